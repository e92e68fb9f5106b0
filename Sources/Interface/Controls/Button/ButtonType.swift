import Foundation
import Geometry
import ViewText
import Views

extension UIButton {
  /// What a button is for; the raw values are Apple's.
  public enum ButtonType: Int, Sendable {
    /// A look of its own.
    case custom = 0
    /// The system's look: title and image in the tint, pale under a touch.
    case system = 1
    /// A button for details: an i in a circle, as the two that follow.
    case detailDisclosure = 2
    /// A button for information, on dark ground.
    case infoLight = 3
    /// A button for information, on light ground.
    case infoDark = 4
    /// A button that adds: a plus in a circle.
    case contactAdd = 5
    /// A button that closes: an x in a circle.
    case close = 7

    /// What is drawn where there is neither title nor image, as a template: a sign within a circle.
    var symbol: UIImage? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: Self.information
      case .contactAdd: Self.plus
      case .close: Self.cross
      }
    }

    private static let information = circled([(11, 10, 11, 16), (11, 6.5, 11, 6.6)])
    private static let plus = circled([(11, 6, 11, 16), (6, 11, 16, 11)])
    private static let cross = circled([(7.5, 7.5, 14.5, 14.5), (7.5, 14.5, 14.5, 7.5)])

    /// Lines, each from one point to another, within a circle of 22 points.
    private static func circled(
      _ lines: [(x: CGFloat, y: CGFloat, toX: CGFloat, toY: CGFloat)]
    ) -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 4
      let size = CGSize(width: 22, height: 22)
      return UIGraphicsImageRenderer(size: size, format: format).image { _ in
        let path = UIBezierPath(ovalIn: CGRect(x: 1.5, y: 1.5, width: 19, height: 19))
        (path.lineWidth, path.lineCapStyle) = (1.5, .round)
        for line in lines {
          path.move(to: CGPoint(x: line.x, y: line.y))
          path.addLine(to: CGPoint(x: line.toX, y: line.toY))
        }
        path.stroke()
      }.withRenderingMode(.alwaysTemplate)
    }

    /// The font of titles, until another is set; the sizes are UIKit's.
    var font: UIFont {
      switch self {
      case .custom: .systemFont(ofSize: 18)
      case .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close:
        .systemFont(ofSize: 15)
      }
    }
  }

  /// The image that shows: the one that was set, else the symbol of the button's kind.
  var shownImage: UIImage? {
    currentImage ?? (currentTitle == nil ? buttonType.symbol : nil)
  }
}
