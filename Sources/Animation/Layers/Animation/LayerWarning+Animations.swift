import Foundation

// What is wrong with animations. Core Animation plays them all the same, or shows nothing of them; it
// never ends the app. Nor do these end a film: an animation that cannot be played takes its time.
extension LayerWarning {
  /// A value of a type that the key path does not hold.
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

  /// A value that the property of that key cannot hold.
  package static func wrongSetting(_ value: Any?, key: String, of owner: String) -> LayerWarning {
    let given = value.map { "a value of type \(type(of: $0))" } ?? "nil"
    return LayerWarning(
      .wrongValue, "The key \"\(key)\" of \(owner) was set to \(given), which has no effect.",
      hint: "Use a value of the type that the property of that name has.",
      subject: "\(owner) \(key)")
  }

  /// NaN or infinity. `what` names the number and its owner.
  static func notFinite(_ value: Any, _ what: String) -> LayerWarning {
    let first = what.prefix(1).uppercased() + what.dropFirst()
    return LayerWarning(
      .notFinite, "\(first) is \(value) and has no effect.",
      hint: "Use finite numbers; look for a division by zero in what computes it.", subject: what)
  }

  /// Whether a number is finite; warns if not.
  package static func check(_ value: Double, _ what: @autoclosure () -> String) -> Bool {
    if value.isFinite { return true }
    notFinite(value, what()).report()
    return false
  }

  /// Key times that don't fit the values.
  static func keyTimes(
    _ fault: String, of animation: CAKeyframeAnimation, _ path: String, on layer: CALayer
  ) -> LayerWarning {
    LayerWarning(
      .malformedKeyframes,
      "\(fault) (\(type(of: animation)) \"\(path)\" on \(layer.nameInMessages)).",
      hint: "Use one key time per value, rising from 0 to 1.",
      subject: "\(type(of: layer)).\(path) keyTimes")
  }

  /// A path that a property cannot follow.
  static func unusablePath(of property: LayerProperty, on layer: CALayer) -> LayerWarning {
    LayerWarning(
      .malformedKeyframes,
      "The animation of \"\(property.name)\" on \(layer.nameInMessages) cannot follow its path and "
        + "has no effect.",
      hint: "Use a path with finite points, and a key path that holds a point or a size, such as "
        + "\"position\".",
      subject: "\(type(of: layer)).\(property.name) path")
  }

  /// A spring that cannot be.
  package static func malformedSpring(_ what: String, _ numbers: String) -> LayerWarning {
    LayerWarning(
      .malformedSpring, "Invalid spring: \(numbers), in \(what).",
      hint: "Mass and stiffness are positive, damping is 0 or more, and all are finite.",
      subject: what)
  }
}
