import Foundation
import RasterScenes

/// Measures drawing: pictures at several scales, gradients, shadows, strokes and letters, and a
/// single colour for comparison.
///
/// The result is the minimum of many runs, because other work of the machine only adds time.
///
/// `swift run -c release --package-path Benchmarks RasterBenchmarks [NAME]` measures all drawings, or
/// those whose names contain NAME.
@main
struct RasterBenchmarks {
  private static let rounds = 60

  static func main() {
    let name = CommandLine.arguments.dropFirst().first ?? ""
    let benchmarks = RasterBenchmark.all.filter { name.isEmpty || $0.name.contains(name) }
    var times = benchmarks.map { _ in [Double]() }
    // Interleaved, so that changes in the machine's load affect all of them.
    for _ in 0..<rounds {
      for (number, benchmark) in benchmarks.enumerated() {
        let clock = ContinuousClock()
        let time = clock.measure { benchmark.run() }
        times[number].append(Double(time.components.attoseconds) / 1e12)
      }
    }
    print("| drawing | pixels | µs | ns per pixel |")
    print("| --- | --- | --- | --- |")
    for (benchmark, times) in zip(benchmarks, times) {
      let least = times.min() ?? 0
      print(
        "| \(benchmark.name) | \(benchmark.pixelCount) "
          + String(
            format: "| %7.0f | %5.2f |", least, least * 1000 / Double(benchmark.pixelCount))
      )
    }
  }
}
