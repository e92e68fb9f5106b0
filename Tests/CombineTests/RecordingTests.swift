import Combine
import FilmStage
import Foundation
import Geometry
import Rx
import Testing
import VirtualTime

/// The rows of Combine's subscriptions in traces.
@Suite struct RecordingTests {
  private final class Model: ObservableObject {
    @Published var number = 0
  }

  private final class Receiver: Subscriber {
    var received: [Int] = []

    func receive(subscription: any Subscription) { subscription.request(.unlimited) }

    func receive(_ input: Int) -> Subscribers.Demand {
      received.append(input)
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}
  }

  private struct Failure: Error {}

  private let stage: Stage

  init() throws {
    stage = try Stage(canvas: Canvas(width: 8, height: 8))
    stage.clock.context.tracing = .full
  }

  /// Returns the recorded events, with the function that subscribed.
  private func rows(_ body: () -> Void) -> [String] {
    stage.perform(body)
    return SubscriptionLog.of(stage.clock).entries.map { entry in
      let events = entry.events.map { "\($0.event)" } + (entry.disposal.map { _ in ["end"] } ?? [])
      return "\(entry.function ?? "-") \(entry.element): \(events.joined(separator: " "))"
    }
  }

  @Test func eachWayToSubscribeIsRecorded() {
    let (subject, other, model, receiver) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), Model(), Receiver()
    )
    var held: Set<AnyCancellable> = []
    var sums = 0
    let found = rows {
      subject.sink { sums += $0 }.store(in: &held)
      subject.sink(receiveCompletion: { _ in sums += 100 }, receiveValue: { sums += $0 })
        .store(in: &held)
      subject.assign(to: \.number, on: model).store(in: &held)
      subject.assign(to: &model.$number)
      subject.subscribe(other).store(in: &held)
      subject.map { $0 * 2 }.subscribe(receiver)
      subject.send(1)
      subject.send(completion: .finished)
    }
    #expect(
      found == [
        "sink Int: next(1) completed", "sink Int: next(1) completed",
        "assign Int: next(1) completed", "assign Int: next(1) completed",
        // A subject without subscribers requests nothing.
        "subscribe Int: completed", "subscribe Int: next(2) completed",
      ])
    #expect(sums == 102 && model.number == 1 && receiver.received == [2])
  }

  @Test func errorsAndCancellationsAreRecorded() {
    let subject = PassthroughSubject<String, Failure>()
    let found = rows {
      let first = subject.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      let second = subject.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      subject.send("a")
      first.cancel()
      subject.send(completion: .failure(Failure()))
      withExtendedLifetime(second) {}
    }
    #expect(found == ["sink String: next(a) end", "sink String: next(a) error(Failure())"])
  }

  @Test func nothingIsRecordedWithoutATrace() {
    stage.clock.context.tracing = .none
    #expect(rows { Just(1).sink { _ in }.cancel() }.isEmpty)
  }
}
