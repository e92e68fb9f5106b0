import Failures
import Foundation
import Layers
import LayoutSolver
import VirtualTime

/// Errors and warnings of constraints. Where UIKit throws an exception, the stage stops with an error.
enum ConstraintErrors {
  static func check(constant: CGFloat, of constraint: NSLayoutConstraint) -> Bool {
    guard !constant.isFinite else { return true }
    report(
      "Constant is not finite! That's illegal: \(constant) (\(constraint)).",
      hint: "Set a finite number of points.")
    return false
  }

  static func check(_ priority: UILayoutPriority, of constraint: NSLayoutConstraint) -> Bool {
    guard !(0...1000).contains(priority.rawValue) else { return true }
    report(
      "It's illegal to set the priority \(priority.rawValue) (\(constraint)).",
      hint: "Priorities are greater than 0 and at most required, which is 1000.")
    return false
  }

  static func reportUnrelated(_ constraint: NSLayoutConstraint) {
    report(
      "Unable to activate \(constraint): its items have no common superview.",
      hint: "Add both views to the same hierarchy before activating the constraint.")
  }

  static func reportPairing(_ constraint: NSLayoutConstraint, _ reason: String) {
    report(
      "Invalid pairing of layout attributes in \(constraint): \(reason).",
      hint:
        "Pair widths and heights with each other or with a constant, and edges with edges of the "
        + "same axis.")
  }

  static func report(_ error: LayoutError, of constraint: NSLayoutConstraint) {
    report("\(constraint) can't be added: \(error.message)", hint: error.hint)
  }

  static func reportFormat(_ message: String, position: Int) {
    report(
      "Unable to parse constraint format: \(message), character \(position + 1).",
      hint: "Write formats as in \"H:|-[title(>=80)]-8-[icon]-|\", with the names of `views` and "
        + "`metrics`.")
  }

  private static func report(_ message: String, hint: String) {
    FlipbookError(.invalidConstraint, message, hint: hint).report()
  }

  /// Warns of required constraints that contradict each other, with UIKit's words.
  static func report(conflict: [NSLayoutConstraint], broken: NSLayoutConstraint) {
    let list = conflict.map(\.description).joined(separator: ", ")
    LayerWarning(
      .unsatisfiableConstraints,
      "Unable to simultaneously satisfy constraints: \(list). "
        + "Will attempt to recover by breaking constraint \(broken).",
      hint: "Deactivate one of the constraints, or give it a priority below required.",
      subject: "constraints \(list)"
    ).report()
  }
}

extension NSLayoutConstraint {
  /// Reports attributes that can't be related.
  func checkAttributes() {
    let (one, other) = (first.kind, second?.kind ?? .none)
    if !constant.isFinite || !multiplier.isFinite {
      _ = ConstraintErrors.check(constant: constant.isFinite ? multiplier : constant, of: self)
    } else if one == .none {
      ConstraintErrors.reportPairing(self, "the first attribute is missing")
    } else if second == nil, one == .x || one == .y {
      ConstraintErrors.reportPairing(self, "a location can't be equal to a constant")
    } else if second != nil {
      let isLength = one == .width || one == .height
      let otherIsLength = other == .width || other == .height
      if isLength != otherIsLength || !isLength && one != other {
        ConstraintErrors.reportPairing(
          self, "\(firstAttribute) can't be related to \(secondAttribute)")
      } else if firstAttribute.isDirectional && secondAttribute.isSided
        || firstAttribute.isSided && secondAttribute.isDirectional
      {
        ConstraintErrors.reportPairing(
          self, "leading and trailing can't be related to left and right")
      }
    }
  }
}

extension AnchorTerm {
  /// The kind of the side; a distance is a length.
  var kind: NSLayoutConstraint.Attribute.Kind {
    guard start != nil else { return attribute.kind }
    return attribute.kind == .x ? .width : .height
  }
}

/// The text of constraints in messages.
enum ConstraintText {
  static func of(_ constraint: NSLayoutConstraint) -> String {
    var text = side(constraint.first) + " " + constraint.relation.symbol
    if let second = constraint.second {
      text += constraint.multiplier == 1 ? " " : " \(number(constraint.multiplier))*"
      text += side(second)
      if constraint.constant != 0 {
        text += constraint.constant < 0 ? " - " : " + "
        text += number(abs(constraint.constant))
      }
    } else {
      text += " " + number(constraint.constant)
    }
    if constraint.priority != .required {
      text += " @" + number(CGFloat(constraint.priority.rawValue))
    }
    let name = constraint.identifier.map { " '\($0)'" } ?? ""
    return "<\(type(of: constraint))\(name) \(text)>"
  }

  /// The attribute that a constraint determines, with the view's type and its index among the subviews:
  /// unlike its frame, these don't change during layout.
  static func subject(of constraint: NSLayoutConstraint) -> String {
    let item = constraint.firstItem.map { "\(type(of: $0))" } ?? "?"
    let view = constraint.firstItem as? UIView
    let index = view?.superview?.subviews.firstIndex { $0 === view }.map { " \($0)" } ?? ""
    return "\(item)\(index).\(constraint.firstAttribute)"
  }

  private static func side(_ term: AnchorTerm) -> String {
    guard let node = term.node else { return "?" }
    let end = name(node) + ".\(term.attribute)"
    return term.start.map { "\(name($0.node)).\($0.attribute)…\(end)" } ?? end
  }

  private static func name(_ node: LayoutNode) -> String {
    if let view = node.view { return view.nameInMessages }
    guard let guide = node.guide else { return "a deallocated view" }
    let owner = guide.owner.map { " of \($0.nameInMessages)" } ?? ""
    return (guide.identifier.isEmpty ? "\(type(of: guide))" : guide.identifier) + owner
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
