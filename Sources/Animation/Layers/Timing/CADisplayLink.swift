public import Foundation
import VirtualTime

/// An object that calls a closure whenever the screen of the emulated device is refreshed.
///
/// Code that counts calls should run about as fast as on a device. So the rate is the multiple of the
/// film's frame rate that is nearest to 60 a second: there is a call before each frame, and in films with
/// fewer frames also between them. At 30 frames a second, there are two calls for each frame, at 25 two,
/// at 24 three, and at 60 or more one.
///
/// Outside of sources that `flipbook-port` rewrites there is no `#selector`; write
/// `CADisplayLink(target: self, action: MyView.tick)` or `CADisplayLink { link in … }`. A display
/// link runs from the time it is added to a run loop until `invalidate()`; the stage retains it and its
/// closure during that time. A film doesn't end by itself while an unpaused display link is running.
public final class CADisplayLink: NSObject {
  /// The instant of the refresh, in seconds of media time.
  ///
  /// (D) On a device it is the instant of the previous refresh; here, changes made by the call are
  /// visible in the frame at this instant.
  public private(set) var timestamp: CFTimeInterval = 0

  /// The instant of the next call, in seconds of media time.
  public private(set) var targetTimestamp: CFTimeInterval = 0

  /// The seconds between two refreshes; 0 before the first call.
  public private(set) var duration: CFTimeInterval = 0

  /// A Boolean value that indicates whether calls are paused; false by default.
  public var isPaused = false {
    didSet { if isPaused != oldValue { schedule() } }
  }

  /// The preferred number of calls per second; 0, the default, for one per refresh.
  ///
  /// The actual rate is that of refreshes divided by a whole number, as close as possible.
  public var preferredFramesPerSecond = 0 {
    didSet { schedule() }
  }

  /// The preferred rate, if `preferredFramesPerSecond` is 0: `preferred`, or `maximum` without one.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { schedule() }
  }

  /// Whether the film goes on while the display link runs; true by default. Of `UIUpdateLink`.
  package var keepsFilmRunning = true {
    didSet { if keepsFilmRunning != oldValue { schedule() } }
  }

  /// The closure to call; nil after `invalidate()`.
  private var action: ((CADisplayLink) -> Void)?
  private var isAdded = false
  private weak var clock: VirtualClock?
  private weak var work: VirtualClock.Work?
  private var lastRefresh: Int?

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

  /// Starts the display link with the next refresh, on the clock of the current stage. A stage has
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

  /// Returns the number of refreshes per call.
  private func stride(at rate: FrameRate) -> Int {
    let range = preferredFrameRateRange
    let ranged = range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum
    let wanted = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : Double(ranged)
    let refreshes = rate.framesPerSecond
    guard wanted > 0, wanted < refreshes else { return 1 }
    let low = min((refreshes / wanted).rounded(.down), 1e6)
    let isNearer = refreshes / low - wanted <= wanted - refreshes / (low + 1)
    return Int(isNearer ? low : low + 1)
  }

  /// Schedules the next call and cancels the previous one.
  private func schedule() {
    guard let clock else { return }
    if let work { clock.cancel(work) }
    guard action != nil, isAdded, !isPaused else { return }
    let rate = clock.context.frameRate.refreshRate
    let next = max(
      rate.firstFrame(atOrAfter: clock.now), lastRefresh.map { $0 + stride(at: rate) } ?? 0)
    work = clock.schedule(
      at: rate.instant(ofFrame: next), keepsFilmRunning: keepsFilmRunning
    ) { self.tick(next, rate) }
  }

  private func tick(_ refresh: Int, _ rate: FrameRate) {
    lastRefresh = refresh
    timestamp = rate.instant(ofFrame: refresh).mediaTime
    targetTimestamp = rate.instant(ofFrame: refresh + stride(at: rate)).mediaTime
    duration = 1 / rate.framesPerSecond
    action?(self)
    schedule()
  }
}
