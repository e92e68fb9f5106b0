import Foundation

/// An animation from one value to another.
///
/// The values have the property's type: `CGFloat`, `Double`, `Int` or `NSNumber` for numbers,
/// `CGPoint`, `CGSize`, `CGRect`, `CGAffineTransform` or an `NSValue` of them, `CGColor`, `CGPath`,
/// `CGImage` for `contents`, `NSNull` for no path or picture, and arrays of colours or numbers.
/// Omitted values follow Apple's table: `from` alone runs to the model value, even if that is set
/// after the animation was added; `to` alone from the presentation value; `by` is added to `from`
/// or subtracted from `to`. If the animation is additive, omitted values add nothing. Numbers are
/// returned as `NSNumber`, so that they can be cast to any numeric type, as on a device. (D)
/// Colours, paths and pictures don't add: for them, `by` is the omitted end value.
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
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
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

  /// Whether the end is the model value. (D) The animation then follows the model while it plays:
  /// Apple documents "the current value", and code often sets the model after adding the animation.
  var endsAtModel: Bool {
    fromValue != nil && toValue == nil && byValue == nil && !isAdditive && valueFunction == nil
  }

  /// Whether the start value is taken from the layer's presentation.
  var startsFromPresentation: Bool {
    fromValue == nil && (toValue == nil || byValue == nil) && !isAdditive && valueFunction == nil
  }

  override func curve(
    of property: LayerProperty, on layer: CALayer, duration: CFTimeInterval
  ) throws(LayerWarning) -> AnimationTrack.Curve {
    .keyframes(try keyframes(of: property, on: layer))
  }

  /// Returns the start and end values.
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
