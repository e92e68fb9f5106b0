public import Foundation
import Messaging

// UIKit adds these properties to every object (the informal protocol UIAccessibility). Responders and
// bar items declare them, so that subclasses can override them; those declarations are preferred where
// the compiler knows the class. Objects of which it knows no more than that they are objects come here.
// The extension is of the protocol because members of NSObject itself would be as good as a subclass's.
extension NSObjectProtocol where Self: NSObject {
  /// Whether the object is an accessibility element; false by default.
  public var isAccessibilityElement: Bool {
    get { accessible(\.isAccessibilityElement) { $0.isElement } }
    set { setAccessible(\.isAccessibilityElement, newValue) { $0.isElement = newValue } }
  }

  /// A short name of the element.
  public var accessibilityLabel: String? {
    get { accessible(\.accessibilityLabel, item: \.accessibilityLabel) { $0.label } }
    set {
      setAccessible(\.accessibilityLabel, item: \.accessibilityLabel, newValue) {
        $0.label = newValue
      }
    }
  }

  /// A description of the result of using the element.
  public var accessibilityHint: String? {
    get { accessible(\.accessibilityHint) { $0.hint } }
    set { setAccessible(\.accessibilityHint, newValue) { $0.hint = newValue } }
  }

  /// The value of the element.
  public var accessibilityValue: String? {
    get { accessible(\.accessibilityValue) { $0.value } }
    set { setAccessible(\.accessibilityValue, newValue) { $0.value = newValue } }
  }

  /// The traits of the element.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessible(\.accessibilityTraits) { $0.traits } }
    set { setAccessible(\.accessibilityTraits, newValue) { $0.traits = newValue } }
  }

  /// The frame of the element on the screen; zero by default, and a view's frame for views.
  public var accessibilityFrame: CGRect {
    get { accessible(\.accessibilityFrame) { $0.rare?.frame ?? .zero } }
    set { setAccessible(\.accessibilityFrame, newValue) { $0.change { $0.frame = newValue } } }
  }

  /// The language of the element's texts; nil, the default, for that of the device.
  public var accessibilityLanguage: String? {
    get { accessible(\.accessibilityLanguage) { $0.rare?.language } }
    set {
      setAccessible(\.accessibilityLanguage, newValue) { $0.change { $0.language = newValue } }
    }
  }

  /// Whether the elements in the object are hidden from accessibility; false by default.
  public var accessibilityElementsHidden: Bool {
    get { accessible(\.accessibilityElementsHidden) { $0.hidesElements } }
    set { setAccessible(\.accessibilityElementsHidden, newValue) { $0.hidesElements = newValue } }
  }

  /// Whether siblings are hidden from accessibility; false by default.
  public var accessibilityViewIsModal: Bool {
    get { accessible(\.accessibilityViewIsModal) { $0.isModal } }
    set { setAccessible(\.accessibilityViewIsModal, newValue) { $0.isModal = newValue } }
  }

  /// Whether the elements in the object are presented together; false by default.
  public var shouldGroupAccessibilityChildren: Bool {
    get { accessible(\.shouldGroupAccessibilityChildren) { $0.rare?.groupsChildren ?? false } }
    set {
      setAccessible(\.shouldGroupAccessibilityChildren, newValue) {
        $0.change { $0.groupsChildren = newValue }
      }
    }
  }

  /// The elements in the object, in their order; nil by default.
  public var accessibilityElements: [Any]? {
    get { accessible(\.accessibilityElements) { $0.rare?.elements } }
    set {
      setAccessible(\.accessibilityElements, newValue) { $0.change { $0.elements = newValue } }
    }
  }

  /// The actions that assistive technologies offer; nil by default.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessible(\.accessibilityCustomRotors) { $0.rare?.customRotors } }
    set {
      setAccessible(\.accessibilityCustomRotors, newValue) {
        $0.change { $0.customRotors = newValue }
      }
    }
  }

  /// The actions that assistive technologies offer; nil by default. Stored.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessible(\.accessibilityCustomActions) { $0.rare?.customActions } }
    set {
      setAccessible(\.accessibilityCustomActions, newValue) {
        $0.change { $0.customActions = newValue }
      }
    }
  }

  /// Returns a property of a responder or a bar item, or a stored value of another object.
  private func accessible<Value>(
    _ property: KeyPath<UIResponder, Value>, item: KeyPath<UIBarItem, Value>? = nil,
    stored: (AccessibilityValues) -> Value
  ) -> Value {
    if let responder = self as? UIResponder { return responder[keyPath: property] }
    if let item, let object = self as? UIBarItem { return object[keyPath: item] }
    return stored(StoredAccessibility.values(of: self))
  }

  /// Sets a property of a responder or a bar item, or a stored value of another object.
  private func setAccessible<Value>(
    _ property: ReferenceWritableKeyPath<UIResponder, Value>,
    item: ReferenceWritableKeyPath<UIBarItem, Value>? = nil, _ value: Value,
    store: (inout AccessibilityValues) -> Void
  ) {
    if let responder = self as? UIResponder {
      responder[keyPath: property] = value
    } else if let item, let object = self as? UIBarItem {
      object[keyPath: item] = value
    } else {
      StoredAccessibility.change(of: self, store)
    }
  }
}

/// The accessibility values of an object that doesn't store them itself.
final class StoredAccessibility {
  private var values = AccessibilityValues()

  /// The key under which they are associated with the object; the memory is never read.
  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// Returns the values of an object.
  static func values(of object: NSObject) -> AccessibilityValues {
    (objc_getAssociatedObject(object, key) as? StoredAccessibility)?.values ?? AccessibilityValues()
  }

  /// Changes the values of an object.
  static func change(of object: NSObject, _ body: (inout AccessibilityValues) -> Void) {
    let stored =
      objc_getAssociatedObject(object, key) as? StoredAccessibility ?? StoredAccessibility()
    body(&stored.values)
    objc_setAssociatedObject(object, key, stored, .OBJC_ASSOCIATION_RETAIN)
  }
}
