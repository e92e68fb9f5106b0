import Foundation
import Geometry
import Raster
import Rasterizer
import Synchronization

/// A frame with little content, for the benchmarks package.
public final class RasterBenchmark: Sendable {
  /// The rasterizer stage that takes most of the time.
  public enum Stage: String, Sendable {
    case coverage, blend
    case sampling = "image sampling"
    case gradients, shadows
  }

  /// The stage that the benchmark measures.
  public let stage: Stage
  /// A short description of what is drawn.
  public let name: String
  /// The number of pixels that are drawn.
  public let pixelCount: Int
  private let width, height: Int
  /// Returns the items of a run, by the run's number.
  private let items: @Sendable (Int) -> [DisplayItem]
  private let renderer: Mutex<(Renderer, Bitmap, run: Int)>

  private init(
    _ stage: Stage, _ name: String, _ width: Double, _ height: Double,
    _ items: @escaping @Sendable (Int) -> [DisplayItem]
  ) {
    self.stage = stage
    self.name = name
    self.items = items
    self.width = Int(width.rounded(.up))
    self.height = Int(height.rounded(.up))
    pixelCount = self.width * self.height
    let pixels = [UInt32](repeating: 0, count: pixelCount)
    let bitmap = Bitmap(width: self.width, height: self.height, pixels: pixels)
    renderer = Mutex((Renderer(), bitmap, run: 0))
  }

  private convenience init(
    _ stage: Stage, _ name: String, _ width: Double, _ height: Double, _ items: [DisplayItem]
  ) {
    self.init(stage, name, width, height) { _ in items }
  }

  private convenience init(
    _ stage: Stage, _ name: String, _ width: Double, _ height: Double, _ fill: Fill
  ) {
    let box = CGRect(x: 0, y: 0, width: width, height: height)
    self.init(stage, name, width, height, [.fill(.rect(box), CGAffineTransform.identity, fill)])
  }

  /// Draws the frame once, over the previous one.
  public func run() {
    renderer.withLock {
      $0.run += 1
      let list = DisplayList(
        width: width, height: height, background: .clear, items: items($0.run))
      $0.0.render(list, into: &$0.1)
    }
  }

  /// All benchmarks.
  public static let all: [RasterBenchmark] = images + gradients + shadows + outlines

  private static let images: [RasterBenchmark] = {
    func picture(alpha: UInt32) -> CGImage {
      let pixels = (0..<240_000).map { number in
        UInt32(truncatingIfNeeded: number &* 2_654_435_761) % (alpha + 1) &* 0x01_0101 | alpha << 24
      }
      return CGImage(bitmap: Bitmap(width: 600, height: 400, pixels: pixels))
    }
    let (opaque, clear) = (picture(alpha: 255), picture(alpha: 200))
    func scaled(_ name: String, _ image: CGImage, _ scale: Double, by offset: Double = 0)
      -> RasterBenchmark
    {
      let (width, height) = (600 * scale, 400 * scale)
      let box = CGRect(x: offset, y: offset, width: width, height: height)
      return RasterBenchmark(.sampling, name, width, height, .image(ImageFill(image, in: box)))
    }
    let turn = CGAffineTransform(rotationAngle: 0.2)
    return [
      RasterBenchmark(
        .blend, "solid colour, translucent", 600, 400,
        .color(Color(red: 1, green: 0, blue: 0, alpha: 0.5))),
      scaled("pixel-aligned", opaque, 1), scaled("subpixel offset", opaque, 1, by: 0.4),
      scaled("× 1.1", opaque, 1.1), scaled("× 1.3", opaque, 1.3),
      scaled("× 1.3, translucent", clear, 1.3), scaled("× 0.7", opaque, 0.7),
      scaled("× 0.3", opaque, 0.3),
      RasterBenchmark(.sampling, "rotated", 600, 400, .image(ImageFill(opaque, transform: turn))),
    ]
  }()

  private static let gradients: [RasterBenchmark] = {
    let stops = [
      Gradient.Stop(Color(red: 1, green: 0, blue: 0.2), at: 0),
      Gradient.Stop(Color(red: 0, green: 1, blue: 0.4), at: 0.5),
      Gradient.Stop(Color(red: 0.3, green: 0, blue: 1), at: 1),
    ]
    func filled(_ name: String, _ kind: Gradient.Kind) -> RasterBenchmark {
      RasterBenchmark(.gradients, name, 800, 540, .gradient(Gradient(stops, kind)))
    }
    let center = CGPoint(x: 400, y: 270)
    return [
      filled("axial, vertical", .axial(from: .zero, to: CGPoint(x: 0, y: 540))),
      filled("axial, diagonal", .axial(from: .zero, to: CGPoint(x: 800, y: 540))),
      filled(
        "radial", .radial(from: .init(center, radius: 0), to: .init(center, radius: 400))),
      filled(
        "radial, two circles",
        .radial(from: .init(center, radius: 9), to: .init(.zero, radius: 600))),
      filled("conic", .conic(center: center, angle: 1)),
    ]
  }()

  private static let shadows: [RasterBenchmark] = {
    let black = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
    let card = DisplayItem.fill(
      .roundedRect(CGRect(x: 60, y: 60, width: 300, height: 300), radius: 20),
      CGAffineTransform.identity, black)
    @Sendable func shadow(_ run: Int) -> [DisplayItem] {
      let sigma = 10 + Double(run) / 1000
      return [
        .shadow(
          DisplayShadow(caster: [card], offset: CGVector(dx: 0, dy: 4), sigma: sigma, color: black))
      ]
    }
    return [
      RasterBenchmark(.shadows, "300 × 300 shadow of radius 20", 420, 420, shadow),
      RasterBenchmark(.shadows, "300 × 300 shadow of radius 20, cached", 420, 420, shadow(0)),
    ]
  }()

  private static let outlines: [RasterBenchmark] = {
    var path = Path()
    for number in 0..<250 {
      let (x, y) = (Double(number % 25) * 30, Double(number / 25) * 38)
      path.move(to: CGPoint(x: x, y: y))
      path.addCurve(
        to: CGPoint(x: x + 28, y: y + 30), control1: CGPoint(x: x + 40, y: y),
        control2: CGPoint(x: x - 10, y: y + 35))
    }
    let (curves, white) = (path, Color(red: 1, green: 1, blue: 1))
    @Sendable func drawn(_ shape: Shape) -> [DisplayItem] {
      [.fill(shape, CGAffineTransform.identity, .color(white))]
    }
    @Sendable func strokes(_ run: Int) -> [DisplayItem] {
      drawn(.stroke(curves, StrokeStyle(width: 2 + Double(run) / 1000)))
    }
    var ring = Shape.ellipse(CGRect(x: 0.05, y: 0.05, width: 0.9, height: 0.9)).path
    ring.append(Shape.ellipse(CGRect(x: 0.2, y: 0.2, width: 0.6, height: 0.6)).path.reversed)
    let glyph = GlyphOutline(ring)
    func page(_ size: Double) -> [DisplayItem] {
      let columns = Int(800 / size)
      let glyphs = (0..<columns * Int(400 / size)).map { number in
        GlyphRun.Glyph(
          glyph,
          at: CGPoint(
            x: Double(number % columns) * size, y: Double(number / columns) * size))
      }
      return drawn(.glyphs(GlyphRun(glyphs, scale: size)))
    }
    func turned(_ name: String, _ shape: Shape) -> RasterBenchmark {
      let turn = CGAffineTransform(translationX: 250, y: 250).rotated(by: 0.3)
      return RasterBenchmark(
        .coverage, name, 500, 500, [.fill(shape, turn, .color(white))])
    }
    let square = CGRect(x: -160, y: -160, width: 320, height: 320)
    return [
      turned("rotated square", .rect(square)),
      turned("rotated rounded square", .roundedRect(square, radius: 40)),
      RasterBenchmark(.coverage, "250 stroked curves", 800, 400, strokes),
      RasterBenchmark(.coverage, "250 stroked curves, cached", 800, 400, strokes(0)),
      RasterBenchmark(.coverage, "3 200 glyphs, size 10", 800, 400, page(10)),
      RasterBenchmark(.coverage, "32 glyphs, size 100", 800, 400, page(100)),
    ]
  }()
}
