public import Foundation
public import Rx
import VirtualTime

/// A sequence that tests can wait for: its operators advance virtual time until it has ended.
///
/// On a stage, this is the stage's time; otherwise, that of a separate clock. No real time passes.
/// A sequence that hasn't ended after `timeout`, or after a day, fails with `RxError.timeout`; a
/// sequence without pending work fails immediately.
public struct BlockingObservable<Element> {
  let timeout: TimeInterval?
  let source: Observable<Element>
}

extension ObservableConvertibleType {
  /// Returns the sequence for waiting, for up to `timeout` seconds of virtual time, or a day if
  /// `timeout` is nil.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(timeout: timeout, source: asObservable())
  }
}

extension BlockingObservable {
  /// Advances time until the sequence has ended or `isEnough` returns true for the elements so far.
  func play(
    until isEnough: @escaping ([Element]) throws -> Bool = { _ in false }
  ) -> MaterializedSequenceResult<Element> {
    let ambient = VirtualClock.current
    let clock = ambient ?? VirtualClock()
    let run = BlockingRun(isEnough)
    let subscription = clock.asCurrent { source.subscribe { run.receive($0) } }
    let limit = clock.now.advanced(bySeconds: timeout ?? 86_400)
    while !run.hasEnded, !clock.isIdle, let next = clock.nextInstant, next <= limit,
      clock.runNext()
    {}
    if !run.hasEnded { run.end(clock.failure ?? RxError.timeout) }
    clock.asCurrent { subscription.dispose() }
    if ambient == nil { clock.cancelTasks() }
    return run.result
  }
}

/// The events that were received so far.
private final class BlockingRun<Element> {
  private let isEnough: ([Element]) throws -> Bool
  private var elements: [Element] = []
  private var error: (any Error)?
  private(set) var hasEnded = false

  init(_ isEnough: @escaping ([Element]) throws -> Bool) {
    self.isEnough = isEnough
  }

  var result: MaterializedSequenceResult<Element> {
    error.map { .failed(elements: elements, error: $0) } ?? .completed(elements: elements)
  }

  func receive(_ event: Event<Element>) {
    guard !hasEnded else { return }
    switch event {
    case .next(let element):
      elements.append(element)
      do { hasEnded = try isEnough(elements) } catch { end(error) }
    case .error(let error): end(error)
    case .completed: hasEnded = true
    }
  }

  func end(_ error: any Error) {
    self.error = error
    hasEnded = true
  }
}
