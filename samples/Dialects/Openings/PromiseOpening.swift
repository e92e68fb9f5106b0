import Flipbook

/// The opening with promises.
struct PromiseOpening: Film {
  let canvas = Opening.canvas

  func perform(on stage: Stage) -> Observable<Void>? {
    let card = Opening.card(on: stage)
    let opening = Promise.animation(0.4) { card.alpha = 1 }
      .then { .animation(0.4) { card.center.x += 120 } }
      .then { .animation(0.4) { card.transform = card.transform.rotated(by: .pi / 2) } }
      .then { .after(0.2) }
      .then { .animation(0.4) { card.transform = CGAffineTransform(scaleX: 1.5, y: 1.5) } }
      .then { .animation(0.4) { card.backgroundColor = .systemOrange } }
      .then { .animation(0.4) { card.center.y += 20 } }
      .then { .animation(0.4) { card.bounds.size = CGSize(width: 90, height: 40) } }
      .then { .animation(0.4) { card.transform = .identity } }
      .then { .animation(0.4) { card.alpha = 0 } }
    return Observable.create(from: opening)
  }
}
