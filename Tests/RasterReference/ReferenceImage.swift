import Foundation
import Geometry
import Raster
import Rasterizer

/// An image fill by its definition: each pixel and each component is computed separately.
///
/// The position of a pixel's centre, with its fraction, is taken from `ImagePlane` and
/// `PerspectivePosition`, and the levels in use from `ImageFill.levels`. Everything else is
/// implemented a second time here, and the results must be identical.
struct ReferenceImage {
  let fill: ImageFill
  let part: PixelRect
  let map: CanvasMap
  private let levels = Levels()

  private final class Levels {
    var known: [SIMD2<Int>: [[SIMD4<Int>]]] = [:]
  }

  init?(_ fill: ImageFill, _ projection: Projection) {
    guard let part = fill.part, let map = fill.map(projection, part) else { return nil }
    self.fill = fill
    self.part = part
    self.map = map
  }

  func pixel(x: Int, y: Int) -> Pixel {
    let tilted = PerspectivePosition(map, x: x, y: y)
    let (across, down) =
      map.isAffine
      ? (
        map.x.x * map.x.x + map.y.x * map.y.x, map.x.y * map.x.y + map.y.y * map.y.y
      ) : (tilted.across, tilted.down)
    let (shares, isSmooth) = fill.levels(across: across, down: down, of: part)
    func sample(_ across: Int, _ down: Int) -> SIMD4<Int> {
      let pixels = level(across, down)
      let level = ImageLevel(
        pixels: [], start: 0, stride: 0, width: pixels[0].count, height: pixels.count)
      let (u, v) =
        map.isAffine
        ? ImagePlane(
          level, map.scaled(to: level, from: part), isTiled: fill.isTiled, isSmooth: isSmooth
        ).place(x: x, y: y) : tilted.fixed(in: level, of: part, isSmooth: isSmooth)
      return color(pixels, u, v, isSmooth: isSmooth)
    }
    guard isSmooth else { return colored(sample(0, 0)) }
    var sum = SIMD4<Int>(repeating: 128)
    for level in [shares.first, shares.second, shares.third] where level.share > 0 {
      sum &+= sample(level.across, level.down) &* level.share
    }
    return colored(sum / 256)
  }

  private func color(_ pixels: [[SIMD4<Int>]], _ u: Int, _ v: Int, isSmooth: Bool) -> SIMD4<Int> {
    let (width, height) = (pixels[0].count, pixels.count)
    func within(_ number: Int, _ count: Int) -> Int {
      fill.isTiled ? (number % count + count) % count : min(max(number, 0), count - 1)
    }
    func at(_ x: Int, _ y: Int) -> SIMD4<Int> { pixels[within(y, height)][within(x, width)] }
    let (x, y) = (u >> 32, v >> 32)
    guard isSmooth else { return at(x, y) }
    let (across, down) = ((u >> 24) & 255, (v >> 24) & 255)
    func mix(_ first: SIMD4<Int>, _ second: SIMD4<Int>, _ share: Int) -> SIMD4<Int> {
      (first &* (256 - share) &+ second &* share &+ 128) / 256
    }
    return mix(mix(at(x, y), at(x, y + 1), down), mix(at(x + 1, y), at(x + 1, y + 1), down), across)
  }

  private func colored(_ sample: SIMD4<Int>) -> Pixel {
    let color = components(fill.color.pixel)
    func product(_ a: Int, _ b: Int) -> UInt8 { UInt8((2 * a * b + 255) / 510) }
    let source = fill.isTemplate ? SIMD4(repeating: sample.w) : sample
    return Pixel(
      red: product(source.x, color.x), green: product(source.y, color.y),
      blue: product(source.z, color.z), alpha: product(source.w, color.w))
  }

  private func components(_ pixel: Pixel) -> SIMD4<Int> {
    [Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha)]
  }

  /// Returns the level's pixels: each is the mean of the area that it covers, rows first.
  private func level(_ across: Int, _ down: Int) -> [[SIMD4<Int>]] {
    if let level = levels.known[[across, down]] { return level }
    let bitmap = fill.image.bitmap
    let original = (part.top..<part.bottom).map { y in
      (part.left..<part.right).map { components(Pixel(bitmap.pixels[y * bitmap.width + $0])) }
    }
    /// Returns the means of `count` pieces of a line, times `scale`.
    func reduced(_ line: [SIMD4<Int>], _ count: Int, times scale: Int) -> [SIMD4<Int>] {
      (0..<count).map { piece in
        var sum = SIMD4<Int>.zero
        for (number, value) in line.enumerated() {
          let start = max(number * count, piece * line.count)
          let share = min((number + 1) * count, (piece + 1) * line.count) - start
          if share > 0 { sum &+= value &* share }
        }
        return (sum &* scale &+ line.count / 2) / SIMD4(repeating: line.count)
      }
    }
    let width = ImageLevels.halved(part.width, across)
    let height = ImageLevels.halved(part.height, down)
    let isWhole = across == 0 && down == 0
    let rows = isWhole ? original : original.map { reduced($0, width, times: 256) }
    var level = rows
    if !isWhole {
      let columns = (0..<width).map { x in
        let line = rows.map { $0[x] }
        return (0..<height).map { piece in
          var sum = SIMD4<Int>(repeating: 128 * line.count)
          for (number, value) in line.enumerated() {
            let start = max(number * height, piece * line.count)
            let share = min((number + 1) * height, (piece + 1) * line.count) - start
            if share > 0 { sum &+= value &* share }
          }
          return sum / SIMD4(repeating: 256 * line.count)
        }
      }
      level = (0..<height).map { y in columns.map { $0[y] } }
    }
    levels.known[[across, down]] = level
    return level
  }
}
