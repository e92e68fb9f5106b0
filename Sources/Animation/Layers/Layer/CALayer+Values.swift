import VirtualTime
import Failures
import Drawing
import Foundation
import Geometry

// Values by key. On Apple's platforms the runtime provides these; here they are methods of layers
// and animations only.
extension CALayer {
  /// Returns the result of `value(forKey:)`.
  func readValue(forKey key: String) -> Any? {
    if let known = knownValue(forKey: key) { return known.get() }
    if let property = animatableProperties[key] {
      return property.box(property.get(modelState))
    }
    if let registered = RegisteredProperties.find(key, of: self) { return registered.get() }
    return userValues[key] ?? style?[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// Performs `setValue(_:forKey:)`.
  func writeValue(_ value: Any?, forKey key: String) {
    if let known = knownValue(forKey: key) {
      if !known.set(value) { FlipbookError.wrongType(value, key: key, of: nameInMessages).report() }
    } else if let property = animatableProperties[key] {
      set(value, for: property)
    } else if let registered = RegisteredProperties.find(key, of: self) {
      if !registered.set(value) {
        FlipbookError.wrongType(value, key: key, of: nameInMessages).report()
      }
    } else {
      runAction(forKey: key, to: value) { userValues[key] = Number.boxed(value) }
      if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }
  }

  /// Returns the result of `value(forKeyPath:)`.
  func readValue(forKeyPath keyPath: String) -> Any? {
    if let property = animatableProperties[keyPath], property.name != property.wholeKey {
      return property.box(property.get(modelState))
    }
    if let part = externalKind?.value(forKeyPath: keyPath) { return part.get() }
    return value(forKey: keyPath)
  }

  /// Performs `setValue(_:forKeyPath:)`.
  func writeValue(_ value: Any?, forKeyPath keyPath: String) {
    if let property = animatableProperties[keyPath], property.name != property.wholeKey {
      set(value, for: property)
    } else if let part = externalKind?.value(forKeyPath: keyPath) {
      _ = part.set(value)
    } else {
      warn(ofPartless: keyPath)
      setValue(value, forKey: keyPath)
    }
  }

  /// Warns about a path into a property that doesn't have this part: the path becomes a custom key.
  private func warn(ofPartless keyPath: String) {
    let known = animatableProperties
    let whole = keyPath.prefix { $0 != "." }
    guard whole.count < keyPath.count, known[String(whole)] != nil else { return }
    LayerWarning.unknownKeyPath(keyPath, of: self, known: known, toAnimate: false).report()
  }

  private func set(_ value: Any?, for property: LayerProperty) {
    guard let converted = property.convert(value ?? NSNull()) else {
      return FlipbookError.wrongType(value, key: property.name, of: nameInMessages).report()
    }
    var changed = modelState
    property.setModel(&changed, converted)
    guard changed != modelState else { return }
    change(property.wholeKey, to: changed, value ?? NSNull())
  }

  /// All animatable properties of the layer by key path.
  package var animatableProperties: [String: LayerProperty] {
    externalKind?.properties ?? type(of: self).properties
  }

  /// Returns access to the keys of all layers that aren't animatable properties, can be nil, or
  /// have setters with side effects.
  func commonValue(forKey key: String) -> KeyedValue? {
    if let own = externalKind?.value(forKey: key) { return own }
    return switch key {
    case "frame": .value(self, \.frame)
    case "name": .object(self, \.name)
    case "style": .object(self, \.style)
    case "actions": .object(self, \.actions)
    case "delegate": .object(self, \.delegate)
    case "sublayers": .object(self, \.sublayers)
    case "superlayer": .constant { self.superlayer }
    case "mask": .object(self, \.mask)
    case "backgroundColor": .object(self, \.backgroundColor)
    case "borderColor": .object(self, \.borderColor)
    case "shadowColor": .object(self, \.shadowColor)
    case "hidden": .flag(self, \.isHidden)
    case "geometryFlipped": .flag(self, \.isGeometryFlipped)
    case "allowsGroupOpacity": .flag(self, \.allowsGroupOpacity)
    case "opaque": .flag(self, \.isOpaque)
    case "filters": .object(self, \.filters)
    case "backgroundFilters": .object(self, \.backgroundFilters)
    case "contentsFormat": .name(self, \.contentsFormat)
    case "maskedCorners": .options(self, \.maskedCorners)
    case "cornerCurve": .name(self, \.cornerCurve)
    case "shouldRasterize": .flag(self, \.shouldRasterize)
    case "rasterizationScale": .number(self, \.rasterizationScale)
    case "allowsEdgeAntialiasing": .flag(self, \.allowsEdgeAntialiasing)
    case "edgeAntialiasingMask": .options(self, \.edgeAntialiasingMask)
    case "contentsGravity": .name(self, \.contentsGravity)
    case "magnificationFilter": .name(self, \.magnificationFilter)
    case "minificationFilter": .name(self, \.minificationFilter)
    case "compositingFilter": .object(self, \.compositingFilter)
    case "needsDisplayOnBoundsChange": .flag(self, \.needsDisplayOnBoundsChange)
    default: .timing(of: self, key)
    }
  }

  /// The animatable property of a custom key; nil if its value can't be animated.
  ///
  /// The type is taken from the key's value. If none has been set, a key for which the class
  /// requests display takes its type from `samples`, the values of its animation, and is zero until
  /// then.
  func customProperty(_ key: String, like samples: [Any] = []) -> LayerProperty? {
    guard knownValue(forKey: key) == nil else { return nil }
    if let stored = value(forKeyPath: key) {
      return LayerProperty.convertCustom(stored).map { .custom(key, $0) }
    }
    guard type(of: self).needsDisplay(forKey: key) else { return nil }
    let sample = samples.lazy.compactMap(LayerProperty.convertCustom).first
    return sample.map { .custom(key, $0.zero) }
  }

  /// Copies the animated values of custom keys.
  func takeCustomValues(of state: LayerState) {
    for (key, shown) in state.custom {
      let value = LayerProperty.boxCustom(shown, like: value(forKeyPath: key))
      if RegisteredProperties.find(key, of: self)?.set(value) != true { userValues[key] = value }
    }
  }
}
