import Flipbook

/// A square spins five quarter turns, waits, slides, waits and fades.
@main
struct Intro: Film {
  let canvas = Canvas(width: 1280, height: 720, framesPerSecond: 60, background: .white)

  func perform(on stage: Stage) -> Observable<Void>? {
    let card = UIView(frame: CGRect(x: 340, y: 260, width: 200, height: 200))
    card.backgroundColor = .systemIndigo
    card.layer.cornerRadius = 24
    stage.window.addSubview(card)

    return Observable.concat([
      card.rx.rotateEndlessly(duration: 0.5).take(5),
      delay(0.5),
      card.rx.shift(duration: 0.5),
      delay(0.5),
      card.rx.fade(duration: 0.5),
    ])
  }
}

/// Returns an observable that waits for `seconds`.
func delay(_ seconds: TimeInterval) -> Observable<Void> {
  Observable.just(()).delay(seconds, scheduler: MainScheduler.instance)
}

extension Reactive where Base: UIView {
  /// Makes a quarter turn.
  func rotate(duration: TimeInterval) -> Observable<Void> {
    animate(duration) { $0.transform = $0.transform.rotated(by: .pi / 2) }
  }

  /// Makes quarter turns, one after the other.
  func rotateEndlessly(duration: TimeInterval) -> Observable<Void> {
    rotate(duration: duration)
      .concat(Observable.deferred { self.rotateEndlessly(duration: duration) })
  }

  /// Moves the view 400 points to the right.
  func shift(duration: TimeInterval) -> Observable<Void> {
    animate(duration) { $0.frame = $0.frame.offsetBy(dx: 400, dy: 0) }
  }

  /// Fades the view out.
  func fade(duration: TimeInterval) -> Observable<Void> {
    animate(duration) { $0.alpha = 0 }
  }

  /// Returns an animation that starts on subscription; when it ends, it emits and completes.
  private func animate(
    _ duration: TimeInterval, _ changes: @escaping (Base) -> Void
  ) -> Observable<Void> {
    Observable.create { observer in
      UIView.animate(withDuration: duration) {
        changes(self.base)
      } completion: { _ in
        observer.onNext(())
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }
}
