import Foundation
import Geometry
import Raster
import Rasterizer
import RasterReference
import Testing

/// Compares strokes on the canvas with their definition: the union of the pen's parts.
@Suite struct StrokeTests {
  private static let (width, height) = (100, 100)

  static let figures: [(name: String, path: Path)] = [
    figure("corner") { path in
      path.move(to: CGPoint(x: 20, y: 70.3))
      path.addLine(to: CGPoint(x: 50.6, y: 25))
      path.addLine(to: CGPoint(x: 80, y: 70))
    },
    figure("square") { $0.addRect(CGRect(x: 25.5, y: 25, width: 50, height: 50.25)) },
    figure("ellipse") { $0.addEllipse(in: CGRect(x: 20, y: 22, width: 60, height: 56)) },
    figure("rounded") { path in
      path.addRoundedRect(
        CGRect(x: 20, y: 20, width: 60, height: 60), cornerWidth: 17, cornerHeight: 17)
    },
    figure("wave") { path in
      path.move(to: CGPoint(x: 15, y: 50))
      path.addCurve(
        to: CGPoint(x: 85, y: 50), control1: CGPoint(x: 40, y: 5), control2: CGPoint(x: 60, y: 95))
    },
    figure("quad") { path in
      path.move(to: CGPoint(x: 15, y: 60))
      path.addQuadCurve(to: CGPoint(x: 85, y: 60), control: CGPoint(x: 50, y: 10))
    },
    figure("line and curve") { path in
      path.move(to: CGPoint(x: 20, y: 20))
      path.addLine(to: CGPoint(x: 20, y: 60))
      path.addCurve(
        to: CGPoint(x: 60, y: 80), control1: CGPoint(x: 20, y: 75), control2: CGPoint(x: 40, y: 80))
    },
  ]

  static func figure(_ name: String, _ build: (inout Path) -> Void) -> (name: String, path: Path) {
    var path = Path()
    build(&path)
    return (name, path)
  }

  static let capsAndJoins: [(CGLineCap, CGLineJoin)] = [
    (.butt, .miter), (.round, .round), (.square, .bevel),
  ]

  /// Returns the greatest difference between coverage and the definition, in levels.
  private func difference(
    _ path: Path, _ style: StrokeStyle, _ projection: Projection = .affine(.identity)
  ) -> Double {
    let exact = ReferenceStroke.areas(
      of: path, style, projection, width: Self.width, height: Self.height)
    var renderer = Renderer()
    let levels = renderer.coverage(
      of: .stroke(path, style), projection, width: Self.width, height: Self.height)
    return zip(exact, levels).reduce(0) { max($0, abs($1.0 * 255 - Double($1.1))) }
  }

  /// The tolerance: half a level of rounding, half of the definition's lines, and a chord or two.
  private let slack = 2.0

  @Test("FIDELITY 30: strokes match their definition", arguments: figures.indices)
  func strokesMatchTheirDefinition(figure: Int) {
    let (name, path) = Self.figures[figure]
    for (cap, join) in Self.capsAndJoins {
      for width in [0.2, 1, 3.7, 16] {
        let style = StrokeStyle(width: width, cap: cap, join: join)
        // The direction of the definition's last chord is inexact, which is visible at a wide end.
        #expect(difference(path, style) < slack + width * 0.35, "\(name) \(width) \(cap) \(join)")
      }
    }
  }

  @Test func strokesAreTransformedWithTheirPath() {
    let turn = CGAffineTransform.turned(33, about: 50, 50)
    let squeeze = CGAffineTransform(a: 1.2, b: 0.1, c: -0.4, d: 0.3, tx: 15, ty: 30)
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 150
    let tilt = CATransform3DTranslate(
      CATransform3DRotate(CATransform3DTranslate(eye, 50, 50, 0), 0.7, 1, 0.4, 0), -50, -50, 0)
    for (name, path) in Self.figures {
      let style = StrokeStyle(width: 6, cap: .round, join: .miter)
      for projection in [Projection.affine(turn), .affine(squeeze), Projection(tilt)] {
        #expect(difference(path, style, projection) < slack, "\(name) \(projection)")
      }
      // A path of a thousandth of the size, enlarged a thousand times.
      let small = path.applying(CGAffineTransform(scaleX: 1e-3, y: 1e-3))
      let thin = StrokeStyle(width: 6e-3, cap: .round, join: .miter)
      let large = Projection.affine(CGAffineTransform(scaleX: 1e3, y: 1e3))
      #expect(difference(small, thin, large) < slack, "\(name), enlarged")
    }
  }

  @Test func dashesAndTrimsMatchTheirDefinition() {
    for (name, path) in Self.figures {
      for (cap, join) in Self.capsAndJoins {
        var style = StrokeStyle(width: 3, cap: cap, join: join)
        style.dashLengths = [11, 7.5]
        style.dashPhase = 4
        #expect(difference(path, style) < slack, "\(name) \(cap), dashed")
        style.dashLengths = []
        (style.trimStart, style.trimEnd) = (0.15, 0.8)
        #expect(difference(path, style) < slack, "\(name) \(cap), trimmed")
        style.dashLengths = [9, 8]
        #expect(
          difference(path, style) < slack, "\(name) \(cap), trimmed and dashed")
      }
    }
  }

  @Test func sharpBendsHaveNoHoles() {
    // A pen with a radius of 15 around circles and bends with a radius of 3 covers everything
    // within reach.
    let ring = Self.figure("") { $0.addEllipse(in: CGRect(x: 47, y: 47, width: 6, height: 6)) }.path
    #expect(difference(ring, StrokeStyle(width: 30)) < slack)
    let turn = Self.figure("") { path in
      path.move(to: CGPoint(x: 30, y: 80))
      path.addCurve(
        to: CGPoint(x: 70, y: 80), control1: CGPoint(x: 30, y: 10), control2: CGPoint(x: 70, y: 10))
    }.path
    #expect(difference(turn, StrokeStyle(width: 38)) < 7)
    var renderer = Renderer()
    let levels = renderer.coverage(
      of: .stroke(turn, StrokeStyle(width: 38)), .affine(.identity), width: 100, height: 100)
    #expect((12..<60).allSatisfy { levels[$0 * 100 + 50] == 255 })
  }

  @Test func cuspsAreRound() {
    let cusp = Self.figure("") { path in
      path.move(to: CGPoint(x: 20, y: 75))
      path.addCurve(
        to: CGPoint(x: 80, y: 75), control1: CGPoint(x: 80, y: 15), control2: CGPoint(x: 20, y: 15))
    }.path
    for (cap, join) in Self.capsAndJoins {
      let style = StrokeStyle(width: 14, cap: cap, join: join)
      #expect(difference(cusp, style) < 4)
      // The tip is at (50, 30), with a radius of 7 around it.
      #expect(coverage(.stroke(cusp, style), 100, 100)[22][50] == 0)
      #expect(coverage(.stroke(cusp, style), 100, 100)[23][50] > 200)
    }
  }

  @Test("FIDELITY 30: the coverage of a thin stroke equals its width")
  func hairlines() {
    let path = polygon([(10, 10.3), (90, 40)], isClosed: false).path
    let length = hypot(80, 29.7)
    for width in [0.01, 0.1, 0.5, 1.0] {
      let covered = area(.stroke(path, StrokeStyle(width: width)), 100, 60)
      // Levels are integers, so that a hundredth of a pixel is lost in rounding.
      #expect(abs(covered / length - width) < 0.006)
    }
    #expect(area(.stroke(path, StrokeStyle(width: -1)), 100, 60) == 0)
  }

  @Test func aWidthOfZeroIsOnePixelAtEveryScale() {
    let path = polygon([(1, 1), (9, 4)], isClosed: false).path
    let line = Shape.stroke(path, StrokeStyle(width: 0))
    for scale in [0.5, 1, 10.0] {
      let size = Int(10 * scale)
      let covered = area(line, size, size, CGAffineTransform(scaleX: scale, y: scale))
      #expect(abs(covered - hypot(8, 3) * scale) < 0.3)
    }
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 50
    let tilted = Projection(CATransform3DRotate(eye, 0.5, 0, 1, 0))
    var renderer = Renderer()
    let levels = renderer.coverage(of: line, tilted, width: 12, height: 8)
    let (from, to) = (CGPoint(x: 1, y: 1).applying(tilted), CGPoint(x: 9, y: 4).applying(tilted))
    let covered = levels.reduce(0) { $0 + Double($1) } / 255
    #expect(abs(covered - hypot(to.x - from.x, to.y - from.y)) < 0.1)
  }

  @Test func overlappingStrokesHaveNoSeams() throws {
    // A stroke that crosses itself is painted with a single colour, once.
    let path = polygon([(5, 5), (35, 35), (35, 5), (5, 35)], isClosed: false).path
    let translucent = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    let bitmap = try drawing(40, 40, [fill(.stroke(path, StrokeStyle(width: 8)), translucent)])
    let colors = Set((8..<32).map { bitmap[$0, $0] })
    #expect(colors.count == 1)
  }

  @Test func cachedOutlinesGiveTheSameCoverage() throws {
    var renderer = Renderer()
    for round in 0..<3 {
      for seed in 0..<120 {
        var scene = SceneGenerator(seed: seed, width: 40, height: 30)
        let shape = Shape.stroke(scene.path(), scene.strokeStyle())
        let projection = scene.projection()
        var fresh = Renderer()
        #expect(
          renderer.coverage(of: shape, projection, width: 40, height: 30)
            == fresh.coverage(of: shape, projection, width: 40, height: 30),
          "round \(round), seed \(seed)")
      }
    }
  }
}
