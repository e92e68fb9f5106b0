import Foundation
import Layers
import VirtualTime

extension NSLayoutConstraint {
  /// The items of both sides.
  var nodes: [LayoutNode] { first.nodes + (second?.nodes ?? []) }

  /// Whether the constraint is between positions in the direction of text, which is from right to left.
  var isRightToLeft: Bool {
    first.attribute.isDirectional && first.start == nil
      && first.node?.nearestView?.isRightToLeft ?? false
  }

  /// Takes over a changed constant or priority at the next layout.
  func changed() {
    holder?.engineOfTree?.changed(self)
    holder?.layOutSoon()
    record(in: holder)
  }

  /// Records the constraint in a full trace of the stage, as a setting of the view that holds it.
  private func record(in holder: LayoutNode?, _ state: String = "") {
    guard VirtualClock.current?.context.tracing == .full else { return }
    let subject = identifier ?? ConstraintText.subject(of: self)
    holder?.view?.layer.recordSetting("constraint \(subject)") { .text(description + state) }
  }

  func activate() {
    guard holder == nil, !nodes.isEmpty else { return }
    guard let common = nodes.commonView else { return ConstraintErrors.reportUnrelated(self) }
    hold(by: common)
  }

  /// Makes the constraint belong to a view.
  func hold(by view: UIView) {
    guard holder == nil, let engine = view.layoutNode.engineOfTreeMade else { return }
    number = LayoutEngine.nextNumber()
    holder = view.layoutNode
    view.layoutNode.hold(self)
    for node in nodes { node.mention(self) }
    engine.add(self)
    view.setNeedsLayout()
    record(in: holder)
  }

  func deactivate() {
    guard let holder else { return }
    (placedEngine ?? holder.engineOfTree)?.remove(self)
    holder.layOutSoon()
    holder.release(self)
    for node in nodes { node.forget(self) }
    self.holder = nil
    record(in: holder, " (inactive)")
  }

  /// The engine whose solver has the constraint.
  private var placedEngine: LayoutEngine? {
    placement.constraint == nil ? nil : nodes.lazy.compactMap { $0.entry?.engine }.first
  }
}

extension [LayoutNode] {
  /// The nearest view that contains all items, or is one of them.
  var commonView: UIView? {
    guard var common = first?.nearestView else { return nil }
    for node in dropFirst() {
      guard let view = node.nearestView else { return nil }
      while !view.isDescendant(of: common) {
        guard let next = common.superview else { return nil }
        common = next
      }
    }
    return common
  }
}

extension LayoutNode {
  /// The engine of the tree, which is made if there is none.
  var engineOfTreeMade: LayoutEngine? {
    guard let root else { return nil }
    if let engine = root.ownEngine { return engine }
    let engine = LayoutEngine(root: root)
    root.ownEngine = engine
    return engine
  }
}
