public import Foundation
import Messaging

extension UILabel {
  /// Whether a pointer shows a text that is truncated; false by default. Stored, because there is no
  /// pointer.
  public var showsExpansionTextWhenTruncated: Bool {
    get { storedValue(false) }
    set { store(newValue) }
  }

  /// The smallest size of the font in a label whose font gets smaller, in points: the former way to set
  /// `minimumScaleFactor`.
  public var minimumFontSize: CGFloat {
    get { minimumScaleFactor * font.pointSize }
    set { minimumScaleFactor = font.pointSize > 0 ? newValue / font.pointSize : 0 }
  }

  /// The vibrancy of the text in a visual effect; stored, without effect.
  public var preferredVibrancy: UILabelVibrancy {
    get { storedValue(.none) }
    set { store(newValue) }
  }

  /// What determines the height of lines in scripts with high letters; stored, without effect.
  public var sizingRule: UILetterformAwareSizingRule {
    get { storedValue(.typographic) }
    set { store(newValue) }
  }
}

/// The vibrancy of a label; the raw values are Apple's.
public enum UILabelVibrancy: Int, Sendable {
  /// None.
  case none
  /// As it fits the effect.
  case automatic
}

/// What determines the height of lines; the raw values are Apple's.
public enum UILetterformAwareSizingRule: Int, Sendable {
  /// The font's metrics.
  case typographic
  /// More, for letters that are higher.
  case oversize
}
