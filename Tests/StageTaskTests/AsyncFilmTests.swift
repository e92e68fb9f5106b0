import Failures
import FilmStage
import Foundation
import Geometry
import Motion
import Rx
import TaskSleep
import Testing
import Views
import VirtualTime

private let small = Canvas(width: 32, height: 32, framesPerSecond: 10, background: .white)

/// Moves a view three times and waits between the moves.
private struct Moving: AsyncFilm {
  let canvas = small

  func perform(on stage: Stage) async throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = .black
    stage.window.addSubview(view)
    try await view.animate(duration: 0.5) { $0.center.x += 10 }
    try await Task.sleep(for: .seconds(0.5))
    try await view.animate(duration: 0.5, options: .curveLinear) { $0.center.y += 10 }
    view.backgroundColor = .red
    try await view.animate(duration: 0.5) { $0.alpha = 0 }
  }
}

private struct Failing: AsyncFilm {
  struct Failure: Error {}

  let canvas = small

  func perform(on stage: Stage) async throws {
    try await Task.sleep(nanoseconds: 500_000_000)
    throw Failure()
  }
}

/// Starts a task with `Task` that outlasts the observable-free film.
private struct Detaching: Film {
  let canvas = small

  func perform(on stage: Stage) -> Observable<Void>? {
    Task { try await Task.sleep(for: .seconds(1)) }
    return nil
  }
}

/// Cancels a long sleep after a second.
private struct Cancelling: Film {
  let canvas = small

  func perform(on stage: Stage) -> Observable<Void>? {
    let sleeper = Task { try await Task.sleep(for: .seconds(100)) }
    Task {
      try await Task.sleep(for: .seconds(1))
      sleeper.cancel()
    }
    return nil
  }
}

@Suite struct AsyncFilmTests {
  @Test func aCancelledSleepDoesNotProlongTheFilm() throws {
    #expect(try FilmRun(Cancelling.self).countFrames() == 11)
  }

  @Test func anAsyncFilmEndsWhenItsFunctionReturns() throws {
    #expect(try FilmRun(Moving.self).countFrames() == 21)
  }

  @Test func anErrorOfTheFunctionEndsTheFilm() throws {
    let error = #expect(throws: FlipbookError.self) { try FilmRun(Failing.self).countFrames() }
    #expect(error?.code == .filmFailed && error?.cause is Failing.Failure)
  }

  @Test func aFilmWaitsForItsSleepingTasks() throws {
    #expect(try FilmRun(Detaching.self).countFrames() == 11)
  }

  @Test func framesAreEqualInEachRun() throws {
    func play() throws -> [String] {
      let run = try FilmRun(Moving.self)
      return try (0..<21).map { "\(try run.displayList(ofFrame: $0))" }
    }
    let first = try play()
    #expect(Set(first).count > 10)
    for _ in 0..<5 { #expect(try play() == first) }
  }
}
