import FilmStage
import Stills
import RenderJobs
import Flipbook
import Synchronization
import TestSupport
import Testing

@Suite struct FilmEndTests {
  @Test(
    arguments: [(0, 1), (0.05, 2), (0.1, 2), (0.1000001, 3), (1, 11), (1.999, 21), (2, 21)]
      as [(Double, Int)])
  func theLastFrameIsTheFirstAtOrAfterCompletion(end: Double, frames: Int) throws {
    #expect(try Script { _, _ in wait(end) }.countFrames() == frames)
  }

  @Test(
    arguments: [(0.04, 1), (0.1, 1), (0.14, 1), (0.16, 2), (1, 10), (1.06, 11), (3600, 36_000)]
      as [(Double, Int)])
  func aDurationDeterminesTheNumberOfFrames(duration: Double, frames: Int) throws {
    #expect(try Script(duration: duration) { _, _ in .never() }.countFrames() == frames)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e12] as [Double])
  func invalidDurationsAreRejected(duration: Double) throws {
    let error = try #require(throws: FlipbookError.self) {
      try Script(duration: duration) { _, _ in nil }.countFrames()
    }
    #expect(error.code == .badDuration)
    #expect(error.hint != nil)
  }

  @Test func aFilmThatDoesNothingHasOneFrame() throws {
    #expect(try Script { _, _ in nil }.countFrames() == 1)
    #expect(try Script { _, _ in .empty() }.countFrames() == 1)
  }

  @Test func aFilmThatSubscribesByItselfEndsWithItsLastWork() throws {
    let film = Script { _, bag in
      wait(0.25).subscribe().disposed(by: bag)
      return nil
    }
    #expect(try film.countFrames() == 4)
  }

  @Test func aFilmThatSubscribesByItselfWaitsForItsAnimations() throws {
    let film = Script { stage, bag in
      let view = UIView(frame: stage.window.bounds)
      stage.window.addSubview(view)
      wait(0.5).subscribe(onNext: {
        UIView.animate(withDuration: 1.5) { view.alpha = 0 }
      }).disposed(by: bag)
      return nil
    }
    #expect(try film.countFrames() == 21)
  }

  @Test func anObservableEndsAFilmDuringAnAnimation() throws {
    let film = Script { stage, _ in
      UIView.animate(withDuration: 5) { stage.window.alpha = 0 }
      return wait(1)
    }
    #expect(try film.countFrames() == 11)
  }

  @Test func theBagOfAFilmLivesAsLongAsTheFilm() throws {
    let film = Script { stage, bag in
      Observable.concat((0..<20).map { _ in wait(0.1) }).subscribe().disposed(by: bag)
      return nil
    }
    #expect(try film.countFrames() == 21)
  }

  final class Chain: Film {
    let canvas = Canvas(width: 16, height: 16, framesPerSecond: 10)
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let stageInInit = Stage.current
    var steps = 0

    func perform(on stage: Stage) -> Observable<Void>? {
      stage.window.addSubview(card)
      return Observable.concat((0..<3).map { _ in step() })
    }

    private func step() -> Observable<Void> {
      wait(0.5).do(onNext: { [unowned self] in steps += 1 })
    }
  }

  @Test func aFilmCanBeAClassWithItsOwnViews() throws {
    #expect(try Chain.countFrames(FilmLimits()) == 16)
    #expect(try Chain.still(ofFrame: 0).bitmap.width == 16)
  }

  struct Mishap: Error, CustomStringConvertible {
    let description = "the paint has run out."
  }

  @Test func anErrorThrownByPerformIsReported() throws {
    let error = try #require(throws: FlipbookError.self) {
      try Script { _, _ in throw Mishap() }.countFrames()
    }
    #expect(error.code == .filmFailed)
    #expect(error.message == "The film's perform(on:) threw: the paint has run out.")
    #expect(error.cause is Mishap)
  }

  @Test func aFlipbookErrorThrownByPerformIsUnchanged() throws {
    let error = try #require(throws: FlipbookError.self) {
      try Script { _, _ in
        _ = try Stage(canvas: Canvas(width: 0, height: 1))
        return nil
      }.countFrames()
    }
    #expect(error.code == .badCanvas)
  }

  @Test(arguments: [nil, 5] as [TimeInterval?])
  func anErrorOfTheObservableEndsTheFilm(duration: TimeInterval?) throws {
    let folder = try TemporaryFolder()
    let film = Script(duration: duration) { _, _ in wait(0.5).flatMap { Observable.error(Mishap()) }
    }
    let error = try #require(throws: FlipbookError.self) { try film.render(to: folder("frames")) }
    #expect(error.code == .filmFailed)
    #expect(error.message == "The film ended with an error: the paint has run out.")
    #expect(error.cause is Mishap)
    // With a duration, the error occurs during playback: at frame 5.
    #expect(folder.frames(in: "frames").count == (duration == nil ? 0 : 5))
  }

  @Test func disposalsCanReadTheTime() throws {
    let disposals = Mutex(0)
    let film = Script { stage, _ in
      Observable.create { _ in
        Disposables.create {
          UIView.animate(withDuration: 1) { stage.window.alpha = 0 }
          _ = wait(1).subscribe()
          disposals.withLock { $0 += 1 }
        }
      }
    }
    #expect(throws: Never.self) { try film { _ = try FilmRun(TestFilm.self) } }
    #expect(disposals.withLock { $0 } > 0)
  }

  @Test func aFrameIsAFunctionOfItsNumberAlone() throws {
    let film = Script.crossing
    let whole = try film {
      let run = try FilmRun(TestFilm.self)
      return try (0..<11).map { try run.displayList(ofFrame: $0) }
    }
    for number in [0, 1, 5, 9, 10] {
      let alone = try film { try FilmRun(TestFilm.self).displayList(ofFrame: number) }
      #expect(alone == whole[number])
    }
    #expect(Set(whole).count == 11)
  }
}
