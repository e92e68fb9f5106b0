import Flipbook

/// A payment that fails: the button spins, shakes and grows back.
@main
struct MorphButtonFilm: Film {
  let canvas = Canvas(width: 300, height: 150, framesPerSecond: 30, background: .white)
  let duration: TimeInterval? = 3

  func perform(on stage: Stage) -> Observable<Void>? {
    let checkout = CheckoutView(frame: canvas.bounds)
    stage.window.addSubview(checkout)
    stage.touch(checkout.payButton, at: 0.2)
    return nil
  }
}
