import Flipbook

/// The opening in RxSwift.
struct RxOpening: Film {
  let canvas = Opening.canvas

  func perform(on stage: Stage) -> Observable<Void>? {
    let card = Opening.card(on: stage)
    return Observable.concat([
      card.rx.fade(to: 1, duration: 0.4),
      card.rx.move(by: CGVector(dx: 120, dy: 0), duration: 0.4),
      card.rx.rotate(by: .pi / 2, duration: 0.4),
      pause(0.2),
      card.rx.scale(to: 1.5, duration: 0.4),
      card.rx.color(to: .systemOrange, duration: 0.4),
      card.rx.move(by: CGVector(dx: 0, dy: 20), duration: 0.4),
      card.rx.resize(to: CGSize(width: 90, height: 40), duration: 0.4),
      card.rx.scale(to: 1, duration: 0.4),
      card.rx.fade(to: 0, duration: 0.4),
    ])
  }
}
