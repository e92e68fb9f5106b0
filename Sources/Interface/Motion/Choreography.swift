import Failures
public import Foundation
import Layers
public import Rx

// Motions in time with each other. One after the other is RxSwift's `Observable.concat`.

/// Waits: emits once and completes `seconds` after its subscription, on the stage's clock. NaN and
/// infinity stop the stage with an error.
public func pause(_ seconds: TimeInterval) -> Observable<Void> {
  Observable.deferred {
    _ = FlipbookError.check(seconds, "the length of a pause")
    return Observable.just(()).delay(seconds, scheduler: MainScheduler.instance)
  }
}

/// All at once: emits once and completes when the last of them has; at once when there are none.
public func parallel(_ motions: [Observable<Void>]) -> Observable<Void> {
  Observable.merge(motions).reduce(()) { _, _ in }
}

/// All at once: emits once and completes when the last of them has.
public func parallel(_ motions: Observable<Void>...) -> Observable<Void> {
  parallel(motions)
}

/// One begins `seconds` after the other, without waiting for its end: emits once and completes when
/// the last of them has; at once when there are none.
public func stagger(
  _ motions: [Observable<Void>], by seconds: TimeInterval
) -> Observable<Void> {
  stagger(motions, by: seconds) { motion, _ in motion }
}

/// A motion for each of `items` – views, mostly – one beginning `seconds` after the other, without
/// waiting for its end: emits once and completes when the last of them has.
///
/// `motion` is called with an item and its place, counted from 0, when its turn has come.
public func stagger<Items: Sequence>(
  _ items: Items, by seconds: TimeInterval,
  _ motion: @escaping (Items.Element, Int) -> Observable<Void>
) -> Observable<Void> {
  parallel(
    items.enumerated().map { index, item in
      pause(Double(index) * seconds).flatMap { motion(item, index) }
    })
}
