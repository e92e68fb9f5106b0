import Rx
import Testing
import VirtualTime

@Suite struct ShapingTests {
  private func failing<Result>(_ element: Int) throws -> Result { throw TestError() }

  @Test func elementsAreMappedFilteredAndDropped() {
    let source = Observable.of(1, 2, 3, 4)
    #expect(events(source.map { $0 * 2 }.take(1)) == ["next(2)", "completed"])
    #expect(events(source.filter { $0 % 2 == 0 }) == ["next(2)", "next(4)", "completed"])
    #expect(
      events(source.compactMap { $0 > 2 ? "\($0)" : nil }) == ["next(3)", "next(4)", "completed"])
    #expect(events(source.skip(3)) == ["next(4)", "completed"])
    #expect(events(source.skip(-1).skip(9)) == ["completed"])
    #expect(events(source.ignoreElements()) == ["completed"])
    #expect(events(source.take(0)) == ["completed"])
    #expect(events(source.startWith(8, 9).take(3)) == events(Observable.of(8, 9, 1)))
    #expect(events(source.asObservable().skip(2)) == ["next(3)", "next(4)", "completed"])
  }

  @Test func elementsAreAccumulated() {
    let source = Observable.of(1, 2, 3)
    let sums = ["next(1)", "next(3)", "next(6)", "completed"]
    #expect(events(source.scan(0, accumulator: +)) == sums)
    #expect(events(source.scan(0) { $0 + $1 }) == sums)
    #expect(events(source.scan(into: 0) { $0 += $1 }) == sums)
    #expect(events(source.reduce(0, accumulator: +)) == ["next(6)", "completed"])
    #expect(
      events(source.reduce(0, accumulator: +, mapResult: { "\($0)!" })) == [
        "next(6!)", "completed",
      ])
    #expect(events(Observable<Int>.empty().reduce(0, accumulator: +)) == ["next(0)", "completed"])
  }

  @Test func accumulationsBelongToOneSubscription() {
    let sums = Observable.of(1, 2).scan(into: 0) { $0 += $1 }
    #expect(events(sums) == events(sums))
  }

  @Test func throwingClosuresFailTheSequence() {
    let stage = TestStage()
    let source = stage.hot([(10, .next(1)), (20, .next(2))])
    #expect(stage.record { source.map(failing) as Observable<Int> } == ["10: error(boom)"])
    #expect(source.subscriptions == ["0-10"])
    let one = Observable.just(1)
    #expect(events(one.filter(failing)) == ["error(boom)"])
    #expect(events(one.compactMap { try failing($0) as Int? }) == ["error(boom)"])
    #expect(events(one.scan(0) { _, _ in throw TestError() }) == ["error(boom)"])
    #expect(events(one.reduce(0) { _, _ in throw TestError() }) == ["error(boom)"])
    #expect(events(one.take(until: failing)) == ["error(boom)"])
    let result: Observable<Int> = one.reduce(0, accumulator: +, mapResult: failing)
    #expect(events(result) == ["error(boom)"])
  }

  @Test func errorsPass() {
    let source = Observable<Int>.concat(.just(1), .error(TestError()))
    #expect(events(source.map { $0 }) == ["next(1)", "error(boom)"])
    #expect(events(source.reduce(0, accumulator: +)) == ["error(boom)"])
    #expect(events(source.ignoreElements()) == ["error(boom)"])
    #expect(events(source.skip(5)) == ["error(boom)"])
  }
}

@Suite struct TakeTests {
  @Test func takeDisposesOfItsSourceBeforeItCompletes() {
    var log: [String] = []
    let source = PublishSubject<Int>()
    _ = source.do(onDispose: { log.append("disposed") }).take(2)
      .subscribe { event in log.append(event.debugDescription) }
    source.onNext(1)
    source.onNext(2)
    #expect(log == ["next(1)", "next(2)", "disposed", "completed"])
    #expect(!source.hasObservers)
  }

  @Test func elementsSentDuringTheLastElementAreDropped() {
    let source = PublishSubject<Int>()
    var log: [String] = []
    _ = source.take(2).subscribe { event in
      log.append(event.debugDescription)
      if let element = event.element, element < 9 { source.onNext(element + 1) }
    }
    source.onNext(1)
    #expect(log == ["next(1)", "next(2)", "completed"])
  }

  @Test func takeZeroDoesNotSubscribe() {
    let stage = TestStage()
    let source = stage.cold([(100, .next(1))])
    #expect(stage.record { source.take(0) } == ["0: completed"])
    #expect(source.subscriptions == [])
  }

  @Test func takeCompletesWithFewerElementsThanItsCount() {
    #expect(events(Observable.of(1, 2).take(5)) == ["next(1)", "next(2)", "completed"])
  }

  @Test func triggersEndTheSequence() {
    let stage = TestStage()
    let source = stage.cold([(100, .next(1)), (300, .next(2))])
    let trigger = stage.cold([(200, .next(())), (250, .completed)])
    #expect(
      stage.record { source.take(until: trigger) } == ["100: next(1)", "200: completed"])
    #expect(source.subscriptions == ["0-200"])
    #expect(trigger.subscriptions == ["0-200"])
  }

  @Test func triggerErrorsPassAndTriggerCompletionsDoNot() {
    let stage = TestStage()
    let source = stage.cold([(100, .next(1)), (300, .completed)])
    let silent = stage.cold([(200, Event<Void>.completed)])
    #expect(
      stage.record { source.take(until: silent) } == ["100: next(1)", "300: completed"])
    #expect(silent.subscriptions == ["0-200"])
    #expect(events(source.take(until: Observable<Int>.just(1))) == ["completed"])
    let other = TestStage()
    let late = other.cold([(100, .next(1))])
    #expect(
      other.record { late.take(until: Observable<Int>.error(TestError())) } == ["0: error(boom)"])
  }

  @Test func predicatesEndTheSequence() {
    let source = Observable.of(1, 2, 3)
    #expect(events(source.take(while: { $0 < 2 })) == ["next(1)", "completed"])
    #expect(
      events(source.take(while: { $0 < 2 }, behavior: .inclusive))
        == ["next(1)", "next(2)", "completed"])
    #expect(events(source.take(until: { $0 == 2 })) == ["next(1)", "completed"])
    #expect(
      events(source.take(until: { $0 == 2 }, behavior: .inclusive))
        == ["next(1)", "next(2)", "completed"])
  }
}

@Suite struct DoTests {
  @Test func closuresAreCalledAroundEachEvent() {
    var log: [String] = []
    let source = Observable.just(1).do(
      onNext: { log.append("before \($0)") }, afterNext: { log.append("after \($0)") },
      onCompleted: { log.append("before completed") },
      afterCompleted: { log.append("after completed") },
      onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
      onDispose: { log.append("dispose") })
    _ = source.subscribe(
      onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") },
      onDisposed: { log.append("disposed") })
    #expect(
      log == [
        "subscribe", "before 1", "1", "after 1", "before completed", "completed", "disposed",
        "after completed", "subscribed", "dispose",
      ])
  }

  @Test func closuresAreCalledAroundAnError() {
    var log: [String] = []
    let source = Observable<Int>.error(TestError()).do(
      onError: { log.append("before \($0)") }, afterError: { log.append("after \($0)") })
    _ = source.subscribe(onError: { log.append("\($0)") })
    #expect(log == ["before boom", "boom", "after boom"])
  }

  @Test func throwingClosuresFailTheSequence() {
    let source = Observable.just(1)
    #expect(events(source.do(onNext: { _ in throw TestError() })) == ["error(boom)"])
    #expect(
      events(source.do(afterNext: { _ in throw TestError() })) == ["next(1)", "error(boom)"])
    #expect(
      events(source.do(onCompleted: { throw TestError() })) == ["next(1)", "error(boom)"])
  }

  @Test func disposalIsReportedAfterTheSourceIsDisposed() {
    var log: [String] = []
    let subscription = Observable<Int>.never()
      .do(onDispose: { log.append("inner") }).do(onDispose: { log.append("outer") })
      .subscribe(onDisposed: { log.append("subscriber") })
    subscription.dispose()
    subscription.dispose()
    #expect(log == ["inner", "outer", "subscriber"])
  }
}
