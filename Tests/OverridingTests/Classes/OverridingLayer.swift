import UIKit

/// Overrides the members of `CALayer` in the table, part 2 of 2.
class OverridingLayer: OverridingLayerPart1 {
  override func encode(with coder: NSCoder) {
    calls.record(super.encode(with: coder))
  }

  override func action(forKey event: String) -> (any CAAction)? {
    calls.record(super.action(forKey: event))
  }

  override var actions: [String: any CAAction]? {
    get { calls.record(super.actions) }
    set { calls.recordSet(super.actions = newValue) }
  }

  override func add(_ animation: CAAnimation, forKey key: String?) {
    calls.record(super.add(animation, forKey: key))
  }

  override func removeAllAnimations() {
    calls.record(super.removeAllAnimations())
  }

  override func removeAnimation(forKey key: String) {
    calls.record(super.removeAnimation(forKey: key))
  }

  override func animationKeys() -> [String]? {
    calls.record(super.animationKeys())
  }

  override func animation(forKey key: String) -> CAAnimation? {
    calls.record(super.animation(forKey: key))
  }

  override var name: String? {
    get { calls.record(super.name) }
    set { calls.recordSet(super.name = newValue) }
  }

  override var delegate: (any CALayerDelegate)? {
    get { calls.record(super.delegate) }
    set { calls.recordSet(super.delegate = newValue) }
  }

  override var style: [AnyHashable: Any]? {
    get { calls.record(super.style) }
    set { calls.recordSet(super.style = newValue) }
  }

  override func shouldArchiveValue(forKey key: String) -> Bool {
    calls.record(super.shouldArchiveValue(forKey: key))
  }

  override var beginTime: CFTimeInterval {
    get { calls.record(super.beginTime) }
    set { calls.recordSet(super.beginTime = newValue) }
  }

  override var duration: CFTimeInterval {
    get { calls.record(super.duration) }
    set { calls.recordSet(super.duration = newValue) }
  }

  override var speed: Float {
    get { calls.record(super.speed) }
    set { calls.recordSet(super.speed = newValue) }
  }

  override var timeOffset: CFTimeInterval {
    get { calls.record(super.timeOffset) }
    set { calls.recordSet(super.timeOffset = newValue) }
  }

  override var repeatCount: Float {
    get { calls.record(super.repeatCount) }
    set { calls.recordSet(super.repeatCount = newValue) }
  }

  override var repeatDuration: CFTimeInterval {
    get { calls.record(super.repeatDuration) }
    set { calls.recordSet(super.repeatDuration = newValue) }
  }

  override var autoreverses: Bool {
    get { calls.record(super.autoreverses) }
    set { calls.recordSet(super.autoreverses = newValue) }
  }

  override var fillMode: CAMediaTimingFillMode {
    get { calls.record(super.fillMode) }
    set { calls.recordSet(super.fillMode = newValue) }
  }

  override func scroll(_ point: CGPoint) {
    calls.record(super.scroll(point))
  }

  override func scrollRectToVisible(_ rect: CGRect) {
    calls.record(super.scrollRectToVisible(rect))
  }

  override var visibleRect: CGRect { calls.record(super.visibleRect) }

  override func value(forKey key: String) -> Any? {
    calls.record(super.value(forKey: key))
  }

  override func setValue(_ value: Any?, forKey key: String) {
    calls.record(super.setValue(value, forKey: key))
  }

  override func value(forKeyPath keyPath: String) -> Any? {
    calls.record(super.value(forKeyPath: keyPath))
  }

  override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    calls.record(super.setValue(value, forKeyPath: keyPath))
  }
}
