import Flipbook

/// Three loaders; after a while one changes its style and one stops.
@main
struct BubbleLoaderFilm: Film {
  let canvas = Canvas(width: 300, height: 130, framesPerSecond: 30, background: .white)
  let duration: TimeInterval? = 2.5

  func perform(on stage: Stage) -> Observable<Void>? {
    stage.window.addSubview(LoaderGallery(frame: canvas.bounds))
    return nil
  }
}
