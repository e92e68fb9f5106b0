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
