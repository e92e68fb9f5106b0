package import Raster

/// Which levels a pixel is mixed from, and how much each counts.
///
/// Each axis lies somewhere between two levels, by how many of the picture's pixels a pixel of the
/// canvas spans along it; where they lie within the cell of four levels decides on the three that
/// count. That is even: a slow zoom slides from level to level.
package struct LevelShares {
  /// Times that columns and rows are halved, and 256ths.
  package private(set) var first = (across: 0, down: 0, share: 256)
  package private(set) var second = (across: 0, down: 0, share: 0)
  package private(set) var third = (across: 0, down: 0, share: 0)

  /// From the squares of the pixels' extents along both axes of a picture with these sides.
  init(across: Double, down: Double, width: Int, height: Int) {
    let (across, down) = (Self.place(across, width), Self.place(down, height))
    let base = (across >> 8, down >> 8)
    let (x, y) = (across & 255, down & 255)
    let isAcross = x >= y
    first = (base.0, base.1, 256 - max(x, y))
    second = (base.0 + (isAcross ? 1 : 0), base.1 + (isAcross ? 0 : 1), abs(x - y))
    third = (base.0 + 1, base.1 + 1, min(x, y))
  }

  /// Whether the picture is shrunk along either axis.
  package var isShrunk: Bool { first.share < 256 || first.across > 0 || first.down > 0 }

  /// The level in 256ths for a square of an extent: 0 up to 1, then its logarithm to the base 2, by
  /// straight pieces from power to power.
  private static func place(_ square: Double, _ side: Int) -> Int {
    guard square > 1 else { return 0 }
    let bits = Int(Float(min(square, 1e12)).bitPattern) - Int(Float(1).bitPattern)
    let last = Int.bitWidth - (side - 1).leadingZeroBitCount
    return min(bits >> 16, last << 8)
  }
}

extension ImageFill {
  /// The levels that count where a pixel's extents in the part that shows have these squares, and
  /// whether they are drawn smoothly.
  package func levels(
    across: Double, down: Double, of part: PixelRect
  ) -> (shares: LevelShares, isSmooth: Bool) {
    func shares(_ factor: Double) -> LevelShares {
      LevelShares(
        across: across * factor, down: down * factor, width: part.width, height: part.height)
    }
    let plain = shares(1)
    let isSmooth = (plain.isShrunk ? minification : magnification) == .smooth
    return (plain.isShrunk && levelFactor != 1 ? shares(levelFactor) : plain, isSmooth)
  }
}
