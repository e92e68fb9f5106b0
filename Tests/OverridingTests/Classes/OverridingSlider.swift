import UIKit

/// Overrides the members of `UISlider` in the table.
class OverridingSlider: UISlider {
  let calls = Calls()

  override var value: Float {
    get { calls.record(super.value) }
    set { calls.recordSet(super.value = newValue) }
  }

  override func setValue(_ value: Float, animated: Bool) {
    calls.record(super.setValue(value, animated: animated))
  }

  override var minimumValue: Float {
    get { calls.record(super.minimumValue) }
    set { calls.recordSet(super.minimumValue = newValue) }
  }

  override var maximumValue: Float {
    get { calls.record(super.maximumValue) }
    set { calls.recordSet(super.maximumValue = newValue) }
  }

  override var isContinuous: Bool {
    get { calls.record(super.isContinuous) }
    set { calls.recordSet(super.isContinuous = newValue) }
  }

  override var minimumTrackTintColor: UIColor? {
    get { calls.record(super.minimumTrackTintColor) }
    set { calls.recordSet(super.minimumTrackTintColor = newValue) }
  }

  override var maximumTrackTintColor: UIColor? {
    get { calls.record(super.maximumTrackTintColor) }
    set { calls.recordSet(super.maximumTrackTintColor = newValue) }
  }

  override var thumbTintColor: UIColor? {
    get { calls.record(super.thumbTintColor) }
    set { calls.recordSet(super.thumbTintColor = newValue) }
  }

  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    calls.record(super.trackRect(forBounds: bounds))
  }

  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
  {
    calls.record(super.thumbRect(forBounds: bounds, trackRect: rect, value: value))
  }

  override var minimumValueImage: UIImage? {
    get { calls.record(super.minimumValueImage) }
    set { calls.recordSet(super.minimumValueImage = newValue) }
  }

  override var maximumValueImage: UIImage? {
    get { calls.record(super.maximumValueImage) }
    set { calls.recordSet(super.maximumValueImage = newValue) }
  }

  override func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    calls.record(super.setThumbImage(image, for: state))
  }

  override func thumbImage(for state: UIControl.State) -> UIImage? {
    calls.record(super.thumbImage(for: state))
  }

  override var currentThumbImage: UIImage? { calls.record(super.currentThumbImage) }

  override func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    calls.record(super.setMinimumTrackImage(image, for: state))
  }

  override func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    calls.record(super.minimumTrackImage(for: state))
  }

  override var currentMinimumTrackImage: UIImage? { calls.record(super.currentMinimumTrackImage) }

  override func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    calls.record(super.setMaximumTrackImage(image, for: state))
  }

  override func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    calls.record(super.maximumTrackImage(for: state))
  }

  override var currentMaximumTrackImage: UIImage? { calls.record(super.currentMaximumTrackImage) }

  override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    calls.record(super.minimumValueImageRect(forBounds: bounds))
  }

  override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    calls.record(super.maximumValueImageRect(forBounds: bounds))
  }
}
