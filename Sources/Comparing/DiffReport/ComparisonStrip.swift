package import Failures
import Images
package import Raster

/// Small pictures of frames of a report in one picture: the expected frames in a row, the actual ones below
/// them, and the differences below those.
package enum ComparisonStrip {
  /// The most frames that are side by side.
  package static let mostFrames = 8

  /// Pixels between pictures.
  package static let gap = 4

  /// The strip of the report in `folder`, of all of its frames or of some that are spread evenly over them.
  /// Where a film doesn't have a frame, the strip is transparent.
  ///
  /// Throws if a picture of the report can't be read. Nil if the report has no pictures.
  package static func picture(
    of report: ReportFile, inFolder folder: String
  ) throws(FlipbookError) -> Bitmap? {
    let compared = report.shownFrames.filter { $0.difference != nil }
    let frames = ReportSelection.spread(
      compared.isEmpty ? report.shownFrames : compared, mostFrames)
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
