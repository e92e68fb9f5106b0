import Foundation
import Geometry
import Synchronization

/// A frame with one fill, for the benchmarks package: display lists are not public.
@_spi(Benchmarks)
public final class FillBenchmark: Sendable {
  /// What is filled, in a few words.
  public let name: String
  /// How many pixels the fill touches.
  public let pixelCount: Int
  private let list: DisplayList
  private let renderer: Mutex<(Renderer, Bitmap)>

  private init(_ name: String, _ width: Double, _ height: Double, _ fill: Fill) {
    self.name = name
    let box = CGRect(x: 0, y: 0, width: width, height: height)
    list = DisplayList(
      width: Int(width.rounded(.up)), height: Int(height.rounded(.up)), background: .clear,
      items: [.fill(.rect(box), CGAffineTransform.identity, fill)])
    let bitmap = Bitmap(
      width: list.width, height: list.height,
      pixels: Array(repeating: 0, count: list.width * list.height))
    renderer = Mutex((Renderer(), bitmap))
    pixelCount = Int(width.rounded(.up) * height.rounded(.up))
  }

  /// Draws the frame once, over the one before.
  public func run() {
    renderer.withLock { $0.0.render(list, into: &$0.1) }
  }

  /// One of each kind.
  public static let all: [FillBenchmark] = images + gradients

  private static let images: [FillBenchmark] = {
    func picture(alpha: UInt32) -> CGImage {
      let pixels = (0..<240_000).map { number in
        UInt32(truncatingIfNeeded: number &* 2_654_435_761) % (alpha + 1) &* 0x01_0101 | alpha << 24
      }
      return CGImage(bitmap: Bitmap(width: 600, height: 400, pixels: pixels))
    }
    let (opaque, clear) = (picture(alpha: 255), picture(alpha: 200))
    func scaled(_ name: String, _ image: CGImage, _ scale: Double, by offset: Double = 0)
      -> FillBenchmark
    {
      let (width, height) = (600 * scale, 400 * scale)
      let box = CGRect(x: offset, y: offset, width: width, height: height)
      return FillBenchmark(name, width, height, .image(ImageFill(image, in: box)))
    }
    let turn = CGAffineTransform(rotationAngle: 0.2)
    return [
      FillBenchmark(
        "one colour, translucent", 600, 400, .color(Color(red: 1, green: 0, blue: 0, alpha: 0.5))),
      scaled("picture in place", opaque, 1), scaled("between pixels", opaque, 1, by: 0.4),
      scaled("× 1.1", opaque, 1.1), scaled("× 1.3", opaque, 1.3),
      scaled("× 1.3, translucent", clear, 1.3), scaled("× 0.7", opaque, 0.7),
      scaled("× 0.3", opaque, 0.3),
      FillBenchmark("turned", 600, 400, .image(ImageFill(opaque, transform: turn))),
    ]
  }()

  private static let gradients: [FillBenchmark] = {
    let stops = [
      Gradient.Stop(Color(red: 1, green: 0, blue: 0.2), at: 0),
      Gradient.Stop(Color(red: 0, green: 1, blue: 0.4), at: 0.5),
      Gradient.Stop(Color(red: 0.3, green: 0, blue: 1), at: 1),
    ]
    func filled(_ name: String, _ way: Gradient.Way) -> FillBenchmark {
      FillBenchmark(name, 800, 540, .gradient(Gradient(stops, way)))
    }
    let center = CGPoint(x: 400, y: 270)
    return [
      filled("axial, down", .axial(from: .zero, to: CGPoint(x: 0, y: 540))),
      filled("axial, aslant", .axial(from: .zero, to: CGPoint(x: 800, y: 540))),
      filled(
        "radial", .radial(from: .init(center, radius: 0), to: .init(center, radius: 400))),
      filled(
        "radial, two circles",
        .radial(from: .init(center, radius: 9), to: .init(.zero, radius: 600))),
      filled("conic", .conic(center: center, angle: 1)),
    ]
  }()
}
