import Foundation
import Geometry
import Raster

/// SplitMix64: the same seed gives the same numbers on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Random display lists: every kind of shape, transform, group and clip, inside and around the
/// canvas.
struct SceneGenerator {
  var random: SeededGenerator
  let width, height: Int

  init(seed: Int, width: Int, height: Int) {
    random = SeededGenerator(seed: seed)
    self.width = width
    self.height = height
  }

  mutating func list(itemCount: Int = 6) -> DisplayList {
    let items = (0..<itemCount).map { _ in item(depth: 2) }
    return DisplayList(width: width, height: height, background: color(), items: items)
  }

  mutating func item(depth: Int) -> DisplayItem {
    if chance(0.12) { return light(depth: depth) }
    if depth == 0 || chance(0.7) { return .fill(shape(), projection(), fill()) }
    let items = items(depth: depth - 1)
    if chance(0.3) {
      return .dissolve(DisplayDissolve(opacity(), from: items, to: self.items(depth: depth - 1)))
    }
    let mask = chance(0.25) ? self.items(depth: depth - 1) : nil
    return .group(
      DisplayGroup(
        opacity: opacity(), clip: clip(), mask: mask, blendMode: blendMode(),
        isIsolated: chance(0.2), blendsWithBackdrop: chance(0.2), items: items))
  }

  mutating func items(depth: Int) -> [DisplayItem] {
    (0..<whole(0...3)).map { _ in item(depth: depth) }
  }

  mutating func clip() -> Clip? {
    switch whole(0...3) {
    case 0: nil
    case 1:
      Clip(
        .rect(
          CGRect(
            x: Double(whole(0...width)), y: Double(whole(0...height)),
            width: Double(whole(0...width)), height: Double(whole(0...height)))),
        chance(0.5) ? .identity : .turned(90, about: Double(width / 2), Double(height / 2)))
    default: Clip(shape(), projection())
    }
  }

  mutating func blendMode() -> CGBlendMode {
    chance(0.7) ? .normal : CGBlendMode.allCases.randomElement(using: &random) ?? .normal
  }

  mutating func opacity() -> Double {
    switch whole(0...4) {
    case 0: 1
    case 1: 0
    default: number(0, 1)
    }
  }

  mutating func color() -> Color {
    let alpha = chance(0.3) ? 1 : number(0, 1)
    return Color(red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: alpha)
  }

  mutating func fill() -> Fill {
    switch whole(0...4) {
    case 0: .gradient(gradient())
    case 1: .image(image())
    default: .color(color())
    }
  }

  mutating func gradient() -> Gradient {
    let stops = (0..<whole(1...4)).map { _ in
      Gradient.Stop(color(), at: chance(0.3) ? Double(whole(0...1)) : number(-0.1, 1.1))
    }
    return Gradient(
      stops, gradientKind(), transform: chance(0.5) ? .identity : transform(),
      drawsBeforeStart: chance(0.7), drawsAfterEnd: chance(0.7))
  }

  /// Returns a small picture of noise with a random placement.
  mutating func image() -> ImageFill {
    let (width, height) = (whole(1...24), whole(1...17))
    let isOpaque = chance(0.5)
    let pixels = (0..<width * height).map { _ in
      let alpha = isOpaque ? 1 : number(0, 1)
      return Color(red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: alpha)
        .pixel.word
    }
    let picture = CGImage(bitmap: Bitmap(width: width, height: height, pixels: pixels))
    let source =
      chance(0.5)
      ? nil : rect(number(-1, 9), number(-1, 9), number(-2, 20), number(0, 20))
    var fill = ImageFill(picture, source: source, transform: imageTransform())
    if chance(0.3) { fill.color = color() }
    fill.isTemplate = chance(0.2)
    fill.isTiled = chance(0.3)
    if chance(0.2) { fill.magnification = .nearest }
    if chance(0.2) { fill.minification = .nearest }
    if width % 3 == 0 { fill.levelBias = Double(height % 7 - 3) * 0.7 }
    return fill
  }

  private mutating func imageTransform() -> CGAffineTransform {
    let (x, y) = (number(-0.2, 0.6) * Double(width), number(-0.2, 0.6) * Double(height))
    switch whole(0...5) {
    case 0: return CGAffineTransform(translationX: x.rounded(), y: y.rounded())
    case 1: return CGAffineTransform(translationX: x, y: y)
    case 2: return CGAffineTransform(number(-3, 3), 0, 0, number(-3, 3), x, y)
    case 3: return CGAffineTransform(number(0.02, 0.9), 0, 0, number(0.02, 0.9), x, y)
    default: return transform()
    }
  }

  mutating func gradientKind() -> Gradient.Kind {
    func circle() -> Gradient.Circle { Gradient.Circle(point(), radius: number(0, 30)) }
    switch whole(0...3) {
    case 0: return .axial(from: point(), to: point())
    case 1:
      let center = point()
      return .radial(
        from: .init(center, radius: chance(0.5) ? 0 : number(0, 30)),
        to: .init(center, radius: number(0, 30)))
    case 2: return .radial(from: circle(), to: circle())
    default: return .conic(center: point(), angle: number(-9, 9))
    }
  }

  mutating func shape() -> Shape {
    switch whole(0...5) {
    case 0: .rect(box())
    case 1: roundedRect()
    case 2: .ellipse(box())
    case 3: chance(0.5) ? .stroke(path(), strokeStyle()) : .glyphs(glyphs())
    default: .path(path(), chance(0.5) ? .winding : .evenOdd)
    }
  }

  private mutating func roundedRect() -> Shape {
    let (box, radius) = (box(), number(-1, 12))
    return chance(0.5)
      ? .roundedRect(box, radius: radius) : .continuousRect(box, radius: radius)
  }

  mutating func strokeStyle() -> StrokeStyle {
    var style = StrokeStyle(
      width: chance(0.1) ? 0 : chance(0.3) ? number(0, 1) : number(0, 9),
      cap: CGLineCap(rawValue: Int32(whole(0...2))) ?? .butt,
      join: CGLineJoin(rawValue: Int32(whole(0...2))) ?? .miter, miterLimit: number(0, 11),
      dashPhase: number(-9, 9), trimStart: chance(0.8) ? 0 : number(-0.1, 0.6),
      trimEnd: chance(0.8) ? 1 : number(0.4, 1.1))
    if chance(0.3) {
      for _ in 0..<whole(1...4) { style.dashLengths.append(CGFloat(number(0, 9))) }
    }
    return style
  }

  /// Returns a few outlines at several positions, in units other than points.
  mutating func glyphs() -> GlyphRun {
    let outlines = (0..<whole(1...2)).map { _ in GlyphOutline(path()) }
    let glyphs = (0..<whole(1...4)).map { _ in
      GlyphRun.Glyph(outlines[whole(0...outlines.count - 1)], at: point())
    }
    return GlyphRun(glyphs, scale: number(-0.2, 0.8))
  }

  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<whole(1...2) {
      path.move(to: point())
      for _ in 0..<whole(0...6) {
        switch whole(0...5) {
        case 0: path.addQuadCurve(to: point(), control: point())
        case 1: path.addCurve(to: point(), control1: point(), control2: point())
        default: path.addLine(to: point())
        }
      }
      if chance(0.7) { path.closeSubpath() }
    }
    return path
  }

  /// Returns a transform, or in a third of the cases a perspective view of the plane: tilted about
  /// any axis near the middle, sometimes so far that a part of it is behind the eye.
  mutating func projection() -> Projection {
    let flat = transform()
    guard chance(0.33) else { return .affine(flat) }
    let (x, y) = (Double(width) * number(0.2, 0.8), Double(height) * number(0.2, 0.8))
    var eye = CATransform3DIdentity
    eye.m34 = -1 / number(10, 200)
    let tilted = CATransform3DRotate(
      eye, number(-4, 4), number(-1, 1), number(-1, 1), number(-1, 1))
    return Projection(CATransform3D(flat).concatenating(tilted.about(x: x, y: y)))
  }

  mutating func transform() -> CGAffineTransform {
    let (x, y) = (Double(width) / 2, Double(height) / 2)
    switch whole(0...8) {
    case 0...1: return .identity
    case 2: return CGAffineTransform(translationX: number(-9, 9), y: number(-9, 9))
    case 3: return .turned(90 * Double(whole(-4...4)), about: x, y)
    case 4: return CGAffineTransform(scaleX: number(-2, 2), y: number(-2, 2))
    case 5: return CGAffineTransform(1, number(-1, 1), number(-1, 1), 1, 0, 0)
    default: return .turned(number(-360, 360), about: x, y)
    }
  }

  /// Returns a point inside or around the canvas, with integer, half-integer or arbitrary
  /// coordinates.
  mutating func point() -> CGPoint {
    let point = CGPoint(
      x: number(-0.4, 1.4) * Double(width), y: number(-0.4, 1.4) * Double(height))
    switch whole(0...3) {
    case 0: return CGPoint(x: point.x.rounded(), y: point.y.rounded())
    case 1: return CGPoint(x: (point.x * 2).rounded() / 2, y: (point.y * 2).rounded() / 2)
    default: return point
    }
  }

  mutating func box() -> CGRect {
    let (a, b) = (point(), point())
    return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
  }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    Double.random(in: low..<high, using: &random)
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func chance(_ probability: Double) -> Bool { number(0, 1) < probability }
}
