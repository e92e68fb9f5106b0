#if os(Linux)
  import FilmStage
  import Flipbook
  import Testing

  @testable import Pulse

  @Suite struct PulseTests {
    private func view(at time: Double) throws -> (run: FilmRun, view: StatusView) {
      let run = try FilmRun(Pulse.self)
      try run.stage.advance(to: time)
      return (run, try #require(run.stage.window.subviews.first as? StatusView))
    }

    /// Eight bars within 2 s, a pause of half a second, a fade of half a second.
    @Test func theFilmEndsWhenTheViewIsDone() throws {
      #expect(try Pulse.countFrames(FilmLimits()) == 181)
    }

    @Test(arguments: [0.0, 0.25, 0.5, 1, 1.5])
    func theDisplayLinkMovesTheDot(time: Double) throws {
      let (_, view) = try view(at: time)
      let dot = try #require(view.subviews.first)
      #expect(abs(dot.center.x - (240 + 70 * cos(time * .pi))) < 1e-9)
      #expect(abs(dot.center.y - (120 + 70 * sin(time * .pi))) < 1e-9)
    }

    @Test(arguments: [(0.24, 0), (0.25, 1), (0.99, 3), (1, 4), (2, 8), (2.4, 8)])
    func theTimerAddsABarAtEveryTick(time: Double, bars: Int) throws {
      #expect(try view(at: time).view.subviews.count == 1 + bars)
    }

    @Test(arguments: [(0.0, 1), (0.39, 1), (0.4, 2), (0.8, 3)])
    func ringsAppearAfterTheirDelays(time: Double, rings: Int) throws {
      let (_, view) = try view(at: time)
      #expect(view.layer.sublayers?.count == view.subviews.count + rings)
    }

    @Test func everyRunHasTheSameBars() throws {
      let heights = try (0..<2).map { _ in
        try view(at: 2).view.subviews.dropFirst().map(\.frame.height)
      }
      #expect(heights[0] == heights[1] && Set(heights[0]).count > 3)
    }
  }
#endif
