import UIKit

/// Overrides the members of `CAEmitterCell` in the table.
class OverridingEmitterCell: CAEmitterCell {
  let calls = Calls()

  override init() { super.init() }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class func defaultValue(forKey key: String) -> Any? {
    super.defaultValue(forKey: key)
  }

  override func shouldArchiveValue(forKey key: String) -> Bool {
    calls.record(super.shouldArchiveValue(forKey: key))
  }

  override var name: String? {
    get { calls.record(super.name) }
    set { calls.recordSet(super.name = newValue) }
  }

  override var isEnabled: Bool {
    get { calls.record(super.isEnabled) }
    set { calls.recordSet(super.isEnabled = newValue) }
  }

  override var birthRate: Float {
    get { calls.record(super.birthRate) }
    set { calls.recordSet(super.birthRate = newValue) }
  }

  override var lifetime: Float {
    get { calls.record(super.lifetime) }
    set { calls.recordSet(super.lifetime = newValue) }
  }

  override var lifetimeRange: Float {
    get { calls.record(super.lifetimeRange) }
    set { calls.recordSet(super.lifetimeRange = newValue) }
  }

  override var emissionLatitude: CGFloat {
    get { calls.record(super.emissionLatitude) }
    set { calls.recordSet(super.emissionLatitude = newValue) }
  }

  override var emissionLongitude: CGFloat {
    get { calls.record(super.emissionLongitude) }
    set { calls.recordSet(super.emissionLongitude = newValue) }
  }

  override var emissionRange: CGFloat {
    get { calls.record(super.emissionRange) }
    set { calls.recordSet(super.emissionRange = newValue) }
  }

  override var velocity: CGFloat {
    get { calls.record(super.velocity) }
    set { calls.recordSet(super.velocity = newValue) }
  }

  override var velocityRange: CGFloat {
    get { calls.record(super.velocityRange) }
    set { calls.recordSet(super.velocityRange = newValue) }
  }

  override var xAcceleration: CGFloat {
    get { calls.record(super.xAcceleration) }
    set { calls.recordSet(super.xAcceleration = newValue) }
  }

  override var yAcceleration: CGFloat {
    get { calls.record(super.yAcceleration) }
    set { calls.recordSet(super.yAcceleration = newValue) }
  }

  override var zAcceleration: CGFloat {
    get { calls.record(super.zAcceleration) }
    set { calls.recordSet(super.zAcceleration = newValue) }
  }

  override var scale: CGFloat {
    get { calls.record(super.scale) }
    set { calls.recordSet(super.scale = newValue) }
  }

  override var scaleRange: CGFloat {
    get { calls.record(super.scaleRange) }
    set { calls.recordSet(super.scaleRange = newValue) }
  }

  override var scaleSpeed: CGFloat {
    get { calls.record(super.scaleSpeed) }
    set { calls.recordSet(super.scaleSpeed = newValue) }
  }

  override var spin: CGFloat {
    get { calls.record(super.spin) }
    set { calls.recordSet(super.spin = newValue) }
  }

  override var spinRange: CGFloat {
    get { calls.record(super.spinRange) }
    set { calls.recordSet(super.spinRange = newValue) }
  }

  override var color: CGColor? {
    get { calls.record(super.color) }
    set { calls.recordSet(super.color = newValue) }
  }

  override var redRange: Float {
    get { calls.record(super.redRange) }
    set { calls.recordSet(super.redRange = newValue) }
  }

  override var greenRange: Float {
    get { calls.record(super.greenRange) }
    set { calls.recordSet(super.greenRange = newValue) }
  }

  override var blueRange: Float {
    get { calls.record(super.blueRange) }
    set { calls.recordSet(super.blueRange = newValue) }
  }

  override var alphaRange: Float {
    get { calls.record(super.alphaRange) }
    set { calls.recordSet(super.alphaRange = newValue) }
  }

  override var redSpeed: Float {
    get { calls.record(super.redSpeed) }
    set { calls.recordSet(super.redSpeed = newValue) }
  }

  override var greenSpeed: Float {
    get { calls.record(super.greenSpeed) }
    set { calls.recordSet(super.greenSpeed = newValue) }
  }

  override var blueSpeed: Float {
    get { calls.record(super.blueSpeed) }
    set { calls.recordSet(super.blueSpeed = newValue) }
  }

  override var alphaSpeed: Float {
    get { calls.record(super.alphaSpeed) }
    set { calls.recordSet(super.alphaSpeed = newValue) }
  }

  override var contents: Any? {
    get { calls.record(super.contents) }
    set { calls.recordSet(super.contents = newValue) }
  }

  override var contentsRect: CGRect {
    get { calls.record(super.contentsRect) }
    set { calls.recordSet(super.contentsRect = newValue) }
  }

  override var contentsScale: CGFloat {
    get { calls.record(super.contentsScale) }
    set { calls.recordSet(super.contentsScale = newValue) }
  }

  override var minificationFilter: String {
    get { calls.record(super.minificationFilter) }
    set { calls.recordSet(super.minificationFilter = newValue) }
  }

  override var magnificationFilter: String {
    get { calls.record(super.magnificationFilter) }
    set { calls.recordSet(super.magnificationFilter = newValue) }
  }

  override var minificationFilterBias: Float {
    get { calls.record(super.minificationFilterBias) }
    set { calls.recordSet(super.minificationFilterBias = newValue) }
  }

  override var emitterCells: [CAEmitterCell]? {
    get { calls.record(super.emitterCells) }
    set { calls.recordSet(super.emitterCells = newValue) }
  }

  override var style: [AnyHashable: Any]? {
    get { calls.record(super.style) }
    set { calls.recordSet(super.style = newValue) }
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
