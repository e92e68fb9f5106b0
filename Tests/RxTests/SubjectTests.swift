import Rx
import Testing
import VirtualTime

@Suite struct SubjectTests {
  @Test func publishSubjectsSendLaterElements() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    subject.onNext(1)
    let subscription = subject.subscribe { log.append("a \($0.debugDescription)") }
    subject.onNext(2)
    _ = subject.subscribe { log.append("b \($0.debugDescription)") }
    subject.onNext(3)
    subscription.dispose()
    subject.onCompleted()
    subject.onNext(4)
    #expect(
      log == ["a next(2)", "a next(3)", "b next(3)", "b completed"])
    #expect(!subject.hasObservers)
    #expect(events(subject) == ["completed"])
  }

  @Test func behaviorSubjectsHaveAValue() throws {
    let subject = BehaviorSubject(value: 1)
    var log: [String] = []
    _ = subject.subscribe { log.append($0.debugDescription) }
    subject.onNext(2)
    #expect(try subject.value() == 2)
    #expect(log == ["next(1)", "next(2)"])
    subject.onError(TestError())
    #expect(throws: TestError.self) { try subject.value() }
    #expect(events(subject) == ["error(boom)"])
  }

  @Test func replaySubjectsKeepTheirLastElements() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    (1...3).forEach(subject.onNext)
    #expect(events(subject) == ["next(2)", "next(3)"])
    subject.onCompleted()
    #expect(events(subject) == ["next(2)", "next(3)", "completed"])
    let unbounded = ReplaySubject<Int>.createUnbounded()
    (1...300).forEach(unbounded.onNext)
    #expect(events(unbounded).count == 300)
    let none = ReplaySubject<Int>.create(bufferSize: 0)
    none.onNext(1)
    #expect(events(none) == [])
  }

  @Test func disposedSubjectsFailTheirSubscribers() {
    let publish = PublishSubject<Int>(), behavior = BehaviorSubject(value: 1)
    let replay = ReplaySubject<Int>.create(bufferSize: 1)
    var count = 0
    _ = publish.subscribe { _ in count += 1 }
    publish.dispose()
    behavior.dispose()
    replay.dispose()
    publish.onNext(1)
    #expect(count == 0)
    #expect(publish.isDisposed && !publish.hasObservers)
    #expect(throws: RxError.self) { try behavior.value() }
    for log in [events(publish), events(behavior), events(replay)] {
      #expect(log.count == 1 && log[0].hasPrefix("error(Object"))
    }
  }

  @Test func subscribersCanChangeDuringDelivery() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    let second = SerialDisposable()
    _ = subject.subscribe(onNext: { element in
      log.append("a \(element)")
      second.dispose()
      if element == 1 { _ = subject.subscribe(onNext: { log.append("c \($0)") }) }
    })
    second.disposable = subject.subscribe(onNext: { log.append("b \($0)") })
    subject.onNext(1)
    subject.onNext(2)
    #expect(log == ["a 1", "a 2", "c 2"])
  }

  @Test func subjectsCanObserveSequences() {
    let subject = ReplaySubject<Int>.createUnbounded()
    _ = Observable.of(1, 2).subscribe(subject)
    #expect(events(subject) == ["next(1)", "next(2)", "completed"])
    let other = PublishSubject<String>()
    var log: [String] = []
    _ = other.subscribe(onNext: { log.append($0) })
    other.asObserver().mapObserver { (number: Int) in "\(number)" }.onNext(7)
    other.asObserver().asObserver().onNext("x")
    #expect(log == ["7", "x"])
  }
}
