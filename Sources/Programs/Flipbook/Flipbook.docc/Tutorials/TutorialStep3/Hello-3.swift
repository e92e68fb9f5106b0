import Flipbook

@main
struct Hello: Film {
  let canvas = Canvas(width: 640, height: 360, framesPerSecond: 60, background: .black)

  func perform(on stage: Stage) -> Observable<Void>? {
    let card = UIView(frame: CGRect(x: 270, y: 90, width: 100, height: 100))
    card.backgroundColor = .systemIndigo
    card.layer.cornerRadius = 24
    stage.window.addSubview(card)
    return Observable.concat([
      card.rx.spin(turns: 1, duration: 1, options: .curveEaseInOut),
      pause(0.5),
      card.rx.fade(to: 0, duration: 0.5),
    ])
  }
}
