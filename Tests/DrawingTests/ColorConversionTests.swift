import Drawing
import Foundation
import Testing

@Suite struct ColorConversionTests {
  @Test func coloursAreConvertedBetweenSpaces() throws {
    let grey = try #require(
      CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5).converted(
        to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
    // The luminance of red is 0.2126, whose component in sRGB is 0.4985.
    #expect(abs((grey.components?.first ?? 0) - 0.4985) < 1e-3 && grey.alpha == 0.5)
    #expect(grey.components?.first == grey.components?[2])
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    #expect(CGColor.black.converted(to: space, intent: .perceptual, options: nil) == .black)
    let ink = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0.5, alpha: 1)
    #expect(ink.components == [0, 0.5, 0.5, 1])
  }
}
