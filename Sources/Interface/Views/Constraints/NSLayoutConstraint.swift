public import Foundation
import VirtualTime

/// A relation between attributes of two views or layout guides:
/// `first.attribute = multiplier × second.attribute + constant`.
///
/// A constraint applies while it is active. It then belongs to the nearest common superview of its
/// items. Multiplier, constant and items follow Apple's documentation of `NSLayoutConstraint`.
open class NSLayoutConstraint: NSObject {
  private final var identityHash = IdentityHash()

  /// A number that is the same on every run, in contrast to the address that other objects hash.
  open override var hash: Int { identityHash.value() }

  /// The two sides; the second is nil for a constant.
  private(set) var first = AnchorTerm()
  private(set) var second: AnchorTerm?
  private var ratio: CGFloat = 1
  private var offset: CGFloat = 0
  private var strength = UILayoutPriority.required

  /// The view that holds the constraint while it is active.
  var holder: LayoutNode?
  /// The number of its activation: constraints are added in this order.
  var number = 0
  /// Its place in the solver, if it has been added.
  var placement = ConstraintPlacement()

  /// The relation of the two sides.
  public private(set) var relation = Relation.equal

  /// A name that identifies the constraint in messages.
  open var identifier: String?

  /// Whether the constraint is archived; it has no effect.
  open var shouldBeArchived = false

  /// Not a designated initializer: classes of other modules, which can't see it, would no longer
  /// inherit the public ones.
  convenience init(
    _ first: AnchorTerm, _ relation: Relation, _ second: AnchorTerm?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    self.first = first
    self.second = second
    self.relation = relation
    ratio = multiplier
    offset = constant
  }

  /// Creates a constraint between attributes of two views or layout guides. A pair of attributes that
  /// Apple's documentation forbids stops the stage with an error.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.flatMap { attr2 == .notAnAttribute ? nil : AnchorTerm(of: $0, attr2) }
    self.init(
      AnchorTerm(of: view1, attr1) ?? AnchorTerm(), relation, second, multiplier: multiplier,
      constant: c)
    checkAttributes()
    VirtualClock.current?.retainInTurn(self)
  }

  /// Creates a constraint that subclasses use as an outlet; it has no items.
  public override init() { super.init() }

  // MARK: Sides

  /// The first view or layout guide.
  open var firstItem: AnyObject? { first.node?.item }

  /// The second view or layout guide; nil if there is none.
  open var secondItem: AnyObject? { second?.node?.item }

  /// The attribute of the first item.
  public var firstAttribute: Attribute { first.attribute }

  /// The attribute of the second item.
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The anchor of the first item's attribute.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

  /// The anchor of the second item's attribute; nil if there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// The factor of the second attribute.
  public var multiplier: CGFloat { ratio }

  /// The number that is added to the second attribute, in points. Set within an animation block
  /// before `layoutIfNeeded()`, the change is animated. A value that isn't finite stops the stage with
  /// an error.
  open var constant: CGFloat {
    get { offset }
    set {
      guard newValue != offset else { return }
      guard ConstraintErrors.check(constant: newValue, of: self) else { return }
      offset = newValue
      changed()
    }
  }

  /// The priority; required by default. A value outside of 1…1000 stops the stage with an error.
  open var priority: UILayoutPriority {
    get { strength }
    set {
      guard newValue != strength else { return }
      guard ConstraintErrors.check(newValue, of: self) else { return }
      strength = newValue
      changed()
    }
  }

  // MARK: Activation

  /// Whether the constraint applies. Activating one whose items have no common superview stops the
  /// stage with an error.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates constraints, in their order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint as messages name it.
  open override var description: String { ConstraintText.of(self) }
}

extension NSLayoutConstraint {
  /// The relation of the two sides of a constraint; the raw values are Apple's.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal
    /// The first side is at least the second.
    case greaterThanOrEqual
  }

  /// An edge, a dimension, a centre or a baseline; the raw values are Apple's.
  public enum Attribute: Int, Sendable {
    /// No attribute.
    case notAnAttribute
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge at which text begins.
    case leading
    /// The edge at which text ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The centre along the x axis.
    case centerX
    /// The centre along the y axis.
    case centerY
    /// The baseline of the last line.
    case lastBaseline
    /// The baseline of the first line.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The upper margin.
    case topMargin
    /// The lower margin.
    case bottomMargin
    /// The margin at which text begins.
    case leadingMargin
    /// The margin at which text ends.
    case trailingMargin
    /// The centre between the left and the right margin.
    case centerXWithinMargins
    /// The centre between the upper and the lower margin.
    case centerYWithinMargins

    /// The baseline of the last line.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// An axis of layout; the raw values are Apple's.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
