import Foundation
package import Raster
package import Rasterizer

/// The pixels that one page shows, and the frame that they are from.
///
/// Only what differs between two frames is drawn and sent, in whichever order frames are shown.
package struct PreviewCanvas {
  /// A changed rectangle, as columns, rows, width and height, and its pixels as `PixelRuns`.
  package struct Change {
    package let area: [Int]
    /// The number of words.
    package let size: Int
  }

  private let bands: Bands
  private let isOpaque: Bool
  private var pixels: [[UInt32]]
  private var shown: DisplayList?
  private var backdrops: SharedBackdrops?

  package init(width: Int, height: Int, isOpaque: Bool) {
    let bands = Bands(width: width, height: height)
    self.bands = bands
    self.isOpaque = isOpaque
    pixels = (0..<bands.count).map {
      Array(repeating: 0, count: bands.rows(of: $0).count * bands.width)
    }
  }

  /// Draws a frame and returns its differences from the last one. Their pixels are appended to
  /// `words`.
  package mutating func show(
    _ list: DisplayList, with renderer: inout Renderer, _ words: inout [UInt32]
  ) -> [Change] {
    let damage = Damage(from: shown, to: list)
    if !damage.isEmpty { backdrops = SharedBackdrops(list, after: backdrops) }
    shown = list
    var changes: [Change] = []
    for band in 0..<bands.count {
      let areas = damage.areas(ofBand: band)
      if areas.isEmpty { continue }
      var span = pixels[band].mutableSpan
      renderer.render(list, areas, ofBand: band, sharing: backdrops, into: &span)
      for area in areas {
        let start = words.count
        appendRuns(of: area, inBand: band, to: &words)
        changes.append(
          Change(
            area: [
              area.columns.lowerBound, bands.rows(of: band).lowerBound + area.rowsInBand.lowerBound,
              area.columns.count, area.rowsInBand.count,
            ], size: words.count - start))
      }
    }
    return changes
  }

  private func appendRuns(of area: DamagedArea, inBand band: Int, to words: inout [UInt32]) {
    let rows = pixels[band]
    let source = rows.span
    var part: [UInt32] = []
    part.reserveCapacity(area.pixelCount)
    for row in area.rowsInBand {
      let start = row * bands.width
      for index in start + area.columns.lowerBound..<start + area.columns.upperBound {
        part.append(isOpaque ? source[index] : Self.straight(source[index]))
      }
    }
    PixelRuns.append(part.span, width: area.columns.count, to: &words)
  }

  /// Returns a premultiplied pixel with its colour divided by its alpha, as pages expect.
  private static func straight(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 0 || alpha == 255 { return word }
    func divided(_ shift: UInt32) -> UInt32 {
      (min((word >> shift & 0xFF) * 255 + alpha / 2, 255 * alpha) / alpha) << shift
    }
    return alpha << 24 | divided(0) | divided(8) | divided(16)
  }
}
