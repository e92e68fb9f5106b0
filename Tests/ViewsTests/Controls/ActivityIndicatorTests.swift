import Controls
import Drawing
import Foundation
import Layers
import Raster
import Testing
import Views
import VirtualTime

@Suite struct ActivityIndicatorTests {
  let scene = TouchScene()

  private func show(_ style: UIActivityIndicatorView.Style) -> UIActivityIndicatorView {
    let indicator = UIActivityIndicatorView(style: style)
    indicator.hidesWhenStopped = false
    return scene.add(indicator)
  }

  /// The alpha of a pixel, 0…255.
  private func alpha(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int { Int(bitmap[x, y]?.alpha ?? 0) }

  @Test func stylesHaveTheirSizesAndColours() {
    for (style, side, color) in [
      (UIActivityIndicatorView.Style.medium, 20.0, "#808080FF"), (.large, 37, "#808080FF"),
      (.gray, 20, "#808080FF"), (.white, 20, "#FFFFFFFF"), (.whiteLarge, 37, "#FFFFFFFF"),
    ] {
      let indicator = UIActivityIndicatorView(style: style)
      #expect(indicator.frame == CGRect(x: 0, y: 0, width: side, height: side))
      #expect(indicator.intrinsicContentSize == indicator.frame.size)
      #expect(indicator.color.cgColor.color.hexadecimal == color)
    }
  }

  @Test func theColourCanBeSetAndReset() {
    let indicator = UIActivityIndicatorView(style: .white)
    indicator.color = .red
    #expect(indicator.color == .red)
    indicator.color = nil
    #expect(indicator.color == .white)
  }

  @Test func aNewStyleResizesOnlyAnIndicatorOfTheFormerSize() {
    let (indicator, stretched) = (
      UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(frame: .zero)
    )
    stretched.frame.size = CGSize(width: 50, height: 60)
    indicator.style = .large
    stretched.style = .large
    #expect(indicator.bounds.size == CGSize(width: 37, height: 37))
    #expect(stretched.bounds.size == CGSize(width: 50, height: 60))
  }

  @Test func anIndicatorIsHiddenUntilItSpins() {
    let indicator = scene.add(UIActivityIndicatorView(style: .medium))
    #expect(indicator.isHidden && !indicator.isAnimating)
    scene.clock.asCurrent { indicator.startAnimating() }
    #expect(!indicator.isHidden && indicator.isAnimating)
    scene.clock.asCurrent { indicator.stopAnimating() }
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test func opacitiesFallFromTheLeftAnticlockwise() throws {
    let indicator = show(.large)
    indicator.color = .red
    let bitmap = try picture(of: indicator, on: scene.clock)
    // The centres of the blades at 9, 6, 3 and 12 o'clock: numbers 0, 2, 4 and 6.
    let alphas = [(5, 17), (17, 28), (28, 17), (17, 5)].map { alpha(bitmap, $0.0, $0.1) }
    for (shown, measured) in zip(alphas, [217, 143, 69, 69]) { #expect(abs(shown - measured) <= 1) }
    #expect(alpha(bitmap, 17, 17) == 0 && alpha(bitmap, 36, 17) == 0)
  }

  @Test func bladesAreCentredOnWholePoints() throws {
    let indicator = show(.medium)
    indicator.frame.size = CGSize(width: 41, height: 61)
    let ink = Ink(try picture(of: indicator, on: scene.clock))
    #expect(ink.left == 10 && ink.right == 29 && ink.top == 20 && ink.bottom == 39)
  }

  @Test func theDarkestBladeMovesOnEveryEighthOfASecond() throws {
    let indicator = show(.large)
    scene.clock.asCurrent { indicator.startAnimating() }
    func darkest(at time: Double) throws -> Int? {
      scene.run(to: time)
      let bitmap = try picture(of: indicator, on: scene.clock)
      return (0..<8).max { first, second in
        func shade(_ number: Int) -> Int {
          let angle = Double.pi + Double(number) * .pi / 4
          return alpha(
            bitmap, Int(17.5 + 11.5 * cos(angle)), Int(17.5 + 11.5 * sin(angle)))
        }
        return shade(first) < shade(second)
      }
    }
    #expect(try [0.06, 0.12, 0.13, 0.24, 0.26, 0.9, 1.01].map(darkest) == [0, 0, 1, 1, 2, 7, 0])
    scene.clock.asCurrent { indicator.stopAnimating() }
    #expect(try darkest(at: 1.3) == 0)
  }

  @Test func anIndicatorSpinsInANewWindowToo() throws {
    let indicator = show(.medium)
    scene.clock.asCurrent { indicator.startAnimating() }
    scene.run(to: 0.1)
    scene.clock.asCurrent { indicator.removeFromSuperview() }
    scene.run(to: 0.2)
    _ = scene.add(indicator)
    let blades = try #require(indicator.subviews.first)
    #expect(blades.layer.animationKeys()?.count == 1)
  }
}
