public import Foundation
public import Layers

/// What `RunLoop.main` and `RunLoop.current` stand for: the clock of the stage that is current.
public final class StageRunLoop: Sendable {
  package static let shared = StageRunLoop()

  private init() {}

  /// Runs `block` at this instant, after the work that runs and waits.
  public func perform(_ block: @escaping () -> Void) {
    StageNow.schedule(at: StageNow.instant, "RunLoop.perform", block)
  }

  /// Runs `block` at this instant, after the work that runs and waits; modes change nothing.
  public func perform(inModes modes: [Foundation.RunLoop.Mode], block: @escaping () -> Void) {
    perform(block)
  }

  /// Lets `timer` run; modes change nothing.
  public func add(_ timer: Foundation.Timer, forMode mode: Foundation.RunLoop.Mode) {
    guard let timer = timer as? StageTimer else {
      ClockMisuse.report(
        "A timer was added to a run loop that does not run by the stage's clock.",
        hint: "Make it in a file that imports UIKit, QuartzCore or RxSwift.")
      return
    }
    timer.start()
  }

  /// The default mode, always.
  public var currentMode: Foundation.RunLoop.Mode? { .default }

  /// Ends the film with an error, as nothing can run while the call waits.
  public func run() { refuse("RunLoop.run()") }

  /// Ends the film with an error, as nothing can run while the call waits.
  public func run(until limitDate: Foundation.Date) { refuse("RunLoop.run(until:)") }

  /// Ends the film with an error, as nothing can run while the call waits.
  @discardableResult
  public func run(
    mode: Foundation.RunLoop.Mode, before limitDate: Foundation.Date
  ) -> Bool {
    refuse("RunLoop.run(mode:before:)")
    return false
  }

  private func refuse(_ call: String) {
    ClockMisuse.reportStandstill(call, instead: "Go on in a closure of asyncAfter or of a timer.")
  }
}

extension CADisplayLink {
  /// Lets it run, from the next frame on, by the clock of the stage that is current.
  public func add(to runloop: StageRunLoop, forMode mode: Foundation.RunLoop.Mode) { start() }

  /// Stops it, as `invalidate()` does but for what it calls, which it keeps.
  public func remove(from runloop: StageRunLoop, forMode mode: Foundation.RunLoop.Mode) {
    remove(from: Foundation.RunLoop.current, forMode: mode)
  }
}
