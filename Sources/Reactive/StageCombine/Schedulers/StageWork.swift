import Foundation
import OpenCombine
import VirtualTime

/// Work that repeats on the stage's clock until it is cancelled.
final class StageWork: Cancellable {
  private static let shortestInterval: Int64 = 100_000

  private let interval: Int64
  private var action: (() -> Void)?
  private weak var clock: VirtualClock?
  private weak var work: VirtualClock.Work?

  init(every interval: StageTimeType.Stride, _ action: @escaping () -> Void) {
    self.interval = max(interval.nanoseconds, Self.shortestInterval)
    self.action = action
  }

  func schedule(at instant: Instant) {
    guard let clock = Self.clock, instant != .distantFuture else { return }
    self.clock = clock
    work = clock.schedule(at: instant) { [self] in
      let next = clock.now.advanced(by: interval)
      action?()
      if action != nil { schedule(at: next) }
    }
  }

  func cancel() {
    action = nil
    if let work { clock?.cancel(work) }
  }

  /// The clock of the current stage; reports that there is none.
  static var clock: VirtualClock? {
    if let clock = VirtualClock.current { return clock }
    let message =
      "A scheduler of Combine was used outside of a stage and has no effect. "
      + "Use it in a film's perform(on:) or inside stage.perform { … }.\n"
    try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
    return nil
  }
}
