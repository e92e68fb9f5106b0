import Rx
import Testing
import VirtualTime

@Suite struct ZipTests {
  @Test func elementsArePairedInOrder() {
    let stage = TestStage()
    let left = stage.cold([(100, .next(1)), (150, .next(2)), (400, .completed)])
    let right = stage.cold([(200, .next("a")), (300, .next("b")), (350, .completed)])
    let log = stage.record { Observable.zip(left, right) { "\($0)\($1)" } }
    #expect(log == ["200: next(1a)", "300: next(2b)", "400: completed"])
    #expect(right.subscriptions == ["0-350"])
  }

  @Test func zipCompletesWhenAllSourcesHaveCompleted() {
    let stage = TestStage()
    let left = stage.hot([(10, Event<Int>.completed)])
    let right = stage.hot([(15, .next(2)), (20, .completed)])
    #expect(stage.record { Observable.zip(left, right) { $0 + $1 } } == ["20: completed"])
    #expect(right.subscriptions == ["0-20"])
  }

  @Test func zippedCollectionsCompleteWhenNoPairCanFollow() {
    let stage = TestStage()
    let left = stage.hot([(10, Event<Int>.completed)])
    let right = stage.hot([(15, .next(2)), (20, .completed)])
    #expect(stage.record { Observable.zip([left, right]) } == ["15: completed"])
    #expect(right.subscriptions == ["0-15"])
  }

  @Test func errorsEndTheSequenceImmediately() {
    let stage = TestStage()
    let left = stage.cold([(100, Event<Int>.error(TestError()))])
    let right = stage.cold([(50, .next(1)), (150, .next(2))])
    #expect(stage.record { Observable.zip(left, right) { $0 + $1 } } == ["100: error(boom)"])
    #expect(right.subscriptions == ["0-100"])
    let failing = Observable<Int>.zip(Observable.just(1), Observable.just(2)) { _, _ in
      throw TestError()
    }
    #expect(events(failing) == ["error(boom)"])
  }

  @Test func upToEightSourcesOfAnyTypesCanBeZipped() {
    let (a, b) = (Observable.of(1, 2), Observable.of("x", "y"))
    let tuples: Observable<(Int, String)> = Observable.zip(a, b)
    #expect(events(tuples.map { "\($0.0)\($0.1)" }) == ["next(1x)", "next(2y)", "completed"])
    let three = Observable.zip(a, b, a, resultSelector: { a, b, c in "\(a)\(b)\(c)" })
    #expect(events(three) == ["next(1x1)", "next(2y2)", "completed"])
    let eight = Observable.zip(a, a, a, a, a, a, a, a) { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 }
    #expect(events(eight) == ["next(8)", "next(16)", "completed"])
    let eightTuple = Observable.zip(a, b, a, a, a, a, a, b).map { $0.7 }
    #expect(events(eightTuple) == ["next(x)", "next(y)", "completed"])
    struct Pair { let number: Int, text: String }
    let pairs = Observable.zip(a, b, resultSelector: Pair.init(number:text:))
    #expect(events(pairs.map(\.text)) == ["next(x)", "next(y)", "completed"])
  }

  @Test func collectionsAreZippedToArrays() {
    #expect(
      events(Observable.zip([Observable.of(1, 2), .of(3, 4)]))
        == ["next([1, 3])", "next([2, 4])", "completed"])
    #expect(
      events(Observable.zip([Observable.of(1, 2), .of(3, 4)]) { $0.reduce(0, +) })
        == ["next(4)", "next(6)", "completed"])
    #expect(events(Observable<Int>.zip([Observable<Int>]())) == ["completed"])
  }
}

@Suite struct CombineLatestTests {
  @Test func latestElementsAreCombinedOnceAllSourcesHaveSent() {
    let stage = TestStage()
    let left = stage.cold([(100, .next(1)), (300, .next(2)), (350, .completed)])
    let right = stage.cold([(200, .next("a")), (400, .next("b")), (500, .completed)])
    let log = stage.record { Observable.combineLatest(left, right) { "\($0)\($1)" } }
    #expect(log == ["200: next(1a)", "300: next(2a)", "400: next(2b)", "500: completed"])
    #expect(left.subscriptions == ["0-350"])
    #expect(right.subscriptions == ["0-500"])
  }

  @Test func combineLatestCompletesWhenNoResultIsPossible() {
    let stage = TestStage()
    let left = stage.hot([(10, Event<Int>.completed)])
    let right = stage.hot([(15, .next(2)), (20, .completed)])
    #expect(stage.record { Observable.combineLatest(left, right) { $0 + $1 } } == ["15: completed"])
    #expect(right.subscriptions == ["0-15"])
  }

  @Test func errorsEndTheSequenceImmediately() {
    let stage = TestStage()
    let left = stage.cold([(100, Event<Int>.error(TestError()))])
    let right = stage.cold([(50, .next(1)), (150, .next(2))])
    let log = stage.record { Observable.combineLatest([left, right]) }
    #expect(log == ["100: error(boom)"])
    #expect(right.subscriptions == ["0-100"])
  }

  @Test func tuplesAndArraysAreSentWithoutASelector() {
    let (a, b) = (Observable.just(1), Observable.just("x"))
    let tuples: Observable<(Int, String, Int)> = Observable.combineLatest(a, b, a)
    #expect(events(tuples.map { "\($0)\($1)\($2)" }) == ["next(1x1)", "completed"])
    #expect(events(Observable.combineLatest([a, a])) == ["next([1, 1])", "completed"])
    #expect(
      events(Observable.combineLatest([a, a]) { $0.reduce(0, +) }) == ["next(2)", "completed"])
  }

  @Test func combineLatestOfNoSequencesSendsAnEmptyArray() {
    let none: [Observable<Int>] = []
    #expect(events(Observable<Int>.combineLatest(none)) == ["next([])", "completed"])
    #expect(events(Observable.combineLatest(none) { $0.count }) == ["next(0)", "completed"])
    #expect(events(Observable.combineLatest(none) { _ in 7 }.take(1)) == ["next(7)", "completed"])
    let failing = Observable<Int>.combineLatest(none) { _ in throw TestError() }
    #expect(events(failing) == ["error(boom)"])
    #expect(events(Observable<Int>.zip(none)) == ["completed"])
  }
}
