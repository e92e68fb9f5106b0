import Foundation
import Geometry
import ViewText
import Views

extension UIButton {
  /// What a button is for; the raw values are Apple's.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal
    /// The button that the Return key presses.
    case primary
    /// The button that cancels.
    case cancel
    /// The button that removes data.
    case destructive
  }

  /// The type of a button; the raw values are Apple's.
  public enum ButtonType: Int, Sendable {
    /// A button without a predefined style.
    case custom = 0
    /// The system style: title and image in the tint colour, dimmed by a touch.
    case system = 1
    /// A detail disclosure button: an i in a circle, like the next two.
    case detailDisclosure = 2
    /// An information button for dark backgrounds.
    case infoLight = 3
    /// An information button for light backgrounds.
    case infoDark = 4
    /// An add button: a plus in a circle.
    case contactAdd = 5
    /// A close button: an x on a disc.
    case close = 7

    /// The former name of the system style.
    public static let roundedRect = ButtonType.system
    /// The system style without a background.
    public static let plain = ButtonType.system

    /// The template symbol in a circle that is drawn if the button has neither a title nor an
    /// image.
    var symbol: UIImage? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: Self.information
      case .contactAdd: Self.plus
      case .close: Self.cross
      }
    }

    /// A cross on a grey disc of 30 points, as since iOS 13 (D).
    private static var cross: UIImage? {
      let colors = UIImage.SymbolConfiguration(paletteColors: [
        .secondaryLabel, .tertiarySystemFill,
      ])
      return UIImage(
        systemName: "xmark.circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 25).applying(colors))
    }

    private static let information = circled([(11, 10, 11, 16), (11, 6.5, 11, 6.6)])
    private static let plus = circled([(11, 6, 11, 16), (6, 11, 16, 11)])

    /// Returns an image of lines, each between two points, within a circle of 22 points.
    private static func circled(
      _ lines: [(x: CGFloat, y: CGFloat, toX: CGFloat, toY: CGFloat)]
    ) -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 4
      let size = CGSize(width: 22, height: 22)
      return UIGraphicsImageRenderer(size: size, format: format).image { _ in
        let path = UIBezierPath(ovalIn: CGRect(x: 1.5, y: 1.5, width: 19, height: 19))
        path.lineWidth = 1.5
        path.lineCapStyle = .round
        for line in lines {
          path.move(to: CGPoint(x: line.x, y: line.y))
          path.addLine(to: CGPoint(x: line.toX, y: line.toY))
        }
        path.stroke()
      }.withRenderingMode(.alwaysTemplate)
    }

    /// The default font of titles; the sizes are UIKit's.
    var font: UIFont {
      switch self {
      case .custom: .systemFont(ofSize: 18)
      case .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close:
        .systemFont(ofSize: 15)
      }
    }
  }

  /// The displayed image: the image that was set, or the symbol of the button's type.
  var shownImage: UIImage? {
    currentImage?.preferring(currentPreferredSymbolConfiguration)
      ?? (currentTitle == nil ? buttonType.symbol : nil)
  }
}
