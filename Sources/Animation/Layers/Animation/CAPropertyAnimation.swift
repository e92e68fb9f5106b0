import Foundation

/// An animation of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, such as "position", "opacity" or "transform.rotation". If the
  /// layer doesn't have it, the animation has no effect, and a warning is reported.
  open var keyPath: String?
  /// A Boolean value that indicates whether the animation's value is added to the current value
  /// instead of replacing it.
  open var isAdditive = false
  /// A Boolean value that indicates whether each repeat continues from the end value of the
  /// previous one.
  open var isCumulative = false
  /// The function that creates transforms from numbers: the key path is then "transform", and each
  /// value is a number, or three numbers for `scale` and `translate`.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of the property at `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Adds the animation to the layer; without a key path it animates the property that changed.
  open override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    let action = keyPath == nil ? copy() as? CAPropertyAnimation ?? self : self
    action.keyPath = keyPath ?? event
    (anObject as? CALayer)?.add(action, forKey: event)
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
  }

  override func knownValue(forKey key: String) -> KeyedValue? {
    switch key {
    case "keyPath": .object(self, \.keyPath)
    case "additive": .flag(self, \.isAdditive)
    case "cumulative": .flag(self, \.isCumulative)
    case "valueFunction": .object(self, \.valueFunction)
    default: super.knownValue(forKey: key)
    }
  }

  override func track(
    on layer: CALayer, duration: CFTimeInterval
  ) throws(LayerWarning) -> AnimationTrack {
    guard let property = property(of: layer) else { return .idle }
    let function = property.kind == .transform ? valueFunction : nil
    let curve = try curve(of: function?.input ?? property, on: layer, duration: duration)
    return AnimationTrack(
      property: property, isAdditive: isAdditive, function: function,
      perCycle: isCumulative ? curve.value(at: autoreverses ? 0 : 1) : nil, curve: curve)
  }

  /// Returns the curve of the value, which each kind of animation defines.
  func curve(
    of property: LayerProperty, on layer: CALayer, duration: CFTimeInterval
  ) throws(LayerWarning) -> AnimationTrack.Curve { .idle }

  /// The animation's values, which show the type of an unknown property.
  var sampleValues: [Any] { [] }

  /// Returns the animated property; nil, with a warning, for a key path that the layer doesn't
  /// have.
  private func property(of layer: CALayer) -> LayerProperty? {
    let properties = layer.animatableProperties
    let name = keyPath ?? ""
    if let property = properties[name] ?? layer.customProperty(name, like: sampleValues) {
      return property
    }
    LayerWarning.unknownKeyPath(keyPath, of: layer, known: properties).report()
    return nil
  }
}
