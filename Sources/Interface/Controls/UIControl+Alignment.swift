extension UIControl {
  /// Where content stands between the upper and the lower edge; the raw values are Apple's.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// Above.
    case top
    /// Below.
    case bottom
    /// From edge to edge.
    case fill
  }

  /// Where content stands between the sides; the raw values are Apple's.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// From side to side.
    case fill
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }
}
