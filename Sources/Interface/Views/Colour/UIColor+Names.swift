import Foundation
import Raster

// UIKit's fixed colours.
extension UIColor {
  /// Transparent black.
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
  /// Grey 0.5.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Grey 1.0 / 3.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Grey 2.0 / 3.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
}

// The system colours, light and dark: Apple's Human Interface Guidelines, iOS 17.
extension UIColor {
  /// #FF3B30; dark, #FF453A.
  public static let systemRed = system(0xFF3B30, dark: 0xFF453A)
  /// #FF9500; dark, #FF9F0A.
  public static let systemOrange = system(0xFF9500, dark: 0xFF9F0A)
  /// #FFCC00; dark, #FFD60A.
  public static let systemYellow = system(0xFFCC00, dark: 0xFFD60A)
  /// #34C759; dark, #30D158.
  public static let systemGreen = system(0x34C759, dark: 0x30D158)
  /// #00C7BE; dark, #63E6E2.
  public static let systemMint = system(0x00C7BE, dark: 0x63E6E2)
  /// #30B0C7; dark, #40C8E0.
  public static let systemTeal = system(0x30B0C7, dark: 0x40C8E0)
  /// #32ADE6; dark, #64D2FF.
  public static let systemCyan = system(0x32ADE6, dark: 0x64D2FF)
  /// #007AFF; dark, #0A84FF.
  public static let systemBlue = system(0x007AFF, dark: 0x0A84FF)
  /// #5856D6; dark, #5E5CE6.
  public static let systemIndigo = system(0x5856D6, dark: 0x5E5CE6)
  /// #AF52DE; dark, #BF5AF2.
  public static let systemPurple = system(0xAF52DE, dark: 0xBF5AF2)
  /// #FF2D55; dark, #FF375F.
  public static let systemPink = system(0xFF2D55, dark: 0xFF375F)
  /// #A2845E; dark, #AC8E68.
  public static let systemBrown = system(0xA2845E, dark: 0xAC8E68)
  /// #8E8E93.
  public static let systemGray = UIColor(rgb: 0x8E8E93)
  /// #AEAEB2; dark, #636366.
  public static let systemGray2 = system(0xAEAEB2, dark: 0x636366)
  /// #C7C7CC; dark, #48484A.
  public static let systemGray3 = system(0xC7C7CC, dark: 0x48484A)
  /// #D1D1D6; dark, #3A3A3C.
  public static let systemGray4 = system(0xD1D1D6, dark: 0x3A3A3C)
  /// #E5E5EA; dark, #2C2C2E.
  public static let systemGray5 = system(0xE5E5EA, dark: 0x2C2C2E)
  /// #F2F2F7; dark, #1C1C1E.
  public static let systemGray6 = system(0xF2F2F7, dark: 0x1C1C1E)
  /// #000000; dark, #FFFFFF.
  public static let label = system(0x000000, dark: 0xFFFFFF)
  /// #3C3C43 at 60 %; dark, #EBEBF5 at 60 %.
  public static let secondaryLabel = system((0x3C3C43, 0.6), dark: (0xEBEBF5, 0.6))
  /// #3C3C43 at 30 %; dark, #EBEBF5 at 30 %.
  public static let tertiaryLabel = system((0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3))
  /// #3C3C43 at 18 %; dark, #EBEBF5 at 16 %.
  public static let quaternaryLabel = system((0x3C3C43, 0.18), dark: (0xEBEBF5, 0.16))
  /// #3C3C43 at 30 %; dark, #EBEBF5 at 30 %.
  public static let placeholderText = system((0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3))
  /// #3C3C43 at 29 %; dark, #545458 at 60 %.
  public static let separator = system((0x3C3C43, 0.29), dark: (0x545458, 0.6))
  /// #C6C6C8; dark, #38383A.
  public static let opaqueSeparator = system(0xC6C6C8, dark: 0x38383A)
  /// #787880 at 20 %; dark, #787880 at 36 %.
  public static let systemFill = system((0x787880, 0.2), dark: (0x787880, 0.36))
  /// #787880 at 16 %; dark, #787880 at 32 %.
  public static let secondarySystemFill = system((0x787880, 0.16), dark: (0x787880, 0.32))
  /// #767680 at 12 %; dark, #767680 at 24 %.
  public static let tertiarySystemFill = system((0x767680, 0.12), dark: (0x767680, 0.24))
  /// #747480 at 8 %; dark, #767680 at 18 %.
  public static let quaternarySystemFill = system((0x747480, 0.08), dark: (0x767680, 0.18))
  /// #FFFFFF; dark, #000000.
  public static let systemBackground = system(0xFFFFFF, dark: 0x000000)
  /// #F2F2F7; dark, #1C1C1E.
  public static let secondarySystemBackground = system(0xF2F2F7, dark: 0x1C1C1E)
  /// #FFFFFF; dark, #2C2C2E.
  public static let tertiarySystemBackground = system(0xFFFFFF, dark: 0x2C2C2E)
  /// #F2F2F7; dark, #000000.
  public static let systemGroupedBackground = system(0xF2F2F7, dark: 0x000000)
  /// #FFFFFF; dark, #1C1C1E.
  public static let secondarySystemGroupedBackground = system(0xFFFFFF, dark: 0x1C1C1E)
  /// #F2F2F7; dark, #2C2C2E.
  public static let tertiarySystemGroupedBackground = system(0xF2F2F7, dark: 0x2C2C2E)
  /// #007AFF; dark, #0984FF.
  public static let link = system(0x007AFF, dark: 0x0984FF)
  /// #007AFF; dark, #0A84FF.
  public static let tintColor = system(0x007AFF, dark: 0x0A84FF)
  /// White at 60 %: text on a dark background in any appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Black: text on a light background in any appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)

  /// Returns a colour with a light and a dark variant, both as 0xRRGGBB.
  private static func system(_ light: UInt32, dark: UInt32) -> UIColor {
    system((light, 1), dark: (dark, 1))
  }

  /// Returns a colour with a light and a dark variant, both as 0xRRGGBB and an opacity.
  private static func system(
    _ light: (rgb: UInt32, alpha: CGFloat), dark: (rgb: UInt32, alpha: CGFloat)
  ) -> UIColor {
    let light = UIColor(rgb: light.rgb, alpha: light.alpha)
    let dark = UIColor(rgb: dark.rgb, alpha: dark.alpha)
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Creates a colour from 0xRRGGBB.
  private convenience init(rgb: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255, alpha: alpha)
  }
}
