extension UISplitViewController {
  /// The columns; the raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Two controllers, as before iOS 14.
    case unspecified
    /// Two columns.
    case doubleColumn
    /// Three columns.
    case tripleColumn
  }

  /// A column; the raw values are Apple's.
  public enum Column: Int, Sendable {
    /// The first one.
    case primary
    /// The second of three.
    case supplementary
    /// The last one.
    case secondary
    /// The one that is shown instead of others in a compact width.
    case compact
    /// The one at the trailing edge.
    case inspector
  }

  /// The arrangement of the columns; the raw values are Apple's.
  public enum DisplayMode: Int, Sendable {
    /// The system decides.
    case automatic
    /// Only the last one.
    case secondaryOnly
    /// Side by side.
    case oneBesideSecondary
    /// The first in front of the last.
    case oneOverSecondary
    /// Three side by side.
    case twoBesideSecondary
    /// Two in front of the last.
    case twoOverSecondary
    /// Two push the last aside.
    case twoDisplaceSecondary

    /// The former name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The use of space by the columns; the raw values are Apple's.
  public enum SplitBehavior: Int, Sendable {
    /// The system decides.
    case automatic
    /// Side by side.
    case tile
    /// In front of each other.
    case overlay
    /// Pushed aside.
    case displace
  }

  /// The edge of the first column; the raw values are Apple's.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
  }

  /// The background of the first column; the raw values are Apple's.
  public enum BackgroundStyle: Int, Sendable {
    /// None.
    case none
    /// That of a sidebar.
    case sidebar
  }

  /// Whether the button that changes the mode is shown; the raw values are Apple's.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The system decides.
    case automatic
    /// Never.
    case never
    /// Always.
    case always
  }
}
