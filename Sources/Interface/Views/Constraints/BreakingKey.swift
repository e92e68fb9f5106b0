import Foundation

/// The order of views and guides in a tree, breadth first: by depth, then in the order of subviews, a
/// view's guides after its subviews.
struct ViewOrder {
  private var ranks: [ObjectIdentifier: Int] = [:]

  init(of root: LayoutNode) {
    var level = [root.view].compactMap { $0 }
    while !level.isEmpty {
      for view in level { add(view) }
      for view in level {
        for guide in view.layoutNodeIfMade?.guides ?? [] { add(guide) }
        for guide in view.layoutNodeIfMade?.systemGuides ?? [] { add(guide) }
      }
      level = level.flatMap(\.subviews)
    }
  }

  private mutating func add(_ item: AnyObject) { ranks[ObjectIdentifier(item)] = ranks.count }

  func rank(_ node: LayoutNode?) -> Int {
    node?.item.flatMap { ranks[ObjectIdentifier($0)] } ?? -1
  }
}

/// Decides which of several required constraints that contradict each other is broken: the one with
/// the greatest key, whatever the order of their activation.
///
/// The order was measured on iOS: by the later item in the tree, then by the other item, then
/// inequalities before equations and `<=` before `>=`, then by the attribute of the later item, then
/// by the constant (O3.25 in docs/measured.md).
struct BreakingKey: Comparable {
  private let values: [Double]

  init(_ constraint: NSLayoutConstraint, _ order: ViewOrder) {
    let (first, second) = (
      order.rank(constraint.first.node), order.rank(constraint.second?.node)
    )
    let isFirstLater = first >= second
    let relation: Double =
      switch constraint.relation {
      case .equal: 0
      case .greaterThanOrEqual: isFirstLater ? 1 : 2
      case .lessThanOrEqual: isFirstLater ? 2 : 1
      }
    let attribute = isFirstLater ? constraint.firstAttribute : constraint.secondAttribute
    // As `later = earlier + constant`.
    let constant = isFirstLater ? constraint.constant : -constraint.constant
    values = [
      Double(max(first, second)), Double(min(first, second)), relation, Double(attribute.rawValue),
      Double(constant),
    ]
  }

  static func < (left: BreakingKey, right: BreakingKey) -> Bool {
    left.values.lexicographicallyPrecedes(right.values)
  }
}
