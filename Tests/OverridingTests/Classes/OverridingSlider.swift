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
}
