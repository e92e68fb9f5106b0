import Combine
import Foundation
import TestSupport
import Testing
import Views

/// A call of each symbol of Combine. Compiling it is the test.
private struct Calls {
  private let numbers = [1, 2, 3].publisher
  private let failing = Fail<Int, CancellationError>(error: CancellationError())
  private let subject = PassthroughSubject<Int, Never>()

  func shaping() -> [Any] {
    [
      numbers.map { $0 }, numbers.tryMap { $0 }, numbers.compactMap { $0 },
      numbers.tryCompactMap { $0 }, numbers.flatMap { Just($0) }, numbers.scan(0, +),
      numbers.tryScan(0) { $0 + $1 }, numbers.setFailureType(to: (any Error).self),
      failing.mapError { $0 },
      [1, nil].publisher.replaceNil(with: 0), numbers.filter { $0 > 1 },
      numbers.tryFilter { $0 > 1 }, numbers.removeDuplicates(), numbers.replaceEmpty(with: 0),
      numbers.replaceError(with: 0), numbers.collect(), numbers.collect(2),
      numbers.collect(.byTime(RunLoop.main, 1)),
      numbers.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 2)), numbers.ignoreOutput(),
      numbers.reduce(0, +), numbers.tryReduce(0) { $0 + $1 },
    ]
  }

  func selecting() -> [Any] {
    [
      subject.count(), subject.max(), subject.min(), subject.contains(1),
      subject.allSatisfy { $0 > 0 }, subject.first(), subject.last(), subject.output(at: 1),
      subject.prefix(1), subject.dropFirst(), subject.drop { $0 > 1 },
    ]
  }

  func combining() -> [Any] {
    [
      subject.append(4), subject.prepend(0), subject.zip(numbers),
      subject.map { Just($0) }.switchToLatest(), subject.merge(with: numbers),
      subject.merge(with: numbers, numbers, numbers), subject.merge(with: subject),
      subject.combineLatest(numbers), subject.combineLatest(numbers, numbers, numbers),
      Publishers.Merge3(subject, numbers, numbers), Publishers.CombineLatest(subject, numbers),
    ]
  }

  func time() -> [Any] {
    [
      subject.debounce(for: 1, scheduler: RunLoop.main),
      subject.throttle(for: 1, scheduler: RunLoop.main, latest: true),
      subject.delay(for: 1, scheduler: DispatchQueue.main),
      subject.timeout(1, scheduler: OperationQueue.main),
      subject.measureInterval(using: RunLoop.main), subject.receive(on: RunLoop.main),
      subject.subscribe(on: ImmediateScheduler.shared),
      Timer.publish(every: 1, on: .main, in: .common).autoconnect(),
      NotificationCenter.default.publisher(for: Notification.Name("name")),
      UIView().publisher(for: \.alpha),
    ]
  }

  func errorsAndSharing() -> [Any] {
    [
      failing.catch { _ in Empty<Int, Never>() }, failing.tryCatch { _ in Just(1) },
      failing.retry(1),
      numbers.assertNoFailure(), subject.share(), subject.multicast(subject: subject),
      subject.makeConnectable(),
      subject.buffer(size: 1, prefetch: .keepFull, whenFull: .dropOldest),
      subject.handleEvents(), subject.print(), subject.breakpoint(),
      Just([1]).encode(encoder: Encoder()), Just(Data()).decode(type: Int.self, decoder: Decoder()),
    ]
  }

  private struct Encoder: TopLevelEncoder {
    func encode<T: Encodable>(_ value: T) throws -> Data { try JSONEncoder().encode(value) }
  }

  private struct Decoder: TopLevelDecoder {
    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
      try JSONDecoder().decode(type, from: data)
    }
  }

  private final class Model: ObservableObject {
    @Published var number = 0
  }

  func ends() -> [Any] {
    var held: Set<AnyCancellable> = []
    let model = Model()
    subject.sink { _ in }.store(in: &held)
    subject.assign(to: \.number, on: model).store(in: &held)
    subject.assign(to: &model.$number)
    return [
      held, subject.eraseToAnyPublisher(), subject.values, Future<Int, Never> { $0(.success(1)) },
      Deferred { Just(1) }, Record<Int, Never> { $0.receive(1) },
      CurrentValueSubject<Int, Never>(1),
      AnySubscriber<Int, Never>(), AnyPublisher(numbers), Empty<Int, Never>(),
    ]
  }
}

@Suite struct CombineCallsTests {
  @Test func allSymbolsOfTheTableAreCalled() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Reactive/StageCombine/PARITY.md")
    let rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }.map { $0.split(separator: "|").map(String.init) }
    #expect(rows.count > 15)
    for row in rows where !row[1].contains("absent") {
      for symbol in row[0].split(separator: "`").enumerated() where symbol.offset % 2 == 1 {
        #expect(source.contains(symbol.element), "\(symbol.element) isn't called.")
      }
    }
  }

  @Test func allCallsReturnPublishers() {
    let all = Calls()
    let calls = [
      all.shaping(), all.selecting(), all.combining(), all.time(), all.errorsAndSharing(),
      all.ends(),
    ]
    #expect(calls.map(\.count) == [22, 11, 11, 10, 13, 10])
  }
}
