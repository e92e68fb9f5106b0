import Flipbook

/// A user lets go of a card, which snaps back, throws it away, and drops bricks.
@main
struct TossCardFilm: Film {
  let canvas = Canvas(width: 320, height: 480, framesPerSecond: 60, background: .white)
  let duration: TimeInterval? = 7

  func perform(on stage: Stage) -> Observable<Void>? {
    stage.showsTouches = true
    let controller = TossViewController()
    stage.window.rootViewController = controller
    stage.drag(controller.cardView, by: CGVector(dx: 60, dy: 50), at: 0.4, duration: 0.6)
    stage.drag(controller.cardView, by: CGVector(dx: 120, dy: -90), at: 2.2, duration: 0.25)
    stage.touch(controller.dropButton, at: 3.6)
    return nil
  }
}
