import Failures
import Rx
import Testing
import VirtualTime

@Suite struct AsyncSubjectTests {
  @Test func asyncSubjectsSendTheLastElementOnCompletion() {
    let subject = AsyncSubject<Int>()
    var log: [String] = []
    _ = subject.subscribe { log.append("a \($0.debugDescription)") }
    _ = subject.asObserver().subscribe { log.append("b \($0.debugDescription)") }
    #expect(subject.hasObservers)
    subject.onNext(1)
    subject.onNext(2)
    #expect(log == [])
    subject.onCompleted()
    subject.onNext(3)
    #expect(log == ["a next(2)", "b next(2)", "a completed", "b completed"])
    #expect(events(subject) == ["next(2)", "completed"])
    #expect(!subject.hasObservers)
  }

  @Test func asyncSubjectsSendOnlyTheErrorOnFailure() {
    let subject = AsyncSubject<Int>(), empty = AsyncSubject<Int>()
    subject.onNext(1)
    subject.onError(TestError())
    #expect(events(subject) == ["error(boom)"])
    empty.onCompleted()
    #expect(events(empty) == ["completed"])
  }

  @Test func disposalReleasesEverything() {
    let subject = AsyncSubject<Int>()
    var count = 0
    _ = subject.subscribe { _ in count += 1 }
    subject.dispose()
    subject.onNext(1)
    subject.onCompleted()
    #expect(count == 0 && subject.isDisposed && !subject.hasObservers)
    #expect(events(subject).first?.hasPrefix("error(Object") == true)
  }

  @Test func subscribingDuringTheLastElementDeliversItOnce() {
    let subject = AsyncSubject<Int>()
    var log: [String] = []
    _ = subject.subscribe(onNext: { _ in
      _ = subject.subscribe { log.append($0.debugDescription) }
    })
    subject.onNext(1)
    subject.onCompleted()
    #expect(log == ["next(1)", "completed"])
  }
}

@Suite struct CountedDisposableTests {
  @Test func refCountDisposablesWaitForTheirReferences() {
    var count = 0
    let counted = RefCountDisposable(disposable: Disposables.create { count += 1 })
    let first = counted.retain(), second = counted.retain()
    counted.dispose()
    counted.dispose()
    first.dispose()
    first.dispose()
    #expect(count == 0 && !counted.isDisposed)
    second.dispose()
    #expect(count == 1 && counted.isDisposed)
    counted.retain().dispose()
    #expect(count == 1)
  }

  @Test func refCountDisposablesWithoutReferencesDisposeImmediately() {
    var count = 0
    let counted = RefCountDisposable(disposable: Disposables.create { count += 1 })
    counted.retain().dispose()
    #expect(count == 0)
    counted.dispose()
    #expect(count == 1)
  }

  @Test func scheduledDisposablesDisposeOnTheirScheduler() {
    let stage = TestStage()
    var log: [String] = []
    stage.at(100) {
      let disposable = ScheduledDisposable(
        scheduler: MainScheduler.asyncInstance,
        disposable: Disposables.create { log.append("gone") })
      disposable.dispose()
      disposable.dispose()
      log.append("back")
      #expect(!disposable.isDisposed)
      #expect(disposable.scheduler is SerialDispatchQueueScheduler)
      stage.at(200) { #expect(disposable.isDisposed) }
    }
    stage.run(to: 300)
    #expect(log == ["back", "gone"])
  }
}

@Suite struct GenerateAndUsingTests {
  @Test func generate() {
    let powers = Observable.generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 })
    #expect(events(powers) == ["next(1)", "next(2)", "next(4)", "next(8)", "completed"])
    #expect(events(powers) == events(powers))
    #expect(
      events(Observable.generate(initialState: 1, condition: { $0 < 1 }, iterate: { $0 }))
        == ["completed"])
    let failing = Observable.generate(
      initialState: 1, condition: { _ in true }, iterate: { _ in throw TestError() })
    #expect(events(failing) == ["next(1)", "error(boom)"])
    let never = Observable.generate(
      initialState: 1, condition: { _ in throw TestError() }, iterate: { $0 })
    #expect(events(never) == ["error(boom)"])
    let endless = Observable.generate(
      initialState: 1, condition: { _ in true }, iterate: { $0 + 1 })
    #expect(events(endless.skip(999_999).take(1)) == ["next(1000000)", "completed"])
    let main = MainScheduler.instance
    #expect(
      TestStage().record {
        Observable.generate(
          initialState: 1, condition: { $0 < 3 }, scheduler: main, iterate: { $0 + 1 })
      } == ["0: next(1)", "0: next(2)", "0: completed"])
    let stage = TestStage()
    stage.clock.turnLimit = 1_000
    stage.at(0) { _ = endless.subscribe() }
    stage.run(to: 10)
    #expect((stage.clock.failure as? FlipbookError)?.code == .zeroTimeLoop)
  }

  @Test func resourcesLastAsLongAsTheSequence() {
    var resources: [BooleanDisposable] = []
    check(
      { source in
        Observable.using({
          resources.append(BooleanDisposable())
          return resources[resources.count - 1]
        }) { resource in
          source.do(onNext: { _ in #expect(!resource.isDisposed) })
        }
      },
      [
        ("100:1 200:|", "100:1 200:|", "0-200"), ("100:#", "100:#", "0-100"),
        ("", "", "0-1000"), ("100:1 150:x", "100:1", "0-150"),
      ])
    #expect(resources.count == 4)
    #expect(resources.filter(\.isDisposed).count == 4)
  }

  @Test func resourcesAreDisposedIfAFactoryThrows() {
    let resource = BooleanDisposable()
    let failing = Observable<Int>.using({ resource }) { _ in throw TestError() }
    #expect(events(failing) == ["error(boom)"])
    #expect(resource.isDisposed)
    let none = Observable<Int>.using({ () throws -> BooleanDisposable in throw TestError() }) { _ in
      .just(1)
    }
    #expect(events(none) == ["error(boom)"])
  }

  @Test func resourcesAreDisposedAfterTheSequence() {
    let subject = PublishSubject<Int>()
    let resource = SingleAssignmentDisposable()
    resource.setDisposable(Disposables.create { #expect(!subject.hasObservers) })
    let subscription = Observable.using({ resource }) { _ in subject }.subscribe()
    #expect(subject.hasObservers)
    subscription.dispose()
    #expect(resource.isDisposed)
  }
}
