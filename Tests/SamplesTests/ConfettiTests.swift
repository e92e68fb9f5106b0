import FilmStage
import Flipbook
import FlipbookTesting
import Raster
import TestSupport
import Testing

@testable import Confetti

@Suite struct ConfettiTests {
  @Test func itLastsFiveSeconds() throws {
    #expect((290...310).contains(try Confetti.countFrames(FilmLimits())))
  }

  @Test func thePartyMatchesItsGolden() throws {
    let strip = try Strip(width: 320, height: 180, at: [0.3, 0.6, 1, 1.6, 2.3, 3.2]) { window in
      let party = Party(in: window)
      _ = Observable.concat([
        party.fire(), party.popUp(), pause(0.6), party.fire(share: 0.5),
      ]).subscribe()
    }
    expectImage(strip.bitmap, matches: "ConfettiFilm")
  }

  /// Compares a frame that is drawn alone with the same frame of the whole film.
  @Test func framesDoNotDependOnEarlierFrames() throws {
    let (whole, alone) = (try FilmRun(Confetti.self), try FilmRun(Confetti.self))
    for frame in 0..<180 { _ = try whole.displayList(ofFrame: frame) }
    let list = try whole.displayList(ofFrame: 180)
    #expect(try alone.displayList(ofFrame: 180) == list)
    #expect(list.items.count > 100)
  }
}
