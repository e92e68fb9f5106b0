import Flipbook
import RxTesting
import Testing

/// The code of the landing page of RxTesting.
@Suite struct RxTestingSnippetTests {
  @Test func numbersAreMultiplied() {
    let scheduler = TestScheduler(initialClock: 0)
    let numbers = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .completed(300),
    ])
    let observer = scheduler.start { numbers.map { $0 * 10 } }
    #expect(observer.events == [.next(210, 10), .next(220, 20), .completed(300)])
  }
}
