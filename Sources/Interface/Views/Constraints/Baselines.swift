import Foundation

/// The baseline of a view as a constraint uses it.
struct Baseline: Equatable {
  /// The identity of the view with the text: another one than the constraint's if UIKit asks for it,
  /// as in a stack view.
  var source: ObjectIdentifier
  /// The distance of the first baseline from the upper edge, or of the last baseline from the lower
  /// edge, in points. Nil for views without text, whose baseline is the lower edge.
  var distance: CGFloat?
}

extension LayoutNode {
  /// The node of the view whose baseline counts as that of this one.
  func baselineNode(isFirst: Bool) -> LayoutNode {
    guard let view else { return self }
    var current = view
    while true {
      let next = isFirst ? current.forFirstBaselineLayout : current.forLastBaselineLayout
      guard next !== current, next.isDescendant(of: current) else { return current.layoutNode }
      current = next
    }
  }

  /// The first or the last baseline; nil for a layout guide.
  func baseline(isFirst: Bool) -> Baseline? {
    guard let view = baselineNode(isFirst: isFirst).view else { return nil }
    let offsets = (view as? any BaselineContent)?.baselineOffsets
    return Baseline(
      source: ObjectIdentifier(view), distance: isFirst ? offsets?.first : offsets?.last)
  }
}

extension AnchorTerm {
  /// The baselines that the side of a constraint uses.
  fileprivate var baselines: [Baseline] {
    [(node, attribute), (start?.node, start?.attribute)].compactMap { node, attribute in
      guard attribute == .firstBaseline || attribute == .lastBaseline else { return nil }
      return node?.baseline(isFirst: attribute == .firstBaseline)
    }
  }
}

extension NSLayoutConstraint {
  /// The baselines that the constraint uses.
  var baselines: [Baseline] {
    [first, second].compactMap { $0 }.flatMap(\.baselines)
  }
}
