public import Failures
public import FilmStage
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
}
