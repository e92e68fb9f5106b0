import Failures
public import Foundation
import Layers
public import Rx

// Combining motions. For one after another, use RxSwift's `Observable.concat`.

/// Returns an observable that emits once and completes `seconds` after its subscription, on the
/// stage's clock. If `seconds` is NaN or infinite, the stage stops with an error.
public func pause(_ seconds: TimeInterval) -> Observable<Void> {
  Observable.deferred {
    _ = FlipbookError.check(seconds, "the duration of a pause")
    return Observable.just(()).delay(seconds, scheduler: MainScheduler.instance)
  }
}

/// Runs all motions at the same time; emits once and completes when the last one has completed, or
/// immediately if there are none.
public func parallel(_ motions: [Observable<Void>]) -> Observable<Void> {
  Observable.merge(motions).reduce(()) { _, _ in }
}

/// Runs all motions at the same time; emits once and completes when the last one has completed.
public func parallel(_ motions: Observable<Void>...) -> Observable<Void> {
  parallel(motions)
}

/// Starts each motion `seconds` after the previous one, without waiting for its end; emits once and
/// completes when the last one has completed, or immediately if there are none.
public func stagger(
  _ motions: [Observable<Void>], by seconds: TimeInterval
) -> Observable<Void> {
  stagger(motions, by: seconds) { motion, _ in motion }
}

/// Runs a motion for each of `items` (usually views), each `seconds` after the previous one,
/// without waiting for its end; emits once and completes when the last one has completed.
///
/// `motion` is called with an item and its index when the item's motion starts.
public func stagger<Items: Sequence>(
  _ items: Items, by seconds: TimeInterval,
  _ motion: @escaping (Items.Element, Int) -> Observable<Void>
) -> Observable<Void> {
  parallel(
    items.enumerated().map { index, item in
      pause(Double(index) * seconds).flatMap { motion(item, index) }
    })
}
