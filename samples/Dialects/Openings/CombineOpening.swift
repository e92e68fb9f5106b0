import Flipbook
import FlipbookCombine

/// The opening in Combine.
struct CombineOpening: Film {
  let canvas = Opening.canvas

  func perform(on stage: Stage) -> Observable<Void>? {
    let card = Opening.card(on: stage)
    return card.motion.fade(to: 1, duration: 0.4)
      .append(card.motion.move(by: CGVector(dx: 120, dy: 0), duration: 0.4))
      .append(card.motion.rotate(by: .pi / 2, duration: 0.4))
      .append(Just(()).delay(for: 0.2, scheduler: DispatchQueue.main))
      .append(card.motion.scale(to: 1.5, duration: 0.4))
      .append(card.motion.color(to: .systemOrange, duration: 0.4))
      .append(card.motion.move(by: CGVector(dx: 0, dy: 20), duration: 0.4))
      .append(card.motion.resize(to: CGSize(width: 90, height: 40), duration: 0.4))
      .append(card.motion.scale(to: 1, duration: 0.4))
      .append(card.motion.fade(to: 0, duration: 0.4))
      .asObservable()
  }
}
