extension UIPageControl {
  /// The direction of a page control's pages; the raw values are Apple's.
  public enum Direction: Int, Sendable {
    /// As in the language.
    case natural
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// From top to bottom.
    case topToBottom
    /// From bottom to top.
    case bottomToTop
  }

  /// The background of a page control; the raw values are Apple's.
  public enum BackgroundStyle: Int, Sendable {
    /// None, because nothing interacts with the control continuously.
    case automatic
    /// Always drawn.
    case prominent
    /// None.
    case minimal
  }

  /// The kind of interaction with a page control; the raw values are Apple's.
  public enum InteractionState: Int, Sendable {
    /// None.
    case none
    /// Single taps.
    case discrete
    /// A drag over the dots.
    case continuous
  }
}
