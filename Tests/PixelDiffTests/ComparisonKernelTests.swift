import PixelDiffReference
import CKernels
import PixelDiff
import Raster
import TestSupport
import Testing

/// Compares the loops in C with their formulas, for runs of all lengths.
@Suite struct ComparisonKernelTests {
  private var random = SeededGenerator(seed: 77)

  private mutating func runs(_ count: Int, isOpaque: Bool) -> ([UInt32], [UInt32]) {
    guard count > 0 else { return ([], []) }
    let seed = random.next()
    let left = GeneratedPictures.noise(count, 1, seed: seed, isOpaque: isOpaque).pixels
    let changed = random.next()
    let right = GeneratedPictures.noise(count, 1, seed: seed, changed: changed, isOpaque: isOpaque)
    return (left, right.pixels)
  }

  /// Returns the greatest difference of a component.
  private static func levelDifference(_ left: UInt32, _ right: UInt32) -> Int {
    let components = (0..<4).map { part -> Int in
      let shift = UInt32(part * 8)
      return abs(Int(left >> shift & 255) - Int(right >> shift & 255))
    }
    return components.max() ?? 0
  }

  private static let lengths = Array(0...20) + [62, 63, 64, 65, 127, 128, 129, 200, 512, 700]

  @Test mutating func levelsAreCountedPixelByPixel() {
    for count in Self.lengths {
      let (left, right) = runs(count, isOpaque: count % 2 == 0)
      for levels in [0, 1, 30, 254, 255] as [UInt8] {
        let differences = zip(left, right).map(Self.levelDifference)
        let differing = differences.indices.filter { differences[$0] > Int(levels) }
        let found = flipbook_tally_levels(left, right, Int64(count), levels)
        #expect(found.count == differing.count, "\(count), \(levels) levels")
        guard let first = differing.first, let last = differing.last else { continue }
        #expect(found.first == first && found.last == last, "\(count), \(levels) levels")
        let greatest = differing.map { differences[$0] }.max() ?? 0
        #expect(found.greatest == greatest, "\(count), \(levels) levels")
      }
    }
  }

  @Test mutating func distancesMatchTheFormulas() {
    for count in Self.lengths where count > 0 {
      for isOpaque in [true, false] {
        let (left, right) = runs(count, isOpaque: isOpaque)
        let distances = (0..<count).map {
          PerceivedColor.distance(Pixel(left[$0]), Pixel(right[$0]), at: 1000 + $0)
        }
        // A pixel at exactly the limit doesn't differ: an error of one bit would be detected.
        for limit in [0, 352.15] + distances.prefix(9) {
          var marks = [UInt8](repeating: 9, count: count)
          let found = flipbook_mark_perceived(&marks, left, right, Int64(count), 1000, limit)
          #expect(marks == distances.map { $0 > limit ? 1 : 0 }, "\(count), limit \(limit)")
          #expect(found == distances.count { $0 > limit })
        }
      }
    }
  }
}
