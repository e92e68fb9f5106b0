import Flipbook

/// A ring that fills, with its label and caption.
@main
struct RingProgressFilm: Film {
  let canvas = Canvas(width: 320, height: 260, framesPerSecond: 30, background: .white)
  let duration: TimeInterval? = 2

  func perform(on stage: Stage) -> Observable<Void>? {
    stage.window.rootViewController = RingDemoViewController()
    return nil
  }
}
