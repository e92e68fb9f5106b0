import Foundation
import Layers
import Views

extension UIProgressView {
  /// What archives contain beside what the superclass encodes.
  static var progressProperties: [ArchivedProperty<UIProgressView>] {
    [
      ArchivedProperty("progressViewStyle", \.progressViewStyle),
      ArchivedProperty("progress", \.progress),
      ArchivedProperty("progressTintColor", \.progressTintColor),
      ArchivedProperty("trackTintColor", \.trackTintColor),
      ArchivedProperty("progressImage", \.progressImage),
      ArchivedProperty("trackImage", \.trackImage),
    ]
  }
}
