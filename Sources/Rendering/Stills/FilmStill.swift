package import Failures
import OutputFiles
package import FilmStage
package import Foundation
import Sinks
package import Views
import VirtualTime

extension Film {
  /// Draws the film at `time`, in seconds, which doesn't have to be the time of a frame.
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
        "The film has nothing at \(time.text) s; its last frame is at \(end.seconds.text) s.",
        hint: "Choose a time from 0 to \(end.seconds.text) s.")
    }
    try run.stage.advance(to: time)
    return run.stage.snapshot()
  }

  /// Draws the frame `number` of the film.
  package static func still(
    ofFrame number: Int, source: FilmSource<Self> = FilmSource(),
    limits: FilmLimits = FilmLimits(), frameCount: Int? = nil
  ) throws(FlipbookError) -> UIImage {
    let count = try countFrames(limits, source, known: frameCount)
    guard (0..<count).contains(number) else {
      throw FlipbookError(
        .outsideFilm, "The film has no frame \(number); it has \(count) frames.",
        hint: "Choose from the frames 0-\(count - 1).")
    }
    let run = try FilmRun(source, limits: limits)
    try run.stage.advance(to: run.stage.format.rate.instant(ofFrame: number))
    return run.stage.snapshot()
  }
}

extension UIImage {
  /// Writes the picture to a PNG file atomically. Creates the folder if necessary.
  package func write(to path: String) throws(FlipbookError) {
    guard path.lowercased().hasSuffix(".png") else {
      throw FlipbookError(
        .badSetting, "The name of the picture \"\(path)\" doesn't end in .png.",
        hint: "Use a name that ends in .png; other formats aren't supported.")
    }
    try AtomicFile.write([UInt8](pngData() ?? Data()), to: path)
  }
}
