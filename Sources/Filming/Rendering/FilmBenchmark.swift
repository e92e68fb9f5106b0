import Output
import Raster

extension Film {
  /// Plays the film and draws every frame on this thread, writing nothing: what benchmarks time.
  /// Without `reuse` each frame is drawn whole. Returns how many frames there were.
  @_spi(Benchmarks) public static func benchmarkDrawing(reuse: Bool) throws(FilmError) -> Int {
    let count = try countFrames(FilmLimits())
    let run = try FilmRun(Self.self)
    var renderer = Renderer()
    let format = run.stage.format
    guard var bitmap = Bitmap(width: format.width, height: format.height) else { return 0 }
    for number in 0..<count {
      renderer.render(try run.displayList(ofFrame: number), into: &bitmap)
    }
    return count
  }
}
