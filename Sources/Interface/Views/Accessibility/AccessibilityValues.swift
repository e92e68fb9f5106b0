import Foundation

/// The accessibility values of a view. Nothing reads them during a render; they are stored so that
/// code compiles and can read them back.
struct AccessibilityValues {
  var label, hint, value, identifier: String?
  var isElement = false
  var traits: UIAccessibilityTraits = []
  var hidesElements = false
  var isModal = false
  /// The values that few views have.
  var rare: RareAccessibilityValues?

  /// Changes a value that few views have.
  mutating func change(_ body: (RareAccessibilityValues) -> Void) {
    let values = rare ?? RareAccessibilityValues()
    rare = values
    body(values)
  }
}

/// Accessibility values that few views have: one reference in each view instead of all of them.
final class RareAccessibilityValues {
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var groupsChildren = false
  var ignoresInvertedColors = false
}
