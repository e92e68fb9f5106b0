import Failures
import Processes
import Rx
import Testing
import VirtualTime

@Suite struct MisuseTests {
  @Test func invalidArgumentsStopTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).take(-1) }
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).takeLast(-1) }
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).element(at: -1) }
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).replay(-1) }
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).share(replay: -1) }
    await #expect(processExitsWith: .failure) {
      _ = Observable.of(Observable.just(1)).merge(maxConcurrent: 0)
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let disposable = SingleAssignmentDisposable()
      disposable.setDisposable(Disposables.create())
      disposable.setDisposable(Disposables.create())
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("SerialDisposable"))
  }

  /// Wrong uses of operators, each with the start of its error and the number of events that the
  /// observable sends nevertheless.
  static let misuses: [(message: String, count: Int, use: @Sendable () -> Observable<Int>)] = [
    ("take(_:) received the count -1", 1, { .of(1, 2).take(-1) }),
    ("takeLast(_:) received the count -1", 1, { .of(1, 2).takeLast(-1) }),
    ("element(at:) received the index -1", 2, { .of(1, 2).element(at: -1) }),
    ("retry(_:) received the count -1.", 1, { .of(1, 2).retry(-1) }),
    ("share(replay:) received the buffer size -1", 3, { .of(1, 2).share(replay: -1) }),
    ("range(start:count:) received the count -1.", 1, { .range(start: 0, count: -1) }),
    ("range(start:count:) exceeds the bounds", 1, { .range(start: .max, count: 2) }),
    (
      "merge(maxConcurrent:) received the number 0.", 2,
      { Observable.of(Observable.just(1)).merge(maxConcurrent: 0) }
    ),
    (
      "ReplaySubject received the buffer size -1", 0,
      { ReplaySubject.create(bufferSize: -1).asObservable() }
    ),
    (
      "A SingleAssignmentDisposable was set twice", 1,
      {
        let disposable = SingleAssignmentDisposable()
        for _ in 0..<2 { disposable.setDisposable(Disposables.create()) }
        return .empty()
      }
    ),
  ]

  @Test(arguments: misuses.indices)
  func onAStageInvalidArgumentsAreErrorsOfTheFilm(index: Int) throws {
    let misuse = Self.misuses[index]
    let stage = TestStage()
    let sent = stage.clock.asCurrent { events(misuse.use()) }
    #expect(sent.count == misuse.count)
    let failure = try #require(stage.clock.failure as? FlipbookError)
    #expect(failure.code == .filmFailed)
    #expect(failure.message.hasPrefix(misuse.message), "\(failure.message)")
  }

  @Test func aChainThatExceedsTheStackIsAnError() throws {
    var chain = Observable.just(1)
    for _ in 0..<1_000 { chain = chain.map { $0 } }
    let sent = StackSpace.withStack(ofSize: 256 << 10) { () throws(Never) in events(chain) }
    #expect(sent.joined().contains("A chain of operators is too long"))
    #expect(events(chain).count == 2)
  }

  @Test func eventsAfterATerminalEventAreDropped() {
    for end in [Event<Int>.completed, .error(TestError())] {
      let source = Observable<Int>.create { observer in
        observer.onNext(1)
        observer.on(end)
        observer.onNext(2)
        observer.onCompleted()
        observer.onError(TestError())
        return Disposables.create()
      }
      #expect(events(source).count == 2)
      let subjects: [(Observable<Int>, (Event<Int>) -> Void)] = [
        {
          let subject = PublishSubject<Int>(); return (subject, subject.on)
        }(),
        {
          let subject = BehaviorSubject(value: 0); return (subject, subject.on)
        }(),
        {
          let subject = ReplaySubject<Int>.create(bufferSize: 3); return (subject, subject.on)
        }(),
        {
          let subject = AsyncSubject<Int>(); return (subject, subject.on)
        }(),
      ]
      for (subject, send) in subjects {
        var ends = 0
        _ = subject.subscribe { if $0.isStopEvent { ends += 1 } }
        send(end)
        send(.next(2))
        send(.completed)
        #expect(ends == 1)
        #expect(events(subject).last == end.debugDescription)
      }
    }
  }

  @Test func closuresReceiveNoEventsDuringATerminalEvent() {
    let subject = PublishSubject<Int>(), trigger = PublishSubject<Void>()
    var log: [String] = []
    _ = subject.take(until: trigger).subscribe(
      onNext: { log.append("\($0)") }, onError: { _ in log.append("error") },
      onCompleted: {
        log.append("completed")
        subject.onNext(2)
        subject.onError(TestError())
      }, onDisposed: { log.append("disposed") })
    subject.onNext(1)
    trigger.onNext(())
    #expect(log == ["1", "completed", "disposed"])
  }

  @Test func subscribingDuringDisposal() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    let subscription = subject.do(onDispose: {
      log.append("disposed")
      _ = subject.subscribe(onNext: { log.append("late \($0)") })
    }).subscribe(onNext: { log.append("\($0)") })
    subscription.dispose()
    subject.onNext(1)
    #expect(log == ["disposed", "late 1"])
  }

  @Test func subscriptionsCanBeDisposedDuringTheirDisposal() {
    let subscription = SerialDisposable()
    var count = 0
    subscription.disposable = Observable<Int>.never()
      .do(onDispose: {
        count += 1
        subscription.dispose()
      }).subscribe(onDisposed: {
        count += 1
        subscription.dispose()
      })
    subscription.dispose()
    #expect(count == 2)
  }

  @Test func observersReceiveNoEventsDuringATerminalEvent() {
    final class Collector: ObserverType {
      var log: [String] = []
      var onEnd: () -> Void = {}
      func on(_ event: Event<Int>) {
        log.append(event.debugDescription)
        if event.isStopEvent { onEnd() }
      }
    }
    let collector = Collector(), first = PublishSubject<Int>(), second = PublishSubject<Int>()
    collector.onEnd = { second.onNext(2) }
    _ = Observable.merge(first, second).subscribe(collector)
    first.onError(TestError())
    #expect(collector.log == ["error(boom)"])
  }
}
