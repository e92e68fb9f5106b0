import Foundation

/// One piece of work done by two libraries, in turns, so that both meet the same machine.
struct Comparison {
  let name: String
  /// How many elements one run passes on.
  let elements: Int
  let ours: () -> Int
  /// Nil where the other library has nothing of the kind.
  let theirs: (() -> Int)?

  /// Runs both `rounds` times and prints the medians in nanoseconds an element, and their ratio.
  ///
  /// Each run returns a sum over what arrived; both sums must agree.
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
    let mine = median(ourTimes)
    let line = String(format: "%7.1f ns", mine)
    let other = theirTimes.isEmpty ? "" : String(format: "%7.1f ns", median(theirTimes))
    let ratio = theirTimes.isEmpty ? "" : String(format: "%5.2f", mine / median(theirTimes))
    print("| \(name) | \(line) | \(other) | \(ratio) |")
  }

  /// Nanoseconds an element, and the result.
  private func timed(_ body: () -> Int) -> (Double, Int) {
    var sum = 0
    let time = ContinuousClock().measure { sum = body() }
    let nanoseconds =
      Double(time.components.attoseconds) / 1e9 + Double(time.components.seconds) * 1e9
    return (nanoseconds / Double(elements), sum)
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
