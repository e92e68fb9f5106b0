import Flipbook

/// A clock of flipping cards, and a score that runs up.
@main
struct DigitsFilm: Film {
  let canvas = Canvas(width: 300, height: 190, framesPerSecond: 30, background: .white)
  let duration: TimeInterval? = 3

  func perform(on stage: Stage) -> Observable<Void>? {
    let board = ScoreBoard(frame: canvas.bounds)
    stage.window.addSubview(board)
    board.play()
    return nil
  }
}
