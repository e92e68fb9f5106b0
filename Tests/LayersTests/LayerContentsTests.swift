import Drawing
import Emitters
import Foundation
import Geometry
import Layers
import Raster
import Testing
import VirtualTime

@Suite struct LayerContentsTests {
  /// Red, green / blue, white in the quarters of 4 × 4 pixels.
  private static let quarters = image(4, 4) { x, y in
    x < 2 ? (y < 2 ? .red : .blue) : (y < 2 ? .green : CGColor(gray: 1, alpha: 1))
  }

  private static func image(_ width: Int, _ height: Int, _ color: (Int, Int) -> CGColor) -> CGImage
  {
    let pixels = (0..<width * height).map { color($0 % width, $0 / width).color.pixel.word }
    return CGImage(bitmap: Bitmap(width: width, height: height, pixels: pixels))
  }

  private func layer(_ contents: Any?, _ width: Double = 20, _ height: Double = 10) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 5, width: width, height: height)
    layer.contents = contents
    layer.magnificationFilter = .nearest
    return layer
  }

  private func shown(_ layer: CALayer) -> Canvas { Canvas(layer, at: 0) }

  @Test("FIDELITY 34: contents are shown whole, at one pixel per point, stretched to the bounds")
  func defaults() {
    let layer = CALayer()
    let all = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(layer.contents == nil && layer.contentsRect == all && layer.contentsCenter == all)
    #expect(layer.contentsScale == 1 && layer.contentsGravity == .resize)
    #expect(layer.magnificationFilter == .linear && layer.minificationFilter == .linear)
  }

  @Test("FIDELITY 34: gravity places a picture at its size, stretched, fitted or filling")
  func gravity() {
    let layer = layer(Self.quarters)
    func look(_ gravity: CALayerContentsGravity, _ y: Int) -> String {
      layer.contentsGravity = gravity
      return shown(layer).row(y)
    }
    #expect(look(.resize, 5) == pixels("5w 10r 10g 5w"))
    #expect(look(.resize, 14) == pixels("5w 10b 15w"))
    #expect(look(.resizeAspect, 5) == pixels("10w 5r 5g 10w"))
    #expect(look(.resizeAspectFill, 0) == pixels("5w 10r 10g 5w"))
    #expect(look(.center, 8) == pixels("13w 2r 2g 13w"))
    // "Top" is where y is greatest, as on a device.
    #expect(look(.bottomLeft, 5) == pixels("5w 2r 2g 21w"))
    #expect(look(.bottom, 5) == pixels("13w 2r 2g 13w"))
    #expect(look(.bottomRight, 5) == pixels("21w 2r 2g 5w"))
    #expect(look(.left, 8) == pixels("5w 2r 2g 21w"))
    #expect(look(.right, 8) == pixels("21w 2r 2g 5w"))
    #expect(look(.topLeft, 14) == pixels("5w 2b 23w"))
    #expect(look(.top, 14) == pixels("13w 2b 15w"))
    #expect(look(.topRight, 14) == pixels("21w 2b 7w"))
  }

  @Test("FIDELITY 34: contentsRect shows a part of the picture, and no pixels outside it")
  func rect() {
    let layer = layer(Self.quarters)
    layer.magnificationFilter = .linear
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    for y in 5..<15 { #expect(shown(layer).row(y) == pixels("5w 20g 5w")) }
  }

  @Test("FIDELITY 34: contentsCenter stretches the middle and keeps the corners")
  func center() {
    let framed = Self.image(6, 6) { x, y in
      (1..<5).contains(x) && (1..<5).contains(y) ? .green : .red
    }
    let layer = layer(framed)
    layer.contentsCenter = CGRect(x: 1 / 6.0, y: 1 / 6.0, width: 4 / 6.0, height: 4 / 6.0)
    #expect(shown(layer).row(5) == pixels("5w 20r 5w"))
    #expect(shown(layer).row(9) == pixels("5w 1r 18g 1r 5w"))
    #expect(shown(layer).column(9) == pixels("5w 1r 8g 1r 15w"))
  }

  @Test("FIDELITY 34: contentsScale is the number of pixels per point")
  func scale() {
    let layer = layer(Self.quarters)
    layer.contentsScale = 0.5
    layer.contentsGravity = .center
    #expect(shown(layer).row(7) == pixels("11w 4r 4g 11w"))
  }

  @Test("FIDELITY 27, 34: contents are clipped to the bounds only if the layer masks to them")
  func masks() {
    let layer = layer(Self.quarters)
    layer.contentsGravity = .resizeAspectFill
    #expect(shown(layer).column(9) == pixels("0w 10r 10b 10w"))
    layer.masksToBounds = true
    #expect(shown(layer).column(9) == pixels("5w 5r 5b 15w"))
    layer.cornerRadius = 3
    #expect(shown(layer)[5, 5] != Pixel(red: 255, green: 0, blue: 0))
    layer.contentsGravity = .resize
    #expect(shown(layer)[5, 5] != Pixel(red: 255, green: 0, blue: 0))
    #expect(shown(layer).row(9) == pixels("5w 10r 10g 5w"))
  }

  @Test("FIDELITY 34: pictures are interpolated, and prefiltered when reduced, unless nearest")
  func filters() {
    let layer = layer(Self.quarters)
    layer.magnificationFilter = .linear
    #expect(shown(layer).row(5).contains("?"))
    let stripes = Self.image(40, 20) { x, _ in x % 2 == 0 ? .red : .blue }
    let small = self.layer(stripes)
    #expect(shown(small)[10, 10] == Pixel(red: 128, green: 0, blue: 128))
    small.minificationFilter = .nearest
    #expect(shown(small)[10, 10] == Pixel(red: 0, green: 0, blue: 255))
  }

  @Test("FIDELITY 34: a bias makes reduced trilinear pictures softer or sharper")
  func filterBias() {
    let stripes = Self.image(40, 20) { x, _ in x / 2 % 2 == 0 ? .red : .blue }
    let layer = layer(stripes)
    #expect(layer.minificationFilterBias == 0)
    layer.minificationFilter = .linear
    layer.minificationFilterBias = 2
    #expect(shown(layer)[10, 10] != shown(layer)[11, 10])
    layer.minificationFilter = .trilinear
    #expect(shown(layer)[10, 10] == Pixel(red: 128, green: 0, blue: 128))
    layer.minificationFilterBias = 0
    #expect(shown(layer)[10, 10] != shown(layer)[11, 10])
    layer.setValue(1.5, forKey: "minificationFilterBias")
    #expect(layer.minificationFilterBias == 1.5)
  }

  @Test("FIDELITY 27: shapes and particles are clipped only if the layer masks to its bounds")
  func masksOwnContent() {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
    shape.path = CGPath(rect: CGRect(x: -3, y: 2, width: 30, height: 20), transform: nil)
    shape.fillColor = .red
    shape.cornerRadius = 3
    #expect(shown(shape).row(10) == pixels("2w 28r"))
    shape.masksToBounds = true
    #expect(shown(shape).row(10) == pixels("5w 20r 5w") && shown(shape).row(20) == pixels("30w"))
    #expect(shown(shape)[5, 14] != Pixel(red: 255, green: 0, blue: 0))
    let (scene, emitter, cell) = (Scene(), CAEmitterLayer(), CAEmitterCell())
    scene.clock.asCurrent {
      emitter.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
      let pixels = Array(repeating: UInt32.max, count: 40 * 40)
      cell.contents = CGImage(bitmap: Bitmap(width: 40, height: 40, pixels: pixels))
      cell.birthRate = 10
      cell.lifetime = 100
      cell.color = .red
      emitter.emitterCells = [cell]
      scene.root.addSublayer(emitter)
    }
    func row(_ y: Int) -> String {
      scene.run(to: 0.5)
      return Canvas(scene.root, at: 0.5).row(y)
    }
    #expect(row(1) == pixels("25r 5w"))
    scene.clock.asCurrent { emitter.masksToBounds = true }
    #expect(row(1) == pixels("30w") && row(10) == pixels("5w 20r 5w"))
  }

  @Test func edgesAreAlwaysAntialiased() {
    let layer = layer(nil)
    #expect(!layer.allowsEdgeAntialiasing)
    #expect(
      layer.edgeAntialiasingMask == [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
      ])
    #expect(layer.edgeAntialiasingMask.rawValue == 15)
    layer.backgroundColor = .red
    layer.position.x += 0.4
    let smooth = shown(layer)[5, 8]
    #expect(smooth == Pixel(red: 255, green: 102, blue: 102))
    layer.edgeAntialiasingMask = .layerTopEdge
    layer.setValue(true, forKey: "allowsEdgeAntialiasing")
    #expect(layer.allowsEdgeAntialiasing && shown(layer)[5, 8] == smooth)
  }

  @Test func contentsAreBetweenBackgroundAndSublayers() {
    let layer = layer(Self.image(1, 1) { _, _ in .green })
    layer.backgroundColor = .red
    layer.contentsGravity = .left
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 4, width: 1, height: 1)
    child.backgroundColor = .blue
    layer.addSublayer(child)
    layer.contents = Self.image(4, 4) { _, _ in .green }
    #expect(shown(layer).row(9) == pixels("5w 1b 3g 16r 5w"))
  }

  @Test func aCompositingFilterBlendsWithTheContentBeneath() {
    let (ground, front) = (layer(nil), layer(nil))
    ground.backgroundColor = .red
    front.backgroundColor = .blue
    front.frame = CGRect(x: 4, y: 0, width: 20, height: 10)
    ground.addSublayer(front)
    func look(_ filter: String?) -> Pixel? {
      front.compositingFilter = filter
      return shown(ground)[12, 8]
    }
    #expect(look(nil) == Pixel(red: 0, green: 0, blue: 255))
    #expect(look("multiplyBlendMode") == Pixel(red: 0, green: 0, blue: 0))
    #expect(look("screenBlendMode") == Pixel(red: 255, green: 0, blue: 255))
    #expect(look("plusL") == Pixel(red: 255, green: 0, blue: 255))
    front.opacity = 0.4
    #expect(look("screenBlendMode") == Pixel(red: 255, green: 0, blue: 102))
  }
}
