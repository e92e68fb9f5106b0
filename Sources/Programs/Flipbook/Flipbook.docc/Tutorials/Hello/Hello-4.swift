import Flipbook

@main
struct Hello: Film {
  let canvas = Canvas(width: 640, height: 360, framesPerSecond: 60, background: .black)

  func perform(on stage: Stage) -> Observable<Void>? {
    let card = UIView(frame: CGRect(x: 270, y: 90, width: 100, height: 100))
    card.backgroundColor = .systemIndigo
    card.layer.cornerRadius = 24
    stage.window.addSubview(card)

    let title = UILabel(frame: CGRect(x: 120, y: 240, width: 400, height: 48))
    title.text = "Hello"
    title.font = .systemFont(ofSize: 40, weight: .bold)
    title.textColor = .white
    title.textAlignment = .center
    title.alpha = 0
    stage.window.addSubview(title)

    return Observable.concat([
      card.rx.spin(turns: 1, duration: 1, options: .curveEaseInOut),
      parallel(
        title.rx.fade(to: 1, duration: 0.4),
        title.rx.move(
          by: CGVector(dx: 0, dy: -20), duration: 0.6, spring: MotionSpring(damping: 0.6))),
      pause(0.5),
      parallel(
        card.rx.fade(to: 0, duration: 0.5),
        title.rx.fade(to: 0, duration: 0.5)),
    ])
  }
}
