import Failures
package import Foundation
import VirtualTime

// Errors that setters, which can't throw, report to the stage.
extension FlipbookError {
  /// Returns the error for a value that is NaN or infinite.
  static func notFinite(_ value: Any, role: String, _ layer: CALayer) -> FlipbookError {
    .notFinite(value, "the \(role) of \(layer.nameInMessages)")
  }

  /// Returns the error for a value that the property for the key can't hold.
  static func wrongType(_ value: Any?, key: String, of owner: String) -> FlipbookError {
    let given = value.map { "a value of type \(type(of: $0))" } ?? "nil"
    return FlipbookError(
      .wrongType, "The key \"\(key)\" of \(owner) was set to \(given).",
      hint: "Use a value of the property's type.")
  }

  private static func notFinite(_ value: Any, _ what: String) -> FlipbookError {
    let first = what.prefix(1).uppercased() + what.dropFirst()
    return FlipbookError(
      .notFinite, "\(first) was set to \(value).",
      hint: "Use finite numbers. Check the computation for a division by zero.")
  }

  /// Returns whether a frame is finite; reports an error if not.
  package static func check(_ rect: CGRect, _ role: String, _ layer: CALayer) -> Bool {
    let values = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    if values.allSatisfy(\.isFinite) { return true }
    notFinite(rect, role: role, layer).report()
    return false
  }

  /// Returns whether a number is finite; reports an error that names it `what` if not.
  package static func check(_ value: Double, _ what: @autoclosure () -> String) -> Bool {
    if value.isFinite { return true }
    notFinite(value, what()).report()
    return false
  }
}
