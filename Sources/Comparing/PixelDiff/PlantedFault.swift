public import Raster

/// A fault that is put into a picture on purpose, to see whether a comparison finds it.
public enum PlantedFault: String, CaseIterable, Codable, Hashable, Sendable {
  /// One pixel black or white, whichever is farther from what it was.
  case singlePixel

  /// One component of one pixel off by one level.
  case oneLevel

  /// Seven by seven pixels half as opaque, in the colours they had.
  case alphaOnly

  /// Everything half a pixel too far to the right.
  case halfPixel

  /// Red in place of blue, and blue in place of red.
  case swappedChannels

  /// The picture with this fault in it; nil where that is no fault, as swapping the channels of what
  /// is grey.
  ///
  /// What is small stands as near after the middle, row by row, as there are nine equal pixels.
  public func planted(in picture: Bitmap) -> Bitmap? {
    var faulty = picture
    switch self {
    case .singlePixel:
      let place = Self.plainPlace(in: picture) { _ in true }
      let pixel = Pixel(picture.pixels[place])
      let isDark = Int(pixel.red) + 2 * Int(pixel.green) + Int(pixel.blue) < 512
      faulty.pixels[place] = pixel.alpha > 0 && isDark ? 0xFFFF_FFFF : 0xFF00_0000
    case .oneLevel:
      let place = Self.plainPlace(in: picture) { _ in true }
      faulty.pixels[place] = Self.oneLevelOff(Pixel(picture.pixels[place])).word
    case .alphaOnly:
      let place = Self.plainPlace(in: picture) { $0 >> 24 > 1 }
      let (column, row) = (place % picture.width, place / picture.width)
      for y in max(row - 3, 0)...min(row + 3, picture.height - 1) {
        for x in max(column - 3, 0)...min(column + 3, picture.width - 1) {
          let index = y * picture.width + x
          faulty.pixels[index] = Self.halfAsOpaque(Pixel(picture.pixels[index])).word
        }
      }
    case .halfPixel:
      for index in picture.pixels.indices where index % picture.width > 0 {
        let (left, own) = (picture.pixels[index - 1], picture.pixels[index])
        // The mean, rounded up, of all four components at once.
        faulty.pixels[index] = (left | own) - ((left ^ own) >> 1 & 0x7F7F_7F7F)
      }
    case .swappedChannels:
      for (index, word) in picture.pixels.enumerated() {
        faulty.pixels[index] = word & 0xFF00_FF00 | (word & 0xFF) << 16 | word >> 16 & 0xFF
      }
    }
    return faulty == picture ? nil : faulty
  }

  /// The first pixel from the middle on, past the end from the beginning, that `isFit` and whose
  /// neighbours are equal; else one that is fit, else the middle.
  private static func plainPlace(in picture: Bitmap, _ isFit: (UInt32) -> Bool) -> Int {
    let (width, height) = (picture.width, picture.height)
    let middle = height / 2 * width + width / 2
    var fit: Int?
    for place in [middle..<width * height, 0..<middle].joined() where isFit(picture.pixels[place]) {
      fit = fit ?? place
      let (x, y) = (place % width, place / width)
      guard x > 0, x < width - 1, y > 0, y < height - 1 else { continue }
      let isPlain = (y - 1...y + 1).allSatisfy { row in
        (x - 1...x + 1).allSatisfy {
          picture.pixels[row * width + $0] == picture.pixels[place]
        }
      }
      if isPlain { return place }
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
  /// As warnings have it: “one pixel”, “half a pixel’s shift”.
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
  /// Whether comparing so is meant to find a fault, where its limit is not too wide.
  ///
  /// Exactly: all. By levels: all but one level, unless none may be off. By look: not one level,
  /// unless the threshold is 0, and not a shift by half a pixel, which only makes edges look
  /// anti-aliased in another way, unless that counts.
  public func claims(_ fault: PlantedFault) -> Bool {
    switch (self, fault) {
    case (.levels(let levels), .oneLevel): levels == 0
    case (.perceptual(let threshold, _), .oneLevel): threshold == 0
    case (.perceptual(_, let countsAntiAliasing), .halfPixel): countsAntiAliasing
    default: true
    }
  }
}
