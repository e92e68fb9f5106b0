public import Foundation

/// A way in which an assistive technology searches for elements. Nothing searches here but code.
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a search; the raw values are Apple's.
  public enum Direction: Int, Sendable {
    /// Towards the beginning.
    case previous
    /// Towards the end.
    case next
  }

  /// The closure that searches for an element.
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The name.
  open var name: String

  /// The closure that searches for an element.
  open var itemSearchBlock: Search

  /// Creates a rotor.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
  }
}

/// What a rotor searches for.
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element at which the search begins.
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil)
  /// The direction of the search.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// The element that a search has found.
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: AnyObject?

  /// Creates a result.
  public init(targetElement: AnyObject?) { self.targetElement = targetElement }
}
