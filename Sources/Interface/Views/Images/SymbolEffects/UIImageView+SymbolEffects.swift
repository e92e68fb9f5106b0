import Foundation
import Layers

extension UIImageView {
  /// Shows an effect on the symbol. Without `animated`, only effects that last are shown, at once.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    let motion = effect.configuration.motion
    let context = UISymbolEffectCompletionContext(
      effect: effect, sender: self, contentTransition: nil)
    guard animated || motion.stays else {
      layer.removeAnimation(forKey: motion.key)
      completion?(context)
      return
    }
    play(motion, options, isImmediate: !animated) { completion?(context) }
  }

  /// Removes the effects of a type.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    layer.removeAnimation(forKey: effect.configuration.motion.key)
    completion?(
      UISymbolEffectCompletionContext(effect: effect, sender: self, contentTransition: nil))
  }

  /// Removes all effects.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    for key in SymbolMotion.keys { layer.removeAnimation(forKey: key) }
  }

  /// Sets the image, with an effect that replaces the old symbol by the new one.
  public func setSymbolImage(
    _ symbolImage: UIImage, contentTransition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    let before = layer.contents
    image = symbolImage
    let context = UISymbolEffectCompletionContext(
      effect: contentTransition, sender: self, contentTransition: contentTransition)
    let change = CAKeyframeAnimation(keyPath: "contents")
    change.values = [before, layer.contents].compactMap(\.self)
    change.keyTimes = [0, NSNumber(value: 1.0 / 3), 1]
    change.calculationMode = .discrete
    play(contentTransition.configuration.motion, options, with: change) { completion?(context) }
  }

  private func play(
    _ motion: SymbolMotion, _ options: SymbolEffectOptions, isImmediate: Bool = false,
    with change: CAKeyframeAnimation? = nil, completion: @escaping () -> Void
  ) {
    var parts = change.map { [$0] } ?? []
    let scale = layer.value(forKeyPath: "transform.scale") as? Double ?? 1
    if let sizes = motion.sizes {
      parts.append(keyframes("transform.scale", sizes.map { $0 * scale }))
    }
    if let opacities = motion.opacities {
      parts.append(keyframes("opacity", opacities.map { $0 * Double(layer.opacity) }))
    }
    if case .variableColor(let reverses) = motion { parts.append(variableColor(reverses)) }
    let group = CAAnimationGroup()
    group.duration = isImmediate ? 0.001 : motion.duration / options.rate
    group.repeatCount = Float(isImmediate ? 1 : options.count ?? motion.count)
    for part in parts { part.duration = group.duration }
    group.animations = parts
    if motion.stays {
      group.fillMode = .forwards
      group.isRemovedOnCompletion = false
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    layer.add(group, forKey: motion.key)
    CATransaction.commit()
  }

  private func keyframes(_ path: String, _ values: [Double]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: path)
    animation.values = values
    animation.timingFunctions = values.dropFirst().map { _ in
      CAMediaTimingFunction(name: .easeInEaseOut)
    }
    return animation
  }

  /// Returns the animation of a variable symbol's parts, or of the opacity of other symbols.
  private func variableColor(_ reverses: Bool) -> CAKeyframeAnimation {
    let steps = image.map { $0.preferring(preferredSymbolConfiguration).variableSteps } ?? []
    guard steps.count > 1 else { return keyframes("opacity", [1, 0.4, 1]) }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    let shown = reverses ? steps + steps.dropFirst().dropLast().reversed() : steps
    animation.values = shown.compactMap(contents(for:))
    animation.calculationMode = .discrete
    return animation
  }
}

extension UIImage {
  /// The images of a variable symbol with one part more each time; none for other images.
  fileprivate var variableSteps: [UIImage] {
    guard let symbol = attributes.symbol, symbol.partCount > 0 else { return [] }
    return (0...symbol.partCount).map { count in
      replacing(
        SymbolImage(
          symbol.name, symbol.values, variableValue: Double(count) / Double(symbol.partCount)))
    }
  }
}
