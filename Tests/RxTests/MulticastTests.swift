import Rx
import Testing
import VirtualTime

@Suite struct MulticastTests {
  private var source: (TestStage) -> TestSource<Int> {
    { $0.cold([(100, .next(1)), (200, .next(2)), (300, .next(3)), (400, .completed)]) }
  }

  @Test func connectableSequencesStartWhenConnected() {
    let stage = TestStage()
    let source = source(stage)
    let published = source.publish()
    var log: [String] = []
    stage.at(0) { _ = published.subscribe { log.append("\(stage.now) \($0.debugDescription)") } }
    stage.at(50) { _ = published.connect() }
    stage.at(60) { _ = published.connect() }
    stage.run(to: 1_000)
    #expect(log == ["150 next(1)", "250 next(2)", "350 next(3)", "450 completed"])
    #expect(source.subscriptions == ["50-450"])
  }

  @Test func disconnectingStopsTheSourceButEndsNoSubscription() {
    let stage = TestStage()
    let source = source(stage)
    let published = source.publish()
    var log: [String] = []
    stage.at(0) {
      _ = published.subscribe { log.append("a \($0.debugDescription)") }
      let connection = published.connect()
      stage.at(150) { connection.dispose() }
    }
    stage.at(500) {
      _ = published.subscribe { log.append("b \($0.debugDescription)") }
      let connection = published.connect()
      stage.at(650) { connection.dispose() }
    }
    stage.run(to: 1_000)
    #expect(log == ["a next(1)", "b next(1)"])
    #expect(source.subscriptions == ["0-150", "500-650"])
  }

  @Test func replayKeepsElementsForLaterSubscribers() {
    let stage = TestStage()
    let replayed = source(stage).replay(2)
    var log: [String] = []
    stage.at(0) { _ = replayed.connect() }
    stage.at(350) { _ = replayed.subscribe { log.append("\(stage.now) \($0.debugDescription)") } }
    stage.run(to: 1_000)
    #expect(log == ["350 next(2)", "350 next(3)", "400 completed"])
    let subject = PublishSubject<Int>()
    let all = subject.replayAll()
    _ = all.connect()
    (1...300).forEach(subject.onNext)
    #expect(events(all).count == 300)
  }

  @Test func eachConnectionHasItsOwnSubject() {
    var made = 0
    let subject = PublishSubject<Int>()
    let multicast = subject.multicast(makeSubject: { () -> ReplaySubject<Int> in
      made += 1
      return ReplaySubject.createUnbounded()
    })
    multicast.connect().dispose()
    let connection = multicast.connect()
    subject.onNext(1)
    #expect(events(multicast) == ["next(1)"])
    connection.dispose()
    #expect(events(multicast) == [])
    #expect(made == 3)
    #expect(!subject.hasObservers)
  }

  @Test func resubscribingAtTheEndWaitsForAnotherConnection() {
    let subject = PublishSubject<Int>()
    let published = subject.multicast(makeSubject: { PublishSubject<Int>() })
    var log: [String] = []
    let again = published.catch { _ in published.asObservable() }
    _ = again.subscribe { log.append($0.debugDescription) }
    _ = published.connect()
    subject.onError(TestError())
    #expect(log == [])
  }

  @Test func passedSubjectsOutliveConnections() {
    let subject = PublishSubject<Int>(), replayed = ReplaySubject<Int>.createUnbounded()
    let multicast = subject.multicast(replayed)
    let connection = multicast.connect()
    subject.onNext(1)
    connection.dispose()
    let second = multicast.connect()
    subject.onNext(2)
    #expect(events(multicast) == ["next(1)", "next(2)"])
    second.dispose()
  }

  @Test func refCountConnectsWithTheFirstAndDisconnectsWithTheLast() {
    let stage = TestStage()
    let source = source(stage)
    let shared = source.publish().refCount()
    var log: [String] = []
    func subscribe(_ name: String, from begin: Int, to end: Int) {
      stage.at(begin) {
        let subscription = shared.subscribe(onNext: { log.append("\(stage.now) \(name)\($0)") })
        stage.at(end) { subscription.dispose() }
      }
    }
    subscribe("a", from: 0, to: 150)
    subscribe("b", from: 50, to: 250)
    subscribe("c", from: 500, to: 650)
    stage.run(to: 1_000)
    #expect(log == ["100 a1", "100 b1", "200 b2", "600 c1"])
    #expect(source.subscriptions == ["0-250", "500-650"])
  }

  @Test func refCountRestartsAfterTheEnd() {
    var count = 0
    let shared = Observable<Int>.deferred {
      count += 1
      return .just(count)
    }.publish().refCount()
    #expect(events(shared) == ["next(1)", "completed"])
    #expect(events(shared) == ["next(2)", "completed"])
    let failing = Observable<Int>.deferred {
      count += 1
      return count < 6 ? .error(TestError()) : .just(count)
    }.publish().refCount()
    #expect(events(failing.retry()) == ["next(6)", "completed"])
  }

  @Test func disposalDuringConnectionDisconnects() {
    let subject = BehaviorSubject(value: 1)
    #expect(events(subject.publish().refCount().take(1)) == ["next(1)", "completed"])
    #expect(!subject.hasObservers)
    let shared = subject.replay(1).refCount()
    #expect(events(shared.take(1)) == ["next(1)", "completed"])
    #expect(events(shared.take(1)) == ["next(1)", "completed"])
    #expect(!subject.hasObservers)
  }

  @Test func selectorsCanUseTheSequenceRepeatedly() {
    check(
      { source in
        source.multicast({ PublishSubject<Int>() }) { shared in
          Observable.zip(shared, shared.skip(1)) { $0 * 10 + $1 }
        }
      },
      [
        ("100:1 200:2 300:3 400:|", "200:12 300:23 400:|", "0-400"), ("100:#", "100:#", "0-100"),
        ("0:|", "0:|", "0-0"), ("", "", "0-1000"), ("100:1 150:x 200:2", "", "0-150"),
      ])
    let failing: Observable<Int> = Observable.just(1).multicast(
      { () throws -> PublishSubject<Int> in throw TestError() }, selector: { $0 })
    #expect(events(failing) == ["error(boom)"])
    let failingSelector: Observable<Int> = Observable.just(1).multicast(
      { PublishSubject<Int>() }, selector: { _ in throw TestError() })
    #expect(events(failingSelector) == ["error(boom)"])
  }
}
