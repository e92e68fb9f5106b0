import FilmStage
import Flipbook
import Testing

/// The number of frames of a film that is played frame by frame, as previews do.
@Suite struct KnownFrameCountTests {
  private struct Chain: Film {
    let canvas = Canvas(width: 20, height: 20, framesPerSecond: 30)

    func perform(on stage: Stage) -> Observable<Void>? {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      return Observable.concat([pause(0.51), view.rx.fade(to: 0, duration: 0.31)])
    }
  }

  private struct Subscribed: Film {
    let canvas = Canvas(width: 20, height: 20, framesPerSecond: 24)

    func perform(on stage: Stage) -> Observable<Void>? {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      UIView.animate(withDuration: 0.77) { view.alpha = 0 }
      return nil
    }
  }

  private struct Timed: Film {
    let canvas = Canvas(width: 20, height: 20, framesPerSecond: 29.97)
    let duration: TimeInterval? = 1.3

    func perform(on stage: Stage) -> Observable<Void>? { nil }
  }

  private func stepped(_ type: any Film.Type) throws -> Int {
    let run = try FilmRun(type)
    for number in 0..<1000 {
      try run.advance(toFrame: number)
      if let count = try run.frameCountIfKnown(), number + 1 >= count { return count }
    }
    return 0
  }

  @Test func itIsTheNumberOfFramesOfARender() throws {
    for type in [Chain.self, Subscribed.self, Timed.self] as [any Film.Type] {
      #expect(try stepped(type) == FilmRun(type).countFrames(), "\(type)")
    }
  }
}
