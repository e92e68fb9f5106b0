import FilmStage
import Flipbook
import Raster
import Testing

@Suite struct StageTests {
  private func makeStage() throws -> (Stage, UIView) {
    let stage = try Stage(canvas: Canvas(width: 32, height: 20, framesPerSecond: 10))
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    card.backgroundColor = .red
    stage.window.addSubview(card)
    return (stage, card)
  }

  @Test func aStageCanBeDrivenManually() throws {
    let (stage, card) = try makeStage()
    stage.perform { UIView.animate(withDuration: 1) { card.center.x += 10 } }
    try stage.advance(to: 0.25)
    #expect(stage.time == 0.25)
    let shown = try #require(stage.perform { card.layer.presentation() })
    // Ease-in-out has reached 0.129162 at a quarter of the time.
    #expect(abs(shown.position.x - 6.29162) < 1e-5)
    #expect(card.center.x == 15)
    try stage.advance(by: 0.25)
    #expect(stage.perform { card.layer.presentation() }?.position.x == 10)
    try stage.advance(to: 0.1)
    #expect(stage.time == 0.5)
  }

  @Test func viewsKnowTheTimeWhenTheyAreDeallocatedWithTheStage() throws {
    final class Clocked: UIView {
      var ended: (TimeInterval) -> Void = { _ in }
      deinit { ended(CACurrentMediaTime() - 10_000) }
    }
    var times: [TimeInterval] = []
    func play() throws {
      let stage = try Stage(canvas: Canvas(width: 32, height: 20, framesPerSecond: 10))
      stage.perform {
        let view = Clocked()
        view.ended = { times.append($0) }
        stage.window.addSubview(view)
      }
      try stage.advance(to: 0.5)
    }
    try play()
    #expect(times == [0.5])
  }

  @Test func aSnapshotShowsTheCurrentState() throws {
    let (stage, card) = try makeStage()
    let red = Pixel(red: 255, green: 0, blue: 0)
    let white = Pixel(red: 255, green: 255, blue: 255)
    #expect(stage.snapshot().bitmap[9, 9] == red)
    #expect(stage.snapshot().bitmap[10, 9] == white)
    stage.perform { UIView.animate(withDuration: 1) { card.center.x += 20 } }
    try stage.advance(to: 0.5)
    #expect(stage.snapshot().bitmap[9, 9] == white)
    #expect(stage.snapshot().bitmap[10, 9] == red)
  }

  @Test func aListIsKeptOnlyWhileNothingChanges() throws {
    let (stage, card) = try makeStage()
    func listed() -> DisplayList { stage.displayList() }
    let first = listed()
    try stage.advance(to: 1)
    #expect(listed() == first)
    stage.perform { card.backgroundColor = .blue }
    let blue = listed()
    #expect(blue != first && listed() == blue)
    // A list or a picture that is made in between doesn't hide the change.
    stage.perform { card.alpha = 0.5 }
    _ = stage.displayList(reuse: false)
    let faded = listed()
    #expect(faded != blue)
    stage.perform { card.frame.origin.x = 4 }
    _ = stage.perform { stage.window.snapshotView(afterScreenUpdates: false) }
    #expect(listed() != faded)
    // An animation that begins later.
    stage.perform { UIView.animate(withDuration: 1, delay: 1) { card.alpha = 0 } }
    let before = listed()
    try stage.advance(to: 2.5)
    #expect(listed() != before)
    try stage.advance(to: 4)
    let after = listed()
    #expect(after == stage.displayList(reuse: false))
  }

  @Test func aStageIsCurrentWhileItPerforms() throws {
    let (outer, _) = try makeStage()
    let (inner, _) = try makeStage()
    #expect(Stage.current == nil)
    outer.perform {
      #expect(Stage.current === outer)
      inner.perform { #expect(Stage.current === inner) }
      #expect(Stage.current === outer)
    }
    #expect(Stage.current == nil)
  }

  @Test func aStageIsCurrentDuringWorkAndErrors() throws {
    let (stage, _) = try makeStage()
    var seen: [Bool] = []
    struct Mishap: Error {}
    #expect(throws: Mishap.self) { try stage.perform { throw Mishap() } }
    #expect(Stage.current == nil)
    let bag = DisposeBag()
    stage.perform {
      wait(1).subscribe(onNext: { seen.append(Stage.current === stage) }).disposed(by: bag)
    }
    try stage.advance(to: 2)
    #expect(seen == [true])
  }

  @Test func aMistakeIsThrownByTheNextAdvance() throws {
    let (stage, card) = try makeStage()
    stage.perform { card.center.x = .nan }
    let error = try #require(throws: FlipbookError.self) { try stage.advance(by: 0) }
    #expect(error.code == .notFinite)
  }

  @Test func stagesOnTwoThreadsAreIndependent() throws {
    let film = Script.crossing
    let alone = try film {
      let run = try FilmRun(TestFilm.self)
      return try (0..<11).map { try run.displayList(ofFrame: $0) }
    }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<20 {
        let lists = try? film {
          let run = try FilmRun(TestFilm.self)
          return try (0..<11).map { try run.displayList(ofFrame: $0) }
        }
        #expect(lists == alone)
      }
    }
  }

  @Test func invalidTimesChangeNothing() throws {
    let (stage, _) = try makeStage()
    for time in [.nan, -1, -.infinity] as [Double] {
      try stage.advance(to: time)
      try stage.advance(by: time)
    }
    #expect(stage.time == 0)
  }
}
