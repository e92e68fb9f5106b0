import UIKit

/// Overrides the members of `CAAnimation` in the table.
class OverridingAnimation: CAAnimation {
  let calls = Calls()

  override init() { super.init() }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func copy() -> Any {
    calls.record(super.copy())
  }

  override func copy(with zone: NSZone?) -> Any {
    calls.record(super.copy(with: zone))
  }

  override class func defaultValue(forKey key: String) -> Any? {
    super.defaultValue(forKey: key)
  }

  override func shouldArchiveValue(forKey key: String) -> Bool {
    calls.record(super.shouldArchiveValue(forKey: key))
  }

  override var timingFunction: CAMediaTimingFunction? {
    get { calls.record(super.timingFunction) }
    set { calls.recordSet(super.timingFunction = newValue) }
  }

  override var delegate: (any CAAnimationDelegate)? {
    get { calls.record(super.delegate) }
    set { calls.recordSet(super.delegate = newValue) }
  }

  override var isRemovedOnCompletion: Bool {
    get { calls.record(super.isRemovedOnCompletion) }
    set { calls.recordSet(super.isRemovedOnCompletion = newValue) }
  }

  override var preferredFrameRateRange: CAFrameRateRange {
    get { calls.record(super.preferredFrameRateRange) }
    set { calls.recordSet(super.preferredFrameRateRange = newValue) }
  }

  override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
  {
    calls.record(super.run(forKey: event, object: anObject, arguments: dict))
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
