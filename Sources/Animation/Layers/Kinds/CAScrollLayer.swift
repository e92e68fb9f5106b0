public import Foundation
import Geometry

/// The axes along which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String

  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No scrolling.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To the left and right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Along both axes; the default.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of content larger than itself, and can scroll to other parts.
///
/// It scrolls by changing the origin of its bounds, which animates like any change of the bounds,
/// and doesn't stop at the end of its content.
///
/// (D) It clips: `masksToBounds` is true unless it is set. Apple's documentation doesn't say so, but only
/// the visible portion is described as displayed, and libraries of scrolling digits rely on it.
open class CAScrollLayer: CALayer {
  /// The axes along which the layer scrolls; both by default.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Creates a copy of another layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
  }

  /// Creates an empty layer at the origin, which clips.
  public override init() {
    super.init()
    masksToBounds = true
  }

  /// Creates a layer from its archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func knownValue(forKey key: String) -> KeyedValue? {
    key == "scrollMode" ? .name(self, \.scrollMode) : super.knownValue(forKey: key)
  }

  /// Scrolls so that `point`, in the layer's coordinates, is the origin of the visible part.
  open func scroll(to point: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = point.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = point.y }
    bounds.origin = origin
  }

  /// Scrolls by the smallest distance that makes `rect`, in the layer's coordinates, visible; if it
  /// is larger than the bounds, its left or upper end becomes visible.
  open func scroll(to rect: CGRect) {
    func origin(_ low: CGFloat, _ size: CGFloat, _ from: CGFloat, _ length: CGFloat) -> CGFloat {
      if from < low || length > size { return from }
      return max(low, from + length - size)
    }
    let (shown, wanted) = (bounds, rect.standardized)
    scroll(
      to: CGPoint(
        x: origin(shown.minX, shown.width, wanted.minX, wanted.width),
        y: origin(shown.minY, shown.height, wanted.minY, wanted.height)))
  }
}

// The methods of `CALayer` that use the layer's enclosing scroll layer.
extension CALayer {
  /// The nearest scroll layer among this layer and its ancestors.
  private var scroller: CAScrollLayer? { lineage.lazy.compactMap { $0 as? CAScrollLayer }.first }

  /// Scrolls the scroll layer so that `point` is the origin of its visible part.
  func scrollAncestor(to point: CGPoint) {
    guard let scroller else { return }
    scroller.scroll(to: convert(point, to: scroller))
  }

  /// Scrolls the scroll layer so that `rect` is visible.
  func scrollAncestor(to rect: CGRect) {
    guard let scroller else { return }
    scroller.scroll(to: convert(rect, to: scroller))
  }

  /// The part of the bounds that the scroll layer shows.
  var partInScroller: CGRect {
    guard let scroller, scroller !== self else { return bounds }
    let part = bounds.intersection(convert(scroller.bounds, from: scroller))
    return part.isNull ? .zero : part
  }
}
