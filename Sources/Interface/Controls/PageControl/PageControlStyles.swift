extension UIPageControl {
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
