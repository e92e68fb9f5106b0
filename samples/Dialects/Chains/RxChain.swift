import Flipbook

/// The chains in RxSwift.
struct RxChain: ChainFilm {
  var chain = Chain.completions

  func perform(on stage: Stage) -> Observable<Void>? {
    let card = UIView.chainCard(on: stage)
    switch chain {
    case .completions:
      return card.turning.do(onCompleted: {
        _ = card.shifting.subscribe(onCompleted: { _ = card.fading.subscribe() })
      }).concat(pause(1))
    case .keyframes:
      return Observable.create { observer in
        card.playKeyframes { _ in observer.onCompleted() }
        return Disposables.create()
      }
    case .flatMap:
      return card.turning.flatMap { card.shifting }.flatMap { card.fading }
    case .concat:
      return Observable.concat([card.turning, pause(0.5), card.shifting, card.fading])
    case .endlessTurn:
      return card.turningEndlessly.take(5)
    }
  }
}

extension UIView {
  fileprivate var turning: Observable<Void> { rx.animate(duration: 0.5) { $0.turn() } }
  fileprivate var shifting: Observable<Void> { rx.animate(duration: 0.5) { $0.shift() } }
  fileprivate var fading: Observable<Void> { rx.animate(duration: 0.5) { $0.fade() } }

  /// Turns forever, and emits after each turn.
  fileprivate var turningEndlessly: Observable<Void> {
    Observable.create { observer in
      let subscription = SerialDisposable()
      func turn() {
        guard !subscription.isDisposed else { return }
        subscription.disposable = self.turning.subscribe(
          onNext: { observer.onNext(()) }, onCompleted: { turn() })
      }
      turn()
      return subscription
    }
  }
}
