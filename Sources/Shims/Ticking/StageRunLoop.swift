public import Foundation
public import Layers

/// The run loop that `RunLoop.main` and `RunLoop.current` return: the current stage's clock.
public final class StageRunLoop: Sendable {
  package static let shared = StageRunLoop()

  private init() {}

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

  /// Ends the film with an error, because no work can run while the call waits.
  public func run() { refuse("RunLoop.run()") }

  /// Ends the film with an error, because no work can run while the call waits.
  public func run(until limitDate: Foundation.Date) { refuse("RunLoop.run(until:)") }

  /// Ends the film with an error, because no work can run while the call waits.
  @discardableResult
  public func run(
    mode: Foundation.RunLoop.Mode, before limitDate: Foundation.Date
  ) -> Bool {
    refuse("RunLoop.run(mode:before:)")
    return false
  }

  private func refuse(_ call: String) {
    ClockMisuse.reportDeadlock(call, instead: "Continue in a closure of asyncAfter or a timer.")
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
