import Rx
import RxTesting
import RxViews
import Testing

@Suite struct RelayTests {
  private func log<Source: ObservableConvertibleType>(_ source: Source) -> () -> [Source.Element] {
    var elements: [Source.Element] = []
    _ = source.asObservable().subscribe(onNext: { elements.append($0) })
    return { elements }
  }

  @Test func publishRelaySendsLaterElements() {
    let relay = PublishRelay<Int>()
    relay.accept(1)
    let elements = log(relay)
    relay.accept(2)
    #expect(elements() == [2])
  }

  @Test func behaviorRelaySendsItsValueFirst() {
    let relay = BehaviorRelay(value: 1)
    relay.accept(2)
    let elements = log(relay)
    relay.accept(3)
    #expect(elements() == [2, 3] && relay.value == 3)
  }

  @Test func replayRelaySendsKeptElementsFirst() {
    let (bounded, unbounded) = (
      ReplayRelay<Int>.create(bufferSize: 2), ReplayRelay<Int>.createUnbound()
    )
    for element in 1...3 {
      bounded.accept(element)
      unbounded.accept(element)
    }
    #expect(log(bounded)() == [2, 3] && log(unbounded)() == [1, 2, 3])
  }

  @Test func relaysSetTheirValueBeforeSending() {
    let relay = BehaviorRelay(value: 0)
    var seen: [Int] = []
    _ = relay.subscribe(onNext: { element in
      seen.append(relay.value)
      if element == 1 { relay.accept(2) }
    })
    relay.accept(1)
    #expect(seen == [0, 1, 2] && relay.value == 2)
  }

  @Test func bindingSendsOnlyElements() {
    let (publish, behavior) = (PublishRelay<Int>(), BehaviorRelay<Int?>(value: nil))
    let replay = ReplayRelay<Int>.createUnbound()
    let elements = log(publish)
    _ = Observable.of(1, 2).bind(to: publish)
    _ = Observable.of(3, 4).bind(to: behavior)
    _ = Observable.of(5, 6).bind(to: replay, replay)
    publish.accept(7)
    #expect(elements() == [1, 2, 7] && behavior.value == 4)
    #expect(log(replay)() == [5, 5, 6, 6])
  }

  #if !DEBUG
    @Test func reportsErrorsInBindings() {
      let relay = BehaviorRelay(value: 0)
      _ = Observable.of(1).concat(Observable.error(TestError())).bind(to: relay)
      relay.accept(2)
      #expect(relay.value == 2)
    }
  #endif

  @Test func relaysReleaseTheirSubscribers() {
    let probe = LeakProbe()
    func subscribe() {
      let token = probe.token()
      let relay = BehaviorRelay(value: 1)
      _ = relay.subscribe(onNext: { _ in withExtendedLifetime(token) {} })
      #expect(probe.count == 1)
    }
    subscribe()
    #expect(probe.count == 0)
  }

  @available(*, deprecated)
  @Test func variablesCompleteOnRelease() {
    var variable: Variable<Int>? = Variable(1)
    var log: [String] = []
    _ = variable?.asObservable().subscribe { log.append("\($0)") }
    variable?.value = 2
    #expect(variable?.value == 2)
    variable = nil
    #expect(log == ["next(1)", "next(2)", "completed"])
  }

  @available(*, deprecated)
  @Test func variablesCanBeBoundTo() {
    let plain = Variable(0), optional = Variable<Int?>(nil)
    _ = Observable.of(1, 2).bind(to: plain)
    _ = Observable.of(3).bind(to: optional)
    #expect(plain.value == 2 && optional.value == 3)
    _ = Driver.just(4).drive(plain)
    _ = Driver.just(5).drive(optional)
    #expect(plain.value == 4 && optional.value == 5)
  }

  @Test func functionsCanBeBoundTo() {
    let source = Observable.of(1, 2)
    #expect((try? source.bind(to: { $0.map { $0 * 2 } }).toBlocking().toArray()) == [2, 4])
    let sum: (Observable<Int>) -> (Int) -> Observable<Int> = { source in
      { start in source.reduce(start, accumulator: +) }
    }
    #expect((try? source.bind(to: sum, curriedArgument: 10).toBlocking().single()) == 13)
  }
}
