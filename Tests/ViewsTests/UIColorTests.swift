import Drawing
import Foundation
import Geometry
import Layers
import Raster
import TestSupport
import Testing
import Views

@Suite struct UIColorTests {
  private func components(_ color: UIColor) -> [Double] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha]
  }

  private func hueParts(_ color: UIColor) -> [Double] {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    return [hue, saturation, brightness, alpha]
  }

  @Test func aColourWithoutComponentsIsTransparent() {
    #expect(components(UIColor()) == [0, 0, 0, 0])
  }

  @Test func componentsRoundTrip() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(components(color) == [0.1, 0.2, 0.3, 0.4])
    #expect(color.getRed(nil, green: nil, blue: nil, alpha: nil))
    #expect(color.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
    #expect(components(color.withAlphaComponent(1)) == [0.1, 0.2, 0.3, 1])
    #expect(
      UIColor(cgColor: color.cgColor) == color && color.hash == UIColor(cgColor: color.cgColor).hash
    )
    #expect(color != UIColor.clear && color.description == "UIColor(0.1, 0.2, 0.3, 0.4)")
  }

  @Test func componentsOutsideOfTheGamutAreKept() {
    let color = UIColor(red: -1, green: 2, blue: 0.5, alpha: 9)
    #expect(components(color) == [-1, 2, 0.5, 1])
    #expect(color.cgColor.components == [-1, 2, 0.5, 1])
    #expect(components(UIColor(cgColor: color.cgColor)) == [-1, 2, 0.5, 1])
    #expect(components(color.withAlphaComponent(0.2)) == [-1, 2, 0.5, 0.2])
    #expect(color.color == Color(red: 0, green: 1, blue: 0.5))
    #expect(color != UIColor(red: 0, green: 1, blue: 0.5, alpha: 1))
    #expect(components(UIColor(red: -1, green: 2, blue: .nan, alpha: 9)) == [0, 1, 0, 1])
    #expect(components(UIColor(white: 3, alpha: -1)) == [3, 3, 3, 0])
    #expect(components(UIColor(white: 0.25, alpha: 0.5)) == [0.25, 0.25, 0.25, 0.5])
    #expect(components(UIColor.red.withAlphaComponent(4)) == [1, 0, 0, 1])
  }

  private static let hues: [(parts: [Double], expected: [Double])] = [
    ([0, 1, 1], [1, 0, 0]), ([1.0 / 3, 1, 1], [0, 1, 0]), ([2.0 / 3, 1, 1], [0, 0, 1]),
    ([1.0 / 6, 1, 1], [1, 1, 0]), ([1, 1, 1], [1, 0, 0]), ([0.5, 1, 1], [0, 1, 1]),
    ([0.5, 0, 0.5], [0.5, 0.5, 0.5]), ([0.25, 0.5, 0.8], [0.6, 0.8, 0.4]),
    ([0.7, 1, 0], [0, 0, 0]), ([0.3, 2, 0.5], [0.1, 0.5, 0]), ([0.3, 1, -2], [0, 0, 0]),
  ]

  @Test(arguments: hues)
  func hueSaturationAndBrightness(parts: [Double], expected: [Double]) {
    let color = UIColor(
      hue: parts[0], saturation: parts[1], brightness: parts[2], alpha: 0.5)
    for (one, other) in zip(components(color), expected + [0.5]) {
      #expect(abs(one - other) < 1e-12)
    }
  }

  @Test func huesRoundTrip() {
    for hue in stride(from: 0.0, to: 1, by: 0.01) {
      for (saturation, brightness) in [(1.0, 1.0), (0.5, 0.8), (0.1, 0.2)] {
        let parts = hueParts(
          UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.7))
        for (one, other) in zip(parts, [hue, saturation, brightness, 0.7]) {
          #expect(abs(one - other) < 1e-9)
        }
      }
    }
    #expect(hueParts(.white) == [0, 0, 1, 1] && hueParts(.black) == [0, 0, 0, 1])
  }

  @Test(arguments: [
    (UIColor.black, UInt32(0x000000)), (.white, 0xFFFFFF), (.red, 0xFF0000), (.green, 0x00FF00),
    (.blue, 0x0000FF), (.cyan, 0x00FFFF), (.yellow, 0xFFFF00), (.magenta, 0xFF00FF),
    (.orange, 0xFF8000), (.purple, 0x800080), (.brown, 0x996633), (.gray, 0x808080),
    (.darkGray, 0x555555), (.lightGray, 0xAAAAAA), (.systemRed, 0xFF3B30),
    (.systemOrange, 0xFF9500), (.systemYellow, 0xFFCC00), (.systemGreen, 0x34C759),
    (.systemMint, 0x00C7BE), (.systemTeal, 0x30B0C7), (.systemCyan, 0x32ADE6),
    (.systemBlue, 0x007AFF), (.systemIndigo, 0x5856D6), (.systemPurple, 0xAF52DE),
    (.systemPink, 0xFF2D55), (.systemBrown, 0xA2845E), (.systemGray, 0x8E8E93),
    (.systemGray2, 0xAEAEB2), (.systemGray3, 0xC7C7CC), (.systemGray4, 0xD1D1D6),
    (.systemGray5, 0xE5E5EA), (.systemGray6, 0xF2F2F7), (.label, 0x000000),
    (.systemBackground, 0xFFFFFF), (.secondarySystemBackground, 0xF2F2F7),
    (.tertiarySystemBackground, 0xFFFFFF), (.link, 0x007AFF),
  ])
  func namedColours(color: UIColor, rgb: UInt32) {
    let pixel = color.color.pixel
    #expect(UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue) == rgb)
    #expect(pixel.alpha == 255)
  }

  @Test(arguments: [
    (UIColor.secondaryLabel, UInt32(0x3C3C43), 0.6), (.tertiaryLabel, 0x3C3C43, 0.3),
    (.quaternaryLabel, 0x3C3C43, 0.18), (.placeholderText, 0x3C3C43, 0.3),
    (.separator, 0x3C3C43, 0.29), (.opaqueSeparator, 0xC6C6C8, 1), (.systemFill, 0x787880, 0.2),
    (.secondarySystemFill, 0x787880, 0.16), (.tertiarySystemFill, 0x767680, 0.12),
    (.quaternarySystemFill, 0x747480, 0.08),
  ])
  func translucentColours(color: UIColor, rgb: UInt32, alpha: Double) {
    let pixel = color.withAlphaComponent(1).color.pixel
    #expect(UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue) == rgb)
    #expect(color.color.alpha == alpha)
  }

  @Test(arguments: [
    (UIColor.systemRed, UInt32(0xFF453A), 1.0), (.systemBlue, 0x0A84FF, 1),
    (.systemGray, 0x8E8E93, 1), (.systemGray6, 0x1C1C1E, 1), (.label, 0xFFFFFF, 1),
    (.quaternaryLabel, 0xEBEBF5, 0.16), (.separator, 0x545458, 0.6), (.systemFill, 0x787880, 0.36),
    (.systemBackground, 0x000000, 1), (.tertiarySystemGroupedBackground, 0x2C2C2E, 1),
    (UIColor.label.withAlphaComponent(0.5), 0xFFFFFF, 0.5), (.darkText, 0x000000, 1),
  ])
  func systemColoursInTheDarkAppearance(color: UIColor, rgb: UInt32, alpha: Double) {
    let shown = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    let pixel = shown.withAlphaComponent(1).color.pixel
    #expect(UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue) == rgb)
    #expect(shown.color.alpha == alpha)
  }

  @Test func clearHasNoComponents() {
    #expect(components(.clear) == [0, 0, 0, 0])
  }
}

@Suite struct UIColorFormTests {
  @Test(arguments: [
    ((1.0, 0.0, 0.0), (1.0931, -0.2267, -0.1501)), ((0, 1, 0), (-0.5116, 1.0183, -0.3107)),
    ((0.5, 0.5, 0.5), (0.5, 0.5, 0.5)), ((0.8, 0.4, 0.2), (0.8596, 0.3704, 0.1234)),
  ])
  func displayP3IsConvertedToSRGB(p3: (Double, Double, Double), srgb: (Double, Double, Double)) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(displayP3Red: p3.0, green: p3.1, blue: p3.2, alpha: 0.5)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(near(red, srgb.0, 2e-3) && near(green, srgb.1, 2e-3) && near(blue, srgb.2, 2e-3))
    #expect(alpha == 0.5)
  }

  @Test func greys() {
    var (white, alpha) = (CGFloat(0), CGFloat(0))
    #expect(UIColor(white: 0.3, alpha: 0.4).getWhite(&white, alpha: &alpha))
    #expect(white == 0.3 && alpha == 0.4)
    #expect(UIColor.green.getWhite(&white, alpha: nil) && white == 0.7152)
  }

  @Test func coloursCanDependOnTheAppearance() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.cgColor == UIColor.black.cgColor)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(UIColor.red.resolvedColor(with: .current) === UIColor.red)
    #expect(color == color && color != UIColor.black)
  }

  @Test func literals() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor.orange)
    let layerColor: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(layerColor == UIColor.orange.cgColor)
  }

  @Test(arguments: [
    (1e-9, -20.72326583694641), (0.5, -0.6931471805599453), (1, 0), (10, 2.302585092994046),
  ])
  func logarithms(x: Double, expected: Double) {
    #expect(near(Maths.logarithm(x), expected, 1e-14 * max(1, abs(expected))))
    #expect(near(Maths.power(2, 0.5), 2.0.squareRoot(), 1e-14))
  }
}
