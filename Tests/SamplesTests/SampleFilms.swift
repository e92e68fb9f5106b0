import Flipbook

@testable import Confetti
@testable import Greeting
@testable import Intro
@testable import Overture
@testable import Settings
@testable import Title

#if os(Linux)
  @testable import Gallery
  @testable import Pulse

  private var ported: [any Film.Type] { [Gallery.self, Pulse.self] }
#else
  private var ported: [any Film.Type] { [] }
#endif

/// All samples.
var sampleFilms: [any Film.Type] {
  [Intro.self, Overture.self, Settings.self, Title.self, Confetti.self, Greeting.self] + ported
}
