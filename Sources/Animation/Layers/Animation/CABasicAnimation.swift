import Foundation

/// An animation from one value to another.
///
/// The values have the property's type: `CGFloat`, `Double`, `Int` or `NSNumber` for numbers,
/// `CGPoint`, `CGSize`, `CGRect`, `CGAffineTransform` or an `NSValue` of them, `CGColor`, `CGPath`,
/// `CGImage` for `contents`, `NSNull` for no path or picture, and arrays of colours or numbers.
/// An omitted start or end is the model value, whatever that is while the animation plays: `from`
/// alone runs to it, `to` and `by` alone from it. Apple's table names the presentation value there,
/// but developers measured the model value on devices (wangling.me, "CABasicAnimation Value
/// Interpolation"; Stack Overflow 25141056). While animations that were added before show another
/// value, `to` and `by` alone run from that, because animations are applied one after the other (D):
/// iOS code lets an animation hold its end and adds a second one that begins there. Without any value,
/// the animation runs from the presentation value at the time it is added to the model value. `by` is
/// added to `from` or subtracted from `to`. If the animation is additive, omitted values add nothing.
/// Numbers are returned as `NSNumber`, so that they can be cast to any numeric type, as on a device. (D)
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

  /// The presentation value at the time the animation was added, if it starts there.
  private var previousValue: AnimatableValue?

  override var followsModel: Bool {
    [fromValue, toValue, byValue].count { $0 != nil } < 2 && !isAdditive && valueFunction == nil
  }

  override var omittedEnds: AnimationTrack.OmittedEnds? {
    guard followsModel, fromValue == nil, !startsFromPresentation else { return nil }
    return toValue != nil ? .start : .both
  }

  /// Whether the animation runs from the presentation value to the model value.
  var startsFromPresentation: Bool {
    fromValue == nil && toValue == nil && byValue == nil && !isAdditive && valueFunction == nil
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
    if let end = to ?? by.map({ model?.adding($0) ?? $0 }) {
      return Keyframes(from: model, to: end)
    }
    guard !isAdditive else { return Keyframes(from: nil, to: nil) }
    let start = previousValue ?? property.get(layer.shown)
    previousValue = start
    return Keyframes(from: start, to: model)
  }
}
