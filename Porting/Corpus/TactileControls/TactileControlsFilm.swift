import Flipbook

/// A user taps a switch, sets stars and turns a knob.
@main
struct TactileControlsFilm: Film {
  let canvas = Canvas(width: 300, height: 190, framesPerSecond: 30, background: .white)
  let duration: TimeInterval? = 3

  func perform(on stage: Stage) -> Observable<Void>? {
    stage.showsTouches = true
    let panel = ControlsPanel(frame: canvas.bounds)
    stage.window.addSubview(panel)
    stage.touch(panel.pill, at: 0.2)
    stage.drag(panel.stars, by: CGVector(dx: 70, dy: 0), at: 1, duration: 0.6)
    stage.drag(panel.knob, by: CGVector(dx: 0, dy: 25), at: 2, duration: 0.5)
    return nil
  }
}
