import Foundation
import Layers
import Views

extension UISlider {
  /// What archives contain beside what the superclass encodes.
  static var sliderProperties: [ArchivedProperty<UISlider>] {
    [
      ArchivedProperty("minimumValue", \.minimumValue),
      ArchivedProperty("maximumValue", \.maximumValue), ArchivedProperty("value", \.value),
      ArchivedProperty("minimumTrackTintColor", \.minimumTrackTintColor),
      ArchivedProperty("maximumTrackTintColor", \.maximumTrackTintColor),
      ArchivedProperty("thumbTintColor", \.thumbTintColor),
      ArchivedProperty("minimumValueImage", \.minimumValueImage),
      ArchivedProperty("maximumValueImage", \.maximumValueImage),
      ArchivedProperty("continuous", \.isContinuous),
    ]
  }
}
