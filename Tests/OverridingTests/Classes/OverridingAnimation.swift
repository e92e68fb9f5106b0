import UIKit

/// Overrides the members of `CAAnimation` in the table.
class OverridingAnimation: CAAnimation {
  let calls = Calls()

  override init() { super.init() }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func copy() -> Any {
    calls.noting(super.copy())
  }

  override func copy(with zone: NSZone?) -> Any {
    calls.noting(super.copy(with: zone))
  }

  override class func defaultValue(forKey key: String) -> Any? {
    super.defaultValue(forKey: key)
  }

  override func shouldArchiveValue(forKey key: String) -> Bool {
    calls.noting(super.shouldArchiveValue(forKey: key))
  }

  override var timingFunction: CAMediaTimingFunction? {
    get { calls.noting(super.timingFunction) }
    set { calls.setting(super.timingFunction = newValue) }
  }

  override var delegate: (any CAAnimationDelegate)? {
    get { calls.noting(super.delegate) }
    set { calls.setting(super.delegate = newValue) }
  }

  override var isRemovedOnCompletion: Bool {
    get { calls.noting(super.isRemovedOnCompletion) }
    set { calls.setting(super.isRemovedOnCompletion = newValue) }
  }

  override var preferredFrameRateRange: CAFrameRateRange {
    get { calls.noting(super.preferredFrameRateRange) }
    set { calls.setting(super.preferredFrameRateRange = newValue) }
  }

  override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
  {
    calls.noting(super.run(forKey: event, object: anObject, arguments: dict))
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
