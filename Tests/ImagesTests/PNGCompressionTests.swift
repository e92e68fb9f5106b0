import CKernels
import Foundation
import Images
import Raster
import TestSupport
import Testing

@Suite struct PNGCompressionTests {
  static let sizes = [(1, 1), (1, 65), (65, 1), (2, 64), (3, 129), (7, 5), (11, 66), (97, 130)]

  private func encoder(
    _ bitmap: Bitmap, _ compression: PNGCompression, isOpaque: Bool = true
  ) -> PNGEncoder {
    PNGEncoder(
      width: bitmap.width, height: bitmap.height, isOpaque: isOpaque, compression: compression)
  }

  @Test(arguments: sizes, PNGCompression.allCases)
  func everySettingRoundTrips(size: (Int, Int), compression: PNGCompression) throws {
    let seed = SeededGenerator.seed(3)
    var pictures = Pictures(seed: seed)
    for isOpaque in [true, false] {
      for bitmap in [
        pictures.noise(width: size.0, height: size.1, isOpaque: isOpaque),
        Pictures.gradient(width: size.0, height: size.1),
        Bitmap(
          width: size.0, height: size.1,
          pixels: Array(repeating: 0xFF33_2211, count: size.0 * size.1)),
      ] {
        let file = encoder(bitmap, compression, isOpaque: isOpaque).encode(bitmap)
        let read = try PNGDecoder.decode(file, name: "picture")
        #expect(read == bitmap, "seed \(seed)")
        #expect(Chunk.all(in: file).allSatisfy { $0.isIntact })
      }
    }
  }

  @Test func slowerSettingsCompressARealImageBetter() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let picture = try PNGDecoder.read(root.appending(path: "docs/title.png").path)
    let sizes = PNGCompression.allCases.map { encoder(picture, $0).encode(picture).count }
    #expect(sizes[0] > sizes[1] && sizes[1] > sizes[2], "\(sizes)")
  }

  @Test func runsAreUsedWhereTheyAreShorterThanMatches() {
    // Noise with few levels between runs of zeros: its short matches cost more than literals.
    var random = SeededGenerator(seed: 5)
    let pixels = (0..<300 * 64).map { index -> UInt32 in
      index % 300 < 150 ? 0xFF00_0000 : 0xFF00_0000 | UInt32.random(in: 0...31, using: &random)
    }
    let bitmap = Bitmap(width: 300, height: 64, pixels: pixels)
    let (balanced, small) = (encoder(bitmap, .balanced), encoder(bitmap, .small))
    #expect(small.encode(bitmap).count < balanced.encode(bitmap).count)
  }
}

/// Compares the row filters in C with PNG's specification, byte by byte.
@Suite struct PNGRowTests {
  private var random = SeededGenerator(seed: 11)

  private mutating func bytes(_ count: Int) -> [UInt8] {
    // Few levels, so that Paeth's predictors often tie.
    (0..<count).map { _ in
      Bool.random(using: &random)
        ? .random(in: 0...3, using: &random) : .random(in: 0...255, using: &random)
    }
  }

  private func predictor(_ filter: UInt32, _ left: Int, _ above: Int, _ corner: Int) -> Int {
    switch filter {
    case 1: return left
    case 2: return above
    case 3: return (left + above) / 2
    case 4:
      let estimate = left + above - corner
      let distances = [left, above, corner].map { abs(estimate - $0) }
      let nearest = distances.min()
      return distances[0] == nearest ? left : distances[1] == nearest ? above : corner
    default: return 0
    }
  }

  @Test(arguments: [3, 4]) mutating func filtersMatchTheSpecification(pixel: Int) {
    for count in Array(1...40) + [85, 86, 128, 513, 700] {
      let length = count * pixel
      let zeros = [UInt8](repeating: 0, count: pixel)
      let (row, above) = (zeros + bytes(length), zeros + bytes(length))
      for filter in UInt32(0)..<5 {
        let expected = (0..<length).map { index -> UInt8 in
          let position = index + pixel
          let prediction = predictor(
            filter, Int(row[index]), Int(above[position]), Int(above[index]))
          return UInt8(truncatingIfNeeded: Int(row[position]) - prediction)
        }
        var result = [UInt8](repeating: 99, count: length + 1)
        let sum = row.withUnsafeBufferPointer { row in
          above.withUnsafeBufferPointer { above in
            flipbook_png_filter_row(
              &result, row.baseAddress! + pixel, above.baseAddress! + pixel, Int64(length),
              Int64(pixel), flipbook_png_filter(rawValue: filter))
          }
        }
        #expect(result == expected + [99], "filter \(filter) of \(count) pixels")
        #expect(sum == expected.reduce(0) { $0 + UInt64(Int8(bitPattern: $1).magnitude) })
      }
    }
  }

  @Test func aSingleDifferentByteIsDetected() {
    for count in [1, 10, 11, 12, 40] {
      let pixels = [UInt32](repeating: 7, count: count)
      for index in 0..<count {
        var others = pixels
        #expect(differ(pixels, others) == [false, false])
        others[index] ^= 0x1_0000
        #expect(differ(pixels, others) == [true, true])
      }
    }
  }

  private func differ(_ pixels: [UInt32], _ others: [UInt32]) -> [Bool] {
    var target = [UInt8](repeating: 0, count: 4 * pixels.count)
    let count = Int64(pixels.count)
    return [
      flipbook_png_pack_difference(&target, pixels, others, count) != 0,
      flipbook_png_difference(&target, pixels, others, count) != 0,
    ]
  }

  @Test mutating func packingDropsTheHighestByte() {
    for count in Array(0...45) + [127, 128, 129, 500] {
      let pixels = (0..<count).map { _ in UInt32.random(in: 0 ... .max, using: &random) }
      let others = (0..<count).map { _ in UInt32.random(in: 0 ... .max, using: &random) }
      func bytes(_ pixel: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: pixel >> (8 * $0)) }
      }
      let differences = zip(pixels, others).map { pixel, other in
        zip(bytes(pixel), bytes(other)).map { $0 &- $1 }
      }
      var packed = [UInt8](repeating: 99, count: 3 * count + 1)
      flipbook_png_pack(&packed, pixels, Int64(count))
      #expect(packed == pixels.flatMap { bytes($0).prefix(3) } + [99])
      let differs = zip(pixels, others).contains { $0 != $1 }
      let packs = flipbook_png_pack_difference(&packed, pixels, others, Int64(count))
      #expect((packs != 0) == differs)
      #expect(packed == differences.flatMap { $0.prefix(3) } + [99])
      var whole = [UInt8](repeating: 99, count: 4 * count + 1)
      let subtracts = flipbook_png_difference(&whole, pixels, others, Int64(count))
      #expect((subtracts != 0) == differs)
      #expect(whole == differences.flatMap { $0 } + [99])
    }
  }
}
