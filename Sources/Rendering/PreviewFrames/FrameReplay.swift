import Failures
import FilmStage
import Raster

/// Performances of a film at given frames: for lists that weren't kept, and for the layers of a
/// frame.
///
/// A later frame continues the performance; an earlier one starts a new performance.
final class FrameReplay {
  private let makeRun: () throws(FlipbookError) -> FilmRun
  private var run: FilmRun?
  private var frame = -1

  init(_ makeRun: @escaping () throws(FlipbookError) -> FilmRun) { self.makeRun = makeRun }

  /// Returns the performance at a frame.
  func performance(atFrame number: Int) throws(FlipbookError) -> FilmRun {
    if let run, frame <= number {
      frame = number
      try run.advance(toFrame: number)
      return run
    }
    run = nil
    let new = try makeRun()
    try new.advance(toFrame: number)
    (run, frame) = (new, number)
    return new
  }

  /// Returns the display list of a frame.
  func list(ofFrame number: Int) throws(FlipbookError) -> DisplayList {
    try performance(atFrame: number).displayList(ofFrame: number)
  }

  /// Releases the performance.
  func reset() {
    run = nil
    frame = -1
  }
}
