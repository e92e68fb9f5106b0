import Flipbook
import FlipbookTesting
import Testing

@testable import Confetti
@testable import Intro
@testable import Overture
@testable import Settings
@testable import Title

/// Every frame of every sample is what it was.
@Suite struct SampleFilmTests {
  @Test func theIntroIsWhatItWas() {
    expectFilm(Intro(), matches: "Intro", frames: .every(90))
    expectTimeline(Intro(), matches: "Intro")
  }

  @Test func theOvertureIsWhatItWas() {
    expectFilm(Overture(), matches: "Overture", frames: .every(150))
    expectTimeline(Overture(), matches: "Overture")
  }

  @Test func theSettingsAreWhatTheyWere() {
    expectFilm(Settings(), matches: "Settings", frames: .frames(100, 250, 400))
  }

  @Test func theTitleIsWhatItWas() {
    expectFilm(Title(), matches: "Title", frames: .frames(60, 140))
  }

  @Test func theConfettiIsWhatItWas() {
    expectFilm(Confetti(), matches: "Confetti", frames: .frames(60))
  }
}
