import Flipbook

@testable import Confetti
@testable import Intro
@testable import Overture
@testable import Settings
@testable import Title

#if os(Linux)
  @testable import Gallery
  @testable import Ported

  private let ported: [any Film.Type] = [Gallery.self, Ported.self]
#else
  private let ported: [any Film.Type] = []
#endif

/// All samples.
let sampleFilms: [any Film.Type] =
  [Intro.self, Overture.self, Settings.self, Title.self, Confetti.self] + ported
