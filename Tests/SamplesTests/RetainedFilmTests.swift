import Filming
import Flipbook
import Raster
import TestSupport
import Testing

@testable import Intro
@testable import Overture
@testable import Settings
@testable import Title

#if os(Linux)
  @testable import Gallery
  @testable import Ported

  private var ported: [any Film.Type] { [Gallery.self, Ported.self] }
#else
  private var ported: [any Film.Type] { [] }
#endif

private var films: [any Film.Type] {
  [Intro.self, Overture.self, Settings.self, Title.self] + ported
}

@Suite struct RetainedFilmTests {
  /// With every second frame left out too: a frame depends on its number alone.
  @Test(arguments: films.indices, [1, 2])
  func framesShowTheSameWithWhatIsKeptAndWithout(film number: Int, step: Int) throws {
    let film = films[number]
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
