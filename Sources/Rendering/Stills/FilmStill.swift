package import Failures
import OutputFiles
package import FilmStage
package import Foundation
import Sinks
package import Views
import VirtualTime

extension Film {
  /// What the film shows at `time`, in seconds, whether a frame stands there or not.
  package static func still(
    at time: TimeInterval, source: FilmSource<Self> = FilmSource(),
    limits: FilmLimits = FilmLimits(), frameCount: Int? = nil
  ) throws(FlipbookError) -> UIImage {
    let count = try countFrames(limits, source, known: frameCount)
    let run = try FilmRun(source, limits: limits)
    let end = run.stage.format.rate.instant(ofFrame: count - 1)
    guard time >= 0, time <= end.seconds else {
      throw FlipbookError(
        .outsideFilm,
        "The film has no instant \(time.text) s; its last frame stands at \(end.seconds.text) s.",
        hint: "Choose a time from 0 to \(end.seconds.text) s.")
    }
    try run.stage.advance(to: time)
    return run.stage.snapshot()
  }

  /// What frame `number` of the film shows.
  package static func still(
    ofFrame number: Int, source: FilmSource<Self> = FilmSource(),
    limits: FilmLimits = FilmLimits(), frameCount: Int? = nil
  ) throws(FlipbookError) -> UIImage {
    let count = try countFrames(limits, source, known: frameCount)
    guard (0..<count).contains(number) else {
      throw FlipbookError(
        .outsideFilm, "The film has no frame \(number); it has \(count) frames.",
        hint: "Choose among the frames 0-\(count - 1).")
    }
    let run = try FilmRun(source, limits: limits)
    try run.stage.advance(to: run.stage.format.rate.instant(ofFrame: number))
    return run.stage.snapshot()
  }
}

extension UIImage {
  /// Writes the picture to a PNG file: whole or not at all. Makes the folder if it is missing.
  package func write(to path: String) throws(FlipbookError) {
    guard path.lowercased().hasSuffix(".png") else {
      throw FlipbookError(
        .badSetting, "The picture “\(path)” is no PNG file by its name.",
        hint: "Let it end in .png; other formats are not written.")
    }
    try WholeFile.write([UInt8](pngData() ?? Data()), to: path)
  }
}
