import FilmStage
import Flipbook
import Raster
import TestSupport
import Testing

@Suite struct RetainedFilmTests {
  /// With every second frame left out too: a frame depends on its number alone.
  @Test(arguments: sampleFilms.indices, [1, 2])
  func framesShowTheSameWithWhatIsKeptAndWithout(film number: Int, step: Int) throws {
    let film = sampleFilms[number]
    let run = try FilmRun(film)
    for frame in stride(from: 0, to: try FilmRun(film).countFrames(), by: step) {
      let kept = try run.displayList(ofFrame: frame).items.flat
      guard kept == run.stage.displayList(reuse: false).items.flat else {
        Issue.record("\(film), frame \(frame)")
        return
      }
    }
  }
}
