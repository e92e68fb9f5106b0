public import Foundation
import VirtualTime

/// Calls a closure before each frame of the film is drawn.
///
/// UIKit's `CADisplayLink(target: self, selector: #selector(tick))` cannot be written on Linux; write
/// `CADisplayLink(target: self, action: MyView.tick)` or `CADisplayLink { link in … }`. It runs once
/// it has been added to a run loop, at the instants of the canvas's frames, until `invalidate()`; the
/// stage keeps it, and what it calls, that long. A film does not end by itself while one runs that is
/// not paused.
public final class CADisplayLink: NSObject {
  /// The instant of the frame that is about to be drawn, in seconds of the stage's clock.
  ///
  /// (D) On a device it is that of the frame before; here what the call changes shows at once.
  public private(set) var timestamp: CFTimeInterval = 0

  /// The instant of the next frame for which the closure will be called.
  public private(set) var targetTimestamp: CFTimeInterval = 0

  /// The seconds between two frames of the canvas; 0 before the first call.
  public private(set) var duration: CFTimeInterval = 0

  /// Whether it keeps still; false by default.
  public var isPaused = false {
    didSet { if isPaused != oldValue { schedule() } }
  }

  /// How many calls a second are wanted; 0, the default, for one each frame.
  ///
  /// What comes is the canvas's rate divided by a whole number, as near as can be.
  public var preferredFramesPerSecond = 0 {
    didSet { schedule() }
  }

  /// The rate that is wanted, if `preferredFramesPerSecond` is 0: `preferred` counts, else `maximum`.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { schedule() }
  }

  /// What it calls; nil once it is invalid.
  private var action: ((CADisplayLink) -> Void)?
  private var isAdded = false
  private weak var clock: VirtualClock?
  private weak var work: VirtualClock.Work?
  private var lastFrame: Int?

  /// A display link that calls `action` with itself.
  public init(_ action: @escaping (CADisplayLink) -> Void) { self.action = action }

  /// A display link that calls a method of `target`, which it keeps: `action` is its name, as in
  /// `CADisplayLink(target: self, action: MyView.tick)`.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> (CADisplayLink) -> Void
  ) {
    self.init { action(target)($0) }
  }

  /// A display link that calls a method of `target` without arguments.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.init { _ in action(target)() }
  }

  /// Lets it run, from the next frame on, by the clock of the stage that is current. A stage has one
  /// run loop, so neither argument changes anything; outside of a stage it does nothing.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { start() }

  /// What `add(to:forMode:)` does, without a run loop of Foundation's.
  package func start() {
    guard !isAdded, let clock = VirtualClock.current else { return }
    if self.clock !== clock {
      clock.atEnd(of: self) { if $0.clock === VirtualClock.current { $0.invalidate() } }
    }
    (isAdded, self.clock) = (true, clock)
    schedule()
  }

  /// Stops it, as `invalidate()` does but for what it calls, which it keeps.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    schedule()
  }

  /// Stops it for good and lets go of what it calls.
  public func invalidate() {
    action = nil
    schedule()
  }

  /// How many frames of the canvas one call stands for.
  private func stride(at rate: FrameRate) -> Int {
    let range = preferredFrameRateRange
    let ranged = range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum
    let wanted = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : Double(ranged)
    let frames = rate.framesPerSecond
    guard wanted > 0, wanted < frames else { return 1 }
    let low = min((frames / wanted).rounded(.down), 1e6)
    let isNearer = frames / low - wanted <= wanted - frames / (low + 1)
    return Int(isNearer ? low : low + 1)
  }

  /// Waits for the next frame that is its own; what waited before no longer does.
  private func schedule() {
    guard let clock else { return }
    if let work { clock.cancel(work) }
    guard action != nil, isAdded, !isPaused else { return }
    let rate = clock.context.frameRate
    let next = max(
      rate.firstFrame(atOrAfter: clock.now), lastFrame.map { $0 + stride(at: rate) } ?? 0)
    work = clock.schedule(at: rate.instant(ofFrame: next)) { self.tick(next, rate) }
  }

  private func tick(_ frame: Int, _ rate: FrameRate) {
    lastFrame = frame
    timestamp = rate.instant(ofFrame: frame).seconds
    targetTimestamp = rate.instant(ofFrame: frame + stride(at: rate)).seconds
    duration = 1 / rate.framesPerSecond
    action?(self)
    schedule()
  }
}
