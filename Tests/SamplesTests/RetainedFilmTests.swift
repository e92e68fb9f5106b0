import FilmStage
import Flipbook
import Raster
import TestSupport
import Testing

@Suite struct RetainedFilmTests {
  /// Also skips every second frame: a frame depends only on its number.
  @Test(arguments: sampleFilms.indices, [1, 2])
  func reuseDoesNotChangeDisplayLists(film number: Int, step: Int) throws {
    let film = sampleFilms[number]
    let run = try FilmRun(film)
    for frame in stride(from: 0, to: try FilmRun(film).countFrames(), by: step) {
      let reused = try run.displayList(ofFrame: frame).items.flat
      guard reused == run.stage.displayList(reuse: false).items.flat else {
        Issue.record("\(film), frame \(frame)")
        return
      }
    }
  }
}
