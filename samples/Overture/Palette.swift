import Flipbook

/// The film's colours: night, chalk, a sun, and a colour wheel from violet through rose to amber.
enum Palette {
  static let night = UIColor(red: 0x0D / 255, green: 0x10 / 255, blue: 0x24 / 255, alpha: 1)
  static let chalk = UIColor(white: 0.96, alpha: 1)
  static let sun = UIColor(hue: 0.125, saturation: 0.72, brightness: 1, alpha: 1)

  /// Returns the colour at `index` of `count` along the wheel.
  static func color(_ index: Int, of count: Int) -> UIColor {
    let share = CGFloat(index) / CGFloat(max(count - 1, 1))
    return UIColor(
      hue: 0.68 + 0.40 * share, saturation: 0.62 + 0.12 * share, brightness: 0.86 + 0.12 * share,
      alpha: 1)
  }
}

extension UIView {
  static func disc(radius: CGFloat, color: UIColor) -> UIView {
    let disc = UIView(frame: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
    disc.backgroundColor = color
    disc.layer.cornerRadius = radius
    return disc
  }
}
