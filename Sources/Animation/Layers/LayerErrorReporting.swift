package import Foundation
import VirtualTime

// How setters, which cannot throw, tell the stage what was wrong.
extension LayerError {
  /// A value that is NaN or infinite.
  static func notFinite(_ value: Any, role: String, _ layer: CALayer) -> LayerError {
    .notFinite(value, "the \(role) of \(layer.nameInMessages)")
  }

  /// A value that the property of that key cannot hold.
  static func wrongType(_ value: Any?, key: String, of owner: String) -> LayerError {
    let given = value.map { "a value of type \(type(of: $0))" } ?? "nil"
    return LayerError(
      .wrongType, "The key \"\(key)\" of \(owner) was set to \(given).",
      hint: "Use a value of the property's type.")
  }

  private static func notFinite(_ value: Any, _ what: String) -> LayerError {
    let first = what.prefix(1).uppercased() + what.dropFirst()
    return LayerError(
      .notFinite, "\(first) was set to \(value).",
      hint: "Only finite numbers can be drawn; look for a division by zero in what computes it.")
  }

  /// Stops the stage that is current with this error, and keeps who has made the mistake; the first
  /// error counts.
  package func report() {
    VirtualClock.current?.fail(self, notesCalls: true)
  }

  /// Whether a frame is finite; reports it if not.
  package static func check(_ rect: CGRect, _ role: String, _ layer: CALayer) -> Bool {
    let values = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    if values.allSatisfy(\.isFinite) { return true }
    notFinite(rect, role: role, layer).report()
    return false
  }

  /// Whether a number is finite; reports it, as `what`, if not.
  package static func check(_ value: Double, _ what: @autoclosure () -> String) -> Bool {
    if value.isFinite { return true }
    notFinite(value, what()).report()
    return false
  }
}
