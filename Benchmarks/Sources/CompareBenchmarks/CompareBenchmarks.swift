import BenchmarkFilms
import Flipbook
import Foundation
import PixelDiff

/// Measures comparisons for `scripts/bench` and prints JSON. In memory, it compares pairs of 1080p
/// frames of the scene (equal frames, consecutive ones, and ones with little in common) and reports
/// milliseconds. For two folders of frames, it reports pairs per second.
///
///     CompareBenchmarks [THREADS]      2 by default
///     CompareBenchmarks folders A B
@main
struct CompareBenchmarks {
  private static let rounds = 60

  private static let modes: [(name: String, tolerance: PixelTolerance)] = [
    ("exact", .exact), ("levels", .levels(2)), ("perceptual", .perceptual()),
  ]

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "folders", arguments.count == 3 {
      try compareFolders(CommandLine.arguments[2], CommandLine.arguments[3])
    } else {
      try comparePictures(threads: arguments.first.flatMap { Int($0) } ?? 2)
    }
  }

  private static func compareFolders(_ expected: String, _ actual: String) throws {
    let start = ContinuousClock.now
    let difference = try FilmComparator(.exact, threads: 2).compare(expected, actual)
    let time = (ContinuousClock.now - start) / .seconds(1)
    print(
      "{\"pairs\": \(difference.comparedFrames), \"same\": \(difference.isSame), "
        + "\"pairsPerSecond\": \(Double(difference.comparedFrames) / time)}")
  }

  private static func comparePictures(threads: Int) throws {
    let (first, again) = (try frame(at: 4.5), try frame(at: 4.5))
    let pairs = [
      ("equal", first, again), ("next", first, try frame(at: 4.5 + 1 / 60)),
      ("far", first, try frame(at: 7)),
    ]
    var times = pairs.map { _ in modes.map { _ in [Double]() } }
    // Interleaved, so that changes in the machine's load affect all of them.
    for _ in 0..<rounds {
      for (number, (_, expected, actual)) in pairs.enumerated() {
        for (modeIndex, mode) in modes.enumerated() {
          let comparator = PixelComparator(mode.tolerance, threads: threads)
          let time = ContinuousClock().measure { _ = comparator.compare(expected, actual) }
          times[number][modeIndex].append(Double(time.components.attoseconds) / 1e15)
        }
      }
    }
    let rows = zip(pairs, times).flatMap { pair, times in
      let pixels = Double(pair.1.width * pair.1.height)
      return zip(modes, times).map { mode, times in
        let found = PixelComparator(mode.tolerance).compare(pair.1, pair.2)
        return "{\"pair\": \"\(pair.0)\", \"mode\": \"\(mode.name)\", "
          + "\"differing\": \(Double(found.differingPixels) / pixels), "
          + "\"least\": \(times.min() ?? 0), \"median\": \(times.sorted()[times.count / 2])}"
      }
    }
    print("[" + rows.joined(separator: ",\n ") + "]")
  }

  /// Returns a frame in memory of its own.
  private static func frame(at seconds: Double) throws -> Bitmap {
    let stage = try Play(Intro1080p60.self, seconds: 10).stage
    try stage.advance(to: seconds)
    return stage.snapshot().bitmap
  }
}
