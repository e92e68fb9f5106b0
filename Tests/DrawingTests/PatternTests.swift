import BitmapContexts
import Drawing
import Foundation
import Geometry
import Raster
import Testing

/// Patterns, shadings and layers of Core Graphics.
@Suite struct PatternTests {
  private let context: CGContext

  init() throws {
    context = try #require(
      CGContext(
        data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
  }

  /// Returns red, green, blue and alpha of the pixel at a point of user space.
  private func color(_ x: Int, _ y: Int) -> [UInt8] {
    guard let pixel = context.makeImage()?.bitmap[x, 39 - y] else { return [] }
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
  }

  /// A pattern with a square of 4 points in each cell of 10.
  private func squares(isColored: Bool, step: CGFloat = 10) -> CGPattern? {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        if isColored { context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1) }
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.fill(CGRect(x: 9, y: 9, width: 10, height: 10))
      }, releaseInfo: nil)
    return CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 10, height: 10), matrix: .identity, xStep: step,
      yStep: step, tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)
  }

  @Test func cellsAreRepeatedWithinTheShape() throws {
    let pattern = try #require(squares(isColored: true))
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    context.setFillColorSpace(space)
    context.setFillPattern(pattern, colorComponents: [1])
    context.translateBy(x: 5, y: 5)
    context.fill(CGRect(x: 0, y: 0, width: 25, height: 35))
    // The pattern begins at the origin of base space, and each cell is cut off at its bounds.
    #expect(color(2, 2) == [0, 0, 0, 0] && color(11, 11) == [255, 0, 0, 255])
    #expect(color(15, 11) == [0, 0, 0, 0] && color(9, 9) == [255, 0, 0, 255])
    #expect(color(21, 33) == [255, 0, 0, 255] && color(31, 31) == [0, 0, 0, 0])
  }

  @Test func uncoloredPatternsTakeTheColorOfTheirComponents() throws {
    let pattern = try #require(squares(isColored: false))
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    context.setStrokeColorSpace(space)
    context.setStrokePattern(pattern, colorComponents: [0, 1, 0, 1])
    context.setPatternPhase(CGSize(width: 2, height: 0))
    context.setLineWidth(20)
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10)])
    #expect(color(3, 12) == [0, 255, 0, 255] && color(1, 12) == [0, 0, 0, 0])
    #expect(color(3, 22) == [0, 0, 0, 0])
  }

  @Test func colorsOfPatternsHaveAnOpacity() throws {
    let pattern = try #require(squares(isColored: true, step: 20))
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let color = try #require(
      CGColor(patternSpace: space, pattern: pattern, components: [1])?.copy(alpha: 0.5))
    #expect(color.alpha == 0.5 && color.numberOfComponents == 1 && color.colorSpace == nil)
    context.setFillColor(color)
    context.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(self.color(22, 22) == [128, 0, 0, 128] && self.color(12, 12) == [0, 0, 0, 0])
    #expect(
      CGColor(
        patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: pattern, components: [1]) == nil)
  }

  @Test func releasesTheInfoOfAPattern() {
    var released = 0
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: nil, releaseInfo: { _ in released += 1 })
    let make = { (step: CGFloat) in
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), matrix: .identity, xStep: step,
        yStep: 1, tiling: .noDistortion, isColored: true, callbacks: &callbacks)
    }
    #expect(make(0) == nil && released == 0)
    #expect(make(1) != nil && released == 1)
  }

  @Test func aShadingHasTheColorsOfItsFunction() throws {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        output[0] = input[0] * input[0]
        output[1] = 2
        output[2] = 0
        output[3] = 1
      }, releaseInfo: nil)
    let function = try #require(
      CGFunction(
        info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4,
        range: [0, 1, 0, 0.5, 0, 1, 0, 1], callbacks: &callbacks))
    let shading = try #require(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 0, y: 0),
        end: CGPoint(x: 32, y: 0), function: function, extendStart: true, extendEnd: false))
    context.drawShading(shading)
    let middle = color(16, 20)
    // (16.5 / 32)² · 255 = 67.8
    #expect(abs(Int(middle[0]) - 68) <= 2 && abs(Int(middle[1]) - 128) <= 1)
    #expect(color(35, 20) == [0, 0, 0, 0])
    let few = CGFunction(
      info: nil, domainDimension: 1, domain: nil, rangeDimension: 3, range: nil,
      callbacks: &callbacks)
    #expect(
      few.map {
        CGShading(
          radialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, startRadius: 0, end: .zero,
          endRadius: 9, function: $0, extendStart: true, extendEnd: true) == nil
      } == true)
  }

  @Test func layersAreDrawnWhereverTheyAreNeeded() throws {
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 8, height: 8), auxiliaryInfo: nil))
    let inner = try #require(layer.context)
    inner.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    inner.fill(CGRect(x: 0, y: 0, width: 4, height: 20))
    context.draw(layer, at: CGPoint(x: 2, y: 2))
    context.draw(layer, in: CGRect(x: 20, y: 20, width: 16, height: 16))
    #expect(color(3, 3) == [0, 0, 255, 255] && color(7, 3) == [0, 0, 0, 0])
    #expect(color(3, 11) == [0, 0, 0, 0] && color(27, 35) == [0, 0, 255, 255])
    #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
  }
}
