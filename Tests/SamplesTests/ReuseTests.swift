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
  /// What is drawn, on several threads, of what changed alone is to the byte what one thread draws
  /// that knows nothing of any other frame.
  @Test(arguments: sampleFilms.indices)
  func filmsDrawnWithReuseAreThoseDrawnWithout(film number: Int) throws {
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
