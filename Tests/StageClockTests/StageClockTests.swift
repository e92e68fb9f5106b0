import AsyncAlgorithms
import FilmStage
import Flipbook
import Foundation
import Synchronization
import Testing
import VirtualTime

// swift-async-algorithms on the stage's clock.

/// Types a word and shows what was typed when the typing pauses.
struct Searching: AsyncFilm {
  let canvas = Canvas(width: 320, height: 180, background: .white)

  func perform(on stage: Stage) async throws {
    let label = UILabel(frame: CGRect(x: 40, y: 70, width: 240, height: 40))
    stage.window.addSubview(label)
    let typed = AsyncChannel<String>()
    stage.task {
      for text in ["s", "sw", "swi", "swift"] {
        try await Task.sleep(for: .milliseconds(text == "swift" ? 600 : 100))
        await typed.send(text)
      }
      typed.finish()
    }
    for await text in typed.debounce(for: .milliseconds(300), clock: .stage) {
      label.text = text
    }
  }
}

/// Plays a film of ten seconds that logs its events with their times, in seconds.
private func play(
  _ body: @escaping (_ stage: Stage, _ log: @escaping (String) -> Void) async throws -> Void
) throws -> [String] {
  let stage = try Stage(canvas: Canvas(width: 16, height: 16, framesPerSecond: 10))
  var lines: [String] = []
  stage.task {
    try await body(stage) { lines.append("\(Int((stage.time * 1_000).rounded())) \($0)") }
  }
  try stage.advance(to: 10)
  return lines
}

/// Returns elements, each a number of milliseconds after the previous one.
private func timed<Element: Sendable>(
  _ elements: (Int, Element)...
) -> some AsyncSequence<Element, Never> & Sendable {
  let elements = elements
  return AsyncStream<Element> { continuation in
    Task {
      for (delay, element) in elements {
        try? await Task.sleep(for: .milliseconds(delay))
        continuation.yield(element)
      }
      continuation.finish()
    }
  }
}

@Suite struct StageClockTests {
  @Test func timersTickOnTheStage() throws {
    let lines = try play { _, log in
      let timer = AsyncTimerSequence(interval: .milliseconds(500), clock: .stage)
      for await instant in timer.prefix(3) { log("\(instant.seconds)") }
    }
    #expect(lines == ["500 0.5", "1000 1.0", "1500 1.5"])
  }

  @Test func debounceWaitsForAPause() throws {
    let lines = try play { _, log in
      let source = timed((100, "a"), (100, "b"), (500, "c"), (50, "d"))
      for await text in source.debounce(for: .milliseconds(300), clock: .stage) { log(text) }
    }
    #expect(lines == ["500 b", "750 d"])
  }

  @Test func throttleLimitsTheRate() throws {
    let lines = try play { _, log in
      let source = timed((100, "a"), (100, "b"), (100, "c"), (250, "d"), (300, "e"))
      for await text in source._throttle(for: .milliseconds(300), clock: .stage) { log(text) }
    }
    #expect(lines == ["100 a", "550 d", "850 e"])
  }

  @Test func sequencesAreMergedInTheOrderOfTheClock() throws {
    let lines = try play { _, log in
      let (left, right) = (timed((100, 1), (200, 2)), timed((150, 10), (100, 20)))
      for await number in merge(left, right) { log("\(number)") }
    }
    #expect(lines == ["100 1", "150 10", "250 20", "300 2"])
  }

  @Test func sequencesAreZipped() throws {
    let lines = try play { _, log in
      let (left, right) = (timed((100, 1), (200, 2)), timed((150, "a"), (100, "b")))
      for await (number, text) in zip(left, right) { log("\(number)\(text)") }
    }
    #expect(lines == ["150 1a", "300 2b"])
  }

  @Test func theLatestElementsAreCombined() throws {
    let lines = try play { _, log in
      let (left, right) = (timed((100, 1), (200, 2)), timed((150, "a"), (100, "b")))
      for await (number, text) in combineLatest(left, right) { log("\(number)\(text)") }
    }
    #expect(lines == ["150 1a", "250 1b", "300 2b"])
  }

  @Test func elementsAreChunkedByTime() throws {
    let lines = try play { _, log in
      let source = timed((100, 1), (200, 2), (300, 3), (600, 4))
      for await chunk in source.chunked(by: .repeating(every: .milliseconds(500), clock: .stage)) {
        log("\(chunk)")
      }
    }
    #expect(lines == ["500 [1, 2]", "1000 [3]", "1200 [4]"])
  }

  @Test func aChannelMakesItsSenderWait() throws {
    let lines = try play { stage, log in
      let channel = AsyncChannel<Int>()
      stage.task {
        for number in 1...3 {
          await channel.send(number)
          log("sent \(number)")
        }
        channel.finish()
      }
      for await number in channel {
        log("received \(number)")
        try await Task.sleep(for: .milliseconds(200))
      }
      log("end")
    }
    #expect(
      lines.filter { $0.contains("received") || $0.contains("end") }
        == ["0 received 1", "200 received 2", "400 received 3", "600 end"])
    #expect(lines.filter { $0.contains("sent") } == ["0 sent 1", "200 sent 2", "400 sent 3"])
  }

  @Test func aFilmShowsWhatIsTypedAfterAPause() throws {
    let count = try FilmRun { Searching() }.countFrames()
    // "swift" is typed at 0.9 s, when the channel ends: it is shown at once.
    #expect(count == 55)
    let run = try FilmRun { Searching() }
    let lists = try (0..<count).map { try run.displayList(ofFrame: $0) }
    let changes = lists.indices.dropFirst().filter { lists[$0] != lists[$0 - 1] }
    // "swi" is typed at 0.3 s.
    #expect(changes == [36, 54])
  }

  /// All operators at once, over tasks that sleep for random times.
  private static func crowd() throws -> [String] {
    try play { stage, log in
      var random = StageRandom(seed: 3)
      func source() -> some AsyncSequence<Int, Never> & Sendable {
        let delays = (0..<20).map { _ in Int.random(in: 1...90, using: &random) }
        return AsyncStream<Int> { continuation in
          Task {
            for delay in delays {
              try? await Task.sleep(for: .milliseconds(delay))
              continuation.yield(delay)
            }
            continuation.finish()
          }
        }
      }
      let sources = (0..<12).map { _ in source() }
      stage.task {
        for await pair in zip(sources[0], sources[1]) { log("zip \(pair)") }
      }
      stage.task {
        for await pair in combineLatest(sources[2], sources[3]) { log("latest \(pair)") }
      }
      stage.task {
        for await number in merge(sources[4], sources[5], sources[6]) { log("merge \(number)") }
      }
      stage.task {
        for await number in sources[7].debounce(for: .milliseconds(40), clock: .stage) {
          log("debounce \(number)")
        }
      }
      stage.task {
        let numbers = sources[8]._throttle(for: .milliseconds(100), clock: .stage)
        for await number in numbers { log("throttle \(number)") }
      }
      stage.task {
        let chunks = sources[9].chunked(
          by: .repeating(every: .milliseconds(130), clock: .stage), into: [Int].self)
        for await chunk in chunks { log("chunk \(chunk)") }
      }
    }
  }

  @Test func aHundredRunsHaveOneTrace() throws {
    let first = try Self.crowd()
    #expect(first.count > 100)
    let different = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 99) { _ in
      if (try? Self.crowd()) != first { different.withLock { $0 += 1 } }
    }
    #expect(different.withLock { $0 } == 0)
  }
}
