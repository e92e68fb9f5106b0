public import CoreMedia
import Drawing
public import Foundation
import Layers
import Messaging
public import Ticking
import Views
import VirtualTime

/// A player of a video: its layers show the pictures on the stage's clock. Sound isn't played; a film's
/// sound is added when it is rendered.
///
/// An item is ready at the clock's next turn after a player got it. Each frame of the film shows the picture
/// of the video that begins last before it. Files aren't played backwards.
open class AVPlayer: NSObject {
  /// Whether a player can play. The raw values are Apple's.
  public enum Status: Int, Sendable {
    /// Not known yet.
    case unknown
    /// It can play.
    case readyToPlay
    /// It can't play.
    case failed
  }

  /// Whether a player plays. The raw values are Apple's.
  public enum TimeControlStatus: Int, Sendable {
    /// It doesn't play.
    case paused
    /// It plays when the item is ready.
    case waitingToPlayAtSpecifiedRate
    /// It plays.
    case playing
  }

  /// What a player does at the end of an item. The raw values are Apple's.
  public enum ActionAtItemEnd: Int, Sendable {
    /// It plays the next item of its queue.
    case advance
    /// It pauses.
    case pause
    /// Nothing: the rate is unchanged, and the last picture stays.
    case none
  }

  /// Why a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// Apple's value.
    public let rawValue: String

    /// Creates a reason.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Content isn't there yet.
    public static let toMinimizeStalls = WaitingReason(
      rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// The player has no item to play.
    public static let noItemToPlay = WaitingReason(
      rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  /// Whether the player can play: known from the clock's next turn after it got an item.
  open private(set) var status = Status.unknown {
    willSet { portedWillChange(self, "status", status, newValue) }
    didSet { portedDidChange(self, "status", oldValue, status) }
  }

  /// Whether the player plays.
  open private(set) var timeControlStatus = TimeControlStatus.paused {
    willSet { portedWillChange(self, "timeControlStatus", timeControlStatus, newValue) }
    didSet { portedDidChange(self, "timeControlStatus", oldValue, timeControlStatus) }
  }

  /// The item; nil if there is none.
  open private(set) var currentItem: AVPlayerItem? {
    willSet { portedWillChange(self, "currentItem", currentItem, newValue) }
    didSet { portedDidChange(self, "currentItem", oldValue, currentItem) }
  }

  /// The speed: 0 for a pause, 1 for that of the file. Negative speeds pause.
  open var rate: Float {
    get { requestedRate }
    set { request(newValue) }
  }

  private final var requestedRate: Float = 0 {
    willSet { portedWillChange(self, "rate", requestedRate, newValue) }
    didSet { portedDidChange(self, "rate", oldValue, requestedRate) }
  }

  /// The speed with which `play()` plays; 1 by default.
  open var defaultRate: Float = 1
  /// The volume, from 0 to 1; 1 by default. It has no effect.
  open var volume: Float = 1
  /// Whether the sound is off; false by default. It has no effect.
  open var isMuted = false
  /// What the player does at the end of an item; a pause by default.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Has no effect: files are there.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Has no effect: a film has one screen.
  open var allowsExternalPlayback = true
  /// Has no effect: a film has one screen.
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  /// Has no effect: a film's screen stays on.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Has no effect: a film isn't left.
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy
    .automatic

  private final let layers = NSHashTable<AVPlayerLayer>.weakObjects()
  private final var observers: [TimeObserver] = []
  private final var frameWork: VirtualClock.Work?
  private final var endWork: VirtualClock.Work?

  /// Creates a player without an item.
  public override convenience init() { self.init(playerItem: nil) }

  /// Creates a player of a file.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    show(item)
  }

  deinit {
    frameWork?.cancel()
    endWork?.cancel()
    for observer in observers { observer.work?.cancel() }
  }

  /// Nil: what keeps a file from being played is the error of its item.
  open var error: (any Error)? { nil }
  /// Why the player waits; nil if it doesn't.
  open var reasonForWaitingToPlay: WaitingReason? {
    guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
    return currentItem == nil ? .noItemToPlay : .toMinimizeStalls
  }
  /// Whether the video is shown on another screen: false.
  open var isExternalPlaybackActive: Bool { false }

  /// Plays at `defaultRate`, from the current position.
  open func play() { request(defaultRate) }

  /// Pauses.
  open func pause() { request(0) }

  /// Plays at a speed.
  open func playImmediately(atRate rate: Float) { request(rate) }

  /// Plays at a speed; the times have no effect.
  open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
    if itemTime.isNumeric { seek(to: itemTime) }
    request(rate)
  }

  /// Calls the handler at the clock's next turn: there is nothing to prepare.
  open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
    StageQueue.main.async { completionHandler?(true) }
  }

  /// Does nothing.
  open func cancelPendingPrerolls() {}

  /// Plays another item, or none.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    show(item)
  }

  // MARK: Time

  /// Returns the position in the item; zero without one.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  /// Moves to a position, within the file.
  open func seek(to time: CMTime) { currentItem?.seek(to: time) }

  /// Moves to a position, and calls `completionHandler` at the clock's next turn.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    guard let currentItem else { return StageQueue.main.async { completionHandler(false) } }
    currentItem.seek(to: time, completionHandler: completionHandler)
  }

  /// Moves to a position; it is exact, whatever the tolerances.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Moves to a position; it is exact, whatever the tolerances.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Moves to a position and returns whether it has been reached.
  @discardableResult
  public func seek(to time: CMTime) async -> Bool {
    guard let currentItem else { return false }
    return await currentItem.seek(to: time)
  }

  /// Calls `block` each time the position reaches a multiple of `interval`, and when playback starts or
  /// stops or the position jumps, as work of `queue`, by default the main queue. Returns an object for
  /// `removeTimeObserver(_:)`.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: StageQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    let step = interval.isNumeric ? max(interval.seconds, 1e-3) : .infinity
    return add(
      TimeObserver(queue ?? .main, onJumps: true, block) { now in
        let next = ((now / step).rounded(.down) + 1) * step
        return next.isFinite ? next : nil
      })
  }

  /// Calls `block` each time the position passes one of the times, which are boxed, as work of `queue`, by
  /// default the main queue. Returns an object for `removeTimeObserver(_:)`.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: StageQueue?, using block: @escaping () -> Void
  ) -> Any {
    let times = times.map(\.timeValue.seconds).filter(\.isFinite).sorted()
    return add(
      TimeObserver(queue ?? .main, onJumps: false, { _ in block() }) { now in
        times.first { $0 > now }
      })
  }

  /// Ends an observation.
  open func removeTimeObserver(_ observer: Any) {
    guard let ended = observer as? TimeObserver else { return }
    ended.work?.cancel()
    observers.removeAll { $0 === ended }
  }

  private func add(_ observer: TimeObserver) -> TimeObserver {
    observers.append(observer)
    if observer.callsOnJumps, currentItem?.status == .readyToPlay { call(observer) }
    schedule(observer)
    return observer
  }

  // MARK: Playing

  /// Shows another item. A queue keeps its speed.
  final func show(_ item: AVPlayerItem?) {
    let old = currentItem
    old?.run(at: 0)
    old?.player = nil
    item?.player = self
    currentItem = item
    item?.load()
    if item != nil, status == .unknown {
      StageQueue.main.async { [weak self] in
        if self?.status == .unknown { self?.status = .readyToPlay }
      }
    }
    run()
  }

  /// Called when it is known whether an item can be played.
  final func itemLoaded(_ item: AVPlayerItem) {
    guard item === currentItem else { return }
    run()
  }

  /// Called when the item's position or end has changed other than by playing.
  final func timeChanged() { run() }

  private func request(_ rate: Float) {
    requestedRate = rate.isFinite ? rate : 0
    run()
  }

  /// Plays the item at the requested speed, and schedules what happens next.
  private func run() {
    frameWork?.cancel()
    endWork?.cancel()
    let isReady = currentItem?.status == .readyToPlay
    let isAtEnd = isReady && (currentItem.map { $0.currentSeconds >= $0.endSeconds } ?? false)
    let speed = isReady && !isAtEnd ? max(Double(requestedRate), 0) : 0
    currentItem?.run(at: speed)
    let control: TimeControlStatus =
      requestedRate == 0
      ? .paused : isReady ? .playing : .waitingToPlayAtSpecifiedRate
    if control != timeControlStatus { timeControlStatus = control }
    display()
    for observer in observers where observer.callsOnJumps && isReady { call(observer) }
    for observer in observers { schedule(observer) }
    guard let item = currentItem, let clock = VirtualClock.current, speed > 0,
      let end = item.instant(at: item.endSeconds)
    else { return }
    endWork = clock.schedule(at: end, keepsFilmRunning: false) { [weak self, weak item] in
      if let self, let item, item === self.currentItem { self.ended(item) }
    }
    scheduleFrame(on: clock)
  }

  /// The item has reached its end.
  private func ended(_ item: AVPlayerItem) {
    display()
    atEnd(of: item)
    NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
  }

  /// Does what `actionAtItemEnd` says.
  final func atEnd(of item: AVPlayerItem) {
    item.run(at: 0)
    frameWork?.cancel()
    switch actionAtItemEnd {
    case .pause: pause()
    case .advance: next(after: item)
    case .none: break
    }
  }

  /// Plays the next item of a queue; pauses a player without one.
  func next(after item: AVPlayerItem) { pause() }

  /// Schedules the next call, which is after the one at `position`: rounding can place the current position
  /// before it.
  private func schedule(_ observer: TimeObserver, after position: Double = -1) {
    observer.work?.cancel()
    guard let item = currentItem, let clock = VirtualClock.current,
      let next = observer.next(max(item.currentSeconds, position + 1e-9)),
      next <= item.endSeconds + 1e-9, let instant = item.instant(at: min(next, item.endSeconds))
    else { return }
    observer.work = clock.schedule(at: instant, keepsFilmRunning: false) {
      [weak self, weak observer] in
      guard let self, let observer else { return }
      observer.call(at: CMTime(seconds: next, preferredTimescale: 1_000_000_000))
      self.schedule(observer, after: next)
    }
  }

  private func call(_ observer: TimeObserver) { observer.call(at: currentTime()) }

  // MARK: Layers

  /// Shows the pictures in a layer, too.
  final func add(_ layer: AVPlayerLayer) {
    layers.add(layer)
    display()
    if let clock = VirtualClock.current, !(frameWork?.isPending ?? false) {
      scheduleFrame(on: clock)
    }
  }

  /// Shows no more pictures in a layer.
  final func remove(_ layer: AVPlayerLayer) { layers.remove(layer) }

  private func scheduleFrame(on clock: VirtualClock) {
    guard let item = currentItem, item.instant(at: item.endSeconds) != nil, layers.count > 0 else {
      return
    }
    let next = UIScreen.main.nextFrame(after: clock.now)
    frameWork = clock.schedule(at: next, keepsFilmRunning: false) { [weak self, weak clock] in
      guard let self, let clock else { return }
      self.display()
      self.scheduleFrame(on: clock)
    }
  }

  private func display() {
    let layers = layers.allObjects
    guard !layers.isEmpty else { return }
    let (image, size) = (currentItem?.image, currentItem?.presentationSize ?? .zero)
    for layer in layers { layer.show(image, size) }
  }
}

/// What players do when an app is left; it has no effect. The raw values are Apple's.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  /// As the system decides.
  case automatic = 1
  /// They pause.
  case pauses
  /// They continue, if possible.
  case continuesIfPossible
}

/// An observation of a player's position.
final class TimeObserver {
  let callsOnJumps: Bool
  /// Returns the first position after one at which to call; nil if there is none.
  let next: (Double) -> Double?
  var work: VirtualClock.Work?
  private let queue: StageQueue
  private let block: (CMTime) -> Void

  init(
    _ queue: StageQueue, onJumps: Bool, _ block: @escaping (CMTime) -> Void,
    next: @escaping (Double) -> Double?
  ) {
    (self.queue, callsOnJumps, self.block, self.next) = (queue, onJumps, block, next)
  }

  func call(at time: CMTime) { queue.async { self.block(time) } }
}
