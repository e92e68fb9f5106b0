import Combine
import FilmStage
import Foundation
import Geometry
import Rx
import Testing
import VirtualTime

/// A subscriber that requests elements one by one.
private final class Slow<Input>: Subscriber {
  typealias Failure = any Error

  private var subscription: (any Subscription)?
  private(set) var received: [Input] = []
  private(set) var end: Subscribers.Completion<any Error>?

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    received.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<any Error>) { end = completion }

  func request(_ count: Int) { subscription?.request(.max(count)) }

  func cancel() { subscription?.cancel() }
}

private struct Failure: Error {}

@Suite struct BridgeTests {
  private let stage: Stage

  init() throws { stage = try Stage(canvas: Canvas(width: 8, height: 8)) }

  @Test func elementsBeyondTheDemandWait() {
    let subject = PublishSubject<Int>()
    let slow = Slow<Int>()
    subject.asPublisher().subscribe(slow)
    slow.request(2)
    for number in 1...4 { subject.onNext(number) }
    subject.onError(Failure())
    #expect(slow.received == [1, 2] && slow.end == nil)
    slow.request(1)
    #expect(slow.received == [1, 2, 3] && slow.end == nil)
    slow.request(5)
    #expect(slow.received == [1, 2, 3, 4])
    guard case .failure(let error)? = slow.end else {
      Issue.record("The error is missing.")
      return
    }
    #expect(error is Failure)
  }

  @Test func cancellationDisposesOfTheSubscription() {
    let subject = PublishSubject<Int>()
    let slow = Slow<Int>()
    subject.asPublisher().subscribe(slow)
    #expect(!subject.hasObservers)
    slow.request(1)
    #expect(subject.hasObservers)
    slow.cancel()
    #expect(!subject.hasObservers)
  }

  @Test func publishersAreObservables() {
    let subject = PassthroughSubject<Int, Failure>()
    var events: [String] = []
    var cancelled = false
    let source = subject.handleEvents(receiveCancel: { cancelled = true })
    let first = source.asObservable().subscribe { events.append("\($0)") }
    subject.send(1)
    subject.send(2)
    first.dispose()
    #expect(cancelled)
    subject.send(3)
    _ = source.asObservable().subscribe { events.append("\($0)") }
    subject.send(completion: .failure(Failure()))
    #expect(events == ["next(1)", "next(2)", "error(Failure())"])
  }

  @Test func aRoundTripKeepsOrderAndCompletion() throws {
    var elements: [Int] = []
    var isComplete = false
    _ = Observable.range(start: 0, count: 1000).asPublisher()
      .flatMap(maxPublishers: .max(1)) { Just($0).setFailureType(to: (any Error).self) }
      .asObservable().asPublisher().asObservable()
      .subscribe(onNext: { elements.append($0) }, onCompleted: { isComplete = true })
    #expect(elements == Array(0..<1000) && isComplete)
  }

  @Test func asynchronousSequencesAndPublishers() throws {
    var seen: [String] = []
    let stage = stage
    stage.perform {
      let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(3)
      stage.task {
        for try await tick in ticks.asPublisher().values { seen.append("\(stage.time) \(tick)") }
        seen.append("end")
      }
      let numbers = AsyncStream<Int> { continuation in
        for number in 7...8 { continuation.yield(number) }
        continuation.finish()
      }
      _ = numbers.asPublisher().asObservable().subscribe(onNext: { seen.append("\($0)") })
    }
    try stage.advance(to: 5)
    #expect(seen == ["7", "8", "1.0 0", "2.0 1", "3.0 2", "end"])
  }

  @Test func iterationsDemandTheElementsThatTheyRequest() throws {
    var seen: [String] = []
    let stage = stage
    stage.perform {
      let subject = PassthroughSubject<Int, Failure>()
      let source = subject.handleEvents(
        receiveCancel: { seen.append("cancel") }, receiveRequest: { seen.append("\($0)") })
      stage.task {
        do {
          for try await number in source.values { seen.append("\(number)") }
        } catch {
          seen.append("\(error)")
        }
      }
      stage.task {
        try await Task.sleep(for: .seconds(1))
        subject.send(1)
        // Nothing is requested until the iteration continues.
        subject.send(2)
        try await Task.sleep(for: .seconds(1))
        subject.send(3)
        try await Task.sleep(for: .seconds(1))
        subject.send(completion: .failure(Failure()))
      }
    }
    try stage.advance(to: 5)
    #expect(seen == ["max(1)", "1", "max(1)", "3", "max(1)", "Failure()"])
  }

  @Test func elementsThatArriveAtOnceAndLateKeepTheirOrder() throws {
    var seen: [String] = []
    let stage = stage
    stage.perform {
      let subject = PassthroughSubject<Int, Never>()
      stage.task {
        let source = [1, 2].publisher.append(subject).append([4, 5])
        for await number in source.values { seen.append("\(stage.time) \(number)") }
        seen.append("end")
      }
      stage.task {
        try await Task.sleep(for: .seconds(1))
        subject.send(3)
        try await Task.sleep(for: .seconds(1))
        subject.send(completion: .finished)
      }
    }
    try stage.advance(to: 5)
    #expect(seen == ["0.0 1", "0.0 2", "1.0 3", "2.0 4", "2.0 5", "end"])
  }

  @Test func elementsBeyondTheDemandAreKept() throws {
    var seen: [Int] = []
    let stage = stage
    stage.task { for await number in GreedyPublisher().values { seen.append(number) } }
    try stage.advance(to: 1)
    #expect(seen == [0, 1, 2, 3, 4, 5])
  }

  @Test func iterationsThatEndOrAreCancelledCancelTheSubscription() throws {
    var seen: [String] = []
    let stage = stage
    stage.perform {
      let numbers = CurrentValueSubject<Int, Never>(7)
      let source = numbers.handleEvents(receiveCancel: { seen.append("cancel") })
      stage.task {
        for await number in source.values {
          seen.append("\(number)")
          break
        }
        let waiting = stage.task {
          for await number in source.values { seen.append("\(number)") }
          seen.append("end, \(Task.isCancelled)")
        }
        try await Task.sleep(for: .seconds(1))
        waiting.cancel()
      }
    }
    try stage.advance(to: 5)
    #expect(seen == ["7", "cancel", "7", "cancel", "end, true"])
  }

  @Test func aPushSourceIsStartedAndStopped() {
    var stops = 0
    var sink: PushSink<Int>?
    let source = Observable<Int>.create(start: {
      sink = $0
      return { stops += 1 }
    })
    var seen: [Int] = []
    let subscription = source.subscribe(onNext: { seen.append($0) })
    sink?.next(1)
    subscription.dispose()
    sink?.next(2)
    #expect(seen == [1] && stops == 1)
  }
}

/// A publisher that answers each demand with two elements.
private struct GreedyPublisher: Publisher {
  typealias Output = Int
  typealias Failure = Never

  func receive<Downstream: Subscriber<Int, Never>>(subscriber: Downstream) {
    subscriber.receive(subscription: GreedySubscription(subscriber))
  }
}

private final class GreedySubscription<Downstream: Subscriber<Int, Never>>: Subscription {
  private var subscriber: Downstream?
  private var count = 0

  init(_ subscriber: Downstream) { self.subscriber = subscriber }

  func request(_ demand: Subscribers.Demand) {
    for _ in 0..<2 {
      guard let subscriber else { return }
      if count == 6 { return finish(subscriber) }
      count += 1
      _ = subscriber.receive(count - 1)
    }
  }

  private func finish(_ subscriber: Downstream) {
    self.subscriber = nil
    subscriber.receive(completion: .finished)
  }

  func cancel() { subscriber = nil }
}
