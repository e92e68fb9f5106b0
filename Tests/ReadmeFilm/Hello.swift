import Flipbook

@main
struct Hello: Film {
  let canvas = Canvas(width: 1280, height: 720, framesPerSecond: 60, background: .white)

  func perform(on stage: Stage) -> Observable<Void>? {
    let card = UIView(frame: CGRect(x: 540, y: 260, width: 200, height: 200))
    card.backgroundColor = .systemIndigo
    stage.window.addSubview(card)
    return Observable.concat([
      card.rx.rotate(by: .pi / 2, duration: 0.5),
      pause(0.5),
      card.rx.fade(to: 0, duration: 0.5),
    ])
  }
}
