public import Foundation
public import Rx

/// How often a sequence is repeated, and after which pauses.
public enum RepeatBehavior {
  /// At once, up to a number of subscriptions.
  case immediate(maxCount: UInt)
  /// After a pause in seconds.
  case delayed(maxCount: UInt, time: Double)
  /// After a pause of `initial` seconds that grows by the factor 1 + `multiplier` each time.
  case exponentialDelayed(maxCount: UInt, initial: Double, multiplier: Double)
  /// After the pause in seconds that a closure returns for the number of the repetition, from 1.
  case customTimerDelayed(maxCount: UInt, delayCalculator: (UInt) -> DispatchTimeInterval)

  /// Returns the pause before a repetition, counted from 1; nil if there is none.
  func pause(before repetition: UInt) -> DispatchTimeInterval? {
    func seconds(_ seconds: Double) -> DispatchTimeInterval { .nanoseconds(Int(seconds * 1e9)) }
    switch self {
    case .immediate(let limit):
      return repetition < limit ? .nanoseconds(0) : nil
    case .delayed(let limit, let time):
      return repetition < limit ? seconds(time) : nil
    case .exponentialDelayed(let limit, let initial, let multiplier):
      guard repetition < limit else { return nil }
      return seconds(initial * pow(1 + multiplier, Double(repetition - 1)))
    case .customTimerDelayed(let limit, let delay):
      return repetition < limit ? delay(repetition) : nil
    }
  }
}

extension ObservableType {
  /// Returns a sequence that subscribes again after an error, as `behavior` specifies; then it fails
  /// with the last error. If `shouldRetry` is false for an error, it fails immediately.
  public func retry(
    _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
    shouldRetry: ((any Error) -> Bool)? = nil
  ) -> Observable<Element> {
    attempt(1, behavior, scheduler, shouldRetry ?? { _ in true })
  }

  private func attempt(
    _ number: UInt, _ behavior: RepeatBehavior, _ scheduler: any SchedulerType,
    _ shouldRetry: @escaping (any Error) -> Bool
  ) -> Observable<Element> {
    self.catch { error in
      guard shouldRetry(error), let pause = behavior.pause(before: number) else {
        return .error(error)
      }
      return Observable<Int>.timer(pause, scheduler: scheduler).flatMap { _ in
        self.attempt(number + 1, behavior, scheduler, shouldRetry)
      }
    }
  }

  /// Returns a sequence that subscribes again after a completion, as `behavior` specifies.
  public func repeatWithBehavior(
    _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance
  ) -> Observable<Element> {
    repetition(1, behavior, scheduler)
  }

  private func repetition(
    _ number: UInt, _ behavior: RepeatBehavior, _ scheduler: any SchedulerType
  ) -> Observable<Element> {
    guard let pause = behavior.pause(before: number) else { return asObservable() }
    let next = Observable<Int>.timer(pause, scheduler: scheduler).flatMap { _ in
      self.repetition(number + 1, behavior, scheduler)
    }
    return asObservable().concat(next)
  }
}
