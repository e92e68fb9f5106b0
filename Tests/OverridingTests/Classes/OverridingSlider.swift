import UIKit

/// Overrides the members of `UISlider` in the table.
class OverridingSlider: UISlider {
  let calls = Calls()

  override var value: Float {
    get { calls.noting(super.value) }
    set { calls.setting(super.value = newValue) }
  }

  override func setValue(_ value: Float, animated: Bool) {
    calls.noting(super.setValue(value, animated: animated))
  }

  override var minimumValue: Float {
    get { calls.noting(super.minimumValue) }
    set { calls.setting(super.minimumValue = newValue) }
  }

  override var maximumValue: Float {
    get { calls.noting(super.maximumValue) }
    set { calls.setting(super.maximumValue = newValue) }
  }

  override var isContinuous: Bool {
    get { calls.noting(super.isContinuous) }
    set { calls.setting(super.isContinuous = newValue) }
  }

  override var minimumTrackTintColor: UIColor? {
    get { calls.noting(super.minimumTrackTintColor) }
    set { calls.setting(super.minimumTrackTintColor = newValue) }
  }

  override var maximumTrackTintColor: UIColor? {
    get { calls.noting(super.maximumTrackTintColor) }
    set { calls.setting(super.maximumTrackTintColor = newValue) }
  }

  override var thumbTintColor: UIColor? {
    get { calls.noting(super.thumbTintColor) }
    set { calls.setting(super.thumbTintColor = newValue) }
  }

  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    calls.noting(super.trackRect(forBounds: bounds))
  }

  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
  {
    calls.noting(super.thumbRect(forBounds: bounds, trackRect: rect, value: value))
  }
}
