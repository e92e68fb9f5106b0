package import PixelDiff
package import Raster

/// A simple comparison, pixel by pixel. It defines the results of the fast one.
package struct ReferenceComparison {
  let expected, actual: Bitmap
  let tolerance: PixelTolerance
  let ignored: [IgnoredRegion]

  /// The columns and rows that both pictures have.
  private let width, height: Int

  package init(
    _ expected: Bitmap, _ actual: Bitmap, _ tolerance: PixelTolerance,
    ignoring ignored: [IgnoredRegion] = []
  ) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    self.ignored = ignored
    width = min(expected.width, actual.width)
    height = min(expected.height, actual.height)
  }

  package var difference: PixelDifference {
    var result = PixelDifference(expectedSize: .init(expected), actualSize: .init(actual))
    for y in 0..<max(expected.height, actual.height) {
      for x in 0..<max(expected.width, actual.width) {
        switch (mark(x, y), isIgnored(x, y)) {
        case (.same, _), (.antiAliased, true): break
        case (.antiAliased, false): result.antiAliasedPixels += 1
        case (.differing, true): result.ignoredPixels += 1
        case (.differing, false):
          result.differingPixels += 1
          let levels = (expected[x, y] ?? .clear).greatestDifference(to: actual[x, y] ?? .clear)
          result.greatestLevels = max(result.greatestLevels, levels)
          let region = PixelDifference.Region(x: x, y: y, width: 1, height: 1)
          result.region = result.region?.union(region) ?? region
        }
      }
    }
    result.isSame = result.differingPixels <= tolerance.allowedPixels
    return result
  }

  /// Returns the result for the pixel at a column and row, ignored or not.
  package func mark(_ x: Int, _ y: Int) -> PixelMark {
    guard let first = expected[x, y], let second = actual[x, y] else {
      return expected[x, y] == nil && actual[x, y] == nil ? .same : .differing
    }
    switch tolerance.mode {
    case .exact: return first == second ? .same : .differing
    case .levels(let levels):
      return first.greatestDifference(to: second) > levels ? .differing : .same
    case .perceptual(let threshold, let countsAntiAliasing):
      let distance = PerceivedColor.distance(first, second, at: y * width + x)
      guard distance > PerceivedColor.limit(threshold) else { return .same }
      guard !countsAntiAliasing else { return .differing }
      let isAntiAliased =
        looksAntiAliased(x, y, in: expected, other: actual)
        || looksAntiAliased(x, y, in: actual, other: expected)
      return isAntiAliased ? .antiAliased : .differing
    }
  }

  private func isIgnored(_ x: Int, _ y: Int) -> Bool {
    ignored.contains { region in
      switch region {
      case .rectangle(let area):
        // Doubles, because sums of integers could overflow.
        x >= area.x && y >= area.y && Double(x) - Double(area.x) < Double(area.width)
          && Double(y) - Double(area.y) < Double(area.height)
      case .mask(let mask): (mask[x, y]?.alpha ?? 0) > 0
      }
    }
  }

  /// Returns whether a pixel has a darker and a brighter neighbour and at most two neighbours of
  /// the same brightness, and whether the darkest or the brightest neighbour has siblings in both
  /// pictures.
  private func looksAntiAliased(_ x: Int, _ y: Int, in picture: Bitmap, other: Bitmap) -> Bool {
    guard let pixel = picture[x, y] else { return false }
    var same = isAtBorder(x, y) ? 1 : 0
    var (lowest, highest) = (0.0, 0.0)
    var (darkest, brightest) = ((x, y), (x, y))
    for (column, row) in neighbours(x, y) {
      guard let neighbour = picture[column, row] else { continue }
      let delta = PerceivedColor.brightness(
        PerceivedColor.difference(pixel, neighbour, at: y * width + x))
      if delta == 0 {
        same += 1
      } else if delta < lowest {
        lowest = delta
        darkest = (column, row)
      } else if delta > highest {
        highest = delta
        brightest = (column, row)
      }
    }
    guard same <= 2, lowest < 0, highest > 0 else { return false }
    return [darkest, brightest].contains { position in
      hasSiblings(position, in: picture) && hasSiblings(position, in: other)
    }
  }

  /// Returns whether a pixel has more than two neighbours of the same colour; the border counts as
  /// one.
  private func hasSiblings(_ position: (x: Int, y: Int), in picture: Bitmap) -> Bool {
    let same = neighbours(position.x, position.y).count {
      picture[$0.x, $0.y] == picture[position.x, position.y]
    }
    return same + (isAtBorder(position.x, position.y) ? 1 : 0) > 2
  }

  private func isAtBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  /// Returns the neighbours of a pixel in the area of both pictures, column by column.
  private func neighbours(_ x: Int, _ y: Int) -> [(x: Int, y: Int)] {
    (max(x - 1, 0)...min(x + 1, width - 1)).flatMap { column in
      (max(y - 1, 0)...min(y + 1, height - 1)).map { (column, $0) }
    }.filter { $0 != (x, y) }
  }
}

extension Pixel {
  /// A transparent pixel.
  static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  /// Returns the greatest difference of a component.
  func greatestDifference(to other: Pixel) -> Int {
    zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
      .reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }
}
