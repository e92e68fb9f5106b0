import Flipbook

/// All at once; completes when the last has.
func together(_ parts: [Observable<Void>]) -> Observable<Void> {
  Observable.zip(parts) { _ in () }
}

/// One after the other by `seconds`, overlapping; completes when the last has.
func stagger<Views: Sequence<UIView>>(
  _ views: Views, by seconds: TimeInterval,
  _ motion: @escaping (UIView, Int) -> Observable<Void>
) -> Observable<Void> {
  Observable.merge(
    views.enumerated().map { index, view in
      pause(Double(index) * seconds).flatMap { motion(view, index) }
    })
}
