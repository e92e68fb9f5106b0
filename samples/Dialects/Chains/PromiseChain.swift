import Flipbook

/// The chains with promises.
struct PromiseChain: ChainFilm {
  var chain = Chain.completions

  func perform(on stage: Stage) -> Observable<Void>? {
    Observable.create(from: promise(for: UIView.chainCard(on: stage)))
  }

  private func promise(for card: UIView) -> Promise<Void> {
    switch chain {
    case .completions:
      return Promise { settle in
        Promise.animation(0.5) { card.turn() }.done {
          Promise.animation(0.5) { card.shift() }.done {
            Promise.animation(0.5) { card.fade() }.done { settle(.success(())) }
          }
        }
      }
    case .keyframes:
      return Promise { settle in card.playKeyframes { _ in settle(.success(())) } }
    case .flatMap:
      return Promise.animation(0.5) { card.turn() }
        .then { .animation(0.5) { card.shift() } }
        .then { .animation(0.5) { card.fade() } }
    case .concat:
      return Promise.animation(0.5) { card.turn() }
        .then { .after(0.5) }
        .then { .animation(0.5) { card.shift() } }
        .then { .animation(0.5) { card.fade() } }
    case .endlessTurn:
      return turn(card, times: 5)
    }
  }

  private func turn(_ card: UIView, times: Int) -> Promise<Void> {
    let turn = Promise.animation(0.5) { card.turn() }
    return times == 1 ? turn : turn.then { self.turn(card, times: times - 1) }
  }
}
