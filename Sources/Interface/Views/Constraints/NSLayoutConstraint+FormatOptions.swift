extension NSLayoutConstraint {
  /// The alignment and the direction of the views in a visual format; the raw values are Apple's.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bit mask, with Apple's values.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges are aligned.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges are aligned.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The upper edges are aligned.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The lower edges are aligned.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading edges are aligned.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The centres are aligned along the x axis.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The centres are aligned along the y axis.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last baselines are aligned.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first baselines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// From the leading to the trailing edge: the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Spaces are between edges: the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical spaces are between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that are aligned.
    var aligned: [Attribute] {
      (1...12).filter { rawValue & 1 << $0 != 0 }.compactMap { Attribute(rawValue: $0) }
    }
  }
}
