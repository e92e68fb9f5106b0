import Flipbook

/// The scenes' colours.
enum Palette {
  static let paper = color(0xFBF8F3)
  static let card = color(0xFFFFFF)
  static let ink = color(0x2B2640)
  static let soft = color(0x8A8499)
  static let line = color(0xE4DED6)
  static let night = color(0x1D1836)

  static let coral = color(0xF0705E)
  static let gold = color(0xF6BD41)
  static let teal = color(0x2FB5A0)
  static let blue = color(0x4A8CF0)
  static let violet = color(0x8C64E8)
  static let pink = color(0xF291BA)

  /// The bright colours, in the order of the rainbow.
  static let bright = [coral, gold, teal, blue, violet, pink]

  private static func color(_ rgb: UInt32) -> UIColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 255) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
