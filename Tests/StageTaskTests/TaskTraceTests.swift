import FilmStage
import Foundation
import Geometry
import Motion
import Rx
import TaskSleep
import Testing
import Traces
import VirtualTime

private let small = Canvas(width: 32, height: 32, framesPerSecond: 10)

/// Starts a named task, a task that another one cancels, and child tasks.
private struct Tasks: Film {
  static let nameLine = #line + 6
  static let childLine = #line + 19

  let canvas = small

  func perform(on stage: Stage) -> Observable<Void>? {
    Task(name: "worker") {
      try await Task.sleep(for: .seconds(0.5))
      try await Task.sleep(for: .seconds(0.25))
    }
    let sleeper = Task(name: "sleeper") { try await Task.sleep(for: .seconds(100)) }
    Task {
      try await Task.sleep(for: .seconds(0.3))
      sleeper.cancel()
    }
    Task(name: "parent") {
      async let late: Void = Task.sleep(for: .seconds(0.4))
      await withTaskGroup(of: Void.self) { group in
        for number in 1...2 {
          // A call in a loop.
          group.addTask(name: "child \(number)") {
            try? await Task.sleep(for: .seconds(Double(number) / 10))
          }
        }
      }
      try await late
    }
    return nil
  }
}

/// A film that is an asynchronous function.
private struct Sleeping: AsyncFilm {
  let canvas = small

  func perform(on stage: Stage) async throws {
    try await Task.sleep(for: .seconds(0.5))
    try await Task.sleep(for: .seconds(0.5))
  }
}

/// Starts a task that waits for something that never comes.
private struct Waiting: Film {
  static let line = #line + 6

  let canvas = small

  func perform(on stage: Stage) -> Observable<Void>? {
    Task(name: "waiter") {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    return pause(0.5)
  }
}

@Suite struct TaskTraceTests {
  private func task(_ name: String, in trace: Trace) throws -> Trace.Task {
    try #require(trace.tasks?.first { $0.name == name })
  }

  @Test func tasksHaveNamesTimesAndLines() throws {
    let trace = try Tasks.trace()
    let worker = try task("worker", in: trace)
    #expect(worker.begin == 0 && worker.resumptions == [0.5, 0.75] && worker.end == 0.75)
    #expect(worker.cancelled == false && worker.waiting == nil)
    #expect(worker.source?.file.hasSuffix("TaskTraceTests.swift") == true)
    #expect(worker.source?.line == Tasks.nameLine)
  }

  @Test func cancelledTasksEndAtTheirCancellation() throws {
    let sleeper = try task("sleeper", in: Tasks.trace())
    #expect(sleeper.resumptions == [0.3] && sleeper.end == 0.3 && sleeper.cancelled == true)
  }

  @Test func childTasksAreRecorded() throws {
    let trace = try Tasks.trace()
    #expect(try task("child 1", in: trace).end == 0.1)
    let second = try task("child 2", in: trace)
    #expect(second.end == 0.2 && second.source?.line == Tasks.childLine)
    // The task of `async let` has no name.
    #expect(trace.tasks?.contains { $0.name == nil && $0.end == 0.4 } == true)
    #expect(try task("parent", in: trace).end == 0.4)
  }

  @Test func theTaskOfAnAsyncFilmHasTheNameOfTheFilm() throws {
    let task = try task("Sleeping.perform(on:)", in: Sleeping.trace())
    #expect(task.resumptions == [0.5, 1] && task.end == 1)
    #expect(task.source?.file.hasSuffix("TaskTraceTests.swift") == true)
  }

  @Test func filmsWithoutTasksHaveNone() throws {
    struct Still: Film {
      let canvas = small
      func perform(on stage: Stage) -> Observable<Void>? { pause(0.2) }
    }
    let trace = try Still.trace()
    #expect(trace.tasks == nil)
    #expect(!String(decoding: try trace.json(), as: UTF8.self).contains("\"tasks\""))
  }

  @Test func aTaskThatStillWaitsIsNamed() throws {
    let trace = try Waiting.trace()
    let task = try task("waiter", in: trace)
    #expect(task.end == nil && task.waiting?.line == Waiting.line)
    let warning = try #require(trace.warnings.first { $0.code == .waitingTask })
    #expect(warning.message.contains("\"waiter\""))
    #expect(warning.message.contains("TaskTraceTests.swift:\(Waiting.line)"))
    #expect(try Tasks.trace().warnings.map(\.description) == [])
  }

  @Test func chartsHaveALineForEachTask() throws {
    let trace = try Tasks.trace()
    let chart = TraceChart(trace).svg
    #expect(chart.contains("task \"worker\", TaskTraceTests.swift:\(Tasks.nameLine)"))
    #expect(chart.contains("<title>continues at 0.5 s</title>"))
    #expect(chart.contains("<title>cancelled at 0.3 s</title>"))
    let json = try trace.json()
    #expect(try JSONDecoder().decode(Trace.self, from: Data(json)) == trace)
  }

  @Test func aTaskThatContinuesAtAnotherTimeIsADifference() throws {
    let old = try Tasks.trace()
    var new = old
    new.tasks?[0].resumptions[1] = 0.8
    let difference = try #require(TraceDifference.all(from: old, to: new).first)
    #expect(
      difference.description.contains(
        "the task \"worker\" continues at 0.5, 0.8 s instead of at 0.5, 0.75 s"))
    new.tasks = nil
    #expect(TraceDifference.all(from: old, to: new).first?.description.contains("is gone") == true)
  }
}
