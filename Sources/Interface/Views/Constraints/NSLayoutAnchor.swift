public import Foundation
import VirtualTime

/// An attribute of a view or a layout guide, which makes constraints with others of its kind.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: AnchorTerm

  init(_ term: AnchorTerm) {
    self.term = term
    super.init()
  }

  /// The view or layout guide.
  open var item: AnyObject? { term.node?.item }

  /// The name of the attribute.
  open var name: String { "\(term.attribute)" }

  /// Whether the anchor takes part in constraints of `hasAmbiguousLayout`; false.
  open var hasAmbiguousLayout: Bool { false }

  /// Returns a constraint: this anchor is at the other, plus a distance in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.equal, anchor, c) }

  /// Returns a constraint: this anchor is at or after the other, plus a distance in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, c) }

  /// Returns a constraint: this anchor is at or before the other, plus a distance in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, c) }

  func related(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    _ constant: CGFloat, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      term, relation, anchor.term, multiplier: multiplier, constant: constant)
    constraint.checkAttributes()
    VirtualClock.current?.retainInTurn(constraint)
    return constraint
  }
}

/// The space of the system between two views: 8 points, as in Interface Builder.
let systemSpacing: CGFloat = 8

/// A horizontal position: leading, trailing, left, right, or the centre.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one, as a dimension.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: term, to: otherAnchor.term)
  }

  /// Returns a constraint: this anchor follows the other at a multiple of the system's spacing, 8
  /// points.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.equal, anchor, systemSpacing * multiplier) }

  /// Returns a constraint: this anchor follows the other at least at a multiple of the system's
  /// spacing.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, systemSpacing * multiplier) }

  /// Returns a constraint: this anchor follows the other at most at a multiple of the system's
  /// spacing.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, systemSpacing * multiplier) }
}

/// A vertical position: top, bottom, the centre, or a baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one, as a dimension.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: term, to: otherAnchor.term)
  }

  /// Returns a constraint: this anchor is below the other at a multiple of the system's spacing, 8
  /// points.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.equal, anchor, systemSpacing * multiplier) }

  /// Returns a constraint: this anchor is below the other at least at a multiple of the system's
  /// spacing.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, systemSpacing * multiplier) }

  /// Returns a constraint: this anchor is below the other at most at a multiple of the system's
  /// spacing.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, systemSpacing * multiplier) }
}

/// A width, a height, or a distance between two anchors.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  convenience init(from start: AnchorTerm, to end: AnchorTerm) {
    self.init(
      AnchorTerm(
        end.node, end.attribute,
        from: start.node.map { .init(node: $0, attribute: start.attribute) }))
  }

  /// Returns a constraint: the dimension is `c` points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { related(.equal, c) }

  /// Returns a constraint: the dimension is at least `c` points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, c)
  }

  /// Returns a constraint: the dimension is at most `c` points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, c)
  }

  /// Returns a constraint: the dimension is a multiple of another one, plus `c` points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.equal, anchor, c, multiplier: m) }

  /// Returns a constraint: the dimension is at least a multiple of another one, plus `c` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, c, multiplier: m) }

  /// Returns a constraint: the dimension is at most a multiple of another one, plus `c` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, c, multiplier: m) }

  private func related(
    _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(term, relation, nil, multiplier: 1, constant: constant)
    constraint.checkAttributes()
    VirtualClock.current?.retainInTurn(constraint)
    return constraint
  }
}
