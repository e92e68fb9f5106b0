import Foundation
import Rx
import Testing
import VirtualTime

@Suite struct ShapingTableTests {
  /// Rows that apply to every operator that forwards elements and terminal events unchanged.
  private let passing: [Row] = [
    ("100:1 200:2 300:|", "100:1 200:2 300:|", "0-300"), ("100:1 200:#", "100:1 200:#", "0-200"),
    ("100:|", "100:|", "0-100"), ("", "", "0-1000"), ("100:1 200:2 150:x", "100:1", "0-150"),
  ]

  @Test func passThroughOperators() throws {
    check({ $0.map { $0 } }, passing)
    check({ $0.filter { $0 < 9 } }, passing)
    check({ $0.compactMap { $0 } }, passing)
    check({ $0.scan(0) { $1 } }, passing)
    check({ $0.do(onNext: { _ in }) }, passing)
    check({ $0.take(9) }, passing)
    check({ $0.skip(0) }, passing)
    check({ $0.take(while: { $0 < 9 }) }, passing)
    check({ $0.take(until: { $0 > 9 }) }, passing)
    check({ $0.skip(while: { $0 > 9 }) }, passing)
    check({ $0.distinctUntilChanged() }, passing)
    check({ $0.materialize().dematerialize() }, passing)
    check({ $0.enumerated().map(\.element) }, passing)
    check({ $0.concatMap { Observable.just($0) } }, passing)
    check({ $0.flatMap { Observable.just($0) } }, passing)
    check({ $0.flatMapFirst { Observable.just($0) } }, passing)
    check({ $0.flatMapLatest { Observable.just($0) } }, passing)
    check({ $0.share() }, passing)
    check({ $0.share(replay: 1) }, passing)
    check({ $0.share(replay: 2, scope: .forever) }, passing)
    check({ $0.publish().refCount() }, passing)
    check({ $0.replay(1).refCount() }, passing)
    check({ $0.replayAll().refCount() }, passing)
    check({ $0.multicast({ PublishSubject() }, selector: { $0 }) }, passing)
    check({ $0.observe(on: MainScheduler.instance) }, passing)
    check({ $0.observe(on: MainScheduler.asyncInstance) }, passing)
    check({ $0.observe(on: ConcurrentDispatchQueueScheduler(qos: .default)) }, passing)
    check({ $0.subscribe(on: MainScheduler.instance) }, passing)
    check({ $0.subscribe(on: MainScheduler.asyncInstance) }, passing)
    check({ source in Observable.deferred { source } }, passing)
  }

  @Test func throwingClosuresFailTheSequence() {
    let rows: [Row] = [("100:1 200:2", "100:#", "0-100"), ("100:|", "100:|", "0-100")]
    func failing<Result>(_ element: Int) throws -> Result { throw TestError() }
    check({ $0.map(failing) as Observable<Int> }, rows)
    check({ $0.skip(while: failing) }, rows)
    check({ $0.take(while: failing) }, rows)
    check({ $0.distinctUntilChanged { try failing($0) as Int } }, rows)
    check({ $0.groupBy { try failing($0) as Int }.flatMap { $0 } }, rows)
    check({ $0.single(failing) }, [("100:1 200:2", "100:#", "0-100")])
    check(
      { $0.distinctUntilChanged { _, _ in throw TestError() } },
      [("100:1 200:2", "100:1 200:#", "0-200")])
  }

  @Test func enumerated() {
    check(
      { $0.enumerated().map { "\($0.index)=\($0.element)" } },
      [
        ("100:7 200:8 300:|", "100:0=7 200:1=8 300:|", "0-300"),
        ("100:7 200:#", "100:0=7 200:#", "0-200"),
      ])
  }

  @Test func distinctUntilChanged() {
    let source = "100:1 200:1 300:2 400:12 500:1 600:|"
    let rows: [Row] = [
      (source, "100:1 300:2 400:12 500:1 600:|", "0-600"), ("100:1 200:#", "100:1 200:#", "0-200"),
      ("100:1 200:1 250:x", "100:1", "0-250"),
    ]
    check({ $0.distinctUntilChanged() }, rows)
    check({ $0.distinctUntilChanged { $0 == $1 } }, rows)
    check({ $0.distinctUntilChanged({ $0 }, comparer: ==) }, rows)
    check({ $0.distinctUntilChanged(at: \.self) }, rows)
    let byDigit: [Row] = [(source, "100:1 300:2 500:1 600:|", "0-600")]
    check({ $0.distinctUntilChanged { $0 % 10 } }, byDigit)
    check({ $0.distinctUntilChanged({ $0 % 10 }, comparer: { $0 == $1 }) }, byDigit)
  }

  @Test func elementAt() {
    check(
      { $0.element(at: 1) },
      [
        ("100:1 200:2 300:3", "200:2 200:|", "0-200"), ("100:1 200:|", "200:#", "0-200"),
        ("100:#", "100:#", "0-100"), ("", "", "0-1000"), ("100:1 150:x 200:2", "", "0-150"),
      ])
    check({ $0.element(at: 0) }, [("100:1", "100:1 100:|", "0-100")])
    #expect(events(Observable.of(1).element(at: 1)) == ["error(Argument out of range.)"])
  }

  @Test func single() {
    check(
      { $0.single() },
      [
        ("100:1 200:|", "100:1 200:|", "0-200"), ("100:1 200:2", "100:1 200:#", "0-200"),
        ("100:|", "100:#", "0-100"), ("100:#", "100:#", "0-100"), ("", "", "0-1000"),
        ("100:1 150:x 200:|", "100:1", "0-150"),
      ])
    check(
      { $0.single { $0 > 1 } },
      [
        ("100:1 200:2 300:|", "200:2 300:|", "0-300"),
        ("100:2 200:1 300:3", "100:2 300:#", "0-300"),
        ("100:1 200:|", "200:#", "0-200"),
      ])
    #expect(events(Observable<Int>.empty().single()).first?.contains("any elements") == true)
    #expect(events(Observable.of(1, 2).single()).last?.contains("more than one") == true)
  }

  @Test func skipAndTake() {
    check(
      { $0.skip(while: { $0 < 2 }) },
      [
        ("100:1 200:2 300:1 400:|", "200:2 300:1 400:|", "0-400"),
        ("100:1 200:|", "200:|", "0-200"),
        ("100:1 200:#", "200:#", "0-200"),
      ])
    check({ $0.skip(1) }, [("100:1 200:2 300:|", "200:2 300:|", "0-300"), ("9:#", "9:#", "0-9")])
    check({ $0.skip(-1) }, [("100:1 200:|", "100:1 200:|", "0-200")])
    check(
      { $0.take(2) },
      [
        ("100:1 200:2 300:3", "100:1 200:2 200:|", "0-200"),
        ("100:1 200:|", "100:1 200:|", "0-200"),
        ("100:#", "100:#", "0-100"), ("100:1 150:x 200:2", "100:1", "0-150"),
      ])
    check(
      { $0.takeLast(2) },
      [
        ("100:1 200:2 300:3 400:|", "400:2 400:3 400:|", "0-400"),
        ("100:1 200:|", "200:1 200:|", "0-200"), ("100:1 200:#", "200:#", "0-200"),
        ("0:|", "0:|", "0-0"), ("", "", "0-1000"), ("100:1 150:x 200:|", "", "0-150"),
      ])
    check({ $0.takeLast(0) }, [("100:1 200:|", "200:|", "0-200")])
    check(
      { $0.takeLast(3).take(1) }, [("100:1 200:2 300:3 400:|", "400:1 400:|", "0-400")])
  }

  @Test func reduceAndIgnore() {
    check(
      { $0.reduce(0, accumulator: +) },
      [
        ("100:1 200:2 300:|", "300:3 300:|", "0-300"), ("100:|", "100:0 100:|", "0-100"),
        ("100:1 200:#", "200:#", "0-200"), ("", "", "0-1000"), ("100:1 150:x 200:|", "", "0-150"),
      ])
    check(
      { $0.ignoreElements() },
      [
        ("100:1 200:2 300:|", "300:|", "0-300"), ("100:1 200:#", "200:#", "0-200"),
        ("", "", "0-1000"), ("100:1 150:x 200:|", "", "0-150"),
      ])
    check(
      { $0.startWith(8, 9) },
      [
        ("100:1 200:|", "0:8 0:9 100:1 200:|", "0-200"), ("9:#", "0:8 0:9 9:#", "0-9"),
        ("50:x", "0:8 0:9", "0-50"),
      ])
  }

  @Test func materializeAndDematerialize() {
    check(
      { $0.materialize() },
      [
        ("100:1 200:|", "100:next(1) 200:completed 200:|", "0-200"),
        ("100:1 200:#", "100:next(1) 200:error(boom) 200:|", "0-200"), ("", "", "0-1000"),
        ("100:1 150:x 200:|", "100:next(1)", "0-150"),
      ])
    check(
      {
        $0.map { $0 < 3 ? Event.next($0) : $0 == 3 ? .completed : .error(TestError()) }
          .dematerialize()
      },
      [
        ("100:1 200:3 300:2", "100:1 200:|", "0-200"),
        ("100:1 200:4 300:2", "100:1 200:#", "0-200"),
        ("100:1 200:|", "100:1 200:|", "0-200"), ("100:#", "100:#", "0-100"),
      ])
  }

  @Test func decode() {
    struct Point: Codable { let x: Int }
    let source = Observable.of(Data("{\"x\": 1}".utf8), Data("no".utf8), Data("{\"x\": 3}".utf8))
    let log = events(source.decode(type: Point.self, decoder: JSONDecoder()).map(\.x))
    #expect(log.first == "next(1)")
    #expect(log.count == 2 && log[1].hasPrefix("error("))
    let list = try? PropertyListEncoder().encode(Point(x: 7))
    let decoded = Observable.just(list ?? Data())
      .decode(type: Point.self, decoder: PropertyListDecoder())
    #expect(events(decoded.map(\.x)) == ["next(7)", "completed"])
  }
}

@Suite struct GroupByTests {
  @Test func eachKeyHasItsOwnGroup() {
    check(
      { $0.groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key)=\($0)" } } },
      [
        ("100:1 200:2 300:3 400:|", "100:1=1 200:0=2 300:1=3 400:|", "0-400"),
        ("100:1 200:#", "100:1=1 200:#", "0-200"), ("100:|", "100:|", "0-100"), ("", "", "0-1000"),
        ("100:1 200:2 150:x", "100:1=1", "0-150"),
      ])
    check(
      { $0.groupBy { $0 % 2 }.map(\.key) },
      [("100:1 200:3 300:2 400:|", "100:1 300:0 400:|", "0-400")])
  }

  @Test func groupsEndInTheOrderInWhichTheyStarted() {
    let keys = (0..<50).map { $0 * 7 % 50 }
    var ended: [Int] = []
    _ = Observable.from(keys).groupBy { $0 }.subscribe(onNext: { group in
      _ = group.subscribe(onCompleted: { ended.append(group.key) })
    })
    #expect(ended == keys)
  }

  @Test func groupsKeepTheSourceAliveWithoutTheOuterSequence() {
    let stage = TestStage()
    let source = stage.cold([(100, .next(1)), (200, .next(2)), (300, .next(3)), (400, .next(5))])
    var log: [String] = []
    let outer = SerialDisposable(), inner = SerialDisposable()
    stage.at(0) {
      outer.disposable = source.asObservable().groupBy { $0 % 2 }.subscribe(onNext: { group in
        log.append("\(stage.now) group \(group.key)")
        inner.disposable = group.subscribe(onNext: { log.append("\(stage.now) \($0)") })
      })
    }
    stage.at(150) { outer.dispose() }
    stage.at(350) { inner.dispose() }
    stage.run(to: 1_000)
    #expect(log == ["100 group 1", "100 1", "300 3"])
    #expect(source.subscriptions == ["0-350"])
    #expect(stage.clock.pendingCount == 0)
  }

  @Test func lateSubscribersOfAGroupReceiveItsEnd() {
    var groups: [GroupedObservable<Int, Int>] = []
    _ = Observable.of(1, 2).groupBy { $0 }.subscribe(onNext: { groups.append($0) })
    #expect(groups.map(\.key) == [1, 2])
    #expect(events(groups[0]) == ["completed"])
    #expect(events(groups[1].asObservable()) == ["completed"])
    let made = GroupedObservable(key: "a", source: Observable.just(1))
    #expect(events(made) == ["next(1)", "completed"])
  }
}
