import Combine
import FilmStage
import Foundation
import Geometry
import Rx
import Testing
import UIKit
import VirtualTime

private final class Counter: ObservableObject {
  @Published var count = 0
}

@Suite struct SchedulerTests {
  private let stage: Stage

  init() throws { stage = try Stage(canvas: Canvas(width: 8, height: 8)) }

  /// Plays `body` for ten seconds and returns what it logged, with its times.
  private func play(
    _ body: (@escaping (String) -> Void) -> [AnyCancellable]
  ) throws -> [String] {
    var lines: [String] = []
    let stage = stage
    let held = stage.perform { body { lines.append("\(stage.time) \($0)") } }
    try stage.advance(to: 10)
    withExtendedLifetime(held) {}
    return lines
  }

  @Test func queuesAndRunLoopsAreTheStagesClock() throws {
    let lines = try play { log in
      [
        Just("a").delay(for: .seconds(1), scheduler: DispatchQueue.main).sink(receiveValue: log),
        Just("b").delay(for: 1.5, scheduler: RunLoop.main).sink(receiveValue: log),
        Just("c").delay(for: .milliseconds(250), scheduler: OperationQueue.main)
          .sink(receiveValue: log),
        Just("d").receive(on: DispatchQueue.global()).sink(receiveValue: log),
        Just("e").delay(for: 2, scheduler: .stage).sink(receiveValue: log),
      ]
    }
    #expect(lines == ["0.0 d", "0.25 c", "1.0 a", "1.5 b", "2.0 e"])
  }

  @Test func timersEmitTheStagesTime() throws {
    let lines = try play { log in
      [
        Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().prefix(3)
          .sink { log("\($0.timeIntervalSinceReferenceDate)") }
      ]
    }
    #expect(lines == ["0.5 0.5", "1.0 1.0", "1.5 1.5"])
  }

  @Test func operatorsOfTimeAreExact() throws {
    let lines = try play { log in
      let ticks = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect().prefix(10)
        .scan(0) { count, _ in count + 1 }.share()
      return [
        Just(10).append(Empty(completeImmediately: false))
          .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
          .sink { log("debounced \($0)") },
        ticks.throttle(for: .milliseconds(350), scheduler: RunLoop.main, latest: true)
          .sink { log("throttled \($0)") },
        ticks.collect(.byTime(DispatchQueue.main, .milliseconds(450)))
          .sink { log("collected \($0)") },
      ]
    }
    #expect(
      lines == [
        "0.1 throttled 1", "0.3 debounced 10", "0.45 collected [1, 2, 3, 4]", "0.45 throttled 4",
        "0.8 throttled 7", "0.9 collected [5, 6, 7, 8]", "1.1 collected [9, 10]",
        "1.15 throttled 10",
      ])
  }

  @Test func notificationsFuturesAndObjects() throws {
    let name = Notification.Name("changed")
    let lines = try play { log in
      let counter = Counter()
      let held = [
        NotificationCenter.default.publisher(for: name).sink { log("\($0.name.rawValue)") },
        Future<Int, Never> { promise in
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { promise(.success(3)) }
        }.sink { log("future \($0)") },
        counter.$count.sink { log("count \($0)") },
        counter.objectWillChange.sink { log("will change from \(counter.count)") },
      ]
      NotificationCenter.default.post(name: name, object: nil)
      counter.count = 1
      return held
    }
    #expect(
      lines == [
        "0.0 count 0", "0.0 changed", "0.0 will change from 0", "0.0 count 1", "1.0 future 3",
      ])
  }
}
