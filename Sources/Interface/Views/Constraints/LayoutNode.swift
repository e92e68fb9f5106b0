import Foundation
import LayoutSolver

/// What Auto Layout knows of a view or a layout guide: the constraints that mention it, and its place
/// in an engine.
///
/// Constraints hold nodes rather than views, so that views don't need weak references, which would
/// make them slow.
final class LayoutNode {
  private var viewReference: Unmanaged<UIView>?
  private var guideReference: Unmanaged<UILayoutGuide>?

  /// The active constraints that mention the item, by their numbers.
  private(set) var mentions: [Int: NSLayoutConstraint] = [:]
  /// Of views: the active constraints that belong to it, by their numbers.
  private(set) var held: [Int: NSLayoutConstraint] = [:]
  /// Of views: the layout guides that were added.
  var guides: [UILayoutGuide] = []
  /// Of views: the guides of the system, which are made when they are first used.
  var systemGuides: [UILayoutGuide] = []
  /// Of views: how strongly it keeps the size of its content.
  var contentPriorities = ContentPriorities()
  /// Of views that a stack view arranges: whether it is hidden; its layer is hidden later if that is
  /// animated.
  var isHiddenInStack: Bool?
  /// Of roots: the engine of the tree.
  var ownEngine: LayoutEngine?

  /// Whether an active constraint mentions the item or a guide of it.
  var isMentioned: Bool {
    !mentions.isEmpty || (guides + systemGuides).contains { !$0.layoutNode.mentions.isEmpty }
  }

  /// The place in an engine; nil if the item is in none.
  var entry: LayoutEntry?

  init(view: UIView) {
    viewReference = .passUnretained(view)
    contentPriorities = ContentPriorities(of: view)
  }

  init(guide: UILayoutGuide) { guideReference = .passUnretained(guide) }

  var view: UIView? { viewReference?.takeUnretainedValue() }
  var guide: UILayoutGuide? { guideReference?.takeUnretainedValue() }
  var item: AnyObject? { view ?? guide }

  /// The view in whose coordinates the item is placed.
  var container: UIView? { view?.superview ?? guide?.owner }

  /// The view at which the search for a common superview begins.
  var nearestView: UIView? { view ?? guide?.owner }

  /// The node of the root of the tree.
  var root: LayoutNode? {
    guard var view = nearestView else { return nil }
    while let next = view.superview { view = next }
    return view.layoutNode
  }

  /// The engine of the tree; nil if it has none yet.
  var engineOfTree: LayoutEngine? { root?.ownEngine }

  /// Requests a layout pass of a view.
  func layOutSoon() { nearestView?.setNeedsLayout() }

  // MARK: Constraints

  func mention(_ constraint: NSLayoutConstraint) { mentions[constraint.number] = constraint }

  func forget(_ constraint: NSLayoutConstraint) { mentions[constraint.number] = nil }

  func hold(_ constraint: NSLayoutConstraint) { held[constraint.number] = constraint }

  func release(_ constraint: NSLayoutConstraint) { held[constraint.number] = nil }

  /// The constraints that mention the item, in the order of their activation.
  var mentionsInOrder: [NSLayoutConstraint] {
    mentions.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The constraints that belong to the view, in the order of their activation.
  var heldInOrder: [NSLayoutConstraint] { held.sorted { $0.key < $1.key }.map(\.value) }

  /// The constraints that mention the item along an axis.
  func constraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    mentionsInOrder.filter {
      switch $0.first.attribute.kind {
      case .x, .width: axis == .horizontal
      case .y, .height: axis == .vertical
      case .none: false
      }
    }
  }

  /// Called when the view or the guide is deallocated.
  func itemIsDeallocated() {
    for constraint in mentionsInOrder + heldInOrder { constraint.deactivate() }
    for guide in guides + systemGuides { guide.owner = nil }
    entry?.engine.leave(self)
    ownEngine?.dissolve()
    ownEngine = nil
    viewReference = nil
    guideReference = nil
  }
}

/// How strongly a view resists being larger or smaller than its content, by axis.
struct ContentPriorities {
  /// UIKit's default; labels have 251 along the vertical axis, see `UILabel`.
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalResistance = UILayoutPriority.defaultHigh
  var verticalResistance = UILayoutPriority.defaultHigh

  init() {}

  /// The defaults of a view: labels keep their height a bit more strongly (O3.14 in
  /// docs/measured.md).
  init(of view: UIView) {
    if let content = view as? any WrappingContent {
      verticalHugging = type(of: content).verticalHugging
    }
  }
}

/// The place of a view or a layout guide in an engine.
struct LayoutEntry {
  unowned let engine: LayoutEngine
  /// The rectangle in the coordinates of the container; of views, the alignment rectangle.
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// The constraints that place it: those of the autoresizing mask, of the root's size, or of a guide
  /// of the system. Empty, or one for each variable; nil if it can't be made.
  var fixed: [Constraint?] = []
  /// The frame and the superview's size for which `fixed` holds.
  var fixedFor: FixedGeometry?
  /// The constraints of the content's size.
  var content = ContentConstraints()
  /// Of scroll views: the variables of the origin of the bounds and of the content's size.
  var scrolling: ScrollVariables?
}

/// The constraints of a view's content size along both axes.
struct ContentConstraints {
  var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  var horizontal: (hugging: Constraint, resistance: Constraint)?
  var vertical: (hugging: Constraint, resistance: Constraint)?
  /// The width for which the height of a label with several lines was measured.
  var measuredWidth: Double?
  /// Whether the constraints of a label with several lines were added for the second time.
  var isReadded = false
}

/// The geometry from which the constraints of an autoresizing mask follow.
struct FixedGeometry: Equatable {
  var frame: CGRect
  var container: CGSize
  var mask: UIView.AutoresizingMask
}

/// The variables of a scroll view.
struct ScrollVariables {
  let x: Variable
  let y: Variable
  let contentWidth: Variable
  let contentHeight: Variable
  var origin: [Constraint]
}

/// The place of a constraint in a solver.
struct ConstraintPlacement {
  var constraint: Constraint?
  /// What is added to the constant of the constraint, such as the distances of baselines.
  var offset = 0.0
  /// The baselines that it uses.
  var baselines: [Baseline] = []
  /// Whether it was required and contradicted others, and gives way to them.
  var isBroken = false
}
