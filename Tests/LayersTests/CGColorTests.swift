import Drawing
import Foundation
import Layers
import Testing

@Suite struct CGColorTests {
  @Test func componentsOutsideOfTheGamutAreKept() {
    let color = CGColor(red: 0.25, green: 2, blue: -1, alpha: 0.5)
    #expect(color.components == [0.25, 2, -1, 0.5] && color.numberOfComponents == 4)
    #expect(color.alpha == 0.5)
    #expect(CGColor(srgbRed: 0.25, green: 2, blue: -1, alpha: 0.5) == color)
    #expect(CGColor(srgbRed: 0.25, green: 1, blue: 0, alpha: 0.5) != color)
    #expect(CGColor(srgbRed: 0.25, green: 1, blue: 0, alpha: 0.5).color == color.color)
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 0.5, 0.5, 1])
    #expect(CGColor(red: .nan, green: 0, blue: 0, alpha: 1).components == [0, 0, 0, 1])
    #expect(color.copy(alpha: 1)?.components == [0.25, 2, -1, 1])
    #expect(Set([color, color, CGColor(gray: 0, alpha: 1)]).count == 2)
  }
}
