import Foundation
import Raster

// The fixed colours of UIKit.
extension UIColor {
  /// No colour at all.
  public static let clear = UIColor(.clear)
  /// Red 0, green 0, blue 0.
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// Red 1, green 1, blue 1.
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// Red 1, green 0, blue 0.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Red 0, green 1, blue 0.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Red 0, green 0, blue 1.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Red 0, green 1, blue 1.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red 1, green 1, blue 0.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red 1, green 0, blue 1.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red 1, green 0.5, blue 0.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Red 0.5, green 0, blue 0.5.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Red 0.6, green 0.4, blue 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The grey 0.5.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// The grey 1.0 / 3.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// The grey 2.0 / 3.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
}

// The system's colours, in their light appearance: Apple's Human Interface Guidelines, iOS 17.
extension UIColor {
  /// #FF3B30.
  public static let systemRed = UIColor(rgb: 0xFF3B30)
  /// #FF9500.
  public static let systemOrange = UIColor(rgb: 0xFF9500)
  /// #FFCC00.
  public static let systemYellow = UIColor(rgb: 0xFFCC00)
  /// #34C759.
  public static let systemGreen = UIColor(rgb: 0x34C759)
  /// #00C7BE.
  public static let systemMint = UIColor(rgb: 0x00C7BE)
  /// #30B0C7.
  public static let systemTeal = UIColor(rgb: 0x30B0C7)
  /// #32ADE6.
  public static let systemCyan = UIColor(rgb: 0x32ADE6)
  /// #007AFF.
  public static let systemBlue = UIColor(rgb: 0x007AFF)
  /// #5856D6.
  public static let systemIndigo = UIColor(rgb: 0x5856D6)
  /// #AF52DE.
  public static let systemPurple = UIColor(rgb: 0xAF52DE)
  /// #FF2D55.
  public static let systemPink = UIColor(rgb: 0xFF2D55)
  /// #A2845E.
  public static let systemBrown = UIColor(rgb: 0xA2845E)
  /// #8E8E93.
  public static let systemGray = UIColor(rgb: 0x8E8E93)
  /// #AEAEB2.
  public static let systemGray2 = UIColor(rgb: 0xAEAEB2)
  /// #C7C7CC.
  public static let systemGray3 = UIColor(rgb: 0xC7C7CC)
  /// #D1D1D6.
  public static let systemGray4 = UIColor(rgb: 0xD1D1D6)
  /// #E5E5EA.
  public static let systemGray5 = UIColor(rgb: 0xE5E5EA)
  /// #F2F2F7.
  public static let systemGray6 = UIColor(rgb: 0xF2F2F7)
  /// #000000.
  public static let label = UIColor(rgb: 0x000000)
  /// #FFFFFF.
  public static let systemBackground = UIColor(rgb: 0xFFFFFF)
  /// #F2F2F7.
  public static let secondarySystemBackground = UIColor(rgb: 0xF2F2F7)
  /// #FFFFFF.
  public static let tertiarySystemBackground = UIColor(rgb: 0xFFFFFF)
  /// #007AFF.
  public static let link = UIColor(rgb: 0x007AFF)

  /// A colour of 0xRRGGBB.
  private convenience init(rgb: UInt32) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255, alpha: 1)
  }
}
