public import Failures
public import FilmStage
import Foundation
import Raster
import Rasterizer
import Sinks

extension Film {
  /// Plays the film and draws every frame on this thread without writing anything, for benchmarks.
  /// If `reuse` is false, each frame is drawn completely and nothing is cached between frames.
  /// Returns the numbers of frames and pixels that were drawn.
  @_spi(Benchmarks) public static func benchmarkDrawing(
    reuse: Bool
  ) throws(FlipbookError) -> (frames: Int, pixels: Int) {
    let count = try countFrames(FilmLimits())
    let run = try FilmRun(Self.self)
    let bands = Bands(width: run.stage.format.width, height: run.stage.format.height)
    var canvas = (0..<bands.count).map { band in
      [UInt32](repeating: 0, count: bands.rows(of: band).count * bands.width)
    }
    var renderer = Renderer(coverages: CoverageCache(capacity: reuse ? 64 << 20 : 0))
    var last: DisplayList?
    var pixelCount = 0
    for number in 0..<count {
      let list = try run.displayList(ofFrame: number)
      // Renders also compute the digest of every frame.
      _ = list.digest
      let damage = Damage(from: reuse ? last : nil, to: list)
      for band in 0..<bands.count {
        let areas = damage.areas(ofBand: band)
        if areas.isEmpty { continue }
        pixelCount += areas.reduce(0) { $0 + $1.pixelCount }
        var pixels = canvas[band].mutableSpan
        renderer.render(list, areas, ofBand: band, into: &pixels)
      }
      last = list
    }
    return (count, pixelCount)
  }

  /// The processor time of a film's frames by stage, without writing.
  @_spi(Benchmarks) public typealias BenchmarkStages = (
    frames: Int, seconds: Double, stages: [(name: String, seconds: Double)]
  )

  /// Plays the film and draws every frame on this thread without writing anything. Returns the
  /// processor time of each stage for all frames except the first.
  @_spi(Benchmarks) public static func benchmarkStages() throws(FlipbookError) -> BenchmarkStages {
    let count = try countFrames(FilmLimits())
    let run = try FilmRun(Self.self)
    let bands = Bands(width: run.stage.format.width, height: run.stage.format.height)
    var canvas = (0..<bands.count).map { band in
      [UInt32](repeating: 0, count: bands.rows(of: band).count * bands.width)
    }
    var renderer = Renderer()
    var last: DisplayList?
    var seconds = [Double](repeating: 0, count: 5)
    func measure<Value>(
      _ stage: Int, _ work: () throws(FlipbookError) -> Value
    ) throws(FlipbookError) -> Value {
      let start = processorTime()
      defer { if last != nil { seconds[stage] += processorTime() - start } }
      return try work()
    }
    for number in 0..<count {
      try measure(0) { () throws(FlipbookError) in try run.advance(toFrame: number) }
      let list = try measure(1) { () throws(FlipbookError) in try run.displayList(ofFrame: number) }
      _ = try measure(2) { list.digest }
      let damage = try measure(3) { Damage(from: last, to: list) }
      try measure(4) {
        for band in 0..<bands.count {
          let areas = damage.areas(ofBand: band)
          if areas.isEmpty { continue }
          var pixels = canvas[band].mutableSpan
          renderer.render(list, areas, ofBand: band, into: &pixels)
        }
      }
      last = list
    }
    let names = ["evaluate", "list", "digest", "compare", "raster"]
    return (count - 1, seconds.reduce(0, +), Array(zip(names, seconds)))
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
