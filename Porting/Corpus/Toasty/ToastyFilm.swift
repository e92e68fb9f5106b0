import Flipbook

/// A tap on Archive shows two toasts, one after the other.
@main
struct ToastyFilm: Film {
  let canvas = Canvas(width: 320, height: 240, framesPerSecond: 30, background: .white)
  let duration: TimeInterval? = 3

  func perform(on stage: Stage) -> Observable<Void>? {
    let inbox = InboxView(frame: canvas.bounds)
    stage.window.addSubview(inbox)
    stage.touch(inbox.archiveButton, at: 0.2)
    return nil
  }
}
