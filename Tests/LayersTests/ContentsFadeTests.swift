import Drawing
import Foundation
import Geometry
import Layers
import Raster
import Testing
import VirtualTime

// Fades from one picture of a layer to another.
@Suite struct ContentsFadeTests {
  private let scene = Scene()
  private let red = Self.picture(.red)
  private let blue = Self.picture(.blue)

  init() {
    scene.root.frame = CGRect(x: 0, y: 0, width: Canvas.side, height: Canvas.side)
    scene.layer.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    scene.layer.contents = red
    scene.layer.magnificationFilter = .nearest
  }

  private static func picture(_ color: CGColor, side: Int = 4) -> CGImage {
    let pixels = Array(repeating: color.color.pixel.word, count: side * side)
    return CGImage(bitmap: Bitmap(width: side, height: side, pixels: pixels))
  }

  private func fade(_ change: (CABasicAnimation) -> Void) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "contents")
    fade.duration = 1
    change(fade)
    return fade
  }

  /// The red, green and blue components of the layer's centre pixel.
  private func pixel(at seconds: Double) -> [UInt8] {
    scene.run(to: seconds)
    let pixel = Canvas(scene.root, at: seconds)[15, 15]
    return [pixel?.red ?? 1, pixel?.green ?? 1, pixel?.blue ?? 1]
  }

  @Test("FIDELITY 34: contents fade from one picture to another as a mean of their pixels")
  func contentsFade() {
    scene.layer.backgroundColor = .green
    scene.add(fade { ($0.fromValue, $0.toValue) = (red, blue) })
    // With two layers, one fading over the other, the green would be visible.
    #expect(pixel(at: 0) == [255, 0, 0] && pixel(at: 0.2) == [204, 0, 51])
    #expect(pixel(at: 0.6) == [102, 0, 153] && pixel(at: 0.999) == [0, 0, 255])
    #expect(pixel(at: 1) == [255, 0, 0])
    #expect(scene.error == nil)
  }

  @Test("FIDELITY 34: a standalone layer's contents fade implicitly")
  func contentsFadeImplicitly() {
    scene.clock.asCurrent { scene.layer.contents = blue }
    #expect(scene.layer.contents as? CGImage === blue)
    #expect(pixel(at: 0) == [255, 0, 0] && pixel(at: 0.125)[2] > 180 && pixel(at: 0.125)[0] > 40)
    #expect(pixel(at: 0.25) == [0, 0, 255])
    scene.clock.asCurrent {
      CATransaction.setDisableActions(true)
      scene.layer.contents = red
    }
    #expect(pixel(at: 0.25) == [255, 0, 0])
  }

  @Test func fadesFromAndToNoContents() {
    scene.layer.backgroundColor = .blue
    scene.add(fade { ($0.fromValue, $0.toValue) = (NSNull(), red) })
    #expect(pixel(at: 0) == [0, 0, 255] && pixel(at: 0.2) == [51, 0, 204])
    scene.clock.asCurrent {
      scene.layer.removeAllAnimations()
      scene.layer.contents = nil
    }
    #expect(pixel(at: 0.2) == [255, 0, 0] && pixel(at: 0.45) == [0, 0, 255])
  }

  @Test(arguments: ["from", "to", "by", "from by", "to by", "none"])
  func omittedValuesComeFromModelOrPresentation(given: String) {
    let green = Self.picture(.green)
    scene.add(
      fade {
        if given.contains("from") { $0.fromValue = blue }
        if given.contains("to") { $0.toValue = blue }
        if given.contains("by") { $0.byValue = given == "by" ? blue : green }
      })
    let expected: [UInt8] =
      switch given {
      case "from": [51, 0, 204]
      case "to", "by": [204, 0, 51]
      case "from by": [0, 51, 204]
      case "to by": [0, 204, 51]
      default: [255, 0, 0]
      }
    #expect(pixel(at: 0.2) == expected)
  }

  @Test func keyframesFadeOrChangeAbruptly() {
    let green = Self.picture(.green)
    let frames = CAKeyframeAnimation(keyPath: "contents")
    frames.values = [red, green, blue]
    frames.duration = 1
    scene.add(frames)
    #expect(pixel(at: 0.1) == [204, 51, 0] && pixel(at: 0.5) == [0, 255, 0])
    #expect(pixel(at: 0.9) == [0, 51, 204])
    frames.calculationMode = .discrete
    scene.add(frames)
    #expect(pixel(at: 0.9 + 0.1) == [255, 0, 0] && pixel(at: 0.9 + 0.5) == [0, 255, 0])
    #expect(pixel(at: 0.9 + 0.9) == [0, 0, 255])
    frames.calculationMode = .paced
    scene.add(frames)
    #expect(pixel(at: 1.8 + 0.25) == [127, 128, 0])
    #expect(scene.error == nil)
  }

  @Test func eachPictureIsPlacedAtItsOwnSize() {
    scene.layer.contentsGravity = .center
    let small = Self.picture(.blue, side: 2)
    scene.add(fade { ($0.fromValue, $0.toValue) = (red, small) })
    scene.run(to: 0.2)
    let canvas = Canvas(scene.root, at: 0.2)
    #expect(canvas[15, 15] == Pixel(red: 204, green: 0, blue: 51))
    #expect(canvas[13, 13] == Pixel(red: 255, green: 51, blue: 51))
    #expect(canvas.row(15) == pixels("13w 4? 13w"))
  }

  @Test func anInterruptingFadeStartsFromThePresentation() {
    let green = Self.picture(.green)
    scene.clock.asCurrent { scene.layer.contents = blue }
    let before = pixel(at: 0.1)
    scene.clock.asCurrent { scene.layer.contents = green }
    #expect(pixel(at: 0.1) == before)
    #expect(pixel(at: 0.35) == [0, 255, 0])
  }

  @Test func invisiblePicturesOfAFadeAreRemoved() {
    let all = (0..<100).map { number in
      Self.picture(CGColor(gray: Double(number) / 100, alpha: 1))
    }
    for (number, picture) in all.enumerated() {
      scene.run(to: Double(number) / 60)
      scene.clock.asCurrent { scene.layer.contents = picture }
    }
    func depth(_ item: DisplayItem) -> Int {
      guard case .dissolve(let dissolve) = item else { return 0 }
      return 1 + (dissolve.from.map(depth).max() ?? 0)
    }
    let items = scene.layer.content(at: Instant(seconds: 99.5 / 60))
    // Each fade had only just begun when the next one replaced it.
    #expect((2...90).contains(items.map(depth).max() ?? 0))
    #expect(pixel(at: 3) == [252, 252, 252])
  }

  @Test func aPresentationReturnsThePictureWithTheLargestShare() {
    let root = scene.root
    scene.clock.asCurrent { root.keepUpToDate(by: scene.clock) }
    scene.add(fade { ($0.fromValue, $0.toValue) = (red, blue) })
    func shown(_ seconds: Double) -> CGImage? {
      scene.run(to: seconds)
      return scene.clock.asCurrent { scene.layer.presentation()?.contents as? CGImage }
    }
    #expect(shown(0.1) === red && shown(0.5) === red && shown(0.6) === blue)
    let copy = scene.clock.asCurrent { scene.layer.presentation() }
    #expect(copy.map { Canvas($0, at: 0.6)[15, 15] } == Pixel(red: 102, green: 0, blue: 153))
  }

  /// A layer that draws its contents.
  private final class Painter: CALayer {
    var ink = CGColor.red
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(ink)
      ctx.fill(bounds)
    }
  }

  @Test func redrawnContentsFade() {
    let painter = Painter()
    painter.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    scene.root.keepUpToDate(by: scene.clock)
    scene.clock.asCurrent {
      scene.root.addSublayer(painter)
      painter.setNeedsDisplay()
    }
    scene.run(to: 1)
    #expect(pixel(at: 1) == [255, 0, 0])
    scene.clock.asCurrent {
      painter.ink = .blue
      painter.setNeedsDisplay()
    }
    let middle = pixel(at: 1.125)
    #expect(middle[0] > 0 && middle[2] > 0 && middle[0] + middle[2] >= 254)
    #expect(pixel(at: 1.25) == [0, 0, 255])
  }
}
