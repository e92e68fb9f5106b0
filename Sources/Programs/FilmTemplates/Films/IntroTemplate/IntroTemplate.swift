import Flipbook

/// A card appears, spins, slides away and fades.
@main
struct IntroTemplate: Film {
  let canvas = Canvas(width: 1280, height: 720, framesPerSecond: 60, background: .white)

  func perform(on stage: Stage) -> Observable<Void>? {
    let card = CardView(frame: CGRect(x: 540, y: 260, width: 200, height: 200))
    card.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
    stage.window.addSubview(card)

    return Observable.concat([
      card.rx.scale(to: 1, duration: 0.7, spring: MotionSpring(damping: 0.6)),
      card.rx.spin(turns: 1, duration: 0.8, options: .curveEaseInOut),
      pause(0.3),
      parallel(
        card.rx.move(by: CGVector(dx: 300, dy: 0), duration: 0.5, options: .curveEaseIn),
        card.rx.fade(to: 0, duration: 0.5)),
    ])
  }
}
