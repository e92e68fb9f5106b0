import Foundation

/// An animation of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as "position", "opacity" or "transform.rotation". One that the layer does
  /// not have is a warning, and the animation then only takes its time.
  open var keyPath: String?
  /// Whether its value is added to what lies beneath instead of replacing it.
  open var isAdditive = false
  /// Whether each repeat goes on from where the one before ended instead of starting over.
  open var isCumulative = false
  /// Makes transforms of numbers: the key path is then "transform", and the values are numbers, or
  /// three of them for `scale` and `translate`.
  open var valueFunction: CAValueFunction?

  /// An animation of the property at `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Adds itself to the layer; without a key path it animates the property that changed.
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
    (copy.keyPath, copy.isAdditive) = (keyPath, isAdditive)
    (copy.isCumulative, copy.valueFunction) = (isCumulative, valueFunction)
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

  /// How the value runs; the part that each kind of animation has to itself.
  func curve(
    of property: LayerProperty, on layer: CALayer, duration: CFTimeInterval
  ) throws(LayerWarning) -> AnimationTrack.Curve { .idle }

  /// Values from which it shows what an unknown property holds.
  var sampleValues: [Any] { [] }

  /// The property it animates; nil, and a warning, for a key path that the layer does not have.
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
