extension UIControl {
  /// The vertical alignment of a control's content; the raw values are Apple's.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centred.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Stretched to the full height.
    case fill
  }

  /// The horizontal alignment of a control's content; the raw values are Apple's.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centred.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Stretched to the full width.
    case fill
    /// At the leading edge, where lines begin.
    case leading
    /// At the trailing edge, where lines end.
    case trailing
  }
}
