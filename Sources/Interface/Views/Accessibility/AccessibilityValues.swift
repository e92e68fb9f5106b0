import Foundation

/// The accessibility values of an object. Nothing reads them during a render; they are stored so that
/// code compiles and can read them back.
struct AccessibilityValues {
  var label, hint, value, identifier: String?
  var isElement = false
  var traits: UIAccessibilityTraits = []
  var hidesElements = false
  var isModal = false
  /// The values that few objects have.
  var rare: RareAccessibilityValues?

  /// Changes a value that few objects have.
  mutating func change(_ body: (RareAccessibilityValues) -> Void) {
    let values = rare ?? RareAccessibilityValues()
    rare = values
    body(values)
  }
}

/// Accessibility values that few objects have: one reference in each object instead of all of them.
final class RareAccessibilityValues {
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var groupsChildren = false
  var ignoresInvertedColors = false
}
