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
    calls.noting(super.shouldArchiveValue(forKey: key))
  }

  override var name: String? {
    get { calls.noting(super.name) }
    set { calls.setting(super.name = newValue) }
  }

  override var isEnabled: Bool {
    get { calls.noting(super.isEnabled) }
    set { calls.setting(super.isEnabled = newValue) }
  }

  override var birthRate: Float {
    get { calls.noting(super.birthRate) }
    set { calls.setting(super.birthRate = newValue) }
  }

  override var lifetime: Float {
    get { calls.noting(super.lifetime) }
    set { calls.setting(super.lifetime = newValue) }
  }

  override var lifetimeRange: Float {
    get { calls.noting(super.lifetimeRange) }
    set { calls.setting(super.lifetimeRange = newValue) }
  }

  override var emissionLatitude: CGFloat {
    get { calls.noting(super.emissionLatitude) }
    set { calls.setting(super.emissionLatitude = newValue) }
  }

  override var emissionLongitude: CGFloat {
    get { calls.noting(super.emissionLongitude) }
    set { calls.setting(super.emissionLongitude = newValue) }
  }

  override var emissionRange: CGFloat {
    get { calls.noting(super.emissionRange) }
    set { calls.setting(super.emissionRange = newValue) }
  }

  override var velocity: CGFloat {
    get { calls.noting(super.velocity) }
    set { calls.setting(super.velocity = newValue) }
  }

  override var velocityRange: CGFloat {
    get { calls.noting(super.velocityRange) }
    set { calls.setting(super.velocityRange = newValue) }
  }

  override var xAcceleration: CGFloat {
    get { calls.noting(super.xAcceleration) }
    set { calls.setting(super.xAcceleration = newValue) }
  }

  override var yAcceleration: CGFloat {
    get { calls.noting(super.yAcceleration) }
    set { calls.setting(super.yAcceleration = newValue) }
  }

  override var zAcceleration: CGFloat {
    get { calls.noting(super.zAcceleration) }
    set { calls.setting(super.zAcceleration = newValue) }
  }

  override var scale: CGFloat {
    get { calls.noting(super.scale) }
    set { calls.setting(super.scale = newValue) }
  }

  override var scaleRange: CGFloat {
    get { calls.noting(super.scaleRange) }
    set { calls.setting(super.scaleRange = newValue) }
  }

  override var scaleSpeed: CGFloat {
    get { calls.noting(super.scaleSpeed) }
    set { calls.setting(super.scaleSpeed = newValue) }
  }

  override var spin: CGFloat {
    get { calls.noting(super.spin) }
    set { calls.setting(super.spin = newValue) }
  }

  override var spinRange: CGFloat {
    get { calls.noting(super.spinRange) }
    set { calls.setting(super.spinRange = newValue) }
  }

  override var color: CGColor? {
    get { calls.noting(super.color) }
    set { calls.setting(super.color = newValue) }
  }

  override var redRange: Float {
    get { calls.noting(super.redRange) }
    set { calls.setting(super.redRange = newValue) }
  }

  override var greenRange: Float {
    get { calls.noting(super.greenRange) }
    set { calls.setting(super.greenRange = newValue) }
  }

  override var blueRange: Float {
    get { calls.noting(super.blueRange) }
    set { calls.setting(super.blueRange = newValue) }
  }

  override var alphaRange: Float {
    get { calls.noting(super.alphaRange) }
    set { calls.setting(super.alphaRange = newValue) }
  }

  override var redSpeed: Float {
    get { calls.noting(super.redSpeed) }
    set { calls.setting(super.redSpeed = newValue) }
  }

  override var greenSpeed: Float {
    get { calls.noting(super.greenSpeed) }
    set { calls.setting(super.greenSpeed = newValue) }
  }

  override var blueSpeed: Float {
    get { calls.noting(super.blueSpeed) }
    set { calls.setting(super.blueSpeed = newValue) }
  }

  override var alphaSpeed: Float {
    get { calls.noting(super.alphaSpeed) }
    set { calls.setting(super.alphaSpeed = newValue) }
  }

  override var contents: Any? {
    get { calls.noting(super.contents) }
    set { calls.setting(super.contents = newValue) }
  }

  override var contentsRect: CGRect {
    get { calls.noting(super.contentsRect) }
    set { calls.setting(super.contentsRect = newValue) }
  }

  override var contentsScale: CGFloat {
    get { calls.noting(super.contentsScale) }
    set { calls.setting(super.contentsScale = newValue) }
  }

  override var minificationFilter: String {
    get { calls.noting(super.minificationFilter) }
    set { calls.setting(super.minificationFilter = newValue) }
  }

  override var magnificationFilter: String {
    get { calls.noting(super.magnificationFilter) }
    set { calls.setting(super.magnificationFilter = newValue) }
  }

  override var minificationFilterBias: Float {
    get { calls.noting(super.minificationFilterBias) }
    set { calls.setting(super.minificationFilterBias = newValue) }
  }

  override var emitterCells: [CAEmitterCell]? {
    get { calls.noting(super.emitterCells) }
    set { calls.setting(super.emitterCells = newValue) }
  }

  override var style: [AnyHashable: Any]? {
    get { calls.noting(super.style) }
    set { calls.setting(super.style = newValue) }
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
