import UIKit

/// Overrides the members of `CALayer` in the table, part 2 of 2.
class OverridingLayer: OverridingLayerPart1 {
  override func action(forKey event: String) -> (any CAAction)? {
    calls.noting(super.action(forKey: event))
  }

  override var actions: [String: any CAAction]? {
    get { calls.noting(super.actions) }
    set { calls.setting(super.actions = newValue) }
  }

  override func add(_ animation: CAAnimation, forKey key: String?) {
    calls.noting(super.add(animation, forKey: key))
  }

  override func removeAllAnimations() {
    calls.noting(super.removeAllAnimations())
  }

  override func removeAnimation(forKey key: String) {
    calls.noting(super.removeAnimation(forKey: key))
  }

  override func animationKeys() -> [String]? {
    calls.noting(super.animationKeys())
  }

  override func animation(forKey key: String) -> CAAnimation? {
    calls.noting(super.animation(forKey: key))
  }

  override var name: String? {
    get { calls.noting(super.name) }
    set { calls.setting(super.name = newValue) }
  }

  override var delegate: (any CALayerDelegate)? {
    get { calls.noting(super.delegate) }
    set { calls.setting(super.delegate = newValue) }
  }

  override var style: [AnyHashable: Any]? {
    get { calls.noting(super.style) }
    set { calls.setting(super.style = newValue) }
  }

  override func shouldArchiveValue(forKey key: String) -> Bool {
    calls.noting(super.shouldArchiveValue(forKey: key))
  }

  override var beginTime: CFTimeInterval {
    get { calls.noting(super.beginTime) }
    set { calls.setting(super.beginTime = newValue) }
  }

  override var duration: CFTimeInterval {
    get { calls.noting(super.duration) }
    set { calls.setting(super.duration = newValue) }
  }

  override var speed: Float {
    get { calls.noting(super.speed) }
    set { calls.setting(super.speed = newValue) }
  }

  override var timeOffset: CFTimeInterval {
    get { calls.noting(super.timeOffset) }
    set { calls.setting(super.timeOffset = newValue) }
  }

  override var repeatCount: Float {
    get { calls.noting(super.repeatCount) }
    set { calls.setting(super.repeatCount = newValue) }
  }

  override var repeatDuration: CFTimeInterval {
    get { calls.noting(super.repeatDuration) }
    set { calls.setting(super.repeatDuration = newValue) }
  }

  override var autoreverses: Bool {
    get { calls.noting(super.autoreverses) }
    set { calls.setting(super.autoreverses = newValue) }
  }

  override var fillMode: CAMediaTimingFillMode {
    get { calls.noting(super.fillMode) }
    set { calls.setting(super.fillMode = newValue) }
  }

  override func scroll(_ point: CGPoint) {
    calls.noting(super.scroll(point))
  }

  override func scrollRectToVisible(_ rect: CGRect) {
    calls.noting(super.scrollRectToVisible(rect))
  }

  override var visibleRect: CGRect { calls.noting(super.visibleRect) }

  override func value(forKey key: String) -> Any? {
    calls.noting(super.value(forKey: key))
  }

  override func setValue(_ value: Any?, forKey key: String) {
    calls.noting(super.setValue(value, forKey: key))
  }

  override func value(forKeyPath keyPath: String) -> Any? {
    calls.noting(super.value(forKeyPath: keyPath))
  }

  override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    calls.noting(super.setValue(value, forKeyPath: keyPath))
  }
}
