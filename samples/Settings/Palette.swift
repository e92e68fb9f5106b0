import Flipbook

/// The film's colours, named by purpose.
enum Palette {
  static let paper = UIColor(hue: 0.64, saturation: 0.05, brightness: 0.96, alpha: 1)
  static let card = UIColor.white
  static let darkCard = UIColor(hue: 0.66, saturation: 0.28, brightness: 0.26, alpha: 1)
  static let ink = UIColor(hue: 0.66, saturation: 0.22, brightness: 0.36, alpha: 1)
  static let chalk = UIColor(white: 1, alpha: 0.92)
  static let faint = UIColor(hue: 0.66, saturation: 0.1, brightness: 0.55, alpha: 0.18)

  static let day = UIColor(hue: 0.56, saturation: 0.42, brightness: 0.98, alpha: 1)
  static let night = UIColor(hue: 0.67, saturation: 0.62, brightness: 0.27, alpha: 1)
  static let sun = UIColor(hue: 0.12, saturation: 0.75, brightness: 1, alpha: 1)
  static let moon = UIColor(hue: 0.14, saturation: 0.12, brightness: 0.98, alpha: 1)
  static let star = UIColor(hue: 0.13, saturation: 0.35, brightness: 1, alpha: 1)
  static let meadow = UIColor(hue: 0.38, saturation: 0.5, brightness: 0.74, alpha: 1)
  static let farMeadow = UIColor(hue: 0.4, saturation: 0.38, brightness: 0.82, alpha: 1)
  static let darkMeadow = UIColor(hue: 0.5, saturation: 0.5, brightness: 0.3, alpha: 1)
  static let farDarkMeadow = UIColor(hue: 0.58, saturation: 0.45, brightness: 0.36, alpha: 1)
}

extension UIView {
  /// Returns a rounded view with its centre at the given point.
  static func piece(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor,
    radius: CGFloat? = nil
  ) -> UIView {
    let piece = UIView(
      frame: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height))
    piece.backgroundColor = color
    piece.layer.cornerRadius = radius ?? min(width, height) / 2
    return piece
  }
}
