import Foundation
import Testing
import Views

@Suite struct MotionEffectTests {
  private func effect(_ type: UIInterpolatingMotionEffect.EffectType, _ low: Any, _ high: Any)
    -> UIInterpolatingMotionEffect
  {
    let effect = UIInterpolatingMotionEffect(keyPath: "\(type)", type: type)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (low, high)
    return effect
  }

  @Test func aViewStoresItsEffectsOnce() {
    let (view, effect) = (UIView(), effect(.tiltAlongVerticalAxis, -10, 10))
    view.addMotionEffect(effect)
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect])
    view.removeMotionEffect(effect)
    #expect(view.motionEffects.isEmpty)
  }

  @Test func aGroupCombinesTheValuesOfATilt() {
    let group = UIMotionEffectGroup()
    group.motionEffects = [
      effect(.tiltAlongHorizontalAxis, -10, 30), effect(.tiltAlongVerticalAxis, 4.0, 2.0),
    ]
    let offset = UIOffset(horizontal: 0.5, vertical: -1)
    let values = group.keyPathsAndRelativeValues(forViewerOffset: offset)
    #expect(values?["tiltAlongHorizontalAxis"] as? NSNumber == 20)
    #expect(values?["tiltAlongVerticalAxis"] as? Double == 4)
  }

  @Test func valuesThatAreNotNumbersAreNotInterpolated() {
    let effect = effect(.tiltAlongHorizontalAxis, "a", "b")
    let between = effect.keyPathsAndRelativeValues(forViewerOffset: .zero)
    let end = effect.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: 1, vertical: 0))
    #expect(between == nil && end?[effect.keyPath] as? String == "b")
  }
}
