import Synchronization

/// A rectangle of pixels that a picture is sampled from: a part of the picture itself, or a smaller
/// version of that part.
package struct ImageLevel: Sendable {
  /// The rows of `stride` pixels; the level's first pixel is at index `start`.
  package let pixels: [UInt32]
  package let start, stride: Int
  package let width, height: Int

  package init(pixels: [UInt32], start: Int, stride: Int, width: Int, height: Int) {
    self.pixels = pixels
    self.start = start
    self.stride = stride
    self.width = width
    self.height = height
  }
}

extension ImageLevel {
  /// Returns the level with sides of `width` and `height`, neither longer than its own: each pixel
  /// is the mean of the area that it covers, for any ratio of the sides.
  ///
  /// Rows are first reduced with 8 extra bits of precision; only the final mean is rounded to 8
  /// bits.
  func shrunk(toWidth width: Int, height: Int) -> ImageLevel {
    var result = [UInt32](repeating: 0, count: width * height)
    var row = [UInt32](repeating: 0, count: 4 * width)
    var sums = row
    let divisor = UInt32(truncatingIfNeeded: self.height) * 256
    for y in 0..<height {
      let (top, bottom) = (y * self.height, (y + 1) * self.height)
      for index in sums.indices { sums[index] = divisor / 2 }
      var line = top / height
      while line * height < bottom {
        let share = min((line + 1) * height, bottom) - max(line * height, top)
        reduceRow(line, to: &row, width)
        let weight = UInt32(truncatingIfNeeded: share)
        for index in sums.indices { sums[index] &+= row[index] &* weight }
        line += 1
      }
      for x in 0..<width {
        let (red, green) = (sums[4 * x] / divisor, sums[4 * x + 1] / divisor)
        let (blue, alpha) = (sums[4 * x + 2] / divisor, sums[4 * x + 3] / divisor)
        result[y * width + x] = red | green << 8 | blue << 16 | alpha << 24
      }
    }
    return ImageLevel(pixels: result, start: 0, stride: width, width: width, height: height)
  }

  /// Computes the means along a row, four components each, in 256ths of a level.
  private func reduceRow(_ line: Int, to row: inout [UInt32], _ width: Int) {
    let base = start + line * stride
    let whole = UInt32(truncatingIfNeeded: self.width)
    for x in 0..<width {
      let (left, right) = (x * self.width, (x + 1) * self.width)
      var (red, green, blue, alpha) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
      var column = left / width
      while column * width < right {
        let share = min((column + 1) * width, right) - max(column * width, left)
        let (pixel, weight) = (pixels[base + column], UInt32(truncatingIfNeeded: share))
        red &+= (pixel & 0xFF) &* weight
        green &+= (pixel >> 8 & 0xFF) &* weight
        blue &+= (pixel >> 16 & 0xFF) &* weight
        alpha &+= (pixel >> 24) &* weight
        column += 1
      }
      row[4 * x] = (red * 256 + whole / 2) / whole
      row[4 * x + 1] = (green * 256 + whole / 2) / whole
      row[4 * x + 2] = (blue * 256 + whole / 2) / whole
      row[4 * x + 3] = (alpha * 256 + whole / 2) / whole
    }
  }
}

/// The smaller levels of a picture's parts, created on first use.
///
/// A level halves each side a number of times, independently and rounded up: a picture that is
/// squeezed in one direction stays sharp in the other.
package final class ImageLevels: Sendable {
  private struct Key: Hashable {
    let part: PixelRect
    let across, down: Int
  }

  private let levels = Mutex<[Key: ImageLevel]>([:])

  /// The limit for the cache, above the usual number of parts; when it is reached, the cache is
  /// cleared.
  private static let countLimit = 256

  /// Returns `part` of the bitmap, its columns halved `across` times and its rows `down` times.
  func level(of bitmap: Bitmap, _ part: PixelRect, across: Int, down: Int) -> ImageLevel {
    let whole = ImageLevel(
      pixels: bitmap.pixels, start: part.top * bitmap.width + part.left, stride: bitmap.width,
      width: part.width, height: part.height)
    if across == 0, down == 0 { return whole }
    let key = Key(part: part, across: across, down: down)
    return levels.withLock { levels in
      if let level = levels[key] { return level }
      if levels.count >= Self.countLimit { levels = [:] }
      let level = whole.shrunk(
        toWidth: Self.halved(whole.width, across), height: Self.halved(whole.height, down))
      levels[key] = level
      return level
    }
  }

  /// Returns the length of a side that is halved `times` times, rounded up.
  package static func halved(_ side: Int, _ times: Int) -> Int {
    (side + (1 << times) - 1) >> times
  }
}
