import Rx
import Testing
import VirtualTime

/// Laws that apply to every operator.
@Suite struct OperatorLawTests {
  @Test func disposalReachesTheSourceImmediately() {
    for (name, transform) in Operators.all where name != "subscribe on another" {
      let stage = TestStage()
      let source = stage.cold([(500, Event<Int>.completed)])
      let chain = stage.clock.asCurrent { transform(source.asObservable()) }
      let log = stage.log(disposedAt: 30, chain)
      #expect(log == (name == "startWith" ? "0:9" : ""), "\(name)")
      #expect(source.subscriptions.allSatisfy { $0 == "0-30" }, "\(name): \(source.subscriptions)")
      #expect(source.subscriptions.isEmpty == (name == "delaySubscription"), "\(name)")
      #expect(stage.clock.pendingCount == 0, "\(name)")
    }
  }

  @Test func errorsPassWithoutDelay() {
    let isOther = Set(["delaySubscription", "timeout other"] + Operators.recovering.map(\.0))
    for (name, transform) in Operators.all where !isOther.contains(name) {
      let stage = TestStage()
      let source = stage.cold([(60, Event<Int>.error(TestError()))])
      let chain = stage.clock.asCurrent { transform(source.asObservable()) }
      let log = stage.log(disposedAt: 1_000, chain)
      #expect(log == (name == "startWith" ? "0:9 60:#" : "60:#"), "\(name)")
      #expect(source.subscriptions.allSatisfy { $0 == "0-60" }, "\(name): \(source.subscriptions)")
      #expect(stage.clock.pendingCount == 0, "\(name)")
    }
  }

  @Test func noEventsArriveAfterDisposalDuringTheFirstEvent() {
    for (name, transform) in Operators.all {
      let stage = TestStage()
      let source = stage.cold([
        (50, .next(1)), (100, .next(2)), (100, .next(3)), (200, .next(4)), (300, .completed),
      ])
      var count = 0
      stage.at(0) {
        let subscription = SerialDisposable()
        subscription.disposable = transform(source.asObservable()).subscribe { _ in
          count += 1
          subscription.dispose()
        }
      }
      stage.run(to: 2_000)
      #expect(count == 1, "\(name)")
      #expect(source.subscriptions.allSatisfy { !$0.hasSuffix("-") }, "\(name)")
      #expect(stage.clock.pendingCount == 0, "\(name)")
    }
  }

  @Test func noEventsFollowATerminalEventEvenDuringIt() {
    let ends: [Event<Int>] = [.completed, .error(TestError())]
    for (name, transform) in Operators.all {
      for end in ends {
        let stage = TestStage()
        let first = PublishSubject<Int>(), second = PublishSubject<Int>()
        var log: [String] = []
        stage.at(0) {
          _ = transform(.merge(first, second)).subscribe { event in
            log.append(event.debugDescription)
            if event.isStopEvent { [first, second].forEach { $0.onNext(5) } }
          }
          for element in 1...3 { first.onNext(element) }
          second.on(end)
          first.on(end)
        }
        stage.run(to: 2_000)
        let stop = log.firstIndex { !$0.hasPrefix("next") } ?? log.count
        #expect(stop >= log.count - 1, "\(name): \(log)")
      }
    }
  }

  @Test func elementsSentDuringElementsAreNotLost() {
    let ordered = ["map", "filter", "do", "take while", "distinctUntilChanged", "observe on main"]
    for (name, transform) in Operators.all where ordered.contains(name) {
      let stage = TestStage()
      let subject = PublishSubject<Int>()
      var log: [Int] = []
      stage.at(0) {
        _ = transform(subject).subscribe(onNext: { element in
          log.append(element)
          if element < 4 { subject.onNext(element + 1) }
        })
        subject.onNext(1)
      }
      stage.run(to: 100)
      #expect(log == [1, 2, 3, 4], "\(name)")
    }
  }
}
