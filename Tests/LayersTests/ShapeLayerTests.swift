import Drawing
import Foundation
import Geometry
import Layers
import Raster
import Rasterizer
import Testing
import VirtualTime

@Suite struct ShapeLayerTests {
  private let ink = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let red = Color(red: 1, green: 0, blue: 0)

  private func items(_ layer: CALayer, at instant: Instant = .zero) -> [DisplayItem] {
    var items: [DisplayItem] = []
    layer.appendItems(to: &items, toCanvas: .identity, at: instant)
    return items
  }

  private var path: CGPath {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 2, y: 5), CGPoint(x: 22, y: 5)])
    return path
  }

  private func stroked(_ set: (CAShapeLayer) -> Void = { _ in }) -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = ink
    set(shape)
    return shape
  }

  @Test("FIDELITY 30: by default, a stroke runs along the whole path, 1 wide, without a colour")
  func defaults() {
    let shape = CAShapeLayer()
    #expect(shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.strokeColor == nil)
    #expect(shape.lineWidth == 1 && shape.miterLimit == 10 && shape.lineDashPhase == 0)
    #expect(shape.lineCap == .butt && shape.lineJoin == .miter && shape.lineDashPattern == nil)
    #expect(shape.fillRule == .nonZero && shape.fillColor == CGColor(gray: 0, alpha: 1))
  }

  @Test("FIDELITY 30: the stroke is over the fill, under the sublayers, in the layer's space")
  func order() {
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    child.backgroundColor = ink
    let shape = stroked { $0.fillColor = CGColor(gray: 0, alpha: 1) }
    shape.position = CGPoint(x: 7, y: 8)
    shape.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    shape.addSublayer(child)
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 7, ty: 8)
    #expect(
      items(shape) == [
        .fill(.path(path.path, .winding), transform, Color(red: 0, green: 0, blue: 0)),
        .fill(.stroke(path.path, StrokeStyle()), transform, red),
        .fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), transform, red),
      ])
  }

  @Test("FIDELITY 30: width, caps, joins, miter limit, dashes and ends are taken from the layer")
  func style() {
    let shape = stroked {
      $0.lineWidth = 3
      $0.miterLimit = 4
      $0.lineDashPhase = 5
      $0.strokeStart = 0.25
      $0.strokeEnd = 0.75
      $0.lineDashPattern = [6, 7]
    }
    var style = StrokeStyle(
      width: 3, miterLimit: 4, dashPhase: 5, dashLengths: [6, 7], trimStart: 0.25, trimEnd: 0.75)
    let caps: [(CAShapeLayerLineCap, CGLineCap)] = [
      (.butt, .butt), (.round, .round), (.square, .square), (.init(rawValue: "odd"), .butt),
    ]
    let joins: [(CAShapeLayerLineJoin, CGLineJoin)] = [
      (.miter, .miter), (.round, .round), (.bevel, .bevel), (.init(rawValue: "odd"), .miter),
    ]
    for ((layerCap, cap), (layerJoin, join)) in zip(caps, joins) {
      shape.lineCap = layerCap
      shape.lineJoin = layerJoin
      style.cap = cap
      style.join = join
      #expect(items(shape) == [.fill(.stroke(path.path, style), .identity, red)])
    }
  }

  @Test("FIDELITY 30: nothing is stroked without a width, a colour or a length")
  func invisibleStrokes() {
    let all: [(CAShapeLayer) -> Void] = [
      { $0.lineWidth = 0 }, { $0.lineWidth = -1 }, { $0.strokeColor = nil }, { $0.path = nil },
      { $0.strokeColor = CGColor(gray: 0, alpha: 0) }, { $0.strokeEnd = 0 },
      { $0.strokeStart = 1 }, { ($0.strokeStart, $0.strokeEnd) = (0.6, 0.4) },
    ]
    for change in all { #expect(items(stroked(change)).isEmpty) }
    #expect(items(stroked()).count == 1)
  }

  @Test("FIDELITY 30: an animated strokeEnd draws the line progressively")
  func animatedStrokeEnd() throws {
    let scene = Scene()
    let shape = stroked { $0.lineWidth = 4 }
    scene.clock.asCurrent {
      let draw = CABasicAnimation(keyPath: "strokeEnd")
      draw.fromValue = 0
      draw.toValue = 1
      draw.duration = 1
      shape.add(draw, forKey: nil)
    }
    var renderer = Renderer()
    for (time, end) in [(0.0, 2), (0.25, 7), (0.5, 12), (0.75, 17)] {
      let list = DisplayList(
        width: 24, height: 10, background: .clear,
        items: items(shape, at: Instant(seconds: time)))
      let drawn = renderer.render(list)
      let picture = try #require(drawn)
      for x in 0..<24 {
        #expect((picture[x, 4]?.alpha == 255) == (x >= 2 && x < end), "\(time): \(x)")
      }
    }
  }
}
