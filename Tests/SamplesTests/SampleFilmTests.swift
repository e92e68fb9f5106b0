import Flipbook
import FlipbookTesting
import Testing

@testable import Confetti
@testable import Intro
@testable import Overture
@testable import Settings
@testable import Title

/// Compares every frame of the samples with goldens.
@Suite struct SampleFilmTests {
  @Test func theIntroMatchesItsGoldens() {
    expectFilm(Intro(), matches: "Intro", frames: .every(90))
    expectTimeline(Intro(), matches: "Intro")
  }

  @Test func theOvertureMatchesItsGoldens() {
    expectFilm(Overture(), matches: "Overture", frames: .every(150))
    expectTimeline(Overture(), matches: "Overture")
  }

  @Test func theSettingsMatchTheirGoldens() {
    expectFilm(Settings(), matches: "Settings", frames: .frames(100, 250, 400))
  }

  @Test func theTitleMatchesItsGoldens() {
    expectFilm(Title(), matches: "Title", frames: .frames(60, 140))
  }

  @Test func theConfettiMatchesItsGoldens() {
    expectFilm(Confetti(), matches: "Confetti", frames: .frames(60))
  }
}
