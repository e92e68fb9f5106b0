public import Foundation
public import Layers
import VirtualTime

/// The run loop that `RunLoop.main` and `RunLoop.current` return: the current stage's clock.
public final class StageRunLoop: Sendable {
  package static let shared = StageRunLoop()

  private init() {}

  /// The modes of run loops, which have no effect.
  public typealias Mode = Foundation.RunLoop.Mode

  /// The current stage's clock. `add(to: .main, forMode: …)` of a display link takes Foundation's loop.
  @_disfavoredOverload public static var main: StageRunLoop { shared }

  /// The current stage's clock.
  @_disfavoredOverload public static var current: StageRunLoop { shared }

  /// Runs `block` at this instant, after the work that is running or already waiting.
  public func perform(_ block: @escaping () -> Void) {
    StageNow.schedule(at: StageNow.instant, "RunLoop.perform", block)
  }

  /// Runs `block` at this instant, after the work that is running or already waiting; modes have no
  /// effect.
  public func perform(inModes modes: [Foundation.RunLoop.Mode], block: @escaping () -> Void) {
    perform(block)
  }

  /// Starts `timer`; modes have no effect.
  public func add(_ timer: Foundation.Timer, forMode mode: Foundation.RunLoop.Mode) {
    guard let timer = timer as? StageTimer else {
      ClockMisuse.report(
        "A timer was added to a run loop but doesn't use the stage's clock.",
        hint: "Create it in a file that imports UIKit, QuartzCore or RxSwift.")
      return
    }
    timer.start()
  }

  /// Returns this run loop: Core Foundation's type is the same here.
  public func getCFRunLoop() -> CFRunLoop { self }

  /// The current mode: always the default mode.
  public var currentMode: Foundation.RunLoop.Mode? { .default }

  /// Handles events for ever: in work of a background queue, the call never returns. On the main queue,
  /// the film ends with an error.
  public func run() { run(until: .distantFuture) }

  /// Handles events until `limitDate`.
  ///
  /// Work of other queues than the main one waits while the stage's clock goes on. On the main queue, the
  /// clock goes on during the call, and the frames until then show what the stage looks like after it.
  public func run(until limitDate: Foundation.Date) {
    let limit = Instant(limitDate)
    if let coroutine = Coroutine.current { return StageThread.sleep(coroutine, until: limit) }
    guard limit != .distantFuture else {
      return ClockMisuse.reportDeadlock(
        "RunLoop.run()", instead: "Continue in a closure of asyncAfter or a timer.")
    }
    VirtualClock.current?.run(through: limit)
  }

  /// Handles the next event, as `run(until:)` does, and returns true. If there are none, it waits until
  /// `limitDate`; if that is in the distant future, it returns false immediately.
  @discardableResult
  public func run(
    mode: Foundation.RunLoop.Mode, before limitDate: Foundation.Date
  ) -> Bool {
    guard let clock = VirtualClock.current else { return false }
    let limit = Instant(limitDate)
    let next = min(clock.nextInstant ?? .distantFuture, limit)
    if next == .distantFuture { return false }
    if let coroutine = Coroutine.current {
      StageThread.sleep(coroutine, until: next)
    } else if next < limit {
      clock.runNext()
    } else {
      clock.run(through: limit)
    }
    return true
  }
}

extension Instant {
  /// The instant on a stage at `date`.
  init(_ date: Foundation.Date) {
    self = StageNow.instant.advanced(bySeconds: date.timeIntervalSince(StageNow.date))
  }
}

extension CADisplayLink {
  /// Starts the display link from the next frame on, on the current stage's clock.
  public func add(to runloop: StageRunLoop, forMode mode: Foundation.RunLoop.Mode) { start() }

  /// Stops the display link like `invalidate()`, but keeps its target.
  public func remove(from runloop: StageRunLoop, forMode mode: Foundation.RunLoop.Mode) {
    remove(from: Foundation.RunLoop.current, forMode: mode)
  }
}
