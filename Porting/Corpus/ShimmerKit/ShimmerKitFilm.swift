import Flipbook

/// A card whose skeleton shimmers until its text is there.
@main
struct ShimmerKitFilm: Film {
  let canvas = Canvas(width: 360, height: 160, framesPerSecond: 30, background: .lightGray)
  let duration: TimeInterval? = 2.5

  func perform(on stage: Stage) -> Observable<Void>? {
    let card = ShimmerCard(frame: canvas.bounds.insetBy(dx: 20, dy: 30))
    stage.window.addSubview(card)
    card.load()
    return nil
  }
}
