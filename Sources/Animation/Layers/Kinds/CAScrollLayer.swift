public import Foundation
import Geometry

/// Along which axes a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String

  /// The mode of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not at all.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To the left and right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Along both axes; the default.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of something larger, and can move on to other parts.
///
/// It scrolls by the origin of its bounds, which animates as any change of them does, and does not
/// stop at the end of its content. It clips only with `masksToBounds`.
open class CAScrollLayer: CALayer {
  /// Along which axes it scrolls; both by default.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// A copy of another layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
  }

  /// An empty layer at the origin.
  public override init() { super.init() }

  /// There are no archives here: an empty layer at the origin.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func knownValue(forKey key: String) -> KeyedValue? {
    key == "scrollMode" ? .name(self, \.scrollMode) : super.knownValue(forKey: key)
  }

  /// Makes `point`, in its own coordinates, the origin of what shows.
  open func scroll(to point: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = point.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = point.y }
    bounds.origin = origin
  }

  /// Moves by as little as brings `rect`, in its own coordinates, into view; of what is larger than
  /// the bounds the left or upper end shows.
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

// What any layer may ask of the scroll layer that it is in.
extension CALayer {
  /// The nearest scroll layer that holds this one, or is it.
  private var scroller: CAScrollLayer? { lineage.lazy.compactMap { $0 as? CAScrollLayer }.first }

  /// Has the scroll layer make `point` the origin of what shows.
  func scrollAncestor(to point: CGPoint) {
    guard let scroller else { return }
    scroller.scroll(to: convert(point, to: scroller))
  }

  /// Has the scroll layer bring `rect` into view.
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
