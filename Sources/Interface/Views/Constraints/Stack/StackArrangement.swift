import Foundation

// The constraints of a stack view, with the priorities of UIKit's (O4.9 to O4.12 in
// docs/measured.md). Along the axis:
//
//   canvas ─ first ─ spacing ─ view ─ spacing ─ … ─ last ─ canvas
//
// and across it, each view to the canvas, or to the first view's baseline.

/// Makes the constraints of a stack view.
struct StackArrangement {
  private let stack: UIStackView
  private let views: [UIView]
  private let space: (UIView) -> CGFloat
  /// The guides between views, for equal spaces.
  private(set) var guides: [UILayoutGuide] = []
  private var made: [NSLayoutConstraint] = []

  init(of stack: UIStackView, space: @escaping (UIView) -> CGFloat) {
    self.stack = stack
    self.space = space
    views = stack.arrangedSubviews
  }

  private var isRow: Bool { stack.axis == .horizontal }
  private var visible: [UIView] { views.filter { !$0.isHidden } }
  /// What the views are arranged in: the stack, or its margins.
  private var canvas: Any {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }
  private var crossStart: NSLayoutConstraint.Attribute { isRow ? .top : .leading }
  private var crossEnd: NSLayoutConstraint.Attribute { isRow ? .bottom : .trailing }
  private var crossCentre: NSLayoutConstraint.Attribute { isRow ? .centerY : .centerX }
  private var crossLength: NSLayoutConstraint.Attribute { isRow ? .height : .width }

  /// Returns the constraints, which aren't active.
  mutating func constraints() -> [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    add("UISV-canvas-connection", first, start, .equal, canvas, start)
    add("UISV-canvas-connection", canvas, end, .equal, last, end)
    for view in views where view.isHidden {
      add("UISV-hiding", view, length, .equal, nil, .notAnAttribute)
    }
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally: addSpacing()
    case .equalSpacing: addEqualSpacing()
    case .equalCentering: addEqualCentering()
    }
    switch stack.distribution {
    case .fill: addPreferences()
    case .fillEqually: addEqualSizes()
    case .fillProportionally: addProportions()
    default: break
    }
    addAlignment()
    return made
  }

  // MARK: Along the axis

  private mutating func addSpacing() {
    for (former, next) in zip(views, views.dropFirst()) {
      let isBetweenLines = !isRow && stack.isBaselineRelativeArrangement
      add(
        "UISV-spacing", next, isBetweenLines ? .firstBaseline : start, .equal, former,
        isBetweenLines ? .lastBaseline : end, constant: gap(former, next))
    }
  }

  /// Of several views without content, the last is stretched (O4.6 in docs/measured.md).
  private mutating func addPreferences() {
    for (index, view) in visible.enumerated() where !(view is UIStackView) {
      let size = view.intrinsicContentSize
      guard (isRow ? size.width : size.height) < 0 else { continue }
      add(
        "UISV-ambiguity-suppression", view, length, .equal, nil, .notAnAttribute,
        priority: 24 - Float(index) / 100)
    }
  }

  /// The space between two neighbours. What is hidden between visible views has half of the spacing on
  /// either side; at an end it has none.
  private func gap(_ former: UIView, _ next: UIView) -> CGFloat {
    switch (former.isHidden, next.isHidden) {
    case (false, false), (true, true): space(former)
    case (true, false):
      isFollowing(former, visibleView: false) ? space(former) / 2 : 0
    case (false, true):
      isFollowing(next, visibleView: true) ? space(former) / 2 : 0
    }
  }

  /// Whether a visible view is after, or before, another one.
  private func isFollowing(_ view: UIView, visibleView after: Bool) -> Bool {
    guard let index = views.firstIndex(where: { $0 === view }) else { return false }
    return (after ? views[(index + 1)...] : views[..<index]).contains { !$0.isHidden }
  }

  private mutating func addEqualSizes() {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      add("UISV-fill-equally", view, length, .equal, first, length)
    }
  }

  private mutating func addProportions() {
    let sizes = visible.map { view -> CGFloat in
      let size = view.unlimitedContentSize
      return max(isRow ? size.width : size.height, 0)
    }
    let spaces = visible.dropLast().map(space).reduce(0, +)
    let total = sizes.reduce(spaces, +)
    guard total > 0 else { return addEqualSizes() }
    // The priorities fall, so that rounding never contradicts the spacing.
    var priority: Float = visible.count > 1 ? 999 : 1000
    for (view, size) in zip(visible, sizes) {
      add(
        "UISV-fill-proportionally", view, length, .equal, canvas, length, multiplier: size / total,
        priority: priority)
      priority -= 1
    }
  }

  private mutating func addEqualSpacing() {
    var former: UILayoutGuide?
    for (view, next) in zip(visible, visible.dropFirst()) {
      let guide = makeGuide()
      add("UISV-distributing-edge", guide, start, .equal, view, end)
      add("UISV-distributing-edge", next, start, .equal, guide, end)
      add(
        "UISV-spacing", guide, length, .greaterThanOrEqual, nil, .notAnAttribute,
        constant: space(view))
      if let former { add("UISV-fill-equally", guide, length, .equal, former, length) }
      former = guide
    }
    connectEnds()
  }

  private mutating func addEqualCentering() {
    let centre: NSLayoutConstraint.Attribute = isRow ? .centerX : .centerY
    var former: UILayoutGuide?
    var priority: Float = 149
    for (view, next) in zip(visible, visible.dropFirst()) {
      let guide = makeGuide()
      add("UISV-distributing-edge", guide, start, .equal, view, centre)
      add("UISV-distributing-edge", guide, end, .equal, next, centre)
      add(
        "UISV-spacing", next, start, .greaterThanOrEqual, view, end, constant: space(view))
      if let former {
        add("UISV-fill-equally", guide, length, .equal, former, length, priority: priority)
        priority -= 1
      }
      former = guide
    }
    connectEnds()
  }

  /// Connects the visible views at both ends, if hidden ones are beyond them.
  private mutating func connectEnds() {
    if let first = visible.first, first !== views.first {
      add("UISV-canvas-connection", first, start, .equal, canvas, start)
    }
    if let last = visible.last, last !== views.last {
      add("UISV-canvas-connection", canvas, end, .equal, last, end)
    }
  }

  private mutating func makeGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "UISV-distributing"
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  // MARK: Across the axis

  private mutating func addAlignment() {
    // The stack is as small as its views allow, and views without content as small as possible.
    if stack.alignment != .fill {
      add("UISV-spanning-fit", stack, crossLength, .equal, nil, .notAnAttribute, priority: 51)
    }
    for view in views {
      switch stack.alignment {
      case .fill:
        add("UISV-alignment", view, crossStart, .equal, canvas, crossStart)
        add("UISV-alignment", view, crossEnd, .equal, canvas, crossEnd)
        continue
      case .leading: add("UISV-alignment", view, crossStart, .equal, canvas, crossStart)
      case .trailing: add("UISV-alignment", view, crossEnd, .equal, canvas, crossEnd)
      case .center: add("UISV-alignment", view, crossCentre, .equal, canvas, crossCentre)
      case .firstBaseline where isRow, .lastBaseline where isRow:
        if let first = views.first, view !== first {
          let baseline: NSLayoutConstraint.Attribute =
            stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
          add("UISV-alignment", view, baseline, .equal, first, baseline)
        }
      case .firstBaseline, .lastBaseline:
        add("UISV-alignment", view, crossStart, .equal, canvas, crossStart)
      }
      addBoundaries(view)
    }
  }

  private mutating func addBoundaries(_ view: UIView) {
    if stack.alignment != .leading {
      add(
        "UISV-spanning-boundary", view, crossStart, .greaterThanOrEqual, canvas, crossStart,
        priority: 999.5)
    }
    if stack.alignment != .trailing {
      add(
        "UISV-spanning-boundary", canvas, crossEnd, .greaterThanOrEqual, view, crossEnd,
        priority: 999.5)
    }
    add(
      "UISV-ambiguity-suppression", view, crossLength, .equal, nil, .notAnAttribute, priority: 25)
  }

  // MARK: Making

  private mutating func add(
    _ identifier: String, _ first: Any, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: Any?,
    _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.identifier = identifier
    constraint.priority = UILayoutPriority(max(priority, 1))
    made.append(constraint)
  }
}
