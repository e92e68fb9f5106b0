import Foundation

// Warnings about animations. Core Animation plays such animations anyway, or ignores them; it never
// stops the app. Likewise they don't stop a film: an animation that can't be played takes its time
// without effect.
extension LayerWarning {
  /// Returns the warning for a value of a type that the key path can't hold.
  static func wrongValue(
    _ value: Any, _ role: String, of property: LayerProperty, on layer: CALayer
  ) -> LayerWarning {
    LayerWarning(
      .wrongValue,
      "The animation of \"\(property.name)\" on \(layer.nameInMessages) has no effect: its \(role) "
        + "is of type \(type(of: value)).",
      hint: "The key path \"\(property.name)\" takes \(property.kind.rawValue).",
      subject: "\(type(of: layer)).\(property.name) \(role)")
  }

  /// Returns the warning for a value that the property for the key can't hold.
  package static func wrongSetting(_ value: Any?, key: String, of owner: String) -> LayerWarning {
    let given = value.map { "a value of type \(type(of: $0))" } ?? "nil"
    return LayerWarning(
      .wrongValue, "The key \"\(key)\" of \(owner) was set to \(given), which has no effect.",
      hint: "Use a value of the property's type.",
      subject: "\(owner) \(key)")
  }

  /// Returns the warning for NaN or infinity. `what` names the number and its owner.
  static func notFinite(_ value: Any, _ what: String) -> LayerWarning {
    let first = what.prefix(1).uppercased() + what.dropFirst()
    return LayerWarning(
      .notFinite, "\(first) is \(value) and has no effect.",
      hint: "Use finite numbers. Check the computation for a division by zero.", subject: what)
  }

  /// Returns whether a number is finite; reports a warning if not.
  package static func check(_ value: Double, _ what: @autoclosure () -> String) -> Bool {
    if value.isFinite { return true }
    notFinite(value, what()).report()
    return false
  }

  /// Returns the warning for key times that don't match the values.
  static func keyTimes(
    _ fault: String, of animation: CAKeyframeAnimation, _ path: String, on layer: CALayer
  ) -> LayerWarning {
    LayerWarning(
      .malformedKeyframes,
      "\(fault) (\(type(of: animation)) \"\(path)\" on \(layer.nameInMessages)).",
      hint: "Use one key time per value, rising from 0 to 1.",
      subject: "\(type(of: layer)).\(path) keyTimes")
  }

  /// Returns the warning for a path that a property can't follow.
  static func unusablePath(of property: LayerProperty, on layer: CALayer) -> LayerWarning {
    LayerWarning(
      .malformedKeyframes,
      "The animation of \"\(property.name)\" on \(layer.nameInMessages) cannot follow its path and "
        + "has no effect.",
      hint: "Use a path with finite points, and a key path that holds a point or a size, such as "
        + "\"position\".",
      subject: "\(type(of: layer)).\(property.name) path")
  }

  /// Returns the warning for a spring with invalid parameters.
  package static func malformedSpring(_ what: String, _ numbers: String) -> LayerWarning {
    LayerWarning(
      .malformedSpring, "Invalid spring: \(numbers), in \(what).",
      hint: "Use a positive mass and stiffness and a damping of 0 or more, all finite.",
      subject: what)
  }
}
