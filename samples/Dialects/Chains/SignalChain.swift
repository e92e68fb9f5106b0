import Flipbook

/// The chains with signal producers.
struct SignalChain: ChainFilm {
  var chain = Chain.completions

  func perform(on stage: Stage) -> Observable<Void>? {
    Observable.create(from: producer(for: UIView.chainCard(on: stage)))
  }

  private func producer(for card: UIView) -> SignalProducer<Void> {
    let turn = SignalProducer.animation(0.5) { card.turn() }
    let shift = SignalProducer.animation(0.5) { card.shift() }
    let fade = SignalProducer.animation(0.5) { card.fade() }
    switch chain {
    case .completions:
      return SignalProducer { sink in
        turn.start {
          _ = shift.start {
            _ = fade.start { sink.complete() }
          }
        }
      }
    case .keyframes:
      return SignalProducer { sink in
        card.playKeyframes { _ in sink.complete() }
        return {}
      }
    case .flatMap:
      return turn.flatMap(.concat) { shift }.flatMap(.concat) { fade }
    case .concat:
      return SignalProducer([turn, .wait(0.5), shift, fade]).flatten(.concat)
    case .endlessTurn:
      return turn.repeatedForever().take(first: 5)
    }
  }
}

extension SignalProducer {
  /// Starts the producer; `completion` is called when it completes.
  fileprivate func start(completion: @escaping () -> Void) -> () -> Void {
    start(PushSink(next: { _ in }, fail: { _ in }, complete: completion))
  }

  /// Returns a producer that starts again whenever it completes.
  fileprivate func repeatedForever() -> SignalProducer {
    SignalProducer { sink in
      var isStopped = false
      func run() {
        guard !isStopped else { return }
        _ = start(PushSink(next: sink.next, fail: sink.fail, complete: run))
      }
      run()
      return { isStopped = true }
    }
  }
}
