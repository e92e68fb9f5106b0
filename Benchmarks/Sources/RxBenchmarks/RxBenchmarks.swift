import Flipbook
import OpenCombine

/// Measures the cost of an element in the reactive core, compared with OpenCombine in the same run.
///
/// `swift run -c release --package-path Benchmarks RxBenchmarks [WORD …]`
///
/// With words, only benchmarks whose names contain one of them run.
@main
struct RxBenchmarks {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    print("| per element | Flipbook | OpenCombine | ratio |")
    print("| --- | --- | --- | --- |")
    for comparison in all + DialectBenchmarks.all
    where words.isEmpty || words.contains(where: comparison.name.contains) {
      comparison.run()
    }
  }

  private static var all: [Comparison] {
    [
      Comparison(name: "20 operators", elements: 1_000_000, ours: ourChain, theirs: theirChain),
      Comparison(
        name: "flatMap over 100 000 inner sequences", elements: 100_000, ours: ourFlatMap,
        theirs: theirFlatMap),
      Comparison(
        name: "concat of a million sequences", elements: 1_000_000, ours: ourConcat, theirs: nil),
      Comparison(
        name: "a recursive sequence, a million times", elements: 1_000_000,
        ours: ourRecursion, theirs: nil),
      Comparison(
        name: "a million repeated elements", elements: 1_000_000, ours: ourRepetition, theirs: nil),
      Comparison(
        name: "100 000 timers on one clock", elements: 100_000, ours: timers, theirs: nil),
    ]
  }

  @Sendable private static func next(_ value: Int) -> Int { value &+ 1 }

  @Sendable private static func isWanted(_ value: Int) -> Bool { value != 7 }

  private static func ourChain() -> Int {
    var sum = 0
    let half = Observable.range(start: 0, count: 1_000_000)
      .map(next).filter(isWanted).map(next).filter(isWanted)
      .map(next).filter(isWanted).map(next).filter(isWanted)
      .map(next).filter(isWanted)
    _ =
      half
      .map(next).filter(isWanted).map(next).filter(isWanted)
      .map(next).filter(isWanted).map(next).filter(isWanted)
      .map(next).filter(isWanted)
      .subscribe(onNext: { sum &+= $0 })
    return sum
  }

  private static func theirChain() -> Int {
    var sum = 0
    let half = (0..<1_000_000).publisher
      .map(next).filter(isWanted).map(next).filter(isWanted)
      .map(next).filter(isWanted).map(next).filter(isWanted)
      .map(next).filter(isWanted)
    let subscription =
      half
      .map(next).filter(isWanted).map(next).filter(isWanted)
      .map(next).filter(isWanted).map(next).filter(isWanted)
      .map(next).filter(isWanted)
      .sink { sum &+= $0 }
    withExtendedLifetime(subscription) {}
    return sum
  }

  private static func ourFlatMap() -> Int {
    var sum = 0
    _ = Observable.range(start: 0, count: 100_000)
      .flatMap { Observable.just($0) }
      .subscribe(onNext: { sum &+= $0 })
    return sum
  }

  private static func theirFlatMap() -> Int {
    var sum = 0
    let subscription = (0..<100_000).publisher
      .flatMap { Just($0) }
      .sink { sum &+= $0 }
    withExtendedLifetime(subscription) {}
    return sum
  }

  private static func ourConcat() -> Int {
    var sum = 0
    _ = Observable.concat((0..<1_000_000).lazy.map { Observable.just($0) })
      .subscribe(onNext: { sum &+= $0 })
    return sum
  }

  private static func ourRecursion() -> Int {
    func from(_ number: Int) -> Observable<Int> {
      let one = Observable.just(number)
      return number == 999_999 ? one : one.concat(Observable.deferred { from(number + 1) })
    }
    var sum = 0
    _ = from(0).subscribe(onNext: { sum &+= $0 })
    return sum
  }

  private static func ourRepetition() -> Int {
    var sum = 0
    _ = Observable.repeatElement(1).take(1_000_000).subscribe(onNext: { sum &+= $0 })
    return sum
  }

  /// Runs timers that all wait at the same time, each for its own instant.
  private static func timers() -> Int {
    guard let stage = try? Stage(canvas: Canvas(width: 16, height: 16)) else { return 0 }
    var sum = 0
    stage.perform {
      for index in 0..<100_000 {
        _ = Observable<Int>
          .timer(.microseconds(index * 7919 % 100_000), scheduler: MainScheduler.instance)
          .subscribe(onNext: { _ in sum += 1 })
      }
    }
    try? stage.advance(to: 1)
    precondition(sum == 100_000, "only \(sum) timers ran")
    return sum
  }
}
