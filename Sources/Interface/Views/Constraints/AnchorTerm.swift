import Foundation

/// One side of a constraint: an attribute of an item, or the distance between two.
struct AnchorTerm {
  /// The item; nil if there is none, as of an outlet.
  let node: LayoutNode?
  let attribute: NSLayoutConstraint.Attribute
  /// The start of a distance that ends at the attribute.
  let start: Start?

  struct Start {
    let node: LayoutNode
    let attribute: NSLayoutConstraint.Attribute
  }

  init() {
    node = nil
    attribute = .notAnAttribute
    start = nil
  }

  init(
    _ node: LayoutNode?, _ attribute: NSLayoutConstraint.Attribute, from start: Start? = nil
  ) {
    self.node = node
    self.attribute = attribute
    self.start = start
  }

  /// The attribute of a view or a layout guide; nil for other objects.
  init?(of item: Any, _ attribute: NSLayoutConstraint.Attribute) {
    if let view = item as? UIView {
      self.init(view.layoutNode, attribute)
    } else if let guide = item as? UILayoutGuide {
      self.init(guide.layoutNode, attribute)
    } else {
      return nil
    }
  }

  /// The items.
  var nodes: [LayoutNode] { [node, start?.node].compactMap { $0 } }

}

extension NSLayoutConstraint.Attribute {
  enum Kind { case none, x, y, width, height }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    case .width: .width
    case .height: .height
    }
  }

  /// Whether the attribute is an edge that depends on the direction of text.
  var isDirectional: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }

  /// Whether the attribute is an edge at a fixed side.
  var isSided: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

  /// The attribute of the margins' guide for an attribute of a view; nil for others.
  var ofMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
