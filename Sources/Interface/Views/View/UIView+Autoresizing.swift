import Foundation
import Layers

extension UIView {
  /// What of a view gives way when its superview's size changes; the raw values are Apple's.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// The mask of those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The space to its left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// Its width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The space to its right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The space above it.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// Its height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The space below it.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Follows the superview, which had the size `old`. Under a transform it is the box without it
  /// that follows.
  func autoresize(from old: CGSize) {
    guard let new = superview?.bounds.size else { return }
    let (size, anchor) = (bounds.size, anchorPoint)
    let x = Span(start: center.x - anchor.x * size.width, length: size.width).following(
      from: old.width, to: new.width,
      gives: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(gives))
    let y = Span(start: center.y - anchor.y * size.height, length: size.height).following(
      from: old.height, to: new.height,
      gives: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(gives))
    bounds.size = CGSize(width: x.length, height: y.length)
    center = CGPoint(x: x.start + anchor.x * x.length, y: y.start + anchor.y * y.length)
  }

  private func gives(_ part: AutoresizingMask) -> Bool { autoresizingMask.contains(part) }
}

/// A view's place along one axis.
private struct Span {
  let start, length: CGFloat

  /// The place after the superview's length went from `old` to `new`.
  ///
  /// What gives way (the space before, the view, the space after) shares the difference in
  /// proportion to its sizes, as Apple documents; evenly where these come to nothing, which is our
  /// decision. Where nothing gives way the space after does.
  func following(from old: CGFloat, to new: CGFloat, gives: [Bool]) -> Span {
    let parts = [start, length, old - start - length]
    let total = zip(parts, gives).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let count = gives.filter(\.self).count
    guard count > 0, new != old else { return self }
    func share(_ index: Int) -> CGFloat {
      guard gives[index] else { return 0 }
      return (new - old) * (total > 0 ? parts[index] / total : 1 / CGFloat(count))
    }
    return Span(start: start + share(0), length: max(length + share(1), 0))
  }
}
