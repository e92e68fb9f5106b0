import Foundation
import Rx
import RxTesting
import Testing
import VirtualTime

@Suite struct TestSchedulerTests {
  private struct Boom: Error {}

  @Test func startUsesTheDefaultTimes() {
    let scheduler = TestScheduler(initialClock: 0)
    let hot = scheduler.createHotObservable([
      .next(150, 1), .next(210, 2), .next(990, 3), .next(1_010, 4), .completed(1_020),
    ])
    var created = 0
    let observer = scheduler.start { () -> Observable<Int> in
      created = scheduler.clock
      return hot.map { $0 * 10 }
    }
    #expect(created == 100)
    #expect(observer.events == [.next(210, 20), .next(990, 30)])
    #expect(observer.events.elements() == [20, 30])
    #expect(hot.subscriptions == [Subscription(200, 1_000)])
    #expect(TestScheduler.Defaults.created == 100 && TestScheduler.Defaults.disposed == 1_000)
  }

  @Test func startAcceptsOtherTimes() {
    let scheduler = TestScheduler(initialClock: 0)
    let cold = scheduler.createColdObservable([.next(10, 1), .completed(30)])
    let observer = scheduler.start(created: 5, subscribed: 7, disposed: 25) { cold.asObservable() }
    #expect(observer.events == [.next(17, 1)] && cold.subscriptions == [Subscription(7, 25)])
  }

  @Test func coldSequencesStartWithEachSubscription() {
    let scheduler = TestScheduler(initialClock: 0)
    let cold = scheduler.createColdObservable([.next(10, 1), .error(20, Boom())])
    let (first, second) = (scheduler.record(cold, from: 5), scheduler.record(cold, from: 50))
    scheduler.start()
    #expect(first.events == [.next(15, 1), .error(25, Boom())])
    #expect(second.events == [.next(60, 1), .error(70, Boom())])
  }

  @Test func processingDelayIsOptional() {
    for (delays, time) in [(true, 11), (false, 10)] {
      let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: delays)
      let source = scheduler.createHotObservable([.next(10, 1)])
      let observer = scheduler.record(source.observe(on: scheduler))
      scheduler.start()
      #expect(observer.events == [.next(time, 1)])
    }
  }

  @Test func observersRecordTheirEvents() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    let hot = scheduler.createHotObservable([.next(10, 1), .next(30, 2)])
    #expect(hot.recordedEvents == [.next(10, 1), .next(30, 2)])
    var subscription: (any Disposable)?
    scheduler.scheduleAt(5) { subscription = hot.bind(to: observer) }
    scheduler.scheduleAt(20) { subscription?.dispose() }
    scheduler.start()
    observer.onCompleted()
    #expect(observer.events == [.next(10, 1), .completed(30)])
    #expect(hot.subscriptions.map(\.unsubscribe) == [20])
  }

  @Test func recordsDoNotRetainSubscriptions() {
    let scheduler = TestScheduler(initialClock: 0)
    final class Token {}
    weak var releasedToken: Token?
    let hot = scheduler.createHotObservable([.next(10, 1), .completed(30)])
    let cold = scheduler.createColdObservable([.next(10, 1), .completed(30)])
    func subscribe() {
      let token = Token()
      releasedToken = token
      for source in [hot, cold] {
        _ = source.subscribe(onNext: { _ in withExtendedLifetime(token) {} })
        source.subscribe(onNext: { _ in withExtendedLifetime(token) {} }).dispose()
      }
    }
    subscribe()
    #expect(releasedToken != nil)
    scheduler.start()
    #expect(releasedToken == nil)
    #expect(hot.subscriptions.count == 2 && cold.subscriptions.count == 2)
  }

  @Test func resolutionDeterminesTheTick() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
    let observer = scheduler.record(
      Observable<Int>.timer(.milliseconds(500), scheduler: scheduler))
    scheduler.advanceTo(4)
    #expect(observer.events.isEmpty && scheduler.clock == 4)
    scheduler.sleep(1)
    #expect(observer.events == [.next(5, 0), .completed(5)])
    #expect(scheduler.now == Date(timeIntervalSince1970: 0.5))
  }

  @Test func mainSchedulerFollowsTheClock() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start {
      Observable<Int>.interval(.seconds(300), scheduler: MainScheduler.instance)
    }
    #expect(observer.events == [.next(500, 0), .next(800, 1)])
  }

  @Test func drivesTheCurrentStage() {
    let clock = VirtualClock()
    let scheduler = clock.asCurrent { TestScheduler(initialClock: 0) }
    var isDone = false
    clock.schedule(at: Instant(seconds: 3)) { isDone = true }
    scheduler.advanceTo(2)
    #expect(!isDone && clock.now == Instant(seconds: 2))
    scheduler.advanceTo(3)
    #expect(isDone)
  }

  @Test func cancelsWorkAndStops() {
    let scheduler = TestScheduler(initialClock: 0)
    var log: [Int] = []
    let work = scheduler.scheduleAbsoluteVirtual(1, time: 10) { value in
      log.append(value)
      return Disposables.create()
    }
    work.dispose()
    _ = scheduler.scheduleRelativeVirtual(2, dueTime: 20) { value in
      log.append(value)
      scheduler.stop()
      return Disposables.create()
    }
    scheduler.scheduleAt(30) { log.append(3) }
    scheduler.start()
    #expect(log == [2] && scheduler.clock == 20)
    scheduler.start()
    #expect(log == [2, 3])
  }

  @Test func eventEquality() {
    #expect(Event.next(1) == .next(1) && Event.next(1) != .next(2))
    #expect(Event<Int>.error(Boom()) == .error(Boom()) && Event<Int>.completed != .error(Boom()))
    #expect(Event<Int>.error(Boom()) != .error(RxError.timeout))
    #expect(Recorded.events(.next(1, 2), .completed(3)) == [.next(1, 2), .completed(3)])
    #expect(Recorded.events([.next(1, 2), .completed(3)]) == [.next(1, 2), .completed(3)])
    #expect("\(Recorded.next(210, 1))" == "next(1) @ 210")
    #expect("\(Subscription(200))" == "(200 : Infinity)" && "\(Subscription(1, 2))" == "(1 : 2)")
    #expect(SingleEvent<Int>.failure(Boom()) == .failure(Boom()))
    #expect(MaybeEvent.success(1) == .success(1) && CompletableEvent.completed == .completed)
  }
}

@Suite struct BlockingTests {
  private struct Boom: Error {}
  private let main = MainScheduler.instance

  private func ticks(_ count: Int) -> Observable<Int> {
    Observable<Int>.interval(.seconds(60), scheduler: main).take(count)
  }

  @Test func advancesTimeUntilTheEnd() throws {
    #expect(try ticks(3).toBlocking().toArray() == [0, 1, 2])
    #expect(try ticks(3).toBlocking().first() == 0)
    #expect(try ticks(3).toBlocking().last() == 2)
    #expect(try ticks(1).toBlocking().single() == 0)
    #expect(try ticks(3).toBlocking().single { $0 == 1 } == 1)
    #expect(try Observable<Int>.empty().toBlocking().first() == nil)
    #expect(try Single.just(5).toBlocking().single() == 5)
  }

  @Test func throwsErrors() {
    func error<Value>(_ body: () throws -> Value) -> String {
      do { return "\(try body())" } catch { return "\(error)" }
    }
    #expect(error { try ticks(2).toBlocking().single() } == "\(RxError.moreThanOneElement)")
    #expect(error { try Observable<Int>.empty().toBlocking().single() } == "\(RxError.noElements)")
    #expect(error { try Observable<Int>.error(Boom()).toBlocking().toArray() } == "Boom()")
    #expect(error { try ticks(2).toBlocking().single { _ in throw Boom() } } == "Boom()")
    #expect(error { try ticks(3).toBlocking(timeout: 100).toArray() } == "\(RxError.timeout)")
    #expect(error { try Observable<Int>.never().toBlocking().toArray() } == "\(RxError.timeout)")
    #expect(
      error { try Observable<Int>.interval(.seconds(60), scheduler: main).toBlocking().last() }
        == "\(RxError.timeout)")
  }

  @Test func ignoresWorkThatDoesNotKeepTheClockRunning() {
    let clock = VirtualClock()
    clock.schedule(at: Instant(seconds: 60), keepsFilmRunning: false) {}
    clock.asCurrent { () -> Void in
      _ = #expect(throws: RxError.self) { try Observable<Int>.never().toBlocking().toArray() }
    }
    #expect(clock.now == .zero)
  }

  @Test func materializesTheEnd() {
    #expect(ticks(2).toBlocking().materialize() == .completed(elements: [0, 1]))
    #expect(
      ticks(2).concat(Observable.error(Boom())).toBlocking().materialize()
        == .failed(elements: [0, 1], error: Boom()))
  }

  @Test func advancesTheCurrentStage() throws {
    let clock = VirtualClock()
    let elements = try clock.asCurrent { try ticks(3).toBlocking().toArray() }
    #expect(elements == [0, 1, 2] && clock.now == Instant(seconds: 180))
  }

  @Test func subscriptionsLastUntilDisposal() {
    for (event, expected) in [
      (Recorded<Event<Int>>.completed(300), Subscription(201, 301)),
      (.error(300, Boom()), Subscription(201, 301)), (.next(300, 1), Subscription(201, 1_001)),
    ] {
      let scheduler = TestScheduler(initialClock: 0)
      let source = scheduler.createHotObservable([event])
      let observer = scheduler.start { source.subscribe(on: scheduler) }
      #expect(observer.events == [event])
      #expect(source.subscriptions == [expected])
    }
  }

  @Test func concatSubscribesToOneSequenceAtATime() {
    let scheduler = TestScheduler(initialClock: 0)
    let first = scheduler.createHotObservable([.next(210, 1), .completed(230), .next(240, 9)])
    let second = scheduler.createColdObservable([.next(10, 2), .completed(20), .next(30, 9)])
    let observer = scheduler.start { first.concat(second).concat(Observable.just(3)) }
    #expect(observer.events == [.next(210, 1), .next(240, 2), .next(250, 3), .completed(250)])
    #expect(first.subscriptions == [Subscription(200, 230)])
    #expect(second.subscriptions == [Subscription(230, 250)])
  }

  @Test func delayedEventsAreSentOnePerTick() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start { Observable.just(1).delay(.seconds(2), scheduler: scheduler) }
    #expect(observer.events == [.next(202, 1), .completed(203)])
    let source = scheduler.createColdObservable([
      .next(10, 1), .next(10, 2), .next(10, 3), .next(11, 4), .completed(15),
    ])
    let later = scheduler.start(created: 1_000, subscribed: 1_000, disposed: 2_000) {
      source.delay(.seconds(100), scheduler: scheduler)
    }
    #expect(
      later.events == [
        .next(1_110, 1), .next(1_111, 2), .next(1_112, 3), .next(1_113, 4), .completed(1_115),
      ])
  }
}
