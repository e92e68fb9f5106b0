import Foundation
import Layers
import Messaging

/// An object whose properties others of its class get: those that differ from what they were at
/// first.
final class AppearanceProxy {
  let object: NSObject
  private let type: AnyClass
  private let containers: [AnyClass]
  private let traits: UITraitCollection?
  private let properties: [KeyedProperty]
  private let initialValues: [Any?]

  /// A property of the proxy that the app has set.
  struct Setting {
    let property: KeyedProperty
    let value: Any?
    let initialValue: Any?
  }

  init(
    _ object: NSObject, _ type: AnyClass, in containers: [AnyClass], with traits: UITraitCollection?
  ) {
    self.object = object
    self.type = type
    self.containers = containers
    self.traits = traits
    // A view's tint is the inherited one; the table of views has its own tint, too.
    properties = KeyedProperty.all(of: type).filter { $0.key != "tintColor" || !(object is UIView) }
    initialValues = properties.map { $0.value(of: object) }
  }

  /// How many containers have to match: the more, the later are its properties set.
  var depth: Int { containers.count }

  /// Whether the proxy is that of a class, containers and traits.
  func isProxy(
    of type: AnyClass, in containers: [AnyClass], with traits: UITraitCollection?
  ) -> Bool {
    self.type == type && self.containers.elementsEqual(containers) { $0 == $1 }
      && self.traits == traits
  }

  /// Whether a view, or an item in a view, gets the properties.
  func applies(to object: NSObject, in view: UIView) -> Bool {
    guard object.isKind(of: type) else { return false }
    if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
    var missing = containers[...]
    var next: UIResponder? = object === view ? view.next : view
    while let container = missing.first, let responder = next {
      if responder.isKind(of: container) { missing.removeFirst() }
      next = responder.next
    }
    return missing.isEmpty
  }

  /// The properties that the app has set.
  var settings: [Setting] {
    zip(properties, initialValues).compactMap { property, initial in
      let value = property.value(of: object)
      guard !KeyedProperty.areEqual(value, initial) else { return nil }
      return Setting(property: property, value: value, initialValue: initial)
    }
  }
}
