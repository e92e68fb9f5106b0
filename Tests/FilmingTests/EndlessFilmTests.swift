import FilmStage
import RenderJobs
import Flipbook
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct EndlessFilmTests {
  static let endless: [(name: String, film: Script)] = [
    (
      "interval",
      Script { _, _ in
        Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).map { _ in () }
      }
    ),
    (
      "endless steps",
      Script { stage, _ in endlessly { stage.window.rx.rotate(by: 1, duration: 0.5) } }
    ),
    (
      "subscription in its bag",
      Script { _, bag in
        endlessly { wait(0.5) }.subscribe().disposed(by: bag)
        return nil
      }
    ),
  ]

  @Test(arguments: endless.indices)
  func endlessFilmsEndInAnErrorThatNamesTheLimit(index: Int) throws {
    var film = Self.endless[index].film
    let error = try #require(throws: FlipbookError.self) { try film.countFrames() }
    #expect(error.code == .endless)
    #expect(error.message == "The film hasn't ended after 60 s.")
    #expect(error.hint?.contains("--max-duration") == true)
    film.duration = 1
    let folder = try TemporaryFolder()
    #expect(try film.render(to: folder("frames")).frameCount == 10)
  }

  static let stuck: [(message: String, film: Script)] = [
    ("at 0 s nothing is scheduled, but its observable", Script { _, _ in .never() }),
    (
      "at 0.5 s nothing is scheduled, but its observable",
      Script { _, _ in wait(0.5).concat(Observable.never()) }
    ),
    (
      "at 0 s nothing is scheduled, but the animation of \"opacity\" on UIWindow",
      Script { stage, _ in
        UIView.animate(withDuration: 1, delay: 0, options: .repeat) { stage.window.alpha = 0 }
        return nil
      }
    ),
  ]

  /// A view whose layout requests the next one, which happens only as long as there are frames.
  private final class Restless: UIView {
    override func layoutSubviews() { setNeedsLayout() }
  }

  @Test func workForEachFrameDoesNotKeepAFilmRunning() throws {
    let film = Script { stage, _ in
      stage.window.addSubview(Restless(frame: stage.window.bounds))
      return .never()
    }
    let error = try #require(throws: FlipbookError.self) { try film.countFrames() }
    #expect(error.message.contains("at 0 s nothing is scheduled, but its observable"))
  }

  @Test(arguments: stuck.indices)
  func aFilmInWhichNothingIsScheduledFailsImmediately(index: Int) throws {
    var film = Self.stuck[index].film
    let error = try #require(throws: FlipbookError.self) { try film.countFrames() }
    #expect(error.code == .endless)
    #expect(error.message.contains(Self.stuck[index].message))
    #expect(error.hint?.contains("duration") == true)
    film.duration = 1
    let folder = try TemporaryFolder()
    #expect(try film.render(to: folder("frames")).frameCount == 10)
  }

  @Test func aFilmCanBeAsLongAsTheLimit() throws {
    #expect(try Script { _, _ in wait(60) }.countFrames() == 601)
    #expect(throws: FlipbookError.self) { try Script { _, _ in wait(60.01) }.countFrames() }
  }

  static let loops: [(name: String, film: Script)] = [
    (
      "animations of 0 s",
      Script { stage, _ in
        fadeImmediately(stage.window)
        return nil
      }
    ),
    ("delays of 0 s", Script { _, _ in endlessly { wait(0) } }),
    (
      "a subscription to repeatElement",
      Script { _, bag in
        Observable.repeatElement(()).subscribe().disposed(by: bag)
        return nil
      }
    ),
    ("repeatElement", Script { _, _ in .repeatElement(()) }),
    ("a loop that begins later", Script { _, _ in wait(0.5).flatMap { endlessly { wait(0) } } }),
  ]

  @Test(arguments: loops.indices, [nil, 2] as [TimeInterval?])
  func loopsWithoutTimeAreDetected(index: Int, duration: TimeInterval?) throws {
    var film = Self.loops[index].film
    film.duration = duration
    let folder = try TemporaryFolder()
    let error = try #require(throws: FlipbookError.self) { try film.render(to: folder("frames")) }
    #expect(error.code == .zeroTimeLoop, "\(Self.loops[index].name)")
    #expect(error.message.contains("more than 1000 pieces of work"))
    #expect(error.hint?.contains("--turn-limit") == true)
  }

  @Test func workBelowTheLimitAtOneInstantIsNotALoop() throws {
    let film = Script { _, _ in Observable.merge((0..<400).map { _ in wait(0.5) }) }
    #expect(try film.countFrames() == 6)
  }
}

/// Repeats a step forever.
private func endlessly(_ step: @escaping () -> Observable<Void>) -> Observable<Void> {
  step().concat(Observable.deferred { endlessly(step) })
}

private func fadeImmediately(_ view: UIView) {
  UIView.animate(withDuration: 0) {
    view.alpha = 0
  } completion: { _ in
    fadeImmediately(view)
  }
}
