import Flipbook
import FlipbookCombine

/// The chains in Combine.
struct CombineChain: ChainFilm {
  var chain = Chain.completions
  private let held = Subscriptions()

  func perform(on stage: Stage) -> Observable<Void>? {
    publisher(for: UIView.chainCard(on: stage)).asObservable()
  }

  private func publisher(for card: UIView) -> AnyPublisher<Void, Never> {
    switch chain {
    case .completions:
      return Future { promise in
        card.turning.sink {
          card.shifting.sink {
            card.fading.sink { promise(.success(())) }.store(in: &held.all)
          }.store(in: &held.all)
        }.store(in: &held.all)
      }.eraseToAnyPublisher()
    case .keyframes:
      return Future { promise in card.playKeyframes { _ in promise(.success(())) } }
        .eraseToAnyPublisher()
    case .flatMap:
      return card.turning.flatMap { card.shifting }.flatMap { card.fading }.eraseToAnyPublisher()
    case .concat:
      return card.turning
        .append(Just(()).delay(for: 0.5, scheduler: RunLoop.main))
        .append(card.shifting).append(card.fading).eraseToAnyPublisher()
    case .endlessTurn:
      return (0...).publisher.flatMap(maxPublishers: .max(1)) { _ in card.turning }
        .scan(0) { turns, _ in turns + 1 }
        // OpenCombine's prefix(5) would end with the sixth turn.
        .prefix { $0 < 5 }
        .map { _ in }.eraseToAnyPublisher()
    }
  }
}

/// The subscriptions of a film.
private final class Subscriptions {
  var all: Set<AnyCancellable> = []
}

extension UIView {
  fileprivate var turning: AnyPublisher<Void, Never> { motion.animate(duration: 0.5) { $0.turn() } }
  fileprivate var shifting: AnyPublisher<Void, Never> {
    motion.animate(duration: 0.5) { $0.shift() }
  }
  fileprivate var fading: AnyPublisher<Void, Never> { motion.animate(duration: 0.5) { $0.fade() } }
}
