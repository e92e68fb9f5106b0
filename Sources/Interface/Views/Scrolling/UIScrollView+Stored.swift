public import Foundation
import Messaging

extension UIScrollView {
  /// Whether an animated change of the offset is running.
  public var isScrollAnimating: Bool { motion != nil && !isDecelerating }

  /// Whether an animated change of the scale is running: false, because scales are set in animation blocks.
  public var isZoomAnimating: Bool { false }

  /// Ends scrolling and zooming at the current offset and scale.
  public func stopScrollingAndZooming() { stop() }

  /// Whether a scroll view around this one scrolls when this one is at its end; false by default. Stored,
  /// without effect.
  public var transfersHorizontalScrollingToParent: Bool {
    get { storedValue(true) }
    set { store(newValue) }
  }

  /// Whether a scroll view around this one scrolls when this one is at its end; stored, without effect.
  public var transfersVerticalScrollingToParent: Bool {
    get { storedValue(true) }
    set { store(newValue) }
  }

  /// Whether keys scroll the view; stored, without effect.
  public var allowsKeyboardScrolling: Bool {
    get { storedValue(true) }
    set { store(newValue) }
  }

  /// The place of content that is smaller than the view, in the unit square; stored, without effect.
  public var contentAlignmentPoint: CGPoint {
    get { storedValue(.zero) }
    set { store(newValue) }
  }

  /// When the index of a headset or a remote control is shown; stored, without effect.
  public var indexDisplayMode: IndexDisplayMode {
    get { storedValue(.automatic) }
    set { store(newValue) }
  }

  /// When an index is shown; the raw values are Apple's.
  public enum IndexDisplayMode: Int, Sendable {
    /// When it is needed.
    case automatic
    /// Never.
    case alwaysHidden
  }

  /// The recognizer of a remote control's keys; it isn't added to the view.
  public var directionalPressGestureRecognizer: UIGestureRecognizer {
    if let made: UIGestureRecognizer = storedValue() { return made }
    let made = UIGestureRecognizer()
    store(made)
    return made
  }
}

// The edges of iOS 26, at which content fades below bars. Bars here have backgrounds of their own.
extension UIScrollView {
  /// The effect at the upper edge; stored, because it isn't shown.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect() }
  /// The effect at the lower edge; stored, because it isn't shown.
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect() }
  /// The effect at the left edge; stored, because it isn't shown.
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect() }
  /// The effect at the right edge; stored, because it isn't shown.
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect() }

  private func edgeEffect(_ edge: String = #function) -> UIScrollEdgeEffect {
    if let made: UIScrollEdgeEffect = storedValue(property: edge) { return made }
    let made = UIScrollEdgeEffect()
    store(made, property: edge)
    return made
  }
}

/// The look of a scroll view's edge below a bar. It isn't shown.
public final class UIScrollEdgeEffect: NSObject {
  /// The kinds of the effect.
  public final class Style: NSObject, Sendable {
    /// As it fits the bar.
    public static let automatic = Style()
    /// The content fades.
    public static let soft = Style()
    /// The content ends at a line.
    public static let hard = Style()
  }

  /// The kind of the effect; automatic by default.
  public var style = Style.automatic
  /// Whether the effect is hidden; false by default.
  public var isHidden = false
}
