import Foundation
@_spi(Benchmarks) import FilmStage
import Flipbook

/// Measures sampling the layer tree for a frame when most layers rest, compared with sampling it
/// from scratch in the same run.
///
/// `swift run -c release --package-path Benchmarks LayerBenchmarks`
@main
struct LayerBenchmarks {
  private static let rounds = 7

  static func main() throws {
    let scenes = try [
      LayerScene("10 000 at rest and 100 animated", layers: 10_100, animated: 100),
      LayerScene("only the 100 animated", layers: 100, animated: 100),
      LayerScene("10 000 at rest", layers: 10_000),
      LayerScene("10 000 at rest and 100 moved by code", layers: 10_100, set: 100),
      LayerScene("only the 100 moved by code", layers: 100, set: 100),
      LayerScene("10 000 in a group that moves", layers: 10_000, isCarried: true),
    ]
    var reused = scenes.map { _ in [Double]() }
    var fromScratch = reused
    // Interleaved, so that changes in the machine's load affect all of them.
    for _ in 0..<rounds {
      for (number, scene) in scenes.enumerated() {
        reused[number].append(try scene.microseconds(frames: 100, reuse: true))
        fromScratch[number].append(try scene.microseconds(frames: 5, reuse: false))
      }
    }
    print("| per sample | with reuse | from scratch | ratio |")
    print("| --- | --- | --- | --- |")
    for (number, scene) in scenes.enumerated() {
      let (withReuse, withoutReuse) = (median(reused[number]), median(fromScratch[number]))
      print(
        "| \(scene.name) "
          + String(
            format: "| %9.1f µs | %9.1f µs | %6.1f |", withReuse, withoutReuse,
            withoutReuse / withReuse))
    }
    print(String(format: "animated: %.2f times", median(reused[0]) / median(reused[1])))
    print(String(format: "moved by code: %.2f times", median(reused[3]) / median(reused[4])))
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
