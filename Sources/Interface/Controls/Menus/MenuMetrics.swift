import Foundation
import Layers
import ViewText
import Views

/// The sizes, colours and times of menus. Apple doesn't document them: width, radius, shadow, rows and
/// the spring are those of two libraries that imitate the menus of iOS 14, ChidoriMenu and Signal's; the
/// rest is matched by eye.
enum MenuMetrics {
  static let width: CGFloat = 250
  static let radius: CGFloat = 13
  static let shadowRadius: CGFloat = 25
  static let shadowOpacity: Float = 0.15
  /// The distance of menus from the edges of the window.
  static let margin: CGFloat = 8
  /// The distance of a menu from what it belongs to.
  static let distance: CGFloat = 12
  /// The distance of a menu from its button.
  static let buttonDistance: CGFloat = 8

  /// The smallest height of a row.
  static let rowHeight: CGFloat = 44
  /// The space above and below the texts of a row, together.
  static let padding: CGFloat = 23
  /// The distance of the texts from the leading edge.
  static let inset: CGFloat = 16
  /// The distance of the texts from the leading edge in a menu with marks.
  static let markedInset: CGFloat = 34
  /// The distance of the middle of an image from the trailing edge.
  static let imageMiddle: CGFloat = 27
  /// The largest side of an image that isn't a symbol.
  static let imageSide: CGFloat = 24
  /// The height of the bar between two sections.
  static let sectionGap: CGFloat = 8
  static let titledCellHeight: CGFloat = 66

  static let titleFont = UIFont.systemFont(ofSize: 17)
  static let subtitleFont = UIFont.systemFont(ofSize: 13)
  static let cellFont = UIFont.systemFont(ofSize: 13)

  static let gapColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0, alpha: 0.25) : UIColor(white: 0, alpha: 0.1)
  }
  static let highlightColor = UIColor(white: 0.5, alpha: 0.2)

  /// The time after which a resting finger asks for a menu, in seconds.
  static let hintDelay = 0.15
  /// The time after which a resting finger opens a menu, in seconds.
  static let pressDuration = 0.5
  /// The size of a pressed view, as a fraction of its own.
  static let pressedScale: CGFloat = 0.95
  /// The time in which menus appear and disappear, in seconds.
  static let duration = 0.4
  static let damping: CGFloat = 0.8
  /// The size from which a menu grows, as a fraction of its own.
  static let smallScale: CGFloat = 0.2
}
