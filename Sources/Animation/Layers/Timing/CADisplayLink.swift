public import Foundation
import VirtualTime

/// An object that calls a closure before each frame of the film is drawn.
///
/// Outside of sources that `flipbook-port` rewrites there is no `#selector`; write
/// `CADisplayLink(target: self, action: MyView.tick)` or `CADisplayLink { link in … }`. A display
/// link runs from the time it is added to a run loop until `invalidate()`, at the instants of the
/// canvas's frames; the stage retains it and its closure during that time. A film doesn't end by
/// itself while an unpaused display link is running.
public final class CADisplayLink: NSObject {
  /// The instant of the frame that is about to be drawn, in seconds of media time.
  ///
  /// (D) On a device it is the instant of the previous frame; here, changes made by the call are
  /// visible in the frame at this instant.
  public private(set) var timestamp: CFTimeInterval = 0

  /// The instant of the next frame for which the closure will be called, in seconds of media time.
  public private(set) var targetTimestamp: CFTimeInterval = 0

  /// The seconds between two frames of the canvas; 0 before the first call.
  public private(set) var duration: CFTimeInterval = 0

  /// A Boolean value that indicates whether calls are paused; false by default.
  public var isPaused = false {
    didSet { if isPaused != oldValue { schedule() } }
  }

  /// The preferred number of calls per second; 0, the default, for one per frame.
  ///
  /// The actual rate is the canvas's rate divided by a whole number, as close as possible.
  public var preferredFramesPerSecond = 0 {
    didSet { schedule() }
  }

  /// The preferred rate, if `preferredFramesPerSecond` is 0: `preferred`, or `maximum` without one.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { schedule() }
  }

  /// The closure to call; nil after `invalidate()`.
  private var action: ((CADisplayLink) -> Void)?
  private var isAdded = false
  private weak var clock: VirtualClock?
  private weak var work: VirtualClock.Work?
  private var lastFrame: Int?

  /// Creates a display link that calls `action` with itself as the argument.
  public init(_ action: @escaping (CADisplayLink) -> Void) { self.action = action }

  /// Creates a display link that calls a method of `target`, which it retains: `action` is the
  /// method's name, as in `CADisplayLink(target: self, action: MyView.tick)`.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> (CADisplayLink) -> Void
  ) {
    self.init { action(target)($0) }
  }

  /// Creates a display link that calls a method of `target` without arguments.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.init { _ in action(target)() }
  }

  /// Starts the display link with the next frame, on the clock of the current stage. A stage has
  /// one run loop, so both arguments are ignored; without a stage the method does nothing.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { start() }

  /// Starts the display link like `add(to:forMode:)`, without a run loop.
  package func start() {
    guard !isAdded, let clock = VirtualClock.current else { return }
    if self.clock !== clock {
      clock.atEnd(of: self) { if $0.clock === VirtualClock.current { $0.invalidate() } }
    }
    isAdded = true
    self.clock = clock
    schedule()
  }

  /// Stops the display link but keeps its closure.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    schedule()
  }

  /// Stops the display link permanently and releases its closure.
  public func invalidate() {
    action = nil
    schedule()
  }

  /// Returns the number of canvas frames per call.
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

  /// Schedules the next call and cancels the previous one.
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
    timestamp = rate.instant(ofFrame: frame).mediaTime
    targetTimestamp = rate.instant(ofFrame: frame + stride(at: rate)).mediaTime
    duration = 1 / rate.framesPerSecond
    action?(self)
    schedule()
  }
}
