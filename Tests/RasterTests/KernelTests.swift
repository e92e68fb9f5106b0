import CKernels
import Raster
import Testing

/// Compares the loops in C with their formulas, component by component.
@Suite struct KernelTests {
  private var random = SeededGenerator(seed: 41)

  private func components(_ pixel: UInt32) -> [UInt32] { (0..<4).map { pixel >> ($0 * 8) & 255 } }

  private func pixel(_ components: [UInt32]) -> UInt32 {
    components.enumerated().reduce(0) { $0 | $1.element << (UInt32($1.offset) * 8) }
  }

  private func scaled(_ pixel: UInt32, by level: UInt32) -> UInt32 {
    self.pixel(components(pixel).map { UInt32((Double($0 * level) / 255).rounded()) })
  }

  private func mean(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
    pixel(
      zip(components(first), components(second)).map {
        ($0 * (256 - share) + $1 * share + 128) / 256
      })
  }

  /// Returns premultiplied pixels, some of them opaque and some transparent.
  private mutating func pixels(_ count: Int) -> [UInt32] {
    (0..<count).map { _ in
      let alpha = [0, 255, UInt32.random(in: 0...255, using: &random)].randomElement(using: &random)
      let level = alpha ?? 0
      return scaled(UInt32.random(in: 0...0xFF_FFFF, using: &random), by: level) | level << 24
    }
  }

  @Test mutating func phasesMatchTheFormula() {
    for count in Array(0...70) + [127, 128, 129, 500] {
      let under = pixels(count)
      let color = pixels(1)[0]
      let rows = (0..<4).map { _ in
        (0..<count).map { index -> UInt8 in
          index / 24 % 3 == 0 ? 0 : UInt8.random(in: 0...255, using: &random)
        }
      }
      for (across, down) in [(0, 0), (0, 200), (17, 0), (255, 1), (128, 128)] as [(Int, Int)] {
        var drawn = under
        rows[0].withUnsafeBufferPointer { first in
          rows[1].withUnsafeBufferPointer { firstNext in
            rows[2].withUnsafeBufferPointer { second in
              rows[3].withUnsafeBufferPointer { secondNext in
                guard let first = first.baseAddress, let firstNext = firstNext.baseAddress,
                  let second = second.baseAddress, let secondNext = secondNext.baseAddress
                else { return }
                flipbook_fill_phases(
                  &drawn,
                  flipbook_phases(
                    first: first, first_next_x: firstNext, second: second,
                    second_next_x: secondNext, weight_x: UInt32(across), weight_y: UInt32(down)),
                  Int64(count), color)
              }
            }
          }
        }
        let expected = (0..<count).map { index -> UInt32 in
          let upper = GlyphPlacement.mean(rows[0][index], rows[1][index], weight: across)
          let lower = GlyphPlacement.mean(rows[2][index], rows[3][index], weight: across)
          let source = scaled(
            color, by: UInt32(GlyphPlacement.mean(upper, lower, weight: down)))
          return source + scaled(under[index], by: 255 - source >> 24)
        }
        #expect(count == 0 || drawn == expected, "\(count) at \(across), \(down)")
      }
    }
  }

  @Test mutating func runsMatchTheFormulas() {
    for count in Array(0...70) + [127, 128, 129, 500] {
      let (first, second) = (pixels(count), pixels(count))
      let level = UInt32.random(in: 0...255, using: &random)
      var drawn = first
      flipbook_draw(&drawn, second, Int64(count), level)
      let expected = zip(first, second).map { under, pixel in
        let source = scaled(pixel, by: level)
        return source + scaled(under, by: 255 - source >> 24)
      }
      #expect(drawn == expected, "\(count) at \(level)")

      let color = pixels(1)[0]
      var filled = first
      flipbook_fill(&filled, Int64(count), color)
      #expect(filled == first.map { color + scaled($0, by: 255 - color >> 24) }, "\(count)")

      var stored = first
      flipbook_store(&stored, Int64(count), color)
      #expect(stored == Array(repeating: color, count: count))

      // Pixels after a row must not change.
      var storedRows: [UInt32] = Array(repeating: 7, count: 3 * (count + 1))
      flipbook_store_rows(&storedRows, count + 1, count, 3, color)
      let row = Array(repeating: color, count: count) + [7]
      #expect(storedRows == row + row + row, "\(count)")

      let levels = (0..<count).map { index -> UInt8 in
        switch count % 3 {
        case 0: index / 11 % 2 == 0 ? 0 : 255
        case 1: .random(in: 0...255, using: &random)
        // Products around one half, below which nothing is drawn.
        default: .random(in: 0...(index / 16 % 2 == 0 ? 4 : 5), using: &random)
        }
      }
      // Shadows are usually black.
      for color in [color, color & 0xFF00_0000, 0xFF00_0000, 0x1F00_0000, 0x1F15_0A00, 0] {
        var masked = first + [7] + first + [7]
        flipbook_fill_levels(
          &masked, count + 1, levels + [9, 9] + levels, count + 2, count, 2, color)
        let shown = zip(first, levels).map { under, level in
          let source = scaled(color, by: UInt32(level))
          return source + scaled(under, by: 255 - source >> 24)
        }
        #expect(masked == shown + [7] + shown + [7], "\(count), \(color)")
      }
    }
  }

  @Test mutating func gradientsMatchTheFormulas() {
    for count in Array(1...70) + [127, 128] {
      func number(_ range: ClosedRange<Float>) -> Float { .random(in: range, using: &random) }
      let distance = flipbook_distance(
        u: number(-9...9), step_u: number(-0.1...0.1), v: number(-9...9),
        step_v: number(-0.1...0.1), sign: count.isMultiple(of: 2) ? 1 : -1, offset: number(0...2))
      let x = Int32.random(in: -50...5000, using: &random)
      var distances = [Float](repeating: .nan, count: count + 15)
      flipbook_distances(&distances, Int64(count), x, distance)
      for index in 0..<count {
        let column = Float(x + Int32(index))
        let (u, v) = (distance.u + distance.step_u * column, distance.v + distance.step_v * column)
        #expect(distances[index] == distance.sign * (u * u + v * v).squareRoot() - distance.offset)
      }

      let (start, end) = (distances[0] - number(0...0.2), distances[0] + number(0.01...0.4))
      let run = distances.prefix(count).prefix { $0 >= start && $0 < end }.count
      #expect(flipbook_run(distances, Int64(count), start, end) == run)
      distances[count / 2] = .nan
      let cut = min(run, count / 2)
      #expect(flipbook_run(distances, Int64(count), start, end) == cut)

      let shares = (0..<count + 15).map { _ in number(0...1) }
      let dither = (0..<count + 15).map { _ in number(-0.49...0.49) }
      let (first, second) = (
        (0..<4).map { _ in number(0...255) }, (0..<4).map { _ in number(0...255) }
      )
      let slopes = zip(first, second).map { $1 - $0 }
      let ramp = flipbook_ramp(
        start: 0, red: first[0], green: first[1], blue: first[2], alpha: first[3] / 255,
        red_slope: slopes[0], green_slope: slopes[1], blue_slope: slopes[2],
        alpha_slope: slopes[3] / 255)
      var shaded = [UInt32](repeating: 1, count: count + 16)
      flipbook_shade(&shaded, shares, dither, Int64(count), ramp)
      let expected = zip(shares, dither).prefix(count).map { share, noise in
        let alpha = ramp.alpha + ramp.alpha_slope * share
        return pixel(
          [
            (ramp.red + ramp.red_slope * share) * alpha,
            (ramp.green + ramp.green_slope * share) * alpha,
            (ramp.blue + ramp.blue_slope * share) * alpha, 255 * alpha,
          ].map { UInt32(max(($0 + noise).rounded(.toNearestOrEven), 0)) & 255 })
      }
      #expect(Array(shaded.prefix(count)) == expected, "\(count)")
      #expect(shaded.dropFirst(count).allSatisfy { $0 == 1 })
    }
  }

  @Test mutating func bilinearSamplingMatchesTheFormulas() {
    let (upper, lower) = (pixels(300), pixels(300))
    for count in Array(1...74) + [127, 128] {
      let greatest = min(Int64(FLIPBOOK_GREATEST_STEP) << 32, Int64(298) << 32 / Int64(count))
      between(upper, lower, count, Int64.random(in: -greatest...greatest, using: &random))
      // Enlarged, and at the original size.
      for step in [Int64.random(in: 1...1 << 32, using: &random), 1 << 32] {
        between(upper, lower, count, step)
      }
    }
  }

  private mutating func between(
    _ upper: [UInt32], _ lower: [UInt32], _ count: Int, _ step: Int64
  ) {
    let limit = Int64(298) << 32 - abs(step) * Int64(count - 1)
    let start = Int64.random(in: 0...limit, using: &random)
    let from = step < 0 ? start - step * Int64(count - 1) : start
    let down = UInt32.random(in: 0...255, using: &random)
    var drawn = [UInt32](repeating: 0, count: count)
    flipbook_bilinear(&drawn, upper, lower, Int64(count), from, step, down)
    let expected = (0..<Int64(count)).map { index in
      let position = from + index * step
      let left = Int(position >> 32)
      return mean(
        mean(upper[left], lower[left], down), mean(upper[left + 1], lower[left + 1], down),
        UInt32(truncatingIfNeeded: position >> 24 & 255))
    }
    #expect(drawn == expected, "\(count) from \(from) by \(step)")
  }

  @Test mutating func rotatedSamplingMatchesTheFormulas() {
    let (width, height) = (40, 30)
    let source = pixels(width * height)
    for count in Array(1...70) + [127, 128] {
      let (from, to) = (position(width, height), position(width, height))
      let step = (u: (to.u - from.u) / Int64(count), v: (to.v - from.v) / Int64(count))
      var drawn = [UInt32](repeating: 0, count: count)
      flipbook_turned(
        &drawn, source, Int64(width), Int64(count), from.u, from.v, step.u, step.v)
      let expected = (0..<Int64(count)).map { index in
        let (u, v) = (from.u + index * step.u, from.v + index * step.v)
        let corner = Int(v >> 32) * width + Int(u >> 32)
        let down = UInt32(truncatingIfNeeded: v >> 24 & 255)
        return mean(
          mean(source[corner], source[corner + width], down),
          mean(source[corner + 1], source[corner + width + 1], down),
          UInt32(truncatingIfNeeded: u >> 24 & 255))
      }
      #expect(drawn == expected, "\(count) from \(from) by \(step)")
    }
  }

  @Test mutating func samplingAtEdgesRepeatsTheOutermostPixels() {
    for _ in 0..<400 {
      let (width, height) = (
        Int.random(in: 1...9, using: &random), Int.random(in: 1...9, using: &random)
      )
      let (source, stride) = (pixels((width + 3) * height), width + 3)
      let count = Int.random(in: 1...140, using: &random)
      let reach = [Int64(12) << 32, 1 << 61, .max].randomElement(using: &random)!
      func any() -> Int64 { Int64.random(in: -reach...reach, using: &random) }
      let (from, step) = ((u: any(), v: any()), (u: any() / Int64(count), v: any() / Int64(count)))
      var drawn = [UInt32](repeating: 0, count: count)
      flipbook_turned_at_edges(
        &drawn, source, Int64(stride), Int64(width), Int64(height), Int64(count), from.u, from.v,
        step.u, step.v)
      let expected = (0..<Int64(count)).map { index in
        let (u, v) = (from.u &+ index &* step.u, from.v &+ index &* step.v)
        func color(_ right: Int64, _ below: Int64) -> UInt32 {
          let x = min(max((u >> 32) + right, 0), Int64(width) - 1)
          let y = min(max((v >> 32) + below, 0), Int64(height) - 1)
          return source[Int(y) * stride + Int(x)]
        }
        let down = UInt32(truncatingIfNeeded: v >> 24 & 255)
        return mean(
          mean(color(0, 0), color(0, 1), down), mean(color(1, 0), color(1, 1), down),
          UInt32(truncatingIfNeeded: u >> 24 & 255))
      }
      #expect(drawn == expected, "\(count) from \(from) by \(step), \(width) × \(height)")
    }
  }

  @Test mutating func meansOfThreeMatchTheFormula() {
    for count in Array(0...70) + [128] {
      let (first, second, third) = (pixels(count), pixels(count + 1), pixels(count + 1))
      let shares = (
        UInt32.random(in: 0...128, using: &random), UInt32.random(in: 0...128, using: &random)
      )
      let rest = 256 - shares.0 - shares.1
      var drawn = first + [7]
      flipbook_mean(&drawn, second, third, Int64(count), shares.0, shares.1, rest)
      let expected = (0..<count).map { index -> UInt32 in
        stride(from: UInt32(0), to: 32, by: 8).reduce(0) { word, shift in
          func part(_ pixel: UInt32) -> UInt32 { pixel >> shift & 255 }
          let sum = part(first[index]) * shares.0 + part(second[index]) * shares.1
          return word | ((sum + part(third[index]) * rest + 128) >> 8) << shift
        }
      }
      #expect(drawn == expected + [7], "\(count)")
    }
  }

  @Test mutating func productsMatchTheFormula() {
    for count in Array(0...70) + [128] {
      let (colors, color) = (pixels(count), pixels(1)[0])
      var drawn = colors + [7]
      flipbook_multiply(&drawn, Int64(count), color)
      let expected = colors.map { pixel -> UInt32 in
        stride(from: UInt32(0), to: 32, by: 8).reduce(0) { word, shift in
          // A product of bytes, divided by 255 and rounded to the nearest.
          word | (((pixel >> shift & 255) * (color >> shift & 255) + 127) / 255) << shift
        }
      }
      #expect(drawn == expected + [7], "\(count)")
    }
  }

  private mutating func position(_ width: Int, _ height: Int) -> (u: Int64, v: Int64) {
    (
      Int64.random(in: 0..<Int64(width - 1) << 32, using: &random),
      Int64.random(in: 0..<Int64(height - 1) << 32, using: &random)
    )
  }
}
