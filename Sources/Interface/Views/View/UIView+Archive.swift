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
      ArchivedProperty("priorities", \.archivedPriorities),
      ArchivedProperty("layoutMargins", \.ownMargins),
      ArchivedProperty("restorationIdentifier", \.restorationIdentifier),
      ArchivedProperty("accessibilityIdentifier", \.accessibilityIdentifier),
      ArchivedProperty("accessibilityLabel", \.accessibilityLabel),
    ]
  }

  private static var contents: [ArchivedProperty<UIView>] {
    [
      ArchivedProperty("subviews", \.archivedSubviews),
      ArchivedProperty("constraints", \.archivedConstraints),
    ]
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

  /// The priorities against growing and shrinking, in both directions.
  private var archivedPriorities: [UILayoutPriority] {
    get {
      [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
        [
          contentHuggingPriority(for: axis), contentCompressionResistancePriority(for: axis),
        ]
      }
    }
    set {
      for (index, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
        setContentHuggingPriority(newValue[2 * index], for: axis)
        setContentCompressionResistancePriority(newValue[2 * index + 1], for: axis)
      }
    }
  }

  private var archivedSubviews: [UIView] {
    get { subviews }
    set { for view in newValue { addSubview(view) } }
  }

  /// The constraints that the view holds and that archives can contain.
  private var archivedConstraints: [NSLayoutConstraint] {
    get { constraints.filter(\.isArchivable) }
    set { for constraint in newValue { constraint.isActive = true } }
  }
}

extension NSLayoutConstraint: ArchivedReference {
  /// Subclasses have no coding; guides that an app has added aren't archived.
  package var isArchivable: Bool {
    type(of: self) == NSLayoutConstraint.self && firstItem.flatMap(LinkedItem.init) != nil
      && (secondItem == nil || secondItem.flatMap(LinkedItem.init) != nil)
  }

  package func archive(in coder: NSCoder) {
    for (key, item) in [("first", firstItem), ("second", secondItem)] {
      guard let linked = item.flatMap(LinkedItem.init) else { continue }
      coder.encode(linked.view, forKey: key)
      coder.encode(linked.guide, forKey: key + "Guide")
    }
    coder.encode(firstAttribute as Any?, forKey: "firstAttribute")
    coder.encode(secondAttribute as Any?, forKey: "secondAttribute")
    coder.encode(relation as Any?, forKey: "relation")
    coder.encode([multiplier, constant] as Any?, forKey: "numbers")
    coder.encode(priority as Any?, forKey: "priority")
    coder.encode(identifier as Any?, forKey: "identifier")
  }

  package static func unarchived(from coder: NSCoder) -> Any? {
    func value<Value>(_ key: String) -> Value? { coder.decodeObject(forKey: key) as? Value }
    guard let first = LinkedItem(value("first"), value("firstGuide")),
      let firstAttribute: Attribute = value("firstAttribute"),
      let secondAttribute: Attribute = value("secondAttribute"),
      let relation: Relation = value("relation"), let numbers: [CGFloat] = value("numbers"),
      let priority: UILayoutPriority = value("priority")
    else { return nil }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: firstAttribute, relatedBy: relation,
      toItem: LinkedItem(value("second"), value("secondGuide"))?.item, attribute: secondAttribute,
      multiplier: numbers[0], constant: numbers[1])
    constraint.priority = priority
    constraint.identifier = value("identifier")
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

  init?(_ view: UIView?, _ guide: String?) {
    guard let view, let guide else { return nil }
    (self.view, self.guide) = (view, guide)
  }

  var item: Any { Self.guides.first { $0.name == guide }?.guide(view) ?? view }

  private static var guides: [(name: String, guide: (UIView) -> UILayoutGuide?)] {
    [
      ("safeArea", { $0.safeAreaLayoutGuide }), ("margins", { $0.layoutMarginsGuide }),
      ("readable", { $0.readableContentGuide }),
      ("content", { ($0 as? UIScrollView)?.contentLayoutGuide }),
      ("frame", { ($0 as? UIScrollView)?.frameLayoutGuide }),
    ]
  }
}
