import BitmapContexts
import Drawing
import Foundation
import Geometry
import Raster
import Rasterizer
import Testing

@Suite struct CGContextTests {
  @Test func fillsAreBlackUntilAColourIsSet() {
    let sheet = Sheet(4, 4) { context in
      context.fill(CGRect(0, 0, 2, 4))
      context.setFillColor(.red)
      context.fill(CGRect(2, 0, 1, 4))
    }
    #expect([sheet[0, 0], sheet[2, 0], sheet[3, 0]] == [black, red, nothing])
  }

  @Test func restoringTheStateKeepsThePath() {
    let sheet = Sheet(4, 1) { context in
      context.setFillColor(.red)
      context.saveGState()
      context.setFillColor(.blue)
      context.translateBy(x: 2, y: 0)
      context.setAlpha(0.5)
      context.clip(to: CGRect(0, 0, 1, 1))
      context.addRect(CGRect(1, 0, 1, 1))
      context.restoreGState()
      context.restoreGState()
      #expect(context.ctm == .identity)
      context.fillPath()
    }
    #expect([sheet[0, 0], sheet[2, 0], sheet[3, 0]] == [nothing, nothing, red])
  }

  @Test func laterTransformsApplyFirst() {
    let sheet = Sheet(10, 10) { context in
      context.translateBy(x: 4, y: 0)
      context.scaleBy(x: 2, y: 2)
      #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 6, y: 2))
      #expect(context.convertToUserSpace(CGPoint(x: 6, y: 2)) == CGPoint(x: 1, y: 1))
      context.fill(CGRect(1, 1, 1, 1))
    }
    #expect(
      [sheet[5, 2], sheet[6, 2], sheet[7, 3], sheet[8, 3]] == [nothing, black, black, nothing])
  }

  @Test func pathElementsUseTheCurrentTransform() {
    let context = CGContext(recording: CGRect(0, 0, 100, 100))
    context.move(to: CGPoint(x: 1, y: 1))
    context.scaleBy(x: 10, y: 10)
    context.addLine(to: CGPoint(x: 2, y: 3))
    #expect(context.currentPointOfPath == CGPoint(x: 2, y: 3))
    context.scaleBy(x: 0.1, y: 0.1)
    #expect(context.boundingBoxOfPath == CGRect(1, 1, 19, 29))
    #expect(context.path?.currentPoint == CGPoint(x: 20, y: 30))
  }

  @Test func rectangularClipsIntersectToOneRectangle() {
    let context = CGContext(recording: CGRect(0, 0, 100, 100))
    context.clip(to: CGRect(10, 10, 50, 50))
    context.clip(to: CGRect(40, 0, 50, 50))
    #expect(context.boundingBoxOfClipPath == CGRect(40, 10, 20, 40))
    context.fill(CGRect(0, 0, 100, 100))
    context.fill(CGRect(0, 0, 10, 10))
    // Items with the same clip are in one group.
    guard case .group(let group)? = context.items.first, context.items.count == 1 else {
      Issue.record("\(context.items)")
      return
    }
    #expect(group.clip?.shape == .rect(CGRect(40, 10, 20, 40)) && group.items.count == 2)
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == CGRect(0, 0, 100, 100))
  }

  @Test func pathClipsIntersect() {
    let sheet = Sheet(20, 20) { context in
      context.addEllipse(in: CGRect(0, 0, 20, 20))
      context.clip()
      context.addRect(CGRect(0, 0, 20, 10))
      context.addRect(CGRect(0, 0, 10, 20))
      context.clip(using: .evenOdd)
      context.setFillColor(.green)
      context.fill(CGRect(0, 0, 20, 20))
    }
    #expect(
      [sheet[0, 0], sheet[5, 5], sheet[15, 5], sheet[15, 15]] == [
        nothing, nothing, green, nothing,
      ])
    #expect(sheet[5, 15] == green)
  }

  @Test func anEmptyClipShowsNothing() {
    let sheet = Sheet(4, 4) { context in
      context.clip(to: CGRect(0, 0, 1, 1))
      context.clip(to: CGRect(2, 2, 1, 1))
      context.fill(CGRect(0, 0, 4, 4))
    }
    #expect(sheet.bitmap.pixels.allSatisfy { $0 == 0 })
  }

  @Test func clearingIsLimitedToTheClip() {
    let sheet = Sheet(4, 4) { context in
      context.setFillColor(.red)
      context.fill(CGRect(0, 0, 4, 4))
      context.clip(to: CGRect(0, 0, 2, 4))
      context.clear(CGRect(1, 0, 2, 4))
    }
    #expect([sheet[0, 0], sheet[1, 0], sheet[2, 0]] == [red, nothing, red])
  }

  @Test func clearingDoesNotAffectContentBeneathTheContext() {
    let context = CGContext(recording: CGRect(0, 0, 4, 4))
    context.fill(CGRect(0, 0, 4, 4))
    context.clear(CGRect(0, 0, 2, 4))
    let under = DisplayItem.fill(
      .rect(CGRect(0, 0, 4, 4)), CGAffineTransform.identity, CGColor.blue.color)
    let list = DisplayList(width: 4, height: 4, background: .clear, items: [under] + context.items)
    var renderer = Renderer()
    let bitmap = renderer.render(list)
    #expect(bitmap?[0, 0]?.description == blue && bitmap?[2, 0]?.description == black)
  }

  @Test func blendModesApplyToEarlierDrawing() {
    let sheet = Sheet(4, 1) { context in
      context.setFillColor(red: 1, green: 1, blue: 0, alpha: 1)
      context.fill(CGRect(0, 0, 3, 1))
      context.setBlendMode(.multiply)
      context.setFillColor(red: 1, green: 0, blue: 1, alpha: 1)
      context.addEllipse(in: CGRect(-4, -4, 12, 12))
      context.clip()
      context.fill(CGRect(1, 0, 3, 1))
    }
    #expect([sheet[0, 0], sheet[1, 0], sheet[3, 0]] == ["#FFFF00FF", red, "#FF00FFFF"])
  }

  @Test func clearAndCopyAreLimitedToTheShape() {
    let sheet = Sheet(6, 1) { context in
      context.setFillColor(.red)
      context.fill(CGRect(0, 0, 6, 1))
      context.setBlendMode(.clear)
      context.fill(CGRect(1, 0, 1, 1))
      context.setBlendMode(.copy)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.addPath(CGPath(rect: CGRect(3, 0, 1.5, 1), transform: nil))
      context.fillPath()
    }
    #expect((0..<6).map { sheet[$0, 0] } == [red, nothing, red, blue, "#7F0080FF", red])
  }

  @Test func clearIsLimitedToAllClips() {
    let sheet = Sheet(6, 1) { context in
      context.setFillColor(.red)
      context.fill(CGRect(0, 0, 6, 1))
      context.addEllipse(in: CGRect(-6, -9, 10, 20))
      context.clip()
      context.addEllipse(in: CGRect(1, -9, 10, 20))
      context.clip()
      context.setBlendMode(.clear)
      context.fill(CGRect(0, 0, 6, 1))
    }
    #expect([sheet[0, 0], sheet[2, 0], sheet[5, 0]] == [red, nothing, red])
  }

  @Test func transparencyLayersFadeAsOne() {
    func draw(_ context: CGContext) {
      context.fill(CGRect(0, 0, 2, 1))
      context.fill(CGRect(1, 0, 2, 1))
    }
    let single = Sheet(3, 1) { context in
      context.setAlpha(0.5)
      draw(context)
    }
    let layer = Sheet(3, 1) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      draw(context)
      context.endTransparencyLayer()
      context.endTransparencyLayer()
    }
    #expect(single[1, 0] == "#000000C0" && layer[1, 0] == "#00000080")
  }

  @Test func transparencyLayersHaveTheirOwnState() {
    let sheet = Sheet(4, 1) { context in
      context.setFillColor(.red)
      context.beginTransparencyLayer(in: CGRect(0, 0, 2, 1), auxiliaryInfo: nil)
      context.setFillColor(.blue)
      context.saveGState()
      context.fill(CGRect(1, 0, 3, 1))
      context.endTransparencyLayer()
      context.fill(CGRect(3, 0, 1, 1))
    }
    #expect([sheet[0, 0], sheet[1, 0], sheet[2, 0], sheet[3, 0]] == [nothing, blue, nothing, red])
  }

  @Test func linearGradientsExtendIfRequested() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [CGColor.red, CGColor.blue] as CFArray, locations: [0, 1]))
    func sheet(_ options: CGGradientDrawingOptions) -> Sheet {
      Sheet(30, 1) { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: options)
      }
    }
    let plain = sheet([])
    #expect([plain[5, 0], plain[25, 0]] == [nothing, nothing])
    let middle = try #require(plain.bitmap[15, 0])
    #expect(abs(Int(middle.red) - 115) <= 3 && abs(Int(middle.blue) - 140) <= 3)
    let whole = sheet([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect([whole[5, 0], whole[25, 0]] == [red, blue])
  }

  @Test func gradientsTakeTheColoursOfAnNSArray() {
    let colors = [CGColor.red, CGColor.blue].map { $0 as AnyObject } as NSArray
    let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.5])
    #expect(gradient?.stops.map(\.color.red) == [1, 0])
    #expect(
      gradient
        == CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.blue], locations: [0, 0.5]))
  }

  @Test func gradientsNeedColours() {
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
    let grey = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 0.5], locations: nil,
      count: 2)
    #expect(grey?.stops.map(\.color.red) == [0, 1] && grey?.stops.last?.color.alpha == 0.5)
  }

  @Test func imagesAreUpsideDownWithYDown() throws {
    let image = try #require(Sheet(2, 2) { $0.fill(CGRect(0, 0, 2, 1)) }.image)
    let sheet = Sheet(6, 2) { context in
      context.draw(image, in: CGRect(0, 0, 2, 2))
      context.translateBy(x: 0, y: 2)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: CGRect(4, 0, 2, 2))
    }
    #expect(
      [sheet[0, 0], sheet[0, 1], sheet[4, 0], sheet[4, 1]] == [
        nothing, black, black, nothing,
      ])
  }

  @Test func imagesMaskByTheirAlpha() throws {
    let image = try #require(Sheet(2, 2) { $0.fill(CGRect(0, 0, 2, 1)) }.image)
    let sheet = Sheet(2, 2) { context in
      context.clip(to: CGRect(0, 0, 2, 2), mask: image)
      context.setFillColor(.green)
      context.fill(CGRect(0, 0, 2, 2))
    }
    #expect([sheet[0, 0], sheet[0, 1]] == [nothing, green])
  }

  @Test func shadowOffsetsAreInBaseSpace() {
    let sheet = Sheet(20, 20) { context in
      context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: .red)
      context.scaleBy(x: 2, y: 2)
      context.setFillColor(.blue)
      context.fill(CGRect(1, 1, 2, 2))
    }
    #expect([sheet[3, 3], sheet[3, 13], sheet[3, 17]] == [blue, red, nothing])
  }

  @Test func strokesUseTheContextsStyle() {
    let sheet = Sheet(20, 20) { context in
      context.setStrokeColor(.red)
      context.setLineWidth(4)
      context.setLineCap(.square)
      context.strokeLineSegments(between: [CGPoint(x: 6, y: 10), CGPoint(x: 14, y: 10)])
      #expect(context.isPathEmpty)
    }
    #expect(
      [sheet[4, 8], sheet[15, 11], sheet[3, 10], sheet[10, 12]] == [
        red, red, nothing, nothing,
      ])
  }

  @Test func halfOfAShadowsBlurIsItsSigma() throws {
    let context = CGContext(recording: CGRect(0, 0, 100, 100))
    context.setShadow(offset: .zero, blur: 12)
    context.fill(CGRect(40, 40, 20, 20))
    guard case .shadow(let shadow)? = context.items.first else {
      Issue.record("no shadow beneath the rectangle")
      return
    }
    #expect(shadow.sigma == 6)
  }

  @Test func strokesContainTheAreaTheyCover() {
    let context = CGContext(recording: CGRect(0, 0, 100, 100))
    context.addRect(CGRect(10, 10, 20, 20))
    context.setLineWidth(4)
    let (inside, edge) = (CGPoint(x: 20, y: 20), CGPoint(x: 9, y: 20))
    #expect(context.pathContains(inside, mode: .fill) && !context.pathContains(edge, mode: .fill))
    #expect(
      !context.pathContains(inside, mode: .stroke) && context.pathContains(edge, mode: .stroke))
    context.replacePathWithStrokedPath()
    #expect(context.boundingBoxOfPath == CGRect(8, 8, 24, 24))
  }

  @Test("FIDELITY 49: a context that records has the size of its backing in pixels")
  func backing() throws {
    let context = CGContext(recording: CGRect(5, 5, 40.5, 20), scale: 2)
    #expect(context.width == 81 && context.height == 40)
    #expect(context.bitsPerComponent == 8 && context.bitsPerPixel == 32)
    #expect(context.bytesPerRow == 384 && context.alphaInfo == .premultipliedFirst)
    #expect(context.colorSpace?.numberOfComponents == 3 && context.data == nil)
    context.setFillColor(.red)
    context.fill(CGRect(5, 5, 1, 1))
    let image = try #require(context.makeImage())
    #expect(image.width == 81 && image.height == 40)
    #expect(image.bitmap[1, 1]?.description == red && image.bitmap[2, 2]?.description == nothing)
    let opaque = CGContext(recording: CGRect(0, 0, 2, 2), isOpaque: true)
    #expect(opaque.alphaInfo == .noneSkipFirst)
    #expect(opaque.makeImage()?.bitmap[0, 0]?.description == black)
  }

  @Test(arguments: [
    CGRect.zero, .null, .infinite, CGRect(0, 0, 0.2, 1e9), CGRect(0, 0, CGFloat.nan, 4),
  ])
  func aBackingIsAtLeastOnePixel(_ frame: CGRect) {
    for scale in [0, 1, -3, .infinity, .nan] {
      let context = CGContext(recording: frame, scale: scale)
      #expect(context.width >= 1 && context.height >= 1 && context.bytesPerRow >= 4)
    }
    #expect(CGContext(recording: .zero).makeImage() == nil)
  }

  @Test func recordingsAreSharpAtAnyScale() {
    let sheet = Sheet(10, 10, scale: 3) { $0.fill(CGRect(1, 1, 1, 1)) }
    #expect(sheet.bitmap.width == 30)
    #expect(
      [sheet[2, 3], sheet[3, 3], sheet[5, 5], sheet[6, 5]] == [nothing, black, black, nothing])
  }
}

extension Sheet {
  fileprivate var image: CGImage? { CGImage(bitmap: bitmap) }
}
