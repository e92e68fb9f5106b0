import Foundation
import Geometry
import Raster
import Rasterizer
import TestSupport
import Testing

/// Compares gradients and scaled pictures with cairo's, if its Python bindings are installed.
///
/// Cairo doesn't dither and rounds differently: gradients differ by up to two levels. It weights a
/// picture's pixels in 128ths: pictures of noise differ by up to four.
@Suite struct CairoTests {
  private static let isAvailable = (try? pixels("", 1, 1)) != nil

  /// Returns the pixels of an opaque surface that a script draws on with `context`.
  private static func pixels(_ script: String, _ width: Int, _ height: Int) throws -> [UInt32] {
    let program = """
      import cairo, sys
      surface = cairo.ImageSurface(cairo.FORMAT_RGB24, \(width), \(height))
      context = cairo.Context(surface)
      \(script.split(separator: "\n").joined(separator: "\n"))
      surface.flush()
      sys.stdout.buffer.write(bytes(surface.get_data()))
      """
    let data = try Tool.run("/usr/bin/python3", "-c", program)
    try #require(data.count == width * height * 4)
    return (0..<width * height).map { number in
      let start = number * 4
      return Pixel(red: data[start + 2], green: data[start + 1], blue: data[start]).word
    }
  }

  private func farthest(_ fill: Fill, _ expected: [UInt32], _ width: Int, _ height: Int) -> Int {
    let actual = Renderer.colors(of: fill, .affine(.identity), width: width, height: height)
    return zip(actual, expected.map { Pixel($0) }).reduce(0) { farthest, pair in
      let (one, other) = pair
      return max(
        farthest, abs(Int(one.red) - Int(other.red)), abs(Int(one.green) - Int(other.green)),
        abs(Int(one.blue) - Int(other.blue)))
    }
  }

  private static let stops = [
    Gradient.Stop(Color(red: 1, green: 0, blue: 0.2), at: 0),
    Gradient.Stop(Color(red: 0, green: 1, blue: 0.4), at: 0.3),
    Gradient.Stop(Color(red: 0.2, green: 0, blue: 1), at: 1),
  ]

  private static let addStops = """
    gradient.add_color_stop_rgb(0, 1, 0, 0.2)
    gradient.add_color_stop_rgb(0.3, 0, 1, 0.4)
    gradient.add_color_stop_rgb(1, 0.2, 0, 1)
    context.set_source(gradient)
    context.paint()
    """

  @Test(.enabled(if: isAvailable, "Requires python3 with cairo (Debian's python3-cairo)."))
  func gradientsMatchCairo() throws {
    let axial = try Self.pixels(
      "gradient = cairo.LinearGradient(10, 5, 180, 90)\n" + Self.addStops, 200, 120)
    let kind = Gradient.Kind.axial(from: CGPoint(x: 10, y: 5), to: CGPoint(x: 180, y: 90))
    #expect(farthest(.gradient(Gradient(Self.stops, kind)), axial, 200, 120) <= 2)
    let radial = try Self.pixels(
      "gradient = cairo.RadialGradient(80, 60, 10, 100, 50, 90)\n" + Self.addStops, 200, 120)
    let circles = Gradient.Kind.radial(
      from: .init(CGPoint(x: 80, y: 60), radius: 10),
      to: .init(CGPoint(x: 100, y: 50), radius: 90))
    #expect(farthest(.gradient(Gradient(Self.stops, circles)), radial, 200, 120) <= 2)
  }

  @Test(
    .enabled(if: isAvailable, "Requires python3 with cairo (Debian's python3-cairo)."),
    arguments: [1.0, 1.3, 2.5])
  func picturesMatchCairo(scale: Double) throws {
    let side = 32
    let words = (0..<side * side).map { UInt32($0 * 7919 % 251) * 0x01_0101 | 0xFF00_0000 }
    let drawn = try Self.pixels(
      """
      words = [i * 7919 % 251 for i in range(\(side * side))]
      data = bytearray(b"".join(bytes([w, w, w, 255]) for w in words))
      picture = cairo.ImageSurface.create_for_data(data, cairo.FORMAT_RGB24, \(side), \(side))
      context.translate(0.4, 0.7)
      context.scale(\(scale), \(scale))
      context.set_source_surface(picture)
      context.get_source().set_filter(cairo.FILTER_BILINEAR)
      context.get_source().set_extend(cairo.EXTEND_PAD)
      context.paint()
      """, 80, 80)
    let image = CGImage(bitmap: Bitmap(width: side, height: side, pixels: words))
    let fill = ImageFill(
      image, transform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0.4, ty: 0.7))
    #expect(farthest(.image(fill), drawn, 80, 80) <= 4)
  }
}
