import Foundation
import Rx
import RxTesting
import RxViews
import Testing
import VirtualTime

@Suite struct ConcurrencyTests {
  /// Runs `body` as a task on a clock from 0 ms to its end, and returns its log.
  private func log(
    _ body: @escaping (TestScheduler, @escaping (String) -> Void) async throws -> Void
  ) -> [String] {
    let scheduler = testScheduler()
    var log: [String] = []
    let note: (String) -> Void = { log.append("\(scheduler.clock): \($0)") }
    scheduler.scheduleAt(0) {
      VirtualClock.current?.task {
        do { try await body(scheduler, note) } catch { note("threw \(error)") }
      }
    }
    scheduler.start()
    return log
  }

  @Test func awaitsSingles() {
    let result = log { scheduler, note in
      note("\(try await scheduler.one.value)")
      _ = try await scheduler.failing.value
    }
    #expect(result == ["20: 1", "40: threw boom"])
  }

  @Test func awaitsMaybesAndCompletables() {
    let result = log { scheduler, note in
      note("\(String(describing: try await scheduler.nothing.value))")
      note("\(String(describing: try await scheduler.one.asMaybe().value))")
      try await scheduler.done.value
      note("done")
      try await scheduler.broken.value
    }
    #expect(result == ["20: nil", "40: Optional(1)", "60: done", "80: threw boom"])
  }

  @Test func iteratesOverValues() {
    let result = log { scheduler, note in
      for await element in scheduler.numbers.values { note("\(element)") }
      let source = scheduler.createColdObservable([.next(10, 7), .error(20, TestError())])
      for try await element in source.values { note("\(element)") }
    }
    #expect(result == ["10: 1", "20: 2", "30: 2", "40: 3", "60: 7", "70: threw boom"])
  }

  @Test func iteratesOverDrivers() {
    let result = log { scheduler, note in
      for await element in scheduler.numbers.asDriver().values { note("\(element)") }
    }
    #expect(result == ["10: 1", "20: 2", "30: 2", "40: 3"])
  }

  @Test func endingTheIterationDisposesOfTheSubscription() {
    let scheduler = testScheduler()
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
    scheduler.scheduleAt(0) {
      VirtualClock.current?.task {
        for try await element in source.values where element == 1 { break }
      }
    }
    scheduler.start()
    #expect(source.subscriptions == [Subscription(0, 10)])
  }

  @Test func cancellationDisposesOfTheSubscription() {
    let scheduler = testScheduler()
    let source = scheduler.createColdObservable([.next(50, 1), .completed(60)])
    var log: [String] = []
    scheduler.scheduleAt(0) {
      let task = VirtualClock.current?.task {
        do { _ = try await source.asSingle().value } catch {
          log.append("\(scheduler.clock): \(error)")
        }
      }
      scheduler.scheduleAt(20) { task?.cancel() }
    }
    scheduler.start()
    #expect(log == ["20: CancellationError()"] && source.subscriptions == [Subscription(0, 20)])
  }

  @Test func observesAsynchronousSequences() {
    let result = record { _ in
      AsyncStream<Int> { continuation in
        for element in 1...2 { continuation.yield(element) }
        continuation.finish()
      }.asObservable()
    }
    #expect(result == ["0: next(1)", "0: next(2)", "0: completed"])
    let again = RxTraitsTests.record { $0.numbers.values.asObservable().take(2) }
    #expect(again == ["10: next(1)", "20: next(2)", "20: completed"])
  }

  @Test func createsSequencesFromAsynchronousWork() {
    func sleep(_ time: TestTime) async throws {
      guard let clock = VirtualClock.current else { return }
      try await clock.sleep(until: clock.now.advanced(bySeconds: Double(time) / 1_000))
    }
    #expect(
      record { _ in
        Single<Int>.create(work: {
          try await sleep(30)
          return 1
        })
      } == ["30: next(1)", "30: completed"])
    #expect(
      record { _ in
        Single<Int>.create(work: {
          try await sleep(30)
          throw TestError()
        })
      } == ["30: error(boom)"])
    #expect(record { _ in Maybe<Int>.create(work: { nil }) } == ["0: completed"])
    #expect(record { _ in Completable.create(work: { try await sleep(5) }) } == ["5: completed"])
    #expect(
      record { _ in
        Infallible<Int>.create(work: { observer in
          observer(.next(1))
          try? await sleep(5)
          observer(.next(2))
        })
      } == ["0: next(1)", "5: next(2)", "5: completed"])
  }

  @Test func disposalCancelsTheWork() {
    let scheduler = testScheduler()
    var log: [String] = []
    let observer = scheduler.start(created: 0, subscribed: 0, disposed: 20) {
      Single<Int>.create(work: {
        do {
          return try await scheduler.one.map { $0 }.delay(0.1, scheduler: scheduler).value
        } catch {
          log.append("\(scheduler.clock): \(error)")
          throw error
        }
      })
    }
    #expect(observer.events.isEmpty && log == ["20: CancellationError()"])
  }

  @Test func awaitsWithoutAStageIfNoTimePasses() async throws {
    #expect(try await Single.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    try await Completable.empty().value
  }

  @Test func synchronousClosuresAreNotAsynchronousWork() {
    #expect(record { _ in Single<Int>.create { _ in Disposables.create() } } == [])
    #expect(record { _ in Maybe<Int>.create { _ in Disposables.create() } } == [])
    #expect(record { _ in Completable.create { _ in Disposables.create() } } == [])
    #expect(record { _ in Infallible<Int>.create { _ in Disposables.create() } } == [])
  }

  @Test func iteratesInADetachedTaskWithoutAStage() async {
    let stream = AsyncStream<Int> { continuation in
      for element in 1...3 { continuation.yield(element) }
      continuation.finish()
    }
    let elements = await withCheckedContinuation { continuation in
      _ = stream.asObservable(priority: .high).toArray().subscribe(
        onSuccess: { continuation.resume(returning: $0) })
    }
    #expect(elements == [1, 2, 3])
    let created = await withCheckedContinuation { continuation in
      _ = Single<Int>.create(work: { 7 }).subscribe(
        onSuccess: { continuation.resume(returning: $0) })
    }
    #expect(created == 7)
  }

  @Test func disposalCancelsTheIterationWithoutAStage() async {
    let wasCancelled = await withCheckedContinuation { continuation in
      let stream = AsyncStream<Int> { stream in
        stream.onTermination = { end in
          if case .cancelled = end { continuation.resume(returning: true) }
          if case .finished = end { continuation.resume(returning: false) }
        }
      }
      stream.asObservable().subscribe().dispose()
    }
    #expect(wasCancelled)
  }

  @Test func cancelledSequencesComplete() {
    let cancelled = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: CancellationError())
    }
    #expect(
      record { _ in cancelled.asObservable(detached: true) } == ["0: next(1)", "0: completed"])
    let failed = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: TestError()) }
    #expect(record { _ in failed.asObservable(priority: .low) } == ["0: error(boom)"])
  }
}
