import VirtualTime
import Failures
import Drawing
import Foundation
import Geometry

// Values by key. On Apple's platforms these come with the runtime; here they are methods of layers
// and animations alone.
extension CALayer {
  /// What `value(forKey:)` returns.
  func readValue(forKey key: String) -> Any? {
    if let known = knownValue(forKey: key) { return known.get() }
    if let property = animatableProperties[key] {
      return property.box(property.get(modelState))
    }
    return userValues[key] ?? style?[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// What `setValue(_:forKey:)` does.
  func writeValue(_ value: Any?, forKey key: String) {
    if let known = knownValue(forKey: key) {
      if !known.set(value) { FlipbookError.wrongType(value, key: key, of: nameInMessages).report() }
    } else if let property = animatableProperties[key] {
      set(value, for: property)
    } else {
      runAction(forKey: key, to: value) { userValues[key] = value }
      if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }
  }

  /// What `value(forKeyPath:)` returns.
  func readValue(forKeyPath keyPath: String) -> Any? {
    if let property = animatableProperties[keyPath], property.name != property.wholeKey {
      return property.box(property.get(modelState))
    }
    if let part = externalKind?.value(forKeyPath: keyPath) { return part.get() }
    return value(forKey: keyPath)
  }

  /// What `setValue(_:forKeyPath:)` does.
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

  /// Warns of a path into a property that has no such part: it becomes a key of one's own.
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

  /// All that can be animated in the layer, by key path.
  package var animatableProperties: [String: LayerProperty] {
    externalKind?.properties ?? type(of: self).properties
  }

  /// Keys of all layers that are no animatable properties, that may be nil, or whose setter does more
  /// than set.
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
  /// It needs a value to tell what it holds. Where none was set yet, a key for which the class asks to be
  /// displayed takes after `samples`, the values of its animation, and is zero until then.
  func customProperty(_ key: String, like samples: [Any] = []) -> LayerProperty? {
    guard knownValue(forKey: key) == nil else { return nil }
    if let stored = value(forKeyPath: key) {
      return LayerProperty.convertCustom(stored).map { .custom(key, $0) }
    }
    guard type(of: self).needsDisplay(forKey: key) else { return nil }
    let sample = samples.lazy.compactMap(LayerProperty.convertCustom).first
    return sample.map { .custom(key, $0.zero) }
  }

  /// Takes over, for keys of one's own, what animations have made of them.
  func takeCustomValues(of state: LayerState) {
    for (key, shown) in state.custom {
      userValues[key] = LayerProperty.boxCustom(shown, like: value(forKeyPath: key))
    }
  }
}
