import Rx
import Testing
import VirtualTime

@Suite struct ShareTests {
  @Test func allSubscribersShareOneSubscription() {
    let stage = TestStage()
    let source = stage.cold([(100, .next(1)), (300, .next(2)), (400, .completed)])
    let shared = source.share()
    var log: [String] = []
    func subscribe(_ name: String) {
      _ = shared.subscribe { log.append("\(stage.now) \(name): \($0.debugDescription)") }
    }
    stage.at(0) { subscribe("a") }
    stage.at(200) { subscribe("b") }
    stage.run(to: 1_000)
    #expect(
      log == [
        "100 a: next(1)", "300 a: next(2)", "300 b: next(2)", "400 a: completed",
        "400 b: completed",
      ])
    #expect(source.subscriptions == ["0-400"])
  }

  @Test func theLastSubscriberDisposesOfTheConnection() {
    let stage = TestStage()
    let source = stage.cold([(100, .next(1)), (300, .next(2))])
    let shared = source.share(replay: 1)
    var log: [String] = []
    let first = SerialDisposable(), second = SerialDisposable()
    stage.at(0) { first.disposable = shared.subscribe() }
    stage.at(150) { second.disposable = shared.subscribe(onNext: { log.append("b \($0)") }) }
    stage.at(200) { first.dispose() }
    stage.at(250) { second.dispose() }
    stage.at(500) { _ = shared.subscribe(onNext: { log.append("c \($0)") }) }
    stage.run(to: 1_000)
    #expect(log == ["b 1", "c 1", "c 2"])
    #expect(source.subscriptions == ["0-250", "500-"])
  }

  @Test func whileConnectedDropsElementsAtTheEnd() {
    var count = 0
    let shared = Observable<Int>.deferred {
      count += 1
      return .just(count)
    }.share(replay: 1)
    #expect(events(shared) == ["next(1)", "completed"])
    #expect(events(shared) == ["next(2)", "completed"])
  }

  @Test func foreverKeepsTheElementsAndTheEnd() {
    var count = 0
    let shared = Observable<Int>.deferred {
      count += 1
      return .of(count, count + 1, count + 2)
    }.share(replay: 2, scope: .forever)
    #expect(events(shared) == ["next(1)", "next(2)", "next(3)", "completed"])
    #expect(events(shared) == ["next(2)", "next(3)", "completed"])
    #expect(count == 1)
  }

  @Test func foreverReconnectsAndKeepsStaleElements() {
    let stage = TestStage()
    let source = stage.cold([(100, .next(1)), (300, .next(2))])
    let shared = source.share(replay: 1, scope: .forever)
    var log: [String] = []
    let first = SerialDisposable()
    stage.at(0) { first.disposable = shared.subscribe() }
    stage.at(200) { first.dispose() }
    stage.at(500) { _ = shared.subscribe(onNext: { log.append("\(stage.now): \($0)") }) }
    stage.run(to: 700)
    #expect(log == ["500: 1", "600: 1"])
    #expect(source.subscriptions == ["0-200", "500-"])
  }

  @Test func resubscribingAtTheEndCreatesANewConnection() {
    var attempts = 0
    let shared = Observable<Int>.deferred {
      attempts += 1
      return attempts < 3 ? .error(TestError()) : .just(attempts)
    }.share()
    #expect(events(shared.retry()) == ["next(3)", "completed"])
  }

  @Test func errorsReachAllSubscribers() {
    let subject = PublishSubject<Int>()
    let shared = subject.share()
    var log: [String] = []
    _ = shared.subscribe { log.append("a \($0.debugDescription)") }
    _ = shared.subscribe { log.append("b \($0.debugDescription)") }
    subject.onError(TestError())
    #expect(log == ["a error(boom)", "b error(boom)"])
    #expect(!subject.hasObservers)
  }
}
