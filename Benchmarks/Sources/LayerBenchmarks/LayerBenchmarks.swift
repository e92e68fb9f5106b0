import Foundation
@_spi(Benchmarks) import FilmStage
import Flipbook

/// What a frame's sample of the layer tree costs where most layers rest, beside working it out with
/// nothing kept from the frame before, in the same run.
///
/// `swift run -c release --package-path Benchmarks LayerBenchmarks`
@main
struct LayerBenchmarks {
  private static let rounds = 7

  static func main() throws {
    let scenes = try [
      LayerScene("10 000 at rest and 100 animated", layers: 10_100, animated: 100),
      LayerScene("the 100 animated alone", layers: 100, animated: 100),
      LayerScene("10 000 at rest", layers: 10_000),
      LayerScene("10 000 at rest and 100 set by hand", layers: 10_100, set: 100),
      LayerScene("the 100 set by hand alone", layers: 100, set: 100),
      LayerScene("10 000 in a group that moves", layers: 10_000, isCarried: true),
    ]
    var kept = scenes.map { _ in [Double]() }
    var afresh = kept
    // In turns, so that all meet the same machine.
    for _ in 0..<rounds {
      for (number, scene) in scenes.enumerated() {
        kept[number].append(try scene.microseconds(frames: 100, reuse: true))
        afresh[number].append(try scene.microseconds(frames: 5, reuse: false))
      }
    }
    print("| per sample | kept | afresh | ratio |")
    print("| --- | --- | --- | --- |")
    for (number, scene) in scenes.enumerated() {
      let (mine, plain) = (median(kept[number]), median(afresh[number]))
      print(
        "| \(scene.name) "
          + String(format: "| %9.1f µs | %9.1f µs | %6.1f |", mine, plain, plain / mine))
    }
    print(String(format: "animated: %.2f times", median(kept[0]) / median(kept[1])))
    print(String(format: "set by hand: %.2f times", median(kept[3]) / median(kept[4])))
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
