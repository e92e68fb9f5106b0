import Foundation
import LayoutSolver

// The constraints that the engine adds itself: places that don't follow from constraints of apps, and
// the sizes of contents.
extension LayoutEngine {
  // MARK: Content sizes

  /// Takes over a view's content size and priorities. Returns whether something changed.
  @discardableResult
  func setContent(of node: LayoutNode, _ size: CGSize? = nil) -> Bool {
    guard let view = node.view, var content = node.entry?.content else { return false }
    // The intrinsic size is that of unwrapped text, also if the width doesn't change.
    if size == nil { content.measuredWidth = nil }
    let size = size ?? view.unlimitedContentSize
    let priorities = node.contentPriorities
    let old = content.size
    content.size = size
    isSolverChanged = true
    if size.width != old.width || content.horizontal == nil {
      set(
        &content.horizontal, node.entry?.width, size.width, priorities.horizontalHugging,
        priorities.horizontalResistance)
    }
    if size.height != old.height || content.vertical == nil {
      set(
        &content.vertical, node.entry?.height, size.height, priorities.verticalHugging,
        priorities.verticalResistance)
    }
    node.entry?.content = content
    return size != old
  }

  func discardContent(of node: LayoutNode) {
    for constraint in node.entry?.content.all ?? [] { try? solver.discard(constraint) }
    node.entry?.content.horizontal = nil
    node.entry?.content.vertical = nil
  }

  /// Takes over changed priorities.
  func setContentPriorities(of node: LayoutNode) {
    guard let content = node.entry?.content else { return }
    let priorities = node.contentPriorities
    func set(
      _ pair: (hugging: Constraint, resistance: Constraint)?, _ hugging: UILayoutPriority,
      _ resistance: UILayoutPriority
    ) {
      guard let pair else { return }
      isSolverChanged = true
      try? solver.setStrength(Self.contentStrength(hugging), of: pair.hugging)
      try? solver.setStrength(Self.contentStrength(resistance), of: pair.resistance)
    }
    set(content.horizontal, priorities.horizontalHugging, priorities.horizontalResistance)
    set(content.vertical, priorities.verticalHugging, priorities.verticalResistance)
  }

  private static func contentStrength(_ priority: UILayoutPriority) -> Strength {
    priority >= .required ? contentStrength : LayoutLimits.strength(priority)
  }

  private func set(
    _ pair: inout (hugging: Constraint, resistance: Constraint)?, _ variable: Variable?,
    _ length: CGFloat, _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
  ) {
    guard let variable else { return }
    guard length >= 0 else {
      for constraint in [pair?.hugging, pair?.resistance].compactMap({ $0 }) {
        try? solver.discard(constraint)
      }
      pair = nil
      return
    }
    let length = LayoutLimits.clamp(length)
    if let pair {
      try? solver.setConstant(length, of: pair.hugging)
      try? solver.setConstant(length, of: pair.resistance)
      return
    }
    let expression = Expression(variable)
    let hugs = try? solver.add(
      expression, .lessOrEqual, length, strength: Self.contentStrength(hugging))
    let resists = try? solver.add(
      expression, .greaterOrEqual, length, strength: Self.contentStrength(resistance))
    if let hugs, let resists { pair = (hugs, resists) }
  }

  // MARK: Places

  /// Takes over the geometry of a root, of a view with an autoresizing mask, of a guide of the system,
  /// or the offset of a scroll view.
  func updateFixed(of node: LayoutNode) {
    guard node.entry != nil else { return }
    if let scrolling = node.entry?.scrolling, let view = node.view {
      for (constraint, offset) in zip(scrolling.origin, [view.bounds.minX, view.bounds.minY]) {
        try? solver.setConstant(LayoutLimits.clamp(offset), of: constraint)
      }
      isSolverChanged = true
    }
    if node === root {
      fixRoot(node)
    } else if let guide = node.guide {
      fix(guide, node)
    } else if let view = node.view, view.translatesAutoresizingMaskIntoConstraints {
      fixMask(view, node)
    }
  }

  private func fixRoot(_ node: LayoutNode) {
    guard let view = node.view, isRootFixed else { return }
    let size = view.bounds.size
    setFixed(of: node, [0, 0, size.width, size.height]) { entry in
      [entry.x, entry.y, entry.width, entry.height].map { ($0, []) }
    }
  }

  /// The constraints of an autoresizing mask: the place as a linear function of the superview's size.
  private func fixMask(_ view: UIView, _ node: LayoutNode) {
    guard let container = view.superview else { return }
    let (size, anchor) = (view.bounds.size, view.anchorPoint)
    let frame = CGRect(
      x: view.center.x - anchor.x * size.width, y: view.center.y - anchor.y * size.height,
      width: size.width, height: size.height)
    let geometry = FixedGeometry(
      frame: frame, container: container.bounds.size, mask: view.autoresizingMask)
    guard node.entry?.fixedFor != geometry else { return }
    let isNew = node.entry?.fixedFor?.mask != geometry.mask || !geometry.mask.isEmpty
    node.entry?.fixedFor = geometry
    if isNew { discardFixed(of: node) }
    let whole = geometry.container
    let factors = view.autoresizingFactors
    setFixed(
      of: node,
      [
        frame.minX - factors.x * whole.width, frame.minY - factors.y * whole.height,
        frame.width - factors.width * whole.width, frame.height - factors.height * whole.height,
      ]
    ) { entry in
      guard let outer = container.layoutNode.entry else { return [] }
      return [
        (entry.x, [Term(outer.width, -factors.x)]), (entry.y, [Term(outer.height, -factors.y)]),
        (entry.width, [Term(outer.width, -factors.width)]),
        (entry.height, [Term(outer.height, -factors.height)]),
      ]
    }
  }

  private func fix(_ guide: UILayoutGuide, _ node: LayoutNode) {
    guard let owner = guide.owner, guide.kind != .own else { return }
    enter(owner.layoutNode)
    if guide.kind == .content || guide.kind == .frame { return fixScrolling(guide, node, owner) }
    let place = owner.place(of: guide.kind)
    setFixed(of: node, [place.x, place.y, place.width, place.height]) { entry in
      guard let outer = owner.layoutNode.entry else { return [] }
      return [
        (entry.x, []), (entry.y, place.isAtBottom ? [Term(outer.height, -1)] : []),
        (entry.width, [Term(outer.width, -1)]),
        (entry.height, place.isHigh ? [Term(outer.height, -1)] : []),
      ]
    }
  }

  private func fixScrolling(_ guide: UILayoutGuide, _ node: LayoutNode, _ owner: UIView) {
    guard let scrolling = scrolling(of: owner.layoutNode) else { return }
    let isContent = guide.kind == .content
    setFixed(of: node, [0, 0, 0, 0]) { entry in
      guard let outer = owner.layoutNode.entry else { return [] }
      return [
        (entry.x, isContent ? [] : [Term(scrolling.x, -1)]),
        (entry.y, isContent ? [] : [Term(scrolling.y, -1)]),
        (entry.width, [Term(isContent ? scrolling.contentWidth : outer.width, -1)]),
        (entry.height, [Term(isContent ? scrolling.contentHeight : outer.height, -1)]),
      ]
    }
  }

  /// Sets the constants of a node's own four equations, which are made at first.
  private func setFixed(
    of node: LayoutNode, _ constants: [CGFloat],
    _ equations: (LayoutEntry) -> [(variable: Variable, others: [Term])]
  ) {
    guard let entry = node.entry else { return }
    let made = equations(entry)
    let constants = constants.map { LayoutLimits.clamp($0) }
    let own = replaceable(entry.fixed, constants)
    node.entry?.fixed = made.indices.map { index in
      setEquation(own.indices.contains(index) ? own[index] : nil, made[index], constants[index])
    }
  }

  /// Sets the constants of equations that change together. Where the new constant of one contradicts
  /// the former one of another, as the new left edge of a view with a fixed centre does its former
  /// width, removes all that change; the result has nil in their places.
  private func replaceable(_ own: [Constraint?], _ constants: [Double]) -> [Constraint?] {
    let changed = zip(own.indices, constants).compactMap { index, constant in
      own[index].flatMap { (try? solver.constant(of: $0)) == constant ? nil : (index, $0) }
    }
    guard changed.count > 1 else { return own }
    do throws(LayoutError) {
      for (index, constraint) in changed {
        try solver.setConstant(constants[index], of: constraint)
      }
      isSolverChanged = true
      return own
    } catch {
      var own = own
      for (index, constraint) in changed {
        try? solver.discard(constraint)
        own[index] = nil
      }
      return own
    }
  }

  private func setEquation(
    _ own: Constraint?, _ equation: (variable: Variable, others: [Term]), _ constant: Double
  ) -> Constraint? {
    if let own, (try? solver.constant(of: own)) == constant { return own }
    let sum = Expression(
      [Term(equation.variable)] + equation.others.filter { $0.coefficient != 0 })
    return require(own) { () throws(LayoutError) in
      guard let own else { return try solver.add(sum, .equal, constant) }
      try solver.setConstant(constant, of: own)
      return own
    } orMake: { () throws(LayoutError) in
      try solver.add(sum, .equal, constant, strength: Self.brokenStrength)
    }
  }

  func discardFixed(of node: LayoutNode) {
    for constraint in node.entry?.fixed ?? [] {
      if let constraint { try? solver.discard(constraint) }
    }
    node.entry?.fixed = []
    isSolverChanged = true
  }

  // MARK: Scroll views

  /// Returns the variables of a scroll view's offset and content.
  func scrolling(of node: LayoutNode) -> ScrollVariables? {
    if let scrolling = node.entry?.scrolling { return scrolling }
    enter(node)
    guard node.entry != nil, let view = node.view else { return nil }
    let (x, y) = (makeVariable(node), makeVariable(node))
    let origin = [
      try? solver.add(Expression(x), .equal, Double(view.bounds.origin.x)),
      try? solver.add(Expression(y), .equal, Double(view.bounds.origin.y)),
    ].compactMap { $0 }
    let scrolling = ScrollVariables(
      x: x, y: y, contentWidth: makeVariable(node, .nonNegative),
      contentHeight: makeVariable(node, .nonNegative), origin: origin)
    node.entry?.scrolling = scrolling
    watch(node)
    return scrolling
  }
}
