import Flipbook

/// Someone types a name and an address that isn't one at first.
@main
struct FloatFieldFilm: Film {
  let canvas = Canvas(width: 320, height: 180, framesPerSecond: 30, background: .white)
  let duration: TimeInterval? = 3

  func perform(on stage: Stage) -> Observable<Void>? {
    let form = SignUpForm(frame: canvas.bounds)
    stage.window.addSubview(form)
    stage.type("Ada", into: form.nameField, at: 0.3)
    stage.type("ada@home", into: form.emailField, at: 1.2, interval: 0.15)
    return nil
  }
}
