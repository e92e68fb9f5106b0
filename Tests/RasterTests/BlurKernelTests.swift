import CKernels
import Testing

/// Compares the loops of blurs in C with their formulas, for all short lengths and many alignments.
@Suite struct BlurKernelTests {
  private static let seeds = 0..<6
  private static let counts = Array(0...70) + [95, 127, 128, 129, 500]

  private struct Input {
    var random: SeededGenerator
    /// The offset of all data from the beginning of its memory.
    let offset: Int

    init(_ seed: Int, _ count: Int) {
      random = SeededGenerator(seed: seed * 1000 + count)
      offset = Int.random(in: 0...9, using: &random)
    }

    /// Returns `count` values after the offset, among them many of the smallest and greatest.
    mutating func values(_ count: Int) -> [UInt16] {
      (0..<offset + count).map { _ in
        switch Int.random(in: 0...3, using: &random) {
        case 0: [0, 32_640].randomElement(using: &random) ?? 0
        default: UInt16.random(in: 0...32_640, using: &random)
        }
      }
    }

    mutating func pixels(_ count: Int) -> [UInt32] {
      (0..<offset + count).map { _ in
        [0, .max, UInt32.random(in: 0 ... .max, using: &random)].randomElement(using: &random) ?? 0
      }
    }

    /// Returns `count` weights with a sum of 65 536.
    mutating func weights(_ count: Int) -> [UInt16] {
      var rest = 65_536
      var weights = (1..<count).map { _ in
        let weight = Int.random(in: 0...min(rest, 65_535) / 2, using: &random)
        rest -= weight
        return UInt16(weight)
      }
      weights.insert(UInt16(min(rest, 65_535)), at: 0)
      weights.shuffle(using: &random)
      return weights
    }
  }

  /// Calls `body` with the address of `values` after `offset`.
  private func at<Value>(
    _ offset: Int, _ values: [Value], _ body: (_ address: UnsafePointer<Value>) -> Void
  ) {
    values.withUnsafeBufferPointer { buffer in
      if let address = buffer.baseAddress { body(address + offset) }
    }
  }

  /// Returns what `body` writes to memory for `count` values, and checks that it writes nothing
  /// after them.
  private func written<Value: FixedWidthInteger>(
    _ count: Int, after offset: Int, _ body: (_ target: UnsafeMutablePointer<Value>) -> Void
  ) -> [Value] {
    var target = [Value](repeating: 77, count: offset + count + 64)
    target.withUnsafeMutableBufferPointer { buffer in
      if let address = buffer.baseAddress { body(address + offset) }
    }
    #expect(target[..<offset].allSatisfy { $0 == 77 })
    #expect(target[(offset + count)...].allSatisfy { $0 == 77 })
    return Array(target[offset..<offset + count])
  }

  private func mean(_ a: UInt16, _ b: UInt16, _ c: UInt16, _ d: UInt16) -> UInt16 {
    let (ends, middle) = (Int(a) + Int(d), Int(b) + Int(c))
    return UInt16((ends + 3 * middle + 4) / 8)
  }

  private func components(_ pixel: UInt32) -> [UInt16] {
    (0..<4).map { UInt16(pixel >> (8 * $0) & 255) * 128 }
  }

  @Test(arguments: seeds)
  func loadedValuesMatchTheFormulas(seed: Int) {
    for count in Self.counts {
      var input = Input(seed, count)
      let pixels = input.pixels(count)
      let own = pixels[input.offset...]
      at(input.offset, pixels) { source in
        let all = written(4 * count, after: input.offset) {
          flipbook_blur_load($0, source, Int64(count))
        }
        #expect(all == own.flatMap(components), "seed \(seed), \(count)")
        let alphas = written(count, after: input.offset) {
          flipbook_blur_load_alphas($0, source, Int64(count))
        }
        #expect(alphas == own.map { components($0)[3] }, "seed \(seed), \(count)")
      }
    }
  }

  @Test(arguments: seeds)
  func halvedRowsMatchTheFormulas(seed: Int) {
    for count in Self.counts where count > 0 {
      var input = Input(seed, count)
      let offset = input.offset
      let pixels = input.pixels(4 * count)
      func parts(_ index: Int) -> [UInt16] { components(pixels[offset + index]) }
      at(offset, pixels) { source in
        let rows = flipbook_pixel_rows(
          first: source, second: source + count, third: source + 2 * count,
          fourth: source + 3 * count)
        let means = (0..<count).flatMap { x in
          (0..<4).map { channel in
            mean(
              parts(x)[channel], parts(x + count)[channel], parts(x + 2 * count)[channel],
              parts(x + 3 * count)[channel])
          }
        }
        let all = written(4 * count, after: offset) {
          flipbook_halve_pixel_rows($0, rows, Int64(count))
        }
        #expect(all == means, "seed \(seed), \(count)")
        let alphas = written(count, after: offset) {
          flipbook_halve_alpha_rows($0, rows, Int64(count))
        }
        #expect(alphas == (0..<count).map { means[4 * $0 + 3] }, "seed \(seed), \(count)")
      }
      let values = input.values(4 * count)
      at(offset, values) { source in
        let halved = written(count, after: offset) {
          flipbook_halve_rows($0, rows(source, count), Int64(count))
        }
        let own = Array(values[offset...])
        #expect(
          halved
            == (0..<count).map {
              mean(own[$0], own[$0 + count], own[$0 + 2 * count], own[$0 + 3 * count])
            }, "seed \(seed), \(count)")
      }
    }
  }

  private func rows(_ first: UnsafePointer<UInt16>, _ stride: Int) -> flipbook_value_rows {
    flipbook_value_rows(
      first: first, second: first + stride, third: first + 2 * stride, fourth: first + 3 * stride)
  }

  @Test(arguments: seeds)
  func halvedColumnsMatchTheFormulas(seed: Int) {
    for count in Self.counts {
      var input = Input(seed, count)
      let offset = input.offset
      let values = input.values(8 * count + 8)
      let own = Array(values[offset...])
      at(offset, values) { source in
        let pixels = written(4 * count, after: offset) {
          flipbook_halve_pixels($0, source, Int64(count))
        }
        let expected = (0..<4 * count).map { place in
          let first = place / 4 * 8 + place % 4
          return mean(own[first], own[first + 4], own[first + 8], own[first + 12])
        }
        #expect(pixels == expected, "seed \(seed), \(count)")
        let single = written(count, after: offset) {
          flipbook_halve_values($0, source, Int64(count))
        }
        #expect(
          single
            == (0..<count).map {
              mean(own[2 * $0], own[2 * $0 + 1], own[2 * $0 + 2], own[2 * $0 + 3])
            },
          "seed \(seed), \(count)")
      }
    }
  }

  @Test(arguments: seeds)
  func convolvedRowsMatchTheFormula(seed: Int) {
    for count in Self.counts {
      var input = Input(seed, count)
      let offset = input.offset
      let step = Int.random(in: 1...9, using: &input.random)
      let radius = Int.random(in: 0...16, using: &input.random)
      // The weights of both sides sum up to 65 536.
      var weights = input.weights(radius + 1).map { $0 / 2 }
      weights[0] = UInt16(
        min(65_536 - 2 * weights.dropFirst().reduce(0) { $0 + Int($1) }, 65_535))
      let values = input.values(count + 2 * radius * step)
      at(offset + radius * step, values) { source in
        let convolved = written(count, after: offset) {
          flipbook_convolve(
            $0, source, Int64(count), Int64(step), weights, Int64(weights.count))
        }
        let expected = (0..<count).map { x in
          let sum = (-radius...radius).reduce(32_768) {
            $0 + Int(values[offset + radius * step + x + $1 * step]) * Int(weights[abs($1)])
          }
          return UInt16(sum >> 16)
        }
        #expect(convolved == expected, "seed \(seed), \(count) by \(step)")
      }
    }
  }

  @Test(arguments: seeds)
  func enlargedRowsMatchTheFormulas(seed: Int) {
    for count in Self.counts where count > 0 {
      var input = Input(seed, count)
      let offset = input.offset
      let step = 1 << Int.random(in: 1...6, using: &input.random)
      let weights = input.weights(4)
      let values = input.values(4 * count + 12)
      let own = Array(values[offset...])
      func mixed(_ first: Int, _ apart: Int) -> UInt16 {
        let sum = (0..<4).reduce(32_768) { $0 + Int(own[first + $1 * apart]) * Int(weights[$1]) }
        return UInt16(sum >> 16)
      }
      at(offset, values) { source in
        // Between the results, memory doesn't change.
        let length = (count - 1) * step + 1
        let pixels = written(4 * length, after: offset) {
          flipbook_spread_pixels($0, source, Int64(count), Int64(step), weights)
        }
        let single = written(length, after: offset) {
          flipbook_spread_values($0, source, Int64(count), Int64(step), weights)
        }
        for x in 0..<length {
          let isWritten = x % step == 0
          #expect(single[x] == (isWritten ? mixed(x / step, 1) : 77), "seed \(seed), \(count)")
          for channel in 0..<4 {
            #expect(
              pixels[4 * x + channel] == (isWritten ? mixed(x / step * 4 + channel, 4) : 77),
              "seed \(seed), \(count)")
          }
        }
      }
    }
  }

  @Test(arguments: seeds)
  func levelsMatchTheFormulas(seed: Int) {
    for count in Self.counts where count > 0 {
      var input = Input(seed, count)
      let offset = input.offset
      let weights = input.weights(4)
      let values = input.values(4 * count)
      let own = Array(values[offset...])
      at(offset, values) { source in
        let mixed: [UInt8] = written(count, after: offset) {
          flipbook_mix_rows($0, rows(source, count), Int64(count), weights)
        }
        let expected = (0..<count).map { x in
          let sum = (0..<4).reduce(1 << 22) { $0 + Int(own[x + $1 * count]) * Int(weights[$1]) }
          return UInt8(sum >> 23)
        }
        #expect(mixed == expected, "seed \(seed), \(count)")
        let levels: [UInt8] = written(count, after: offset) {
          flipbook_blur_levels($0, source, Int64(count))
        }
        #expect(
          levels == own.prefix(count).map { UInt8(($0 + 64) / 128) }, "seed \(seed), \(count)")
      }
    }
  }

  @Test(arguments: seeds)
  func saturationMatchesTheFormula(seed: Int) {
    for count in Self.counts {
      var input = Input(seed, count)
      let level =
        [0, 256, 461, 2048, Int.random(in: 0...2048, using: &input.random)]
        .randomElement(using: &input.random) ?? 0
      let pixels = Array(input.pixels(count).dropFirst(input.offset))
      var saturated = pixels
      flipbook_saturate(&saturated, Int64(count), Int32(level))
      let expected = pixels.map { pixel in
        let parts = components(pixel).map { Int($0 / 128) }
        let sum: Int = 54 * parts[0] + 183 * parts[1] + 19 * parts[2]
        let gray = (sum + 128) / 256
        let moved = parts.prefix(3).map { part -> UInt32 in
          let far = (Double((part - gray) * level + 128) / 256).rounded(.down)
          return UInt32(min(max(gray + Int(far), 0), parts[3]))
        }
        let colors: UInt32 = moved[0] | moved[1] << 8 | moved[2] << 16
        return colors | (pixel & 0xFF00_0000)
      }
      #expect(saturated == expected, "seed \(seed), \(count) at \(level)")
    }
  }
}
