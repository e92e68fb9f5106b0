import Flipbook

/// A user throws one card, and likes the next with the button.
@main
struct CardStackFilm: Film {
  let canvas = Canvas(width: 320, height: 360, framesPerSecond: 30, background: .white)
  let duration: TimeInterval? = 3

  func perform(on stage: Stage) -> Observable<Void>? {
    stage.showsTouches = true
    let match = MatchView(frame: canvas.bounds)
    stage.window.addSubview(match)
    stage.drag(match.stack, by: CGVector(dx: 130, dy: 20), at: 0.3, duration: 0.5)
    stage.touch(match.likeButton, at: 1.5)
    return nil
  }
}
