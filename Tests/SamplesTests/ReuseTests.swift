import FilmStage
import Flipbook
import Images
import Raster
import Rasterizer
import RenderJobs
import RenderStore
import Sinks
import Testing
import TestSupport
import VideoEncoding

@Suite struct ReuseTests {
  /// Compares frames that several threads draw from the changes alone with frames that one thread
  /// draws from scratch, byte by byte.
  @Test(arguments: sampleFilms.indices)
  func reuseDoesNotChangePixels(film number: Int) throws {
    let film = sampleFilms[number]
    let folder = try TemporaryFolder()
    try render(
      film,
      RenderSettings(
        folder: folder.path, writesFrames: false, encoding: VideoSettings(), threads: 3))
    let hashes = try Manifest.read(folder("manifest.json")).frames.map(\.hash)
    let run = try FilmRun(film)
    for (frame, hash) in hashes.enumerated() {
      try run.stage.advance(to: run.stage.format.rate.instant(ofFrame: frame))
      var renderer = Renderer()
      let bitmap = renderer.render(run.stage.displayList(reuse: false))
      guard bitmap.map({ PixelHash($0) }) == hash else {
        Issue.record("\(film), frame \(frame)")
        return
      }
    }
  }

  private func render<FilmType: Film>(
    _ film: FilmType.Type, _ settings: RenderSettings
  ) throws {
    _ = try film.render(settings)
  }
}
