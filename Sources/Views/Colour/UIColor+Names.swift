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
  /// #3C3C43 at 60 %.
  public static let secondaryLabel = UIColor(rgb: 0x3C3C43, alpha: 0.6)
  /// #3C3C43 at 30 %.
  public static let tertiaryLabel = UIColor(rgb: 0x3C3C43, alpha: 0.3)
  /// #3C3C43 at 18 %.
  public static let quaternaryLabel = UIColor(rgb: 0x3C3C43, alpha: 0.18)
  /// #3C3C43 at 30 %.
  public static let placeholderText = UIColor(rgb: 0x3C3C43, alpha: 0.3)
  /// #3C3C43 at 29 %.
  public static let separator = UIColor(rgb: 0x3C3C43, alpha: 0.29)
  /// #C6C6C8.
  public static let opaqueSeparator = UIColor(rgb: 0xC6C6C8)
  /// #787880 at 20 %.
  public static let systemFill = UIColor(rgb: 0x787880, alpha: 0.2)
  /// #787880 at 16 %.
  public static let secondarySystemFill = UIColor(rgb: 0x787880, alpha: 0.16)
  /// #767680 at 12 %.
  public static let tertiarySystemFill = UIColor(rgb: 0x767680, alpha: 0.12)
  /// #747480 at 8 %.
  public static let quaternarySystemFill = UIColor(rgb: 0x747480, alpha: 0.08)
  /// #FFFFFF.
  public static let systemBackground = UIColor(rgb: 0xFFFFFF)
  /// #F2F2F7.
  public static let secondarySystemBackground = UIColor(rgb: 0xF2F2F7)
  /// #FFFFFF.
  public static let tertiarySystemBackground = UIColor(rgb: 0xFFFFFF)
  /// #F2F2F7.
  public static let systemGroupedBackground = UIColor(rgb: 0xF2F2F7)
  /// #FFFFFF.
  public static let secondarySystemGroupedBackground = UIColor(rgb: 0xFFFFFF)
  /// #F2F2F7.
  public static let tertiarySystemGroupedBackground = UIColor(rgb: 0xF2F2F7)
  /// #007AFF.
  public static let link = UIColor(rgb: 0x007AFF)
  /// #007AFF.
  public static let tintColor = UIColor(rgb: 0x007AFF)
  /// White at 60 %: text on dark ground in any appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Black: text on light ground in any appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)

  /// A colour of 0xRRGGBB.
  private convenience init(rgb: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255, alpha: alpha)
  }
}
