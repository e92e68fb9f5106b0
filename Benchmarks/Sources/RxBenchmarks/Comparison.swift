import Foundation

/// The same work in two libraries, in alternation, so that changes in the machine's load affect
/// both. All work runs on one thread, whose processor time is measured.
struct Comparison {
  let name: String
  /// The number of elements that one run emits.
  let elements: Int
  let ours: () -> Int
  /// Nil if the other library has no equivalent.
  let theirs: (() -> Int)?
  /// Whether `theirs` is a part of `ours`, such as the source of a bridge, so that the difference is
  /// printed instead of the ratio.
  var isPart = false

  /// Runs both `rounds` times and prints the medians in nanoseconds per element, and their ratio.
  ///
  /// Each run returns the sum of the received elements; both sums must agree.
  func run(rounds: Int = 5) {
    var (ourTimes, theirTimes) = ([Double](), [Double]())
    for _ in 0..<rounds {
      let (ourTime, ourSum) = timed(ours)
      ourTimes.append(ourTime)
      guard let theirs else { continue }
      let (theirTime, theirSum) = timed(theirs)
      theirTimes.append(theirTime)
      precondition(ourSum == theirSum, "\(name): the results differ, \(ourSum) and \(theirSum)")
    }
    let ours = median(ourTimes)
    let line = String(format: "%7.1f ns", ours)
    let other = theirTimes.isEmpty ? "" : String(format: "%7.1f ns", median(theirTimes))
    let ratio =
      theirTimes.isEmpty
      ? ""
      : isPart
        ? String(format: "+%.1f ns", median(zip(ourTimes, theirTimes).map { $0 - $1 }))
        : String(format: "%5.2f", ours / median(theirTimes))
    print("| \(name) | \(line) | \(other) | \(ratio) |")
  }

  /// Returns the nanoseconds per element, and the result.
  private func timed(_ body: () -> Int) -> (Double, Int) {
    var sum = 0
    let start = Self.processorTime
    sum = body()
    let nanoseconds = Self.processorTime - start
    return (nanoseconds / Double(elements), sum)
  }

  /// The processor time of the current thread in nanoseconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
