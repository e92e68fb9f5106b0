import FilmStage
import Flipbook
import FlipbookTesting
import Raster
import TestSupport
import Testing

@testable import Title

@Suite struct TitleTests {
  @Test func itLastsAboutFourSeconds() throws {
    #expect((210...270).contains(try Title.countFrames(FilmLimits())))
  }

  /// Draws the film at a quarter of its size.
  @Test func theTitleMatchesItsGolden() throws {
    let strip = try Strip(width: 320, height: 180, at: [0.2, 0.7, 0.95, 1.5, 1.8, 2.6]) { window in
      Stage.current?.assets = [Title.assets].compactMap { $0 }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 1280, height: 720))
      view.transform = CGAffineTransform(scaleX: 0.25, y: 0.25)
      view.center = CGPoint(x: 160, y: 90)
      window.addSubview(view)
      let scene = Scene(in: view)
      _ = Observable.concat([
        scene.logo.rx.fade(to: 1, duration: 0.4), scene.type(),
        Observable.zip(scene.slideIn(), scene.underline()) { _, _ in },
      ]).subscribe()
    }
    expectImage(strip.bitmap, matches: "TitleFilm")
  }

  /// Compares a frame that is drawn alone with the same frame of the whole film.
  @Test func framesDoNotDependOnEarlierFrames() throws {
    let (whole, alone) = (try FilmRun(Title.self), try FilmRun(Title.self))
    for frame in 0..<100 { _ = try whole.displayList(ofFrame: frame) }
    #expect(try alone.displayList(ofFrame: 100) == whole.displayList(ofFrame: 100))
  }
}
