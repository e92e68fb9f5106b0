package import Foundation
import LayoutSolver

/// Writes attributes of views and guides as sums of the solver's variables.
///
/// Positions are in the coordinates of `reference`, the view that holds the constraint; those of other
/// views are added on the way up.
struct TermBuilder {
  let engine: LayoutEngine
  let reference: LayoutNode
  private(set) var terms: [Term] = []
  /// The constant on the right side.
  var constant = 0.0

  init(engine: LayoutEngine, reference: LayoutNode) {
    self.engine = engine
    self.reference = reference
  }

  /// Adds a side of a constraint to the left side, times a factor.
  mutating func add(_ term: AnchorTerm, _ factor: CGFloat) {
    guard let node = term.node else { return }
    add(term.attribute, of: node, Double(factor))
    if let start = term.start { add(start.attribute, of: start.node, -Double(factor)) }
  }

  private mutating func add(
    _ attribute: NSLayoutConstraint.Attribute, of node: LayoutNode, _ factor: Double
  ) {
    if let margin = attribute.ofMargins, let view = node.view {
      return add(margin, of: view.layoutMarginsGuide.layoutNode, factor)
    }
    engine.enter(node)
    guard let entry = node.entry else { return }
    switch attribute.resolved(for: node) {
    case .width: add(entry.width, factor)
    case .height: add(entry.height, factor)
    case .left: addOrigin(of: node, .horizontal, factor)
    case .right:
      addOrigin(of: node, .horizontal, factor)
      add(extent(of: node, .horizontal), factor)
    case .top: addOrigin(of: node, .vertical, factor)
    case .bottom:
      addOrigin(of: node, .vertical, factor)
      add(extent(of: node, .vertical), factor)
    case .centerX:
      addOrigin(of: node, .horizontal, factor)
      add(entry.width, factor / 2)
    case .centerY:
      addOrigin(of: node, .vertical, factor)
      add(entry.height, factor / 2)
    case .firstBaseline, .lastBaseline: addBaseline(attribute, of: node, factor)
    default: break
    }
  }

  /// The width or the height up to an edge: of a scroll view, as the container of what it scrolls,
  /// that of the content.
  private func extent(of node: LayoutNode, _ axis: NSLayoutConstraint.Axis) -> Variable {
    guard let entry = node.entry else { preconditionFailure("The node was entered.") }
    if node === reference, node.view is UIScrollView, let scrolling = engine.scrolling(of: node) {
      return axis == .horizontal ? scrolling.contentWidth : scrolling.contentHeight
    }
    return axis == .horizontal ? entry.width : entry.height
  }

  /// Adds the position of a node's left or upper edge.
  private mutating func addOrigin(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ factor: Double
  ) {
    // A view's own edges, seen from inside.
    guard node !== reference else { return }
    var current = node
    while true {
      engine.enter(current)
      guard let entry = current.entry, let container = current.container else { return }
      add(axis == .horizontal ? entry.x : entry.y, factor)
      let next = container.layoutNode
      if next === reference { return }
      if container is UIScrollView, let scrolling = engine.scrolling(of: next) {
        add(axis == .horizontal ? scrolling.x : scrolling.y, -factor)
      }
      current = next
    }
  }

  /// Adds the position of the first or the last baseline: that of the view which UIKit asks for it,
  /// or the lower edge of views without text.
  private mutating func addBaseline(
    _ attribute: NSLayoutConstraint.Attribute, of node: LayoutNode, _ factor: Double
  ) {
    let isFirst = attribute == .firstBaseline
    let source = node.baselineNode(isFirst: isFirst)
    let distance = source.baseline(isFirst: isFirst)?.distance
    addOrigin(of: source, .vertical, factor)
    engine.enter(source)
    guard let entry = source.entry else { return }
    if isFirst, let distance {
      constant -= factor * Double(distance)
    } else {
      add(entry.height, factor)
      constant += factor * Double(distance ?? 0)
    }
  }

  private mutating func add(_ variable: Variable, _ factor: Double) {
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].coefficient += factor
      if terms[index].coefficient == 0 { terms.remove(at: index) }
    } else if factor != 0 {
      terms.append(Term(variable, factor))
    }
  }
}

/// A view with lines of text.
package protocol BaselineContent: AnyObject {
  /// The distance of the first baseline from the upper edge, and of the last baseline from the lower
  /// edge, in points.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { get }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute with sides instead of directions.
  func resolved(for node: LayoutNode) -> NSLayoutConstraint.Attribute {
    guard self == .leading || self == .trailing else { return self }
    let isFlipped = node.nearestView?.isRightToLeft ?? false
    return (self == .leading) != isFlipped ? .left : .right
  }
}
