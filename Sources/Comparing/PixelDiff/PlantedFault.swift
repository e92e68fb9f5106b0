public import Raster

/// A fault that is planted in a picture to test whether a comparison finds it.
public enum PlantedFault: String, CaseIterable, Codable, Hashable, Sendable {
  /// One pixel turns black or white, whichever is farther from its colour.
  case singlePixel

  /// One component of one pixel is off by one level.
  case oneLevel

  /// A square of 7 × 7 pixels becomes half as opaque, with unchanged colours.
  case alphaOnly

  /// The picture is shifted to the right by half a pixel.
  case halfPixel

  /// Red and blue are swapped.
  case swappedChannels

  /// Returns the picture with this fault; nil if it wouldn't change the picture, such as swapping
  /// the channels of a grey one.
  ///
  /// Small faults are planted in the first square of nine equal pixels after the middle, row by
  /// row.
  public func planted(in picture: Bitmap) -> Bitmap? {
    var faulty = picture
    switch self {
    case .singlePixel:
      let pixelIndex = Self.plainPixel(in: picture) { _ in true }
      let pixel = Pixel(picture.pixels[pixelIndex])
      let isDark = Int(pixel.red) + 2 * Int(pixel.green) + Int(pixel.blue) < 512
      faulty.pixels[pixelIndex] = pixel.alpha > 0 && isDark ? 0xFFFF_FFFF : 0xFF00_0000
    case .oneLevel:
      let pixelIndex = Self.plainPixel(in: picture) { _ in true }
      faulty.pixels[pixelIndex] = Self.oneLevelOff(Pixel(picture.pixels[pixelIndex])).word
    case .alphaOnly:
      let pixelIndex = Self.plainPixel(in: picture) { $0 >> 24 > 1 }
      let (column, row) = (pixelIndex % picture.width, pixelIndex / picture.width)
      for y in max(row - 3, 0)...min(row + 3, picture.height - 1) {
        for x in max(column - 3, 0)...min(column + 3, picture.width - 1) {
          let index = y * picture.width + x
          faulty.pixels[index] = Self.halfAsOpaque(Pixel(picture.pixels[index])).word
        }
      }
    case .halfPixel:
      for index in picture.pixels.indices where index % picture.width > 0 {
        let (left, current) = (picture.pixels[index - 1], picture.pixels[index])
        // The means, rounded up, of all four components in one step.
        faulty.pixels[index] = (left | current) - ((left ^ current) >> 1 & 0x7F7F_7F7F)
      }
    case .swappedChannels:
      for (index, word) in picture.pixels.enumerated() {
        faulty.pixels[index] = word & 0xFF00_FF00 | (word & 0xFF) << 16 | word >> 16 & 0xFF
      }
    }
    return faulty == picture ? nil : faulty
  }

  /// Returns the first pixel from the middle on, continuing at the beginning, that satisfies
  /// `isFit` and whose neighbours are equal; otherwise the first that satisfies `isFit`, otherwise
  /// the middle.
  private static func plainPixel(in picture: Bitmap, _ isFit: (UInt32) -> Bool) -> Int {
    let (width, height) = (picture.width, picture.height)
    let middle = height / 2 * width + width / 2
    var fit: Int?
    for pixelIndex in [middle..<width * height, 0..<middle].joined()
    where isFit(picture.pixels[pixelIndex]) {
      fit = fit ?? pixelIndex
      let (x, y) = (pixelIndex % width, pixelIndex / width)
      guard x > 0, x < width - 1, y > 0, y < height - 1 else { continue }
      let isPlain = (y - 1...y + 1).allSatisfy { row in
        (x - 1...x + 1).allSatisfy {
          picture.pixels[row * width + $0] == picture.pixels[pixelIndex]
        }
      }
      if isPlain { return pixelIndex }
    }
    return fit ?? middle
  }

  private static func oneLevelOff(_ pixel: Pixel) -> Pixel {
    var off = pixel
    if pixel.alpha == 0 {
      off.alpha = 1
    } else if pixel.green < pixel.alpha {
      off.green += 1
    } else {
      off.green -= 1
    }
    return off
  }

  private static func halfAsOpaque(_ pixel: Pixel) -> Pixel {
    guard pixel.alpha > 0 else { return pixel }
    let (alpha, half) = (Int(pixel.alpha), Int(pixel.alpha) / 2)
    func scaled(_ component: UInt8) -> UInt8 {
      UInt8(min((Int(component) * half + alpha / 2) / alpha, half))
    }
    return Pixel(
      red: scaled(pixel.red), green: scaled(pixel.green), blue: scaled(pixel.blue),
      alpha: UInt8(half))
  }
}

extension PlantedFault: CustomStringConvertible {
  /// A description for warnings, such as "one pixel" or "a shift by half a pixel".
  public var description: String {
    switch self {
    case .singlePixel: "one pixel"
    case .oneLevel: "one level"
    case .alphaOnly: "half the alpha"
    case .halfPixel: "a shift by half a pixel"
    case .swappedChannels: "red and blue swapped"
    }
  }
}

extension PixelTolerance.Mode {
  /// Returns whether this mode should find a fault, unless its limit is too wide.
  ///
  /// `exact` finds all faults. `levels` finds all but a difference of one level, which it finds
  /// with 0 levels. `perceptual` doesn't find one level, unless the threshold is 0, nor a shift by
  /// half a pixel, which only changes the anti-aliasing of edges, unless that counts.
  public func shouldFind(_ fault: PlantedFault) -> Bool {
    switch (self, fault) {
    case (.levels(let levels), .oneLevel): levels == 0
    case (.perceptual(let threshold, _), .oneLevel): threshold == 0
    case (.perceptual(_, let countsAntiAliasing), .halfPixel): countsAntiAliasing
    default: true
    }
  }
}
