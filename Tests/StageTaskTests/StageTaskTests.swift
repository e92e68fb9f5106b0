import Failures
import FilmStage
import Foundation
import Geometry
import Motion
import Rx
import Testing
import Views

private let small = Canvas(width: 32, height: 32, framesPerSecond: 10, background: .white)

/// Moves a view twice and awaits each move.
private struct Awaiting: Film {
  let canvas = small

  func perform(on stage: Stage) -> Observable<Void>? {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = .black
    stage.window.addSubview(view)
    stage.task {
      try await stage.sleep(seconds: 0.5)
      try await view.rx.move(by: CGVector(dx: 10, dy: 0), duration: 0.3).asSingle().value
      try await stage.sleep(until: 1)
    }
    return nil
  }
}

/// A film whose observable ends before its task.
private struct EndingEarly: Film {
  let canvas = small

  func perform(on stage: Stage) -> Observable<Void>? {
    stage.task { try await stage.sleep(seconds: 2) }
    return pause(1)
  }
}

private struct Throwing: Film {
  struct TaskError: Error {}

  let canvas = small

  func perform(on stage: Stage) -> Observable<Void>? {
    stage.task {
      try await stage.sleep(seconds: 1)
      throw TaskError()
    }
    return nil
  }
}

/// A film whose task waits for another thread.
private struct Waiting: Film {
  static let waitingLine = #line + 6

  let canvas = small

  func perform(on stage: Stage) -> Observable<Void>? {
    stage.task {
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        Thread.detachNewThread {
          usleep(100_000)
          continuation.resume()
        }
      }
    }
    return nil
  }
}

private struct Endless: Film {
  let canvas = small
  let duration: TimeInterval? = 1

  func perform(on stage: Stage) -> Observable<Void>? {
    stage.task { while true { try await stage.sleep(seconds: 0.1) } }
    return nil
  }
}

/// An object that is retained by a task that never ends.
private final class RetainedObject {
  // Only the test that counts the instances creates any.
  nonisolated(unsafe) static var count = 0

  init() { RetainedObject.count += 1 }

  deinit { RetainedObject.count -= 1 }
}

private struct RetainingFilm: Film {
  let canvas = small
  let duration: TimeInterval? = 1

  func perform(on stage: Stage) -> Observable<Void>? {
    let object = RetainedObject()
    stage.task {
      while true {
        try await stage.sleep(seconds: 0.1)
        withExtendedLifetime(object) {}
      }
    }
    return nil
  }
}

/// A film whose end depends on a task of `Task { … }` that waits for something that never comes.
private struct Depending: Film {
  static let waitingLine = #line + 8

  let canvas = small

  func perform(on stage: Stage) -> Observable<Void>? {
    let end = PublishSubject<Void>()
    nonisolated(unsafe) let sent = end
    Task {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      sent.onCompleted()
    }
    return end
  }
}

@Suite struct StageTaskTests {
  @Test func objectsRetainedByATaskAreReleasedWithTheRun() throws {
    var run: FilmRun? = try FilmRun(RetainingFilm.self)
    _ = try run?.displayList(ofFrame: 5)
    #expect(RetainedObject.count == 1)
    run = nil
    #expect(RetainedObject.count == 0)
  }

  @Test func aFilmDoesNotEndBeforeItsTasks() throws {
    #expect(try FilmRun(Awaiting.self).countFrames() == 11)
    #expect(try FilmRun(EndingEarly.self).countFrames() == 21)
    #expect(try FilmRun(Endless.self).countFrames() == 10)
  }

  @Test func framesAreEqualInEachRun() throws {
    func play() throws -> [String] {
      let run = try FilmRun(Awaiting.self)
      return try (0..<11).map { "\(try run.displayList(ofFrame: $0))" }
    }
    let first = try play()
    #expect(Set(first).count > 2)
    for _ in 0..<5 { #expect(try play() == first) }
  }

  @Test func anErrorInATaskEndsTheFilm() throws {
    let error = #expect(throws: FlipbookError.self) { try FilmRun(Throwing.self).countFrames() }
    #expect(error?.code == .filmFailed && error?.cause is Throwing.TaskError)
  }

  @Test func aTaskWaitingForAnotherThreadIsAnErrorAtItsLine() throws {
    let error = #expect(throws: FlipbookError.self) { try FilmRun(Waiting.self).countFrames() }
    #expect(error?.code == .endless)
    #expect(error?.message.contains("StageTaskTests.swift:\(Waiting.waitingLine)") == true)
    #expect(error?.hint?.contains("Task.sleep") == true)
  }

  @Test func anObservableThatDependsOnAWaitingTaskIsAnErrorAtItsLine() throws {
    let error = #expect(throws: FlipbookError.self) { try FilmRun(Depending.self).countFrames() }
    #expect(error?.code == .endless)
    #expect(error?.message.contains("StageTaskTests.swift:\(Depending.waitingLine)") == true)
  }

  @Test func aManuallyDrivenStageRunsItsTasks() throws {
    let stage = try Stage(canvas: small)
    var log: [TimeInterval] = []
    let task = stage.task {
      for _ in 1...3 {
        try await stage.sleep(seconds: 0.5)
        log.append(stage.time)
      }
      return log.count
    }
    var count: Int?
    stage.task { count = try await task.value }
    try stage.advance(to: 1)
    #expect(log == [0.5, 1])
    try stage.advance(by: 1)
    #expect(log == [0.5, 1, 1.5] && count == 3)
  }

  @Test func aCancelledTaskDoesNotEndTheFilm() throws {
    let stage = try Stage(canvas: small)
    let task = stage.task { try await stage.sleep(seconds: 5) }
    stage.perform { task.cancel() }
    try stage.advance(to: 10)
    #expect(stage.time == 10)
  }
}
