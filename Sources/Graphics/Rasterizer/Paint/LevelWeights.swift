package import Raster

/// The levels that a pixel is mixed from, and their weights.
///
/// The number of the picture's pixels that a pixel of the canvas spans along an axis gives a
/// position between two levels. The two positions are a point in a cell of four levels, and that
/// point determines the three levels in use. The weights are continuous: during a slow zoom, levels
/// change gradually.
package struct LevelWeights {
  /// The numbers of times that columns and rows are halved, and the weight in 256ths.
  package private(set) var first = (across: 0, down: 0, share: 256)
  package private(set) var second = (across: 0, down: 0, share: 0)
  package private(set) var third = (across: 0, down: 0, share: 0)

  /// Creates the weights from the squares of a pixel's extents along both axes of a picture with
  /// the given sides.
  init(across: Double, down: Double, width: Int, height: Int) {
    let (across, down) = (Self.place(across, width), Self.place(down, height))
    let base = (across >> 8, down >> 8)
    let (x, y) = (across & 255, down & 255)
    let isAcross = x >= y
    first = (base.0, base.1, 256 - max(x, y))
    second = (base.0 + (isAcross ? 1 : 0), base.1 + (isAcross ? 0 : 1), abs(x - y))
    third = (base.0 + 1, base.1 + 1, min(x, y))
  }

  /// Whether the picture is reduced along either axis.
  package var isShrunk: Bool { first.share < 256 || first.across > 0 || first.down > 0 }

  /// Returns the level in 256ths for the square of an extent: 0 up to 1, then its base-2 logarithm,
  /// interpolated linearly between powers of two.
  private static func place(_ square: Double, _ side: Int) -> Int {
    guard square > 1 else { return 0 }
    let bits = Int(Float(min(square, 1e12)).bitPattern) - Int(Float(1).bitPattern)
    let last = Int.bitWidth - (side - 1).leadingZeroBitCount
    return min(bits >> 16, last << 8)
  }
}

extension ImageFill {
  /// Returns the levels for the squares of a pixel's extents in the shown part, and whether they
  /// are sampled smoothly.
  package func levels(
    across: Double, down: Double, of part: PixelRect
  ) -> (shares: LevelWeights, isSmooth: Bool) {
    func shares(_ factor: Double) -> LevelWeights {
      LevelWeights(
        across: across * factor, down: down * factor, width: part.width, height: part.height)
    }
    let plain = shares(1)
    let isSmooth = (plain.isShrunk ? minification : magnification) == .smooth
    return (plain.isShrunk && levelFactor != 1 ? shares(levelFactor) : plain, isSmooth)
  }
}
