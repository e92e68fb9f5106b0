import Combine
import Testing

private enum Failure: Error, Equatable { case failed }

@Suite struct CombiningTests {
  private let first = PassthroughSubject<Int, Failure>()
  private let second = PassthroughSubject<Int, Failure>()
  private let third = PassthroughSubject<Int, Failure>()

  /// Subscribes and calls `send`; returns the events.
  private func events<P: Publisher>(of publisher: P, _ send: () -> Void) -> [String]
  where P.Failure == Failure {
    var events: [String] = []
    let held = publisher.sink(
      receiveCompletion: { events.append("\($0)") }, receiveValue: { events.append("\($0)") })
    send()
    withExtendedLifetime(held) {}
    return events
  }

  @Test func mergeForwardsInTheOrderOfArrival() {
    let merged = first.merge(with: second, third)
    let events = events(of: merged) {
      first.send(1)
      third.send(2)
      second.send(3)
      first.send(completion: .finished)
      second.send(completion: .finished)
      third.send(4)
      third.send(completion: .finished)
    }
    #expect(events == ["1", "2", "3", "4", "finished"])
  }

  @Test func aFailureEndsTheMerge() {
    let events = events(of: Publishers.MergeMany([first, second])) {
      first.send(1)
      second.send(completion: .failure(.failed))
      first.send(2)
    }
    #expect(events.count == 2 && events[0] == "1" && events[1].contains("failed"))
  }

  @Test func aMergeRespectsTheDemand() {
    let numbers = Publishers.Merge((1...3).publisher, (4...6).publisher)
    var received: [Int] = []
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.max(2)) },
      receiveValue: {
        received.append($0)
        return $0 == 4 ? .max(1) : .none
      })
    numbers.subscribe(subscriber)
    #expect(received.count <= 3 && Array(received.prefix(2)) == [1, 2])
  }

  @Test func anEmptyMergeCompletes() {
    #expect(
      events(of: Publishers.MergeMany([PassthroughSubject<Int, Failure>]())) {} == ["finished"])
  }

  @Test func combineLatestEmitsAfterAllHaveEmitted() {
    let events = events(of: first.combineLatest(second, third) { "\($0)\($1)\($2)" }) {
      first.send(1)
      second.send(2)
      third.send(3)
      first.send(4)
      first.send(completion: .finished)
      second.send(5)
      second.send(completion: .finished)
      third.send(completion: .finished)
    }
    #expect(events == ["123", "423", "453", "finished"])
  }
}
