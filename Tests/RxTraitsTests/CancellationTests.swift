import Foundation
import Rx
import RxTesting
import RxViews
import Testing
import VirtualTime

/// The results of awaiting in a cancelled task, with and without a clock.
@Suite struct CancellationTests {
  /// Runs `body` as a task that starts at 0 and is cancelled at `cancelled`, and returns its log.
  private func log(
    cancelledAt cancelled: TestTime, on scheduler: TestScheduler = testScheduler(),
    _ body: @escaping (TestScheduler, @escaping (String) -> Void) async throws -> Void
  ) -> [String] {
    var log: [String] = []
    let note: (String) -> Void = { log.append("\(scheduler.clock): \($0)") }
    var task: Task<Void, any Error>?
    scheduler.scheduleAt(0) {
      task = VirtualClock.current?.task {
        do { try await body(scheduler, note) } catch { note("threw \(error)") }
      }
      if cancelled == 0 { task?.cancel() }
    }
    scheduler.scheduleAt(cancelled) { task?.cancel() }
    scheduler.start()
    return log
  }

  @Test(arguments: [0, 20])
  func endlessValuesThrow(time: TestTime) {
    let result = log(cancelledAt: time) { _, note in
      for try await _ in Observable<Int>.never().values {}
      note("ended")
    }
    #expect(result == ["\(time): threw CancellationError()"])
  }

  @Test func deliversEarlierValuesBeforeCancellation() {
    let scheduler = testScheduler()
    let source = scheduler.createColdObservable([.next(10, 1), .next(30, 2), .completed(40)])
    let result = log(cancelledAt: 20, on: scheduler) { _, note in
      for try await element in source.values { note("\(element)") }
      note("ended")
    }
    #expect(result == ["10: 1", "20: threw CancellationError()"])
    #expect(source.subscriptions == [Subscription(0, 20)])
  }

  @Test(arguments: [0, 20])
  func endedValuesDoNotThrow(time: TestTime) {
    let result = log(cancelledAt: time) { _, note in
      for try await element in Observable.of(1, 2).values { note("\(element)") }
      note("ended")
    }
    #expect(result == ["0: 1", "0: 2", "0: ended"])
  }

  @Test(arguments: [0, 20])
  func infallibleValuesEnd(time: TestTime) {
    let infallible = log(cancelledAt: time) { _, note in
      for await _ in Infallible<Int>.never().values {}
      note("ended")
    }
    let driver = log(cancelledAt: time) { _, note in
      for await _ in Driver<Int>.never().values {}
      note("ended")
    }
    #expect(infallible == ["\(time): ended"] && driver == infallible)
  }

  @Test(arguments: [0, 20])
  func missingValuesThrow(time: TestTime) {
    let waits: [() async throws -> Void] = [
      { _ = try await Single<Int>.never().value },
      { _ = try await Maybe<Int>.never().value },
      { try await Completable.never().value },
    ]
    for wait in waits {
      let result = log(cancelledAt: time) { _, note in
        try await wait()
        note("received")
      }
      #expect(result == ["\(time): threw CancellationError()"])
    }
  }

  @Test func cancelledTasksReceiveAvailableValues() {
    let result = log(cancelledAt: 0) { _, note in
      note("\(try await Single.just(1).value)")
      note("\(String(describing: try await Maybe<Int>.empty().value))")
      try await Completable.empty().value
      note("done")
      _ = try await Single<Int>.error(TestError()).value
    }
    #expect(result == ["0: 1", "0: nil", "0: done", "0: threw boom"])
  }

  @Test func cancellationDisposesOfTheSource() {
    let scheduler = testScheduler()
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    _ = log(cancelledAt: 0, on: scheduler) { _, _ in _ = try await source.asSingle().value }
    #expect(source.subscriptions == [Subscription(0, 0)])
  }

  @Test func missingValuesThrowWithoutAClock() async {
    let waits: [@Sendable () async throws -> Void] = [
      { _ = try await Single<Int>.never().value },
      { _ = try await Maybe<Int>.never().value },
      { try await Completable.never().value },
      { for try await _ in Observable<Int>.never().values {} },
    ]
    for wait in waits {
      for delay in [0, 2] {
        let task = Task { try await wait() }
        if delay > 0 { try? await Task.sleep(for: .milliseconds(delay)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
      }
    }
  }

  @Test func disposesAtTheNextElementWithoutAClock() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values
    #expect(subject.hasObservers)
    let task = Task { for try await _ in values {} }
    await Task.detached { task.cancel() }.value
    await #expect(throws: CancellationError.self) { try await task.value }
    subject.onNext(1)
    #expect(!subject.hasObservers)
  }
}
