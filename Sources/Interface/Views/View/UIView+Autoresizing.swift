import Foundation
import Geometry
import Layers

extension UIView {
  /// The parts of a view's layout that are flexible when its superview is resized; the raw values
  /// are Apple's.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bit mask, with Apple's values.
    public let rawValue: UInt

    /// Creates a mask from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The space to the left of the view.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width of the view.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The space to the right of the view.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The space above the view.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height of the view.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The space below the view.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Resizes the view after its superview's size has changed from `old`, through the property `frame`,
  /// which subclasses override to follow changes. If the view has a transform, the untransformed
  /// rectangle is resized.
  func autoresize(from old: CGSize) {
    guard let new = superview?.bounds.size else { return }
    let (size, anchor) = (bounds.size, anchorPoint)
    let x = Span(start: center.x - anchor.x * size.width, length: size.width).following(
      from: old.width, to: new.width,
      flexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(isFlexible))
    let y = Span(start: center.y - anchor.y * size.height, length: size.height).following(
      from: old.height, to: new.height,
      flexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(isFlexible))
    guard !transform.isIdentity else {
      frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
      return
    }
    bounds.size = CGSize(width: x.length, height: y.length)
    center = CGPoint(x: x.start + anchor.x * x.length, y: y.start + anchor.y * y.length)
  }

  private func isFlexible(_ part: AutoresizingMask) -> Bool { autoresizingMask.contains(part) }
}

/// The extent of a view along one axis.
private struct Span {
  let start, length: CGFloat

  /// Returns the extent after the superview's length has changed from `old` to `new`.
  ///
  /// The flexible parts (the space before, the view, the space after) share the difference in
  /// proportion to their lengths, as Apple documents; equally if the sum of their lengths isn't
  /// positive, which is our decision. If no part is flexible, only the space after the view
  /// changes.
  func following(from old: CGFloat, to new: CGFloat, flexible: [Bool]) -> Span {
    let parts = [start, length, old - start - length]
    let total = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let count = flexible.filter(\.self).count
    guard count > 0, new != old else { return self }
    func share(_ index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      return (new - old) * (total > 0 ? parts[index] / total : 1 / CGFloat(count))
    }
    return Span(start: start + share(0), length: max(length + share(1), 0))
  }
}
