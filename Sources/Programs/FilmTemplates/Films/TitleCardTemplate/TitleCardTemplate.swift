import Flipbook

/// The letters of a title pop up one after the other, and a subtitle slides in below.
@main
struct TitleCardTemplate: Film {
  let canvas = Canvas(width: 1280, height: 720, framesPerSecond: 60, background: .black)

  func perform(on stage: Stage) -> Observable<Void>? {
    let card = TitleView(
      frame: canvas.bounds, title: "Once upon a time", subtitle: "A film in Swift")
    stage.window.addSubview(card)
    return Observable.concat([
      card.enter(),
      pause(1.2),
      card.rx.fade(to: 0, duration: 0.5),
    ])
  }
}
