import Foundation
import RasterScenes

/// What drawing costs: pictures at several scales, gradients, shadows, strokes and letters, and one
/// colour for comparison.
///
/// The least of many runs: what else the machine does only adds to it.
///
/// `swift run -c release --package-path Benchmarks RasterBenchmarks`
@main
struct RasterBenchmarks {
  private static let rounds = 60

  static func main() {
    var times = RasterBenchmark.all.map { _ in [Double]() }
    // In turns, so that all meet the same machine.
    for _ in 0..<rounds {
      for (number, benchmark) in RasterBenchmark.all.enumerated() {
        let clock = ContinuousClock()
        let time = clock.measure { benchmark.run() }
        times[number].append(Double(time.components.attoseconds) / 1e12)
      }
    }
    print("| what | pixels | µs | ns a pixel |")
    print("| --- | --- | --- | --- |")
    for (benchmark, times) in zip(RasterBenchmark.all, times) {
      let least = times.min() ?? 0
      print(
        "| \(benchmark.name) | \(benchmark.pixelCount) "
          + String(
            format: "| %7.0f | %5.2f |", least, least * 1000 / Double(benchmark.pixelCount))
      )
    }
  }
}
