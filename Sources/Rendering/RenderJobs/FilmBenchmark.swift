public import Failures
public import FilmStage
import Foundation
import Raster
import Rasterizer
import Sinks

/// A stage of the work on frames: its processor time and allocations, for all frames together.
@_spi(Benchmarks) public struct BenchmarkStage: Sendable {
  /// The name of the stage.
  public let name: String
  /// The processor time of all threads, in seconds.
  public internal(set) var seconds = 0.0
  /// The number of allocated blocks of memory.
  public internal(set) var allocations: UInt = 0
}

extension Film {
  /// Plays the film and draws every frame on this thread without writing anything, for benchmarks.
  /// If `reuse` is false, each frame is drawn completely and nothing is cached between frames.
  /// Returns the numbers of frames and pixels that were drawn.
  @_spi(Benchmarks) public static func benchmarkDrawing(
    reuse: Bool
  ) throws(FlipbookError) -> (frames: Int, pixels: Int) {
    try benchmark(reuse: reuse) { _, _ in }
  }

  /// Plays the film and draws every frame on this thread without writing anything. Returns the
  /// number of frames except the first, and what each stage took for them. `countAllocations`
  /// returns the number of blocks that the program has allocated so far.
  @_spi(Benchmarks) public static func benchmarkStages(
    countAllocations: () -> UInt = { 0 }
  ) throws(FlipbookError) -> (frames: Int, stages: [BenchmarkStage]) {
    var stages = ["evaluate", "list", "digest", "compare", "raster"].map {
      BenchmarkStage(name: $0)
    }
    var (time, allocations) = (0.0, UInt(0))
    let (frames, _) = try benchmark(reuse: true) { frame, stage in
      let (timeNow, allocationsNow) = (processorTime(), countAllocations())
      if frame > 0, let stage {
        stages[stage].seconds += timeNow - time
        stages[stage].allocations += allocationsNow - allocations
      }
      (time, allocations) = (timeNow, allocationsNow)
    }
    return (frames - 1, stages)
  }

  /// Plays and draws the film; calls `mark` at the beginning of each frame, with nil, and after each
  /// of its stages.
  private static func benchmark(
    reuse: Bool, _ mark: (_ frame: Int, _ stage: Int?) -> Void
  ) throws(FlipbookError) -> (frames: Int, pixels: Int) {
    let count = try countFrames(FilmLimits())
    let run = try FilmRun(Self.self)
    let bands = Bands(width: run.stage.format.width, height: run.stage.format.height)
    var canvas = (0..<bands.count).map { band in
      [UInt32](repeating: 0, count: bands.rows(of: band).count * bands.width)
    }
    var renderer = Renderer(coverages: CoverageCache(capacity: reuse ? 64 << 20 : 0))
    var last: DisplayList?
    var backdrops: SharedBackdrops?
    var pixelCount = 0
    for number in 0..<count {
      mark(number, nil)
      try run.advance(toFrame: number)
      mark(number, 0)
      let list = try run.displayList(ofFrame: number)
      mark(number, 1)
      // Renders also compute the digest of every frame.
      _ = list.digest
      mark(number, 2)
      let damage = Damage(from: reuse ? last : nil, to: list)
      if !damage.isEmpty { backdrops = SharedBackdrops(list, after: reuse ? backdrops : nil) }
      mark(number, 3)
      for band in 0..<bands.count {
        let areas = damage.areas(ofBand: band)
        if areas.isEmpty { continue }
        pixelCount += areas.reduce(0) { $0 + $1.pixelCount }
        var pixels = canvas[band].mutableSpan
        renderer.render(list, areas, ofBand: band, sharing: backdrops, into: &pixels)
      }
      mark(number, 4)
      last = list
    }
    return (count, pixelCount)
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
