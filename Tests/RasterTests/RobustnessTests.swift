import Foundation
import Geometry
import Raster
import Rasterizer
import Testing

/// No input causes a trap, and distant or invalid items cost little and draw nothing.
@Suite struct RobustnessTests {
  static let extremes: [Double] = [
    0, -0.0, 1, -1, 0.5, 1e-300, -1e-17, 1e5, -32_769, 1_048_576, -1_048_577, 1e9, -1e15, 1e30,
    -1e30, 1e300, -.greatestFiniteMagnitude, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    .leastNonzeroMagnitude,
  ]

  /// Returns a number that is extreme in most cases.
  private static func number(_ scene: inout SceneGenerator) -> Double {
    scene.chance(0.6)
      ? extremes[scene.whole(0...extremes.count - 1)] : scene.number(-20, 60)
  }

  private static func item(_ scene: inout SceneGenerator, depth: Int) -> DisplayItem {
    func number() -> Double { Self.number(&scene) }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    func shape() -> Shape {
      let box =
        scene.chance(0.05)
        ? (scene.chance(0.5) ? CGRect.null : .infinite)
        : rect(number(), number(), number(), number())
      switch scene.whole(0...5) {
      case 0: return .rect(box)
      case 1: return .roundedRect(box, radius: number())
      case 4: return .continuousRect(box, radius: number())
      case 2: return .ellipse(box)
      case 3:
        let outline = GlyphOutline(scene.path())
        return .glyphs(GlyphRun([GlyphRun.Glyph(outline, at: point())], scale: number()))
      default:
        var path = Path()
        for _ in 0..<scene.whole(0...7) {
          switch scene.whole(0...4) {
          case 0: path.move(to: point())
          case 1: path.addQuadCurve(to: point(), control: point())
          case 2: path.addCurve(to: point(), control1: point(), control2: point())
          case 3: path.closeSubpath()
          default: path.addLine(to: point())
          }
        }
        guard scene.chance(0.5) else {
          return .path(path, scene.chance(0.5) ? .winding : .evenOdd)
        }
        var style = scene.strokeStyle()
        if scene.chance(0.5) { style.width = number() }
        if scene.chance(0.3) { style.dashLengths = [number(), number(), number()] }
        if scene.chance(0.3) { (style.miterLimit, style.dashPhase) = (number(), number()) }
        return .stroke(path, style)
      }
    }
    func transform() -> CGAffineTransform {
      scene.chance(0.5)
        ? .identity
        : CGAffineTransform(number(), number(), number(), number(), number(), number())
    }
    if depth == 0 || scene.chance(0.6) { return .fill(shape(), transform(), scene.color()) }
    let clip = scene.chance(0.6) ? Clip(shape(), transform()) : nil
    let opacity = scene.chance(0.5) ? 1 : number()
    let items = (0..<scene.whole(0...3)).map { _ in item(&scene, depth: depth - 1) }
    return .group(DisplayGroup(opacity: opacity, clip: clip, items: items))
  }

  @Test(arguments: 0..<40)
  func extremeValuesDoNotTrap(block: Int) throws {
    var renderer = Renderer()
    for seed in block * 250..<(block + 1) * 250 {
      var scene = SceneGenerator(seed: seed, width: 37, height: 29)
      let items = (0..<5).map { _ in Self.item(&scene, depth: 2) }
      let list = DisplayList(width: 37, height: 29, background: .white, items: items)
      let whole = try renderer.drawing(of: list)
      var bitmap = whole
      let cut = scene.whole(1...28)
      renderer.render(list, rows: 0..<cut, into: &bitmap)
      renderer.render(list, rows: cut..<29, into: &bitmap)
      #expect(bitmap == whole, "seed \(seed)")
      #expect(whole.isOpaque, "seed \(seed)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func nonfiniteItemsAreSkipped(value: Double) throws {
    let box = rect(0, 0, 4, 4)
    let broken = [
      fill(.rect(rect(value, 0, 4, 4)), .red), fill(.rect(rect(0, 0, 4, value)), .red),
      fill(polygon([(0, 0), (4, 0), (value, 4)]), .red),
      fill(polygon([(0, 0), (4, 0), (4, value)]), .red),
      fill(.stroke(polygon([(0, 0), (4, 0), (4, value)]).path, StrokeStyle()), .red),
      fill(.stroke(polygon([(0, 0), (4, 4)]).path, StrokeStyle(width: value)), .red),
      fill(.rect(box), .red, CGAffineTransform(translationX: value, y: 0)),
      fill(.ellipse(box), .red, CGAffineTransform(scaleX: 1, y: value)),
      .group(
        DisplayGroup(
          clip: Clip(.rect(box), CGAffineTransform(translationX: 0, y: value)),
          items: [fill(.rect(box), .red)])),
    ]
    for item in broken {
      #expect(try drawing(4, 4, [item]) == drawing(4, 4, []), "\(item)")
    }
  }

  @Test func emptyShapesDrawNothing() throws {
    let nothing: [DisplayItem] = [
      fill(.rect(rect(1, 1, 0, 2)), .red), fill(.rect(rect(1, 1, 2, 0)), .red),
      fill(.ellipse(rect(1, 1, 0, 0)), .red), fill(.path(Path(), .winding), .red),
      fill(polygon([(1, 1)]), .red), fill(polygon([(1, 1), (3, 3)]), .red),
      fill(.rect(rect(0, 0, 4, 4)), .red, CGAffineTransform()),
      fill(.rect(rect(0, 0, 4, 4)), .red, CGAffineTransform(1, 1, 1, 1, 0, 0)),
      fill(.rect(CGRect.null), .red), fill(.rect(rect(0, 0, 4, 4)), .clear),
    ]
    #expect(try drawing(4, 4, nothing) == drawing(4, 4, []))
  }

  @Test(arguments: [1e4, 1e6, 1e7, 1e12, 1e30, 1e300])
  func hugeShapesCoverTheCanvas(size: Double) {
    let box = rect(-size, -size, 2 * size, 2 * size)
    for shape in [
      Shape.rect(box), .ellipse(box), .roundedRect(box, radius: size / 8),
      .continuousRect(box, radius: size / 8),
    ] {
      for degrees in [0.0, 33, 90] {
        let levels = coverage(shape, 5, 5, CGAffineTransform(rotationAngle: degrees * .pi / 180))
        #expect(levels.allSatisfy { $0 == [255, 255, 255, 255, 255] }, "\(shape) \(degrees)")
      }
    }
    #expect(coverage(.rect(.infinite), 2, 1) == [[255, 255]])
  }

  @Test(arguments: [1e3, 1e6, 1e7, 1e9, 1e11])
  func distantEndsDoNotChangeAnEdge(size: Double) {
    // The half plane below the diagonal y = x, with distant ends.
    let levels = coverage(polygon([(-size, -size), (size, size), (-size, size)]), 4, 4)
    #expect(
      levels == [[128, 0, 0, 0], [255, 128, 0, 0], [255, 255, 128, 0], [255, 255, 255, 128]])
  }

  @Test func edgesAreExactOnTheLargestCanvas() throws {
    var renderer = Renderer()
    let side = 16_384.0
    let list = DisplayList(
      width: 16_384, height: 16_384, background: .black,
      items: [
        fill(.rect(rect(side - 1.5, side - 1.5, 9, 9)), .white),
        fill(polygon([(0, 0), (side, 0), (side, side)]), .red),
      ])
    var band = [UInt32](repeating: 0, count: 16_384 * 2)
    var span = band.mutableSpan
    renderer.render(list, rows: 16_382..<16_384, into: &span)
    #expect(Pixel(band[0]) == Pixel(red: 0, green: 0, blue: 0))
    #expect(Pixel(band[16_381]) == Pixel(red: 0, green: 0, blue: 0))
    // Red covers half of the diagonal's pixel, over a quarter of white.
    #expect(Pixel(band[16_382]) == Pixel(red: 160, green: 32, blue: 32))
    #expect(Pixel(band[16_383]) == Pixel(red: 255, green: 0, blue: 0))
    #expect(Pixel(band[2 * 16_384 - 1]) == Pixel(red: 255, green: 127, blue: 127))
  }

  @Test func theWidestCanvasIsFilledCompletely() throws {
    let box = fill(.rect(rect(-10, -10, 40_000, 14)), .white, .turned(0.001, about: 0, 0))
    let bitmap = try drawing(32_768, 3, [box])
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func groupsCanBeDeeplyNested() throws {
    var item = fill(.rect(rect(0.5, 0, 2, 1)), .white)
    for _ in 0..<300 {
      item = .group(
        DisplayGroup(
          opacity: 0.999, clip: Clip(.ellipse(rect(-99, -99, 200, 200)), .identity), items: [item]))
    }
    #expect(try drawing(3, 1, [item])[1, 0] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func invalidSizesGiveNoBitmap() {
    var renderer = Renderer()
    for (width, height) in [(0, 4), (4, -1), (40_000, 4)] {
      let list = DisplayList(width: width, height: height, background: .red, items: [])
      let bitmap = renderer.render(list)
      #expect(bitmap == nil)
    }
  }
}
