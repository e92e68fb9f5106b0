import Foundation
import Layers
import Views

extension UISegmentedControl {
  /// What archives contain beside what the superclass encodes.
  static var segmentProperties: [ArchivedProperty<UISegmentedControl>] {
    [
      ArchivedProperty("items", \.archivedItems),
      ArchivedProperty("selectedSegmentIndex", \.selectedSegmentIndex),
      ArchivedProperty("momentary", \.isMomentary),
      ArchivedProperty("selectedSegmentTintColor", \.selectedSegmentTintColor),
      ArchivedProperty("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
    ]
  }
}

extension UISegmentedControl {
  /// The titles and images of the segments.
  private var archivedItems: [Any] {
    get {
      (0..<numberOfSegments).map { index -> Any in
        if let image = imageForSegment(at: index) { return image }
        return titleForSegment(at: index) ?? ""
      }
    }
    set {
      for (index, item) in newValue.enumerated() {
        if let image = item as? UIImage {
          insertSegment(with: image, at: index, animated: false)
        } else {
          insertSegment(withTitle: item as? String, at: index, animated: false)
        }
      }
    }
  }
}
