import Foundation
import Views

/// The values of constraints in nibs.
enum NibConstraints {
  static func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? {
    name.flatMap { attributes[$0] }
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  static func relation(_ name: String?) -> NSLayoutConstraint.Relation {
    switch name {
    case "greaterThanOrEqual": .greaterThanOrEqual
    case "lessThanOrEqual": .lessThanOrEqual
    default: .equal
    }
  }

  /// A number, or a ratio such as "16:9" or "1/2".
  static func multiplier(_ text: String?) -> CGFloat {
    let parts = (text ?? "").split { ":/".contains($0) }.compactMap { Double($0) }
    switch parts.count {
    case 1: return CGFloat(parts[0])
    case 2 where parts[1] != 0: return CGFloat(parts[0] / parts[1])
    default: return 1
    }
  }

  /// The constant of a standard space: 8 points between siblings, 20 to the superview (Apple's *Visual
  /// Format Language*); 0 for other constraints.
  static func standardConstant(_ element: InterfaceElement, in view: UIView) -> CGFloat {
    guard element.flag("symbolic") == true else { return 0 }
    return element["firstItem"] == nil || element["secondItem"] == nil ? 20 : 8
  }
}
