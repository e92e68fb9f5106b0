package import Foundation
import Layers

// What archives of views contain. Apple's documentation says that views encode their state for archives;
// values that only the layer has, such as its corner radius, aren't part of them.

extension UIView {
  private static var archived: [ArchivedProperty<UIView>] {
    [
      ArchivedProperty("bounds", \.bounds), ArchivedProperty("center", \.center),
      ArchivedProperty("transform", \.transform), ArchivedProperty("alpha", \.alpha),
      ArchivedProperty("hidden", \.isHidden), ArchivedProperty("opaque", \.isOpaque),
      ArchivedProperty("backgroundColor", \.backgroundColor),
      ArchivedProperty("tintColor", \.ownTintColor),
      ArchivedProperty("contentMode", \.contentMode),
      ArchivedProperty("clipsToBounds", \.clipsToBounds),
      ArchivedProperty("userInteractionEnabled", \.isUserInteractionEnabled),
      ArchivedProperty("multipleTouchEnabled", \.isMultipleTouchEnabled),
      ArchivedProperty("tag", \.tag), ArchivedProperty("autoresizingMask", \.autoresizingMask),
      ArchivedProperty("autoresizesSubviews", \.autoresizesSubviews),
      ArchivedProperty(
        "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints),
      ArchivedProperty("restorationIdentifier", \.restorationIdentifier),
      ArchivedProperty("accessibilityIdentifier", \.accessibilityIdentifier),
    ]
  }

  private static var contents: [ArchivedProperty<UIView>] {
    [ArchivedProperty("subviews", \.archivedSubviews), ArchivedProperty("constraints", \.links)]
  }

  /// Encodes what every view has.
  func archive(in coder: NSCoder) {
    coder.encode(Self.archived, of: self)
    coder.encode(Self.contents, of: self)
  }

  /// Sets what every view has, except its subviews.
  package final func restoreProperties(from coder: NSCoder) {
    coder.decode(Self.archived, of: self)
  }

  /// Sets all that every view has.
  func restore(from coder: NSCoder) {
    coder.isDecoding(self)
    UIView.performWithoutAnimation {
      restoreProperties(from: coder)
      coder.decode(Self.contents, of: self)
    }
  }

  private var ownTintColor: UIColor? {
    get { inheritedAppearance.tint }
    set { setTint(newValue) }
  }

  private var archivedSubviews: [UIView] {
    get { subviews }
    set { for view in newValue { addSubview(view) } }
  }

  /// The constraints that the view holds, as values that archives contain.
  private var links: [[String: Any]] {
    get { constraints.compactMap(Self.link) }
    set { for link in newValue { Self.constraint(link)?.isActive = true } }
  }

  private static func link(_ constraint: NSLayoutConstraint) -> [String: Any]? {
    guard type(of: constraint) == NSLayoutConstraint.self, let first = constraint.firstItem,
      let owner = LinkedItem(first)
    else { return nil }
    var link: [String: Any] = [
      "first": owner.view, "firstGuide": owner.guide, "relation": constraint.relation,
      "firstAttribute": constraint.firstAttribute,
      "secondAttribute": constraint.secondAttribute,
      "numbers": [constraint.multiplier, constraint.constant],
      "priority": constraint.priority,
    ]
    if let identifier = constraint.identifier { link["identifier"] = identifier }
    guard let second = constraint.secondItem else { return link }
    guard let other = LinkedItem(second) else { return nil }
    link["second"] = other.view
    link["secondGuide"] = other.guide
    return link
  }

  private static func constraint(_ link: [String: Any]) -> NSLayoutConstraint? {
    guard let first = LinkedItem(link["first"], link["firstGuide"]),
      let firstAttribute = link["firstAttribute"] as? NSLayoutConstraint.Attribute,
      let secondAttribute = link["secondAttribute"] as? NSLayoutConstraint.Attribute,
      let relation = link["relation"] as? NSLayoutConstraint.Relation,
      let numbers = link["numbers"] as? [CGFloat],
      let priority = link["priority"] as? UILayoutPriority
    else { return nil }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: firstAttribute, relatedBy: relation,
      toItem: LinkedItem(link["second"], link["secondGuide"])?.item, attribute: secondAttribute,
      multiplier: numbers[0], constant: numbers[1])
    constraint.priority = priority
    constraint.identifier = link["identifier"] as? String
    return constraint
  }
}

/// A view or one of its guides, as an item of an archived constraint.
private struct LinkedItem {
  let view: UIView
  let guide: String

  /// Returns nil for guides that an app has added.
  init?(_ item: AnyObject) {
    if let view = item as? UIView {
      (self.view, guide) = (view, "")
    } else if let layoutGuide = item as? UILayoutGuide, let view = layoutGuide.owningView,
      let name = Self.guides.first(where: { $0.guide(view) === layoutGuide })?.name
    {
      (self.view, guide) = (view, name)
    } else {
      return nil
    }
  }

  init?(_ view: Any?, _ guide: Any?) {
    guard let view = view as? UIView, let guide = guide as? String else { return nil }
    (self.view, self.guide) = (view, guide)
  }

  var item: Any { Self.guides.first { $0.name == guide }?.guide(view) ?? view }

  private static var guides: [(name: String, guide: (UIView) -> UILayoutGuide)] {
    [
      ("safeArea", { $0.safeAreaLayoutGuide }), ("margins", { $0.layoutMarginsGuide }),
      ("readable", { $0.readableContentGuide }),
    ]
  }
}
