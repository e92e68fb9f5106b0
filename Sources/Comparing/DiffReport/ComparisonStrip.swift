package import Failures
import Images
package import Raster

/// A picture of a report's frames as thumbnails: a row of expected frames, below it a row of actual
/// frames, and below that a row of differences.
package enum ComparisonStrip {
  /// The maximum number of frames in a row.
  package static let frameLimit = 8

  /// The gap between thumbnails, in pixels.
  package static let gap = 4

  /// Returns the strip of the report in `folder`: all of its frames, or a selection that is spread
  /// evenly over them. If a film doesn't have a frame, its place in the strip is transparent.
  ///
  /// Throws if a picture of the report can't be read. Returns nil if the report has no pictures.
  package static func picture(
    of report: ReportFile, inFolder folder: String
  ) throws(FlipbookError) -> Bitmap? {
    let compared = report.shownFrames.filter { $0.difference != nil }
    let frames = ReportSelection.spread(
      compared.isEmpty ? report.shownFrames : compared, frameLimit)
    var rows: [[Bitmap?]] = [[], [], []]
    for frame in frames {
      for (row, picture) in [frame.expected, frame.actual, frame.difference].enumerated() {
        guard let picture else {
          rows[row].append(nil)
          continue
        }
        rows[row].append(Thumbnail.of(try PNGDecoder.read(folder + "/" + picture.file)))
      }
    }
    let pictures = rows.joined().compactMap(\.self)
    guard let width = pictures.map(\.width).max(), let height = pictures.map(\.height).max() else {
      return nil
    }
    let strip = (
      width: frames.count * (width + gap) - gap, height: rows.count * (height + gap) - gap
    )
    var bitmap = Bitmap(
      width: strip.width, height: strip.height,
      pixels: Array(repeating: 0, count: strip.width * strip.height))
    for (row, pictures) in rows.enumerated() {
      for (column, picture) in pictures.enumerated() {
        guard let picture else { continue }
        let start = row * (height + gap) * strip.width + column * (width + gap)
        for line in 0..<picture.height {
          let target = start + line * strip.width
          bitmap.pixels.replaceSubrange(
            target..<target + picture.width,
            with: picture.pixels[line * picture.width..<(line + 1) * picture.width])
        }
      }
    }
    return bitmap
  }
}
