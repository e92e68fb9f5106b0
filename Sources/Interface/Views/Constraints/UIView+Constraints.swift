import Foundation
import LayoutSolver
import VirtualTime

// The parts of Auto Layout that views call. What subclasses override is declared in the class and
// implemented here.
extension UIView {
  var layoutNode: LayoutNode {
    if let layoutNodeIfMade { return layoutNodeIfMade }
    let node = LayoutNode(view: self)
    layoutNodeIfMade = node
    return node
  }

  // MARK: Layout

  /// Takes over changed constraints before a layout pass.
  func updateLayoutEngine() {
    guard LayoutEngine.isInUse else { return }
    var view = self
    while let next = view.superview { view = next }
    view.layoutNodeIfMade?.ownEngine?.update()
  }

  /// Gives the subviews that constraints place their frames.
  func applyConstraints() {
    guard LayoutEngine.isInUse else { return }
    // A subclass can have changed constraints before it called this.
    updateLayoutEngine()
    for view in subviews where constraintsPlace(view) {
      if view.layoutNodeIfMade?.entry == nil {
        guard let engine = layoutNode.engineOfTreeMade else { continue }
        engine.enter(view.layoutNode)
      }
      if let entry = view.layoutNode.entry { view.apply(entry) }
    }
  }

  /// Whether constraints give a subview its frame. One that no constraint mentions keeps the frame that
  /// code has set, as in UIKit: libraries lay dimming views over a screen without constraints. If the
  /// view itself holds constraints, a subview with a natural size gets this size, as a label at the
  /// upper left corner whose constraints were forgotten (D).
  private func constraintsPlace(_ view: UIView) -> Bool {
    guard !view.translatesAutoresizingMaskIntoConstraints else { return false }
    if self is UIStackView || view.layoutNodeIfMade?.isMentioned == true { return true }
    guard layoutNodeIfMade?.held.isEmpty == false else { return false }
    let size = view.intrinsicContentSize
    return size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric
  }

  /// Sets the geometry to the values of the solver, rounded as UIKit rounds on a screen with two pixels
  /// a point: positions to points, sizes to half points (O3.1 in docs/measured.md).
  ///
  /// As in UIKit, `center` becomes the middle of the solved rectangle whatever the anchor point is. A
  /// view with another anchor point is therefore displaced, and turns and scales around the middle of
  /// the place that its constraints describe; iOS code moves it back with a constraint's constant. The
  /// zoomed view of a scroll view keeps its origin and has the scaled size, as photo viewers need it (D).
  private func apply(_ entry: LayoutEntry) {
    let solved = entry.rect
    let insets = alignmentRectInsets
    let origin = CGPoint(
      x: (solved.minX - insets.left).rounded(), y: (solved.minY - insets.top).rounded())
    let size = CGSize(
      width: ((solved.width + insets.left + insets.right) * 2).rounded() / 2,
      height: ((solved.height + insets.top + insets.bottom) * 2).rounded() / 2)
    let scroller = superview as? UIScrollView
    let scale = scroller?.zoomedByConstraints === self ? scroller?.zoomScale ?? 1 : 1
    let position = CGPoint(
      x: origin.x + size.width * scale / 2, y: origin.y + size.height * scale / 2)
    func change() {
      if bounds.size != size { bounds.size = size }
      if center != position { center = position }
    }
    let isNew = bounds.size == .zero && ViewAnimations.current?.newViewsAppearInPlace == true
    if isNew { UIView.performWithoutAnimation(change) } else { change() }
  }

  /// Lays the view out. Its descendants that get their first size from constraints appear in their
  /// places, instead of growing from nothing in the open animation block.
  package func layoutIfNeededWithNewViewsInPlace() {
    guard let animations = ViewAnimations.current else { return layoutIfNeeded() }
    let before = animations.newViewsAppearInPlace
    animations.newViewsAppearInPlace = true
    layoutIfNeeded()
    animations.newViewsAppearInPlace = before
  }

  /// Calls `updateConstraints()` of the views that have asked for it, the innermost first. Each view
  /// is asked once after it was created, as in UIKit.
  func updateConstraintsOfTree() {
    for view in subviews { view.updateConstraintsOfTree() }
    guard needsConstraints else { return }
    needsConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  func requestConstraints() {
    needsConstraints = true
    layoutNode.engineOfTreeMade?.hasConstraintRequests = true
    setNeedsLayout()
  }

  /// The content size has changed.
  func contentSizeChanged() {
    guard LayoutEngine.isInUse, let node = layoutNodeIfMade, let entry = node.entry else { return }
    entry.engine.contentChanged(node)
    superview?.setNeedsLayout()
  }

  func contentPrioritiesChanged() {
    guard let node = layoutNodeIfMade, let entry = node.entry else { return }
    entry.engine.setContentPriorities(of: node)
    superview?.setNeedsLayout()
  }

  /// `translatesAutoresizingMaskIntoConstraints` has changed.
  func maskTranslationChanged() {
    LayoutEngine.noteUse()
    if let node = layoutNodeIfMade, let entry = node.entry { entry.engine.determineAnew(node) }
    if superview != nil { _ = layoutNode.engineOfTreeMade }
    superview?.setNeedsLayout()
  }

  /// Notes that a frame, margins or a mask has changed on which the engine's own equations depend.
  func geometryChanged() {
    if let entry = layoutNodeIfMade?.entry { entry.engine.isGeometryChanged = true }
  }

  // MARK: Hierarchy

  /// Takes the view's subtree out of the engine of its tree, before it moves. Constraints that connect
  /// it with views outside are deactivated; the others are returned.
  func leaveLayoutEngine() -> [NSLayoutConstraint] {
    guard LayoutEngine.isInUse else { return [] }
    var kept: [NSLayoutConstraint] = []
    if superview == nil, let engine = layoutNodeIfMade?.ownEngine {
      kept = engine.constraints
      for constraint in kept { engine.remove(constraint) }
      for node in engine.allNodes { engine.leave(node) }
      layoutNodeIfMade?.ownEngine = nil
      return kept
    }
    guard superview != nil, let engine = layoutNodeIfMadeOfTree else { return [] }
    forSubtree { view in
      guard let node = view.layoutNodeIfMade else { return }
      for item in [node] + (node.guides + node.systemGuides).map(\.layoutNode) {
        for constraint in item.mentionsInOrder {
          if let holder = constraint.holder?.view, holder.isDescendant(of: self) {
            kept.append(constraint)
            engine.remove(constraint)
          } else {
            constraint.deactivate()
          }
        }
      }
    }
    leave(engine)
    var seen = Set<Int>()
    return kept.filter { seen.insert($0.number).inserted }
  }

  /// Takes the items out of the engine, the innermost first: masks of subviews use their containers.
  private func leave(_ engine: LayoutEngine) {
    for view in subviews { view.leave(engine) }
    guard let node = layoutNodeIfMade else { return }
    for guide in node.guides + node.systemGuides { engine.leave(guide.layoutNode) }
    engine.leave(node)
  }

  /// Adds the constraints of a subtree to the engine of the tree to which it has moved.
  func enterLayoutEngine(_ constraints: [NSLayoutConstraint]) {
    guard LayoutEngine.isInUse || type(of: self).requiresConstraintBasedLayout else { return }
    let needsEngine =
      !constraints.isEmpty || !translatesAutoresizingMaskIntoConstraints
      || type(of: self).requiresConstraintBasedLayout
    guard let engine = needsEngine ? layoutNode.engineOfTreeMade : layoutNodeIfMadeOfTree else {
      return
    }
    engine.hasConstraintRequests = true
    for constraint in constraints where constraint.isActive { engine.add(constraint) }
    for constraint in constraints { constraint.holder?.layOutSoon() }
  }

  private var layoutNodeIfMadeOfTree: LayoutEngine? {
    var view = self
    while let next = view.superview { view = next }
    return view.layoutNodeIfMade?.ownEngine
  }

  private func forSubtree(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.forSubtree(body) }
  }

  // MARK: Fitting

  /// Returns the size that constraints give the view, as near to `target` as priorities allow.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsOfTree()
    let states = takeLayoutStates()
    defer { putBack(states) }
    let engine = LayoutEngine(root: layoutNode, isRootFixed: false)
    let widthTarget = NSLayoutConstraint(
      AnchorTerm(layoutNode, .width), .equal, nil, multiplier: 1, constant: target.width)
    let heightTarget = NSLayoutConstraint(
      AnchorTerm(layoutNode, .height), .equal, nil, multiplier: 1, constant: target.height)
    widthTarget.priority = horizontal
    heightTarget.priority = vertical
    let targets = [widthTarget, heightTarget]
    for state in states { for constraint in state.constraints { engine.add(constraint) } }
    for constraint in targets {
      constraint.number = LayoutEngine.nextNumber()
      constraint.holder = layoutNode
      engine.add(constraint)
    }
    engine.solveOnce()
    let entry = layoutNode.entry
    let size = entry.map(\.rect.size) ?? .zero
    for state in states { for constraint in state.constraints { engine.remove(constraint) } }
    for constraint in targets {
      engine.remove(constraint)
      constraint.holder = nil
    }
    for node in engine.allNodes { node.entry = nil }
    let insets = alignmentRectInsets
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  private struct LayoutState {
    let node: LayoutNode
    let entry: LayoutEntry?
    let constraints: [NSLayoutConstraint]
    let placements: [ConstraintPlacement]
  }

  /// Takes the places of the subtree out of their nodes, so that another engine can place them.
  private func takeLayoutStates() -> [LayoutState] {
    var states: [LayoutState] = []
    forSubtree { view in
      guard let node = view.layoutNodeIfMade else { return }
      for item in [node] + (node.guides + node.systemGuides).map(\.layoutNode) {
        let constraints = item === node ? node.heldInOrder : []
        states.append(
          LayoutState(
            node: item, entry: item.entry, constraints: constraints,
            placements: constraints.map(\.placement)))
        item.entry = nil
        for constraint in constraints { constraint.placement = ConstraintPlacement() }
      }
    }
    return states
  }

  private func putBack(_ states: [LayoutState]) {
    for state in states {
      state.node.entry = state.entry
      for (constraint, placement) in zip(state.constraints, state.placements) {
        constraint.placement = placement
      }
    }
  }
}

extension LayoutEntry {
  /// The rectangle of the solution.
  var rect: CGRect {
    CGRect(
      x: engine.solver.value(of: x), y: engine.solver.value(of: y),
      width: engine.solver.value(of: width), height: engine.solver.value(of: height))
  }
}

extension LayoutNode {
  /// The solved rectangle of a guide.
  var frameOfGuide: CGRect {
    guard let engine = engineOfTree ?? engineOfTreeMade else { return .zero }
    engine.update()
    if guide?.kind != .own, entry == nil { engine.enter(self) }
    guard let rect = entry?.rect else { return .zero }
    return CGRect(
      x: rect.minX.rounded(), y: rect.minY.rounded(), width: (rect.width * 2).rounded() / 2,
      height: (rect.height * 2).rounded() / 2)
  }

  /// Whether constraints leave the place undetermined.
  var isAmbiguous: Bool {
    guard let engine = engineOfTree else { return false }
    engine.update()
    guard let entry else { return false }
    return [entry.x, entry.y, entry.width, entry.height].contains {
      engine.solver.isAmbiguous($0)
    }
  }

  /// Gives the item another place that its constraints allow as well.
  func exerciseAmbiguity() {
    guard let entry, let engine = engineOfTree else { return }
    for variable in [entry.x, entry.y, entry.width, entry.height] {
      if engine.solver.exerciseAmbiguity(of: variable) { break }
    }
    container?.setNeedsLayout()
  }
}
