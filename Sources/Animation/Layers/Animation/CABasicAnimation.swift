import Foundation

/// An animation from one value to another.
///
/// Values are what the property holds: `CGFloat`, `Double`, `Int` or `NSNumber` for numbers,
/// `CGPoint`, `CGSize`, `CGRect`, `CGAffineTransform` or an `NSValue` of them, `CGColor`, `CGPath`,
/// `CGImage` for `contents`, `NSNull` for no path or picture, and arrays of colours or numbers. What is
/// left out follows Apple's table: `from` alone runs to the model value, `to` alone from the value
/// shown now, `by` is added to `from` or taken from `to`. Where the animation is additive, what is
/// left out adds nothing. Numbers come back as `NSNumber`, so that they cast to any type of number, as on
/// a device. (D) Colours, paths and pictures don't add: there `by` stands for the end that
/// is left out.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any? { didSet { fromValue = Number.boxed(fromValue) } }
  /// The value at the end.
  open var toValue: Any? { didSet { toValue = Number.boxed(toValue) } }
  /// The difference between start and end.
  open var byValue: Any? { didSet { byValue = Number.boxed(byValue) } }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
  }

  override func knownValue(forKey key: String) -> KeyedValue? {
    switch key {
    case "fromValue": .object(self, \.fromValue)
    case "toValue": .object(self, \.toValue)
    case "byValue": .object(self, \.byValue)
    default: super.knownValue(forKey: key)
    }
  }

  override var sampleValues: [Any] { [fromValue, toValue, byValue].compactMap(\.self) }

  /// Whether its values leave it to the layer where it starts.
  var startsFromWhatShows: Bool {
    fromValue == nil && (toValue == nil || byValue == nil) && !isAdditive && valueFunction == nil
  }

  override func curve(
    of property: LayerProperty, on layer: CALayer, duration: CFTimeInterval
  ) throws(LayerWarning) -> AnimationTrack.Curve {
    .keyframes(try keyframes(of: property, on: layer))
  }

  /// Start and end.
  func keyframes(
    of property: LayerProperty, on layer: CALayer
  ) throws(LayerWarning) -> Keyframes {
    let from = try property.value(of: fromValue, "fromValue", layer)
    let to = try property.value(of: toValue, "toValue", layer)
    let by = try property.difference(of: byValue, "byValue", layer)
    if let from, let to { return Keyframes(from: from, to: to) }
    if let from, let by { return Keyframes(from: from, to: from.adding(by)) }
    if let to, let by { return Keyframes(from: to.adding(by, times: -1), to: to) }
    let model = isAdditive ? nil : property.get(layer.modelState)
    if let from { return Keyframes(from: from, to: model) }
    let shown = isAdditive ? nil : property.get(layer.shown)
    return Keyframes(from: shown, to: to ?? by.map { shown?.adding($0) ?? $0 } ?? model)
  }
}
