package import Foundation
import LayoutSolver
import Synchronization

// Auto Layout of a tree of views:
//
//   constraints ── activation ──▶ pending ──┐
//   content sizes, masks, root's size ──────┼── update() ──▶ Solver ──▶ views that need layout
//                                           │
//   layoutSubviews() ◀── layout pass ───────┘   reads the values and sets the subviews' frames
//
// A tree has one engine, which its root owns. Changes are collected and take effect in `update()`, at
// the beginning of a layout pass: as in UIKit, all of them count as simultaneous.

/// The constraints of a tree of views, and the solver that satisfies them.
final class LayoutEngine {
  unowned let root: LayoutNode
  /// Whether the root has the size of its bounds; otherwise constraints determine it.
  let isRootFixed: Bool
  var solver = Solver()

  /// The nodes of variables, by the variables' indices.
  private var nodes: [Int32: Unmanaged<LayoutNode>] = [:]
  /// The apps' constraints by the indices of the solver's; others are the engine's own.
  private var users: [Int32: NSLayoutConstraint] = [:]
  /// Activated constraints that aren't in the solver yet, by their numbers.
  private(set) var pending: [Int: NSLayoutConstraint] = [:]
  /// Constraints in the solver whose constant or priority has changed, by their numbers.
  private var changed: [Int: NSLayoutConstraint] = [:]
  /// The constraints in the solver that use baselines, by their numbers.
  private var usersOfBaselines: [Int: NSLayoutConstraint] = [:]
  /// The nodes whose place follows from geometry outside of the solver: roots, views with
  /// autoresizing masks, guides of the system, scroll views.
  private var watched: [LayoutNode] = []
  /// The nodes whose content has changed.
  private var contentChanges: [LayoutNode] = []
  /// The views whose height depends on their width.
  private var wrapping: [LayoutNode] = []
  private var isUpdating = false
  /// Whether views are being asked for constraints. A view that lays out in `updateConstraints()` gets the
  /// frames for the constraints so far.
  private var isAsking = false
  /// Whether geometry may have changed on which the place of a watched node depends.
  var isGeometryChanged = true
  /// Whether the engine itself has changed the solver since the last report.
  var isSolverChanged = true
  /// Whether a view may want `updateConstraints()` to be called.
  var hasConstraintRequests = true

  /// Whether any engine exists: layout without constraints costs nothing.
  private static let isUsed = Atomic(false)
  static var isInUse: Bool { isUsed.load(ordering: .relaxed) }

  /// Notes that a view expects constraints, before it has a superview.
  static func noteUse() { isUsed.store(true, ordering: .relaxed) }

  /// The number of the next activation.
  private static let activations = Atomic(0)
  static func nextNumber() -> Int { activations.add(1, ordering: .relaxed).newValue }

  init(root: LayoutNode, isRootFixed: Bool = true) {
    self.root = root
    self.isRootFixed = isRootFixed
    Self.noteUse()
  }

  // MARK: Constraints

  func add(_ constraint: NSLayoutConstraint) { pending[constraint.number] = constraint }

  func changed(_ constraint: NSLayoutConstraint) {
    if constraint.placement.constraint != nil { changed[constraint.number] = constraint }
  }

  func remove(_ constraint: NSLayoutConstraint) {
    pending[constraint.number] = nil
    changed[constraint.number] = nil
    usersOfBaselines[constraint.number] = nil
    if let placed = constraint.placement.constraint {
      // New constraints of a label with several lines decide ties as its first ones did.
      for node in constraint.nodes where node.view is any WrappingContent {
        node.entry?.content.isReadded = false
      }
      users[placed.index] = nil
      try? solver.discard(placed)
      isSolverChanged = true
    }
    constraint.placement = ConstraintPlacement()
  }

  /// All constraints of apps, in the order of their activation.
  var constraints: [NSLayoutConstraint] {
    (Array(users.values) + Array(pending.values)).sorted { $0.number < $1.number }
  }

  private func noteBaselines(of constraint: NSLayoutConstraint) {
    constraint.placement.baselines = constraint.baselines
    usersOfBaselines[constraint.number] = constraint.placement.baselines.isEmpty ? nil : constraint
  }

  func contentChanged(_ node: LayoutNode) { contentChanges.append(node) }

  // MARK: Update

  /// Takes over all changes, solves the system, and requests layout of the views whose subviews have
  /// other places then.
  func update() {
    guard !isUpdating, needsUpdate else { return }
    if hasConstraintRequests, !isAsking {
      hasConstraintRequests = false
      isAsking = true
      root.view?.updateConstraintsOfTree()
      isAsking = false
    }
    isUpdating = true
    defer { isUpdating = false }
    applyChanges()
    updateWatched()
    addPending()
    updateContent()
    updateBaselines()
    updateWrapping()
    reportChanges()
  }

  private var needsUpdate: Bool {
    hasConstraintRequests || isGeometryChanged || !pending.isEmpty || !changed.isEmpty
      || !contentChanges.isEmpty || isSolverChanged
  }

  /// Solves a system whose constraints were just added.
  func solveOnce() {
    addPending()
    updateWrapping()
    solver.solve()
  }

  private func addPending() {
    guard !pending.isEmpty else { return }
    let added = pending.sorted { $0.key < $1.key }.map(\.value)
    pending.removeAll()
    // The sizes of contents come first, in the order in which constraints mention the views.
    for constraint in added {
      for node in constraint.nodes { enter(node) }
    }
    let entered = wrapping.filter { $0.entry?.content.isReadded == false }
    for constraint in added { place(constraint) }
    for node in entered { readdContent(of: node) }
  }

  /// Takes over constants and priorities. They count as simultaneous: if one contradicts others, the
  /// rest of them, and the geometry, is taken over before something breaks.
  private func applyChanges() {
    guard !changed.isEmpty else { return }
    var rest = changed.sorted { $0.key < $1.key }.map(\.value)[...]
    changed.removeAll()
    while let constraint = rest.first, change(constraint) { rest.removeFirst() }
    guard !rest.isEmpty else { return }
    for constraint in rest {
      if let placed = constraint.placement.constraint { try? solver.remove(placed) }
    }
    updateWatched()
    for constraint in rest { changeRemoved(constraint) }
  }

  private func updateContent() {
    let nodes = contentChanges
    contentChanges.removeAll()
    for node in nodes where node.entry?.engine === self { setContent(of: node) }
  }

  /// Follows baselines, which depend on fonts, and on the views that stacks arrange.
  private func updateBaselines() {
    for constraint in usersOfBaselines.sorted(by: { $0.key < $1.key }).map(\.value)
    where constraint.baselines != constraint.placement.baselines { replace(constraint) }
  }

  /// Gives views whose height depends on their width the height for the width that the solver found.
  private func updateWrapping() {
    for _ in 0..<4 {
      var isChanged = false
      for node in wrapping {
        guard let entry = node.entry, let content = node.view as? any WrappingContent else {
          continue
        }
        let width = solver.value(of: entry.width)
        guard width != entry.content.measuredWidth else { continue }
        node.entry?.content.measuredWidth = width
        if let size = content.contentSize(forWidth: CGFloat(width)),
          setContent(of: node, size)
        {
          isChanged = true
        }
      }
      if !isChanged { return }
    }
  }

  /// Adds the constraints of a label with several lines again, after the others: UIKit lays such
  /// labels out twice, which decides ties (O3.23 in docs/measured.md).
  private func readdContent(of node: LayoutNode) {
    guard let content = node.view as? any WrappingContent, let entry = node.entry else { return }
    solver.solve()
    node.entry?.content.isReadded = true
    guard content.contentSize(forWidth: CGFloat(solver.value(of: entry.width))) != nil else {
      return
    }
    discardContent(of: node)
    setContent(of: node)
  }

  private func reportChanges() {
    isSolverChanged = false
    var found: [LayoutNode] = []
    solver.takeChanges { variable, _ in
      if let node = nodes[variable.index]?.takeUnretainedValue() { found.append(node) }
    }
    for node in found {
      node.container?.setNeedsLayout()
      if let scrolling = node.entry?.scrolling, let view = node.view as? UIScrollView {
        view.takeContentSize(scrolling, of: self)
      }
    }
  }

  // MARK: Nodes

  /// Makes variables for an item, and the constraints that it brings along.
  func enter(_ node: LayoutNode) {
    guard node.item != nil else { return }
    if let entry = node.entry {
      guard entry.engine !== self else { return }
      entry.engine.leave(node)
    }
    node.entry = LayoutEntry(
      engine: self, x: makeVariable(node), y: makeVariable(node),
      width: makeVariable(node, .nonNegative), height: makeVariable(node, .nonNegative))
    determine(node)
  }

  /// Adds what determines the place of an item besides constraints of apps.
  private func determine(_ node: LayoutNode) {
    isSolverChanged = true
    if let guide = node.guide {
      if let owner = guide.owner { enter(owner.layoutNode) }
      if guide.kind != .own { watch(node) }
    } else if let view = node.view {
      let hasContent =
        node === root ? !isRootFixed : !view.translatesAutoresizingMaskIntoConstraints
      if hasContent {
        setContent(of: node)
        if view is any WrappingContent { wrapping.append(node) }
      } else {
        if node !== root, let container = view.superview { enter(container.layoutNode) }
        watch(node)
      }
    }
  }

  /// Follows the geometry on which the place of a node, or the offset of a scroll view, depends.
  func watch(_ node: LayoutNode) {
    if !watched.contains(where: { $0 === node }) { watched.append(node) }
    updateFixed(of: node)
  }

  private func updateWatched() {
    guard isGeometryChanged else { return }
    isGeometryChanged = false
    for node in watched { updateFixed(of: node) }
  }

  /// Makes a variable of a node.
  func makeVariable(_ node: LayoutNode, _ domain: Variable.Domain = .real) -> Variable {
    let variable = solver.makeVariable(domain)
    nodes[variable.index] = .passUnretained(node)
    return variable
  }

  /// Removes an item that no constraint in the solver mentions.
  func leave(_ node: LayoutNode) {
    guard let entry = node.entry, entry.engine === self else { return }
    for constraint in node.mentionsInOrder where constraint.placement.constraint != nil {
      remove(constraint)
    }
    isSolverChanged = true
    watched.removeAll { $0 === node }
    wrapping.removeAll { $0 === node }
    contentChanges.removeAll { $0 === node }
    for constraint in entry.ownConstraints { try? solver.discard(constraint) }
    for variable in entry.variables {
      nodes[variable.index] = nil
      try? solver.remove(variable)
    }
    node.entry = nil
  }

  /// Determines an item anew, after `translatesAutoresizingMaskIntoConstraints` has changed. It keeps
  /// its variables, which other constraints use.
  func determineAnew(_ node: LayoutNode) {
    guard node.entry?.engine === self else { return }
    watched.removeAll { $0 === node && node.entry?.scrolling == nil }
    wrapping.removeAll { $0 === node }
    discardFixed(of: node)
    discardContent(of: node)
    node.entry?.fixedFor = nil
    node.entry?.content = ContentConstraints()
    determine(node)
  }

  /// Takes all items out of the engine, whose root is deallocated. Constraints within subtrees that
  /// remain are added to the engines of those.
  func dissolve() {
    let remaining = constraints
    for constraint in remaining { remove(constraint) }
    for node in allNodes { leave(node) }
    for constraint in remaining {
      if let holder = constraint.holder, holder !== root {
        holder.engineOfTreeMade?.add(constraint)
      }
    }
  }

  /// All items.
  var allNodes: [LayoutNode] {
    var seen = Set<ObjectIdentifier>()
    return nodes.sorted { $0.key < $1.key }.map { $0.value.takeUnretainedValue() }.filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
  }
}

extension LayoutEntry {
  var ownConstraints: [Constraint] {
    fixed.compactMap { $0 } + content.all + (scrolling?.origin ?? [])
  }

  var variables: [Variable] {
    [x, y, width, height]
      + (scrolling.map { [$0.x, $0.y, $0.contentWidth, $0.contentHeight] } ?? [])
  }
}

extension ContentConstraints {
  var all: [Constraint] {
    [horizontal, vertical].compactMap { $0 }.flatMap { [$0.hugging, $0.resistance] }
  }
}

/// A view whose natural height depends on its width, as of a label with several lines.
package protocol WrappingContent: AnyObject {
  /// How strongly the view resists being higher than its content by default.
  static var verticalHugging: UILayoutPriority { get }

  /// The size of the content if its width isn't limited.
  var naturalContentSize: CGSize { get }

  /// Returns the size of the content for a width; nil if it doesn't depend on the width.
  func contentSize(forWidth width: CGFloat) -> CGSize?
}

extension UIView {
  /// The size of the content before constraints limit its width.
  var unlimitedContentSize: CGSize {
    (self as? any WrappingContent)?.naturalContentSize ?? intrinsicContentSize
  }
}

// MARK: Constraints of apps in the solver

extension LayoutEngine {
  /// The strength of a required constraint that was broken: higher than all optional ones.
  static let brokenStrength = Strength(999.9999)
  /// The strength of a content size with the priority 1000, which isn't required in UIKit.
  static let contentStrength = Strength(999.9998)

  private func strength(of constraint: NSLayoutConstraint) -> Strength {
    constraint.placement.isBroken
      ? Self.brokenStrength : LayoutLimits.strength(constraint.priority)
  }

  /// Adds a constraint to the solver; breaks one if it contradicts others.
  func place(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, constraint.placement.constraint == nil else { return }
    for node in constraint.nodes { enter(node) }
    var builder = TermBuilder(engine: self, reference: holder)
    // Leading and trailing edges are positions in the direction of text.
    let direction: CGFloat = constraint.isRightToLeft ? -1 : 1
    builder.add(constraint.first, direction)
    if let second = constraint.second {
      builder.add(second, -direction * constraint.multiplier)
    }
    builder.constant += LayoutLimits.clamp(constraint.constant)
    // Without variables, as of an edge of a view to itself, a constraint says nothing.
    guard !builder.terms.isEmpty else { return }
    do throws(LayoutError) {
      let placed = try solver.makeConstraint(
        builder.terms.span, constraint.relation.inSolver, builder.constant,
        strength: strength(of: constraint))
      constraint.placement.constraint = placed
      constraint.placement.offset = builder.constant - LayoutLimits.clamp(constraint.constant)
      users[placed.index] = constraint
      noteBaselines(of: constraint)
      insert(constraint, placed)
    } catch {
      ConstraintErrors.report(error, of: constraint)
    }
  }

  private func insert(_ constraint: NSLayoutConstraint, _ placed: Constraint) {
    do throws(LayoutError) {
      try solver.add(placed)
    } catch {
      if breakOne(error, of: constraint) { insert(constraint, placed) }
    }
  }

  /// Takes over a constraint's constant and priority; returns whether they contradict nothing.
  private func change(_ constraint: NSLayoutConstraint) -> Bool {
    guard let placed = constraint.placement.constraint else { return true }
    do throws(LayoutError) {
      try solver.setStrength(strength(of: constraint), of: placed)
      try solver.setConstant(constant(of: constraint), of: placed)
      return true
    } catch {
      guard error.code != .unsatisfiable else { return false }
      ConstraintErrors.report(error, of: constraint)
      return true
    }
  }

  /// Takes over the constant and the priority of a constraint that was removed from the solver, and
  /// adds it again.
  private func changeRemoved(_ constraint: NSLayoutConstraint) {
    guard let placed = constraint.placement.constraint else { return }
    do throws(LayoutError) {
      try solver.setStrength(strength(of: constraint), of: placed)
      try solver.setConstant(constant(of: constraint), of: placed)
    } catch {
      ConstraintErrors.report(error, of: constraint)
    }
    insert(constraint, placed)
  }

  private func constant(of constraint: NSLayoutConstraint) -> Double {
    LayoutLimits.clamp(constraint.constant) + constraint.placement.offset
  }

  /// Makes the engine's own equation hold: breaks constraints of apps that contradict it, or else lets
  /// it give way, as the width of a guide in a view that is narrower than its margins.
  func require(
    _ own: Constraint?, _ change: () throws(LayoutError) -> Constraint,
    orMake weaker: () throws(LayoutError) -> Constraint
  ) -> Constraint? {
    isSolverChanged = true
    while true {
      do throws(LayoutError) {
        return try change()
      } catch {
        if error.code == .unsatisfiable, breakOne(error, of: nil) { continue }
        if let own { try? solver.discard(own) }
        return try? weaker()
      }
    }
  }

  /// Breaks one of the constraints in conflict, as UIKit does. Returns whether there was one.
  private func breakOne(_ error: LayoutError, of constraint: NSLayoutConstraint?) -> Bool {
    guard error.code == .unsatisfiable else {
      if let constraint { ConstraintErrors.report(error, of: constraint) }
      return false
    }
    var conflict = error.constraints.compactMap { users[$0.index] }
    if let constraint, !conflict.contains(where: { $0 === constraint }) {
      conflict.append(constraint)
    }
    let order = ViewOrder(of: root)
    guard let broken = conflict.max(by: { BreakingKey($0, order) < BreakingKey($1, order) }) else {
      return false
    }
    ConstraintErrors.report(conflict: conflict, broken: broken)
    broken.placement.isBroken = true
    if let placed = broken.placement.constraint {
      try? solver.setStrength(Self.brokenStrength, of: placed)
    }
    return true
  }

  /// Adds a constraint again, after what its terms depend on has changed.
  private func replace(_ constraint: NSLayoutConstraint) {
    let isBroken = constraint.placement.isBroken
    remove(constraint)
    constraint.placement.isBroken = isBroken
    place(constraint)
  }
}

extension NSLayoutConstraint.Relation {
  var inSolver: LayoutSolver.Relation {
    switch self {
    case .lessThanOrEqual: .lessOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterOrEqual
    }
  }
}
