import Foundation
import Rx
import Testing
import VirtualTime

/// Tests that disposables, subjects, relays, connections and schedulers release their references
/// even if they are retained themselves. `LeakTests` covers operators.
@Suite struct LifetimeTests {
  private let probe = LeakProbe()

  /// A disposable that holds a token until it is deallocated, regardless of disposal.
  private final class Held: Disposable {
    private let token: LeakProbe.Token

    init(_ token: LeakProbe.Token) { self.token = token }

    func dispose() {}
  }

  /// Returns a disposable that the probe counts.
  private func holding() -> any Disposable { Held(probe.token()) }

  /// Returns a sequence that forwards the events of `subject` and holds a token for each
  /// subscription.
  private func holding(_ subject: PublishSubject<Int>) -> Observable<Int> {
    .create { [probe] observer in
      let token = probe.token()
      let subscription = subject.subscribe(observer)
      return Disposables.create(with: { withExtendedLifetime(token) { subscription.dispose() } })
    }
  }

  /// Subscribes with closures that hold a token.
  private func subscribe<Source: ObservableType>(to source: Source) -> any Disposable {
    let token = probe.token()
    return source.subscribe(
      onNext: { _ in withExtendedLifetime(token) {} },
      onError: { _ in withExtendedLifetime(token) {} },
      onDisposed: { withExtendedLifetime(token) {} })
  }

  @Test func disposablesReleaseWhatTheyDispose() {
    typealias Wrap = (any Disposable) -> any Disposable
    let kinds: [(String, Wrap)] = [
      ("two", { Disposables.create($0, Disposables.create()) }),
      ("three", { Disposables.create(Disposables.create(), $0, Disposables.create()) }),
      ("array", { Disposables.create([$0]) }),
      ("composite", { CompositeDisposable(disposables: [$0]) }),
      ("composite of two", { CompositeDisposable($0, Disposables.create()) }),
      (
        "serial",
        {
          let serial = SerialDisposable()
          serial.disposable = $0
          return serial
        }
      ),
      (
        "single assignment",
        {
          let single = SingleAssignmentDisposable()
          single.setDisposable($0)
          return single
        }
      ),
      ("counted", { RefCountDisposable(disposable: $0) }),
      (
        "scheduled",
        { ScheduledDisposable(scheduler: CurrentThreadScheduler.instance, disposable: $0) }
      ),
    ]
    for (name, wrap) in kinds {
      let disposable = wrap(holding())
      #expect(probe.count == 1, "\(name)")
      disposable.dispose()
      #expect(probe.count == 0, "\(name)")
      withExtendedLifetime(disposable) {}
    }
    func create() -> any Disposable {
      let held = holding()
      return Disposables.create(with: { held.dispose() })
    }
    let closure = create()
    #expect(probe.count == 1)
    closure.dispose()
    #expect(probe.count == 0)
    let serial = SerialDisposable()
    serial.disposable = holding()
    serial.disposable = Disposables.create()
    #expect(probe.count == 0)
    let composite = CompositeDisposable()
    if let key = composite.insert(holding()) { composite.remove(for: key) }
    #expect(probe.count == 0)
    withExtendedLifetime((closure, serial, composite)) {}
  }

  @Test func subjectsReleaseSubscribers() {
    let publish = PublishSubject<Int>(), behavior = BehaviorSubject(value: 0)
    let replay = ReplaySubject<Int>.create(bufferSize: 2), async = AsyncSubject<Int>()
    let subjects: [(any ObservableType<Int>, AnyObserver<Int>, () -> Void)] = [
      (publish, AnyObserver(publish), publish.dispose),
      (behavior, AnyObserver(behavior), behavior.dispose),
      (replay, AnyObserver(replay), replay.dispose), (async, AnyObserver(async), async.dispose),
    ]
    for (subject, observer, dispose) in subjects {
      subscribe(to: subject).dispose()
      #expect(probe.count == 0, "\(subject) after the subscription's disposal")
      let subscription = subscribe(to: subject)
      observer.onNext(1)
      #expect(probe.count == 1)
      observer.onCompleted()
      #expect(probe.count == 0, "\(subject) after its end")
      withExtendedLifetime(subscription) {}
      dispose()
    }
    let disposed = PublishSubject<Int>()
    let subscription = subscribe(to: disposed)
    disposed.dispose()
    #expect(!disposed.hasObservers)
    subscription.dispose()
    #expect(probe.count == 0)
  }

  @Test func disposedSubjectsReleaseElements() {
    let replay = ReplaySubject<LeakProbe.Token>.createUnbounded()
    let async = AsyncSubject<LeakProbe.Token>()
    replay.onNext(probe.token())
    async.onNext(probe.token())
    #expect(probe.count == 2)
    replay.dispose()
    async.dispose()
    #expect(probe.count == 0)
  }

  @Test func relaysReleaseSubscribers() {
    let relays: [any ObservableType<Int>] = [
      PublishRelay<Int>(), BehaviorRelay(value: 0), ReplayRelay<Int>.createUnbound(),
    ]
    for relay in relays {
      let subscription = subscribe(to: relay)
      #expect(probe.count == 1)
      subscription.dispose()
      #expect(probe.count == 0, "\(relay)")
    }
  }

  @Test func connectionsReleaseTheirSource() {
    typealias Connect = (Observable<Int>) -> ConnectableObservable<Int>
    let kinds: [(String, Connect)] = [
      ("publish", { $0.publish() }), ("replay", { $0.replay(1) }),
      ("replayAll", { $0.replayAll() }), ("multicast", { $0.multicast(PublishSubject()) }),
      ("multicast made", { $0.multicast(makeSubject: { PublishSubject() }) }),
    ]
    for (name, connect) in kinds {
      for ends in [true, false] {
        let source = PublishSubject<Int>()
        let connectable = connect(holding(source))
        let subscription = subscribe(to: connectable)
        let connection = connectable.connect()
        source.onNext(1)
        #expect(probe.count == 2, "\(name)")
        if ends { source.onCompleted() } else { connection.dispose() }
        subscription.dispose()
        #expect(probe.count == 0, "\(name), ended: \(ends)")
        withExtendedLifetime((connectable, connection, subscription)) {}
      }
    }
  }

  @Test func retainedSharedSequencesReleaseTheirSource() {
    for scope in [SubjectLifetimeScope.whileConnected, .forever] {
      for replay in 0...2 {
        let source = PublishSubject<Int>()
        let shared = holding(source).share(replay: replay, scope: scope)
        let subscriptions = [subscribe(to: shared), subscribe(to: shared)]
        source.onNext(1)
        #expect(probe.count == 3)
        subscriptions.forEach { $0.dispose() }
        #expect(probe.count == 0, "\(replay) \(scope)")
        withExtendedLifetime((shared, subscriptions)) {}
      }
    }
  }

  @Test func retainedGroupsAndWindowsHoldNothingAfterTheEnd() {
    let stage = TestStage()
    let source = PublishSubject<Int>()
    var retained: [Any] = []
    stage.at(0) {
      _ = holding(source).groupBy { $0 }.subscribe(onNext: { group in
        retained += [group, subscribe(to: group)]
      })
      _ = holding(source)
        .window(timeSpan: .seconds(9), count: 2, scheduler: MainScheduler.instance)
        .subscribe(onNext: { window in retained += [window, subscribe(to: window)] })
    }
    stage.at(10) { (1...3).forEach(source.onNext) }
    stage.at(20) { source.onCompleted() }
    stage.run(to: 30)
    #expect(retained.count == 10)
    #expect(probe.count == 0)
  }

  @Test func schedulersReleaseTheirWork() {
    let schedulers: [any SchedulerType] = [
      MainScheduler.instance, MainScheduler.asyncInstance, ConcurrentMainScheduler.instance,
      SerialDispatchQueueScheduler(qos: .default), ConcurrentDispatchQueueScheduler(qos: .default),
      HistoricalScheduler(),
    ]
    for scheduler in schedulers {
      let stage = TestStage()
      var retained: [any Disposable] = []
      func work(_ start: (LeakProbe.Token) -> any Disposable) {
        retained.append(start(probe.token()))
      }
      stage.at(0) {
        work { scheduler.schedule($0) { _ in Disposables.create() } }
        work { scheduler.scheduleRelative($0, dueTime: .seconds(1)) { _ in Disposables.create() } }
        work {
          scheduler.schedulePeriodic(
            $0, startAfter: .seconds(1), period: .seconds(1), action: { token in token })
        }
        work { scheduler.scheduleRecursive($0) { _, _ in } }
      }
      stage.at(500) { retained.forEach { $0.dispose() } }
      stage.run(to: 600)
      #expect(probe.count == 0, "\(type(of: scheduler))")
      #expect(stage.clock.pendingCount == 0, "\(type(of: scheduler))")
    }
  }

  @Test func completedWorkHoldsNothing() {
    let stage = TestStage()
    let historical = HistoricalScheduler()
    var retained: [any Disposable] = []
    stage.at(0) {
      for scheduler in [MainScheduler.instance, historical] as [any SchedulerType] {
        retained.append(
          scheduler.scheduleRelative(probe.token(), dueTime: .milliseconds(5)) { _ in
            Disposables.create()
          })
      }
      historical.start()
    }
    stage.run(to: 10)
    #expect(retained.count == 2 && probe.count == 0)
  }
}
