import Drawing
import Foundation
import Geometry
import Layers
import Raster
import Testing
import VirtualTime

// Patterns instead of a layer's colours.
@Suite struct PatternTests {
  /// A red pixel, a green one next to it, and blue ones below.
  private static let pattern = CGColor(
    pattern: ImageFill(
      CGImage(
        bitmap: Bitmap(
          width: 2, height: 2,
          pixels: [CGColor.red, .green, .blue, .blue].map { $0.color.pixel.word })),
      transform: .identity))

  private func layer(_ kind: CALayer = CALayer()) -> CALayer {
    kind.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
    return kind
  }

  private let halves = String(repeating: "rg", count: 10)

  @Test func backgroundPatternsStartAtTheCornerOfTheBounds() {
    let layer = layer()
    layer.backgroundColor = Self.pattern
    #expect(layer.backgroundColor == Self.pattern && layer.backgroundColor != .red)
    #expect(Canvas(layer, at: 0).row(5) == "wwwww" + halves + "wwwww")
    #expect(Canvas(layer, at: 0).row(6) == pixels("5w 20b 5w"))
    layer.bounds.origin = CGPoint(x: 1, y: 1)
    #expect(Canvas(layer, at: 0).row(5) == "wwwww" + halves + "wwwww")
    layer.backgroundColor = .green
    #expect(Canvas(layer, at: 0).row(5) == pixels("5w 20g 5w"))
  }

  @Test func aPatternFadesWithItsLayer() {
    let layer = layer()
    layer.backgroundColor = Self.pattern
    layer.opacity = 0.6
    #expect(Canvas(layer, at: 0)[6, 5] == Pixel(red: 102, green: 255, blue: 102))
    layer.opacity = 1
    layer.backgroundColor = Self.pattern.copy(alpha: 0.6)
    #expect(layer.backgroundColor?.alpha == 0.6)
    #expect(Canvas(layer, at: 0)[6, 5] == Pixel(red: 102, green: 255, blue: 102))
  }

  @Test func bordersAndShapesAcceptPatterns() {
    let framed = layer()
    framed.borderColor = Self.pattern
    framed.borderWidth = 1
    #expect(Canvas(framed, at: 0).row(5) == "wwwww" + halves + "wwwww")
    let shape = CAShapeLayer()
    _ = layer(shape)
    shape.path = CGPath(rect: CGRect(x: 2, y: 0, width: 4, height: 4), transform: nil)
    shape.fillColor = Self.pattern
    shape.strokeColor = nil
    #expect(shape.fillColor == Self.pattern)
    #expect(Canvas(shape, at: 0).row(5) == pixels("7w 1r 1g 1r 1g 19w"))
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 1))
    line.addLine(to: CGPoint(x: 4, y: 1))
    shape.path = line
    shape.fillColor = nil
    shape.strokeColor = Self.pattern
    shape.lineWidth = 2
    #expect(Canvas(shape, at: 0).row(5) == pixels("5w 1r 1g 1r 1g 21w"))
  }

  @Test func changesToAndFromPatternsAreImmediate() {
    let scene = Scene()
    scene.layer.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
    scene.clock.asCurrent { scene.layer.backgroundColor = Self.pattern }
    #expect(scene.state(at: 0.1).backgroundPattern == Self.pattern)
    scene.clock.asCurrent { scene.layer.backgroundColor = .blue }
    #expect(scene.state(at: 0.1).backgroundPattern == nil)
    #expect(scene.state(at: 0.1).backgroundColor == CGColor.blue.color)
    #expect(scene.error == nil)
  }

  @Test func unsupportedPatternsUseTheirMeanColour() {
    let layer = layer()
    layer.shadowColor = Self.pattern
    #expect(layer.shadowColor == CGColor(red: 0.25, green: 0.25, blue: 0.5, alpha: 1))
    #expect(Self.pattern.components == [1] && Self.pattern.numberOfComponents == 1)
    #expect(Self.pattern.colorSpace == nil)
  }
}
