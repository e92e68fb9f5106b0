public import CoreMedia
import Drawing
import Failures
public import Foundation
import Geometry
import Messaging
import Raster
import Ticking
import VideoEncoding
import VirtualTime

/// The state of a file that a player plays: whether it is ready, and the position.
open class AVPlayerItem: NSObject, NSCopying {
  /// Whether an item can be played. The raw values are Apple's.
  public enum Status: Int, Sendable {
    /// Not known yet.
    case unknown
    /// It can be played.
    case readyToPlay
    /// It can't be played; see `error`.
    case failed
  }

  /// The file.
  public let asset: AVURLAsset

  /// Whether the item can be played: known from the clock's next turn after a player got it.
  open private(set) var status = Status.unknown {
    willSet { portedWillChange(self, "status", status, newValue) }
    didSet { portedDidChange(self, "status", oldValue, status) }
  }

  /// The reason why the item can't be played; nil if it can.
  open private(set) var error: (any Error)?

  /// The position at which the item ends; invalid, the default, for the end of the file.
  open var forwardPlaybackEndTime = CMTime.invalid {
    didSet { player?.timeChanged() }
  }
  /// The position at which reverse playback ends; it has no effect, because nothing is played backwards.
  open var reversePlaybackEndTime = CMTime.invalid
  /// Has no effect: files are there.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// Has no effect: files are there.
  open var preferredPeakBitRate = 0.0
  /// Has no effect: files are there.
  open var preferredMaximumResolution = CGSize.zero
  /// Has no effect: files are there.
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  /// Has no effect: films have no sound of their own.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  /// Has no effect: pictures are exact to the frame.
  open var seekingWaitsForVideoCompositionRendering = false

  /// The player that plays the item.
  final weak var player: AVPlayer?
  /// The position in seconds, at the time `anchor`, from which it advances at `speed`.
  private final var position = 0.0
  private final var anchor = Instant.zero
  private final var speed = 0.0
  private final var frames: VideoFrames?
  private final var shown: (index: Int, image: CGImage)?
  private final var isLoading = false

  /// Creates an item for a file.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Creates an item for an asset.
  public convenience init(asset: AVURLAsset) {
    self.init(asset: asset, automaticallyLoadedAssetKeys: nil)
  }

  /// Creates an item for an asset; the keys have no effect.
  public init(asset: AVURLAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
  }

  /// Returns a new item for the same asset, at its start.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AVPlayerItem(asset: asset)
    copy.forwardPlaybackEndTime = forwardPlaybackEndTime
    return copy
  }

  /// The duration; indefinite until the item is ready.
  open var duration: CMTime { status == .readyToPlay ? asset.duration : .indefinite }

  /// The size of the pictures as shown, in points; zero until the item is ready.
  open var presentationSize: CGSize {
    status == .readyToPlay ? asset.known?.shownSize ?? .zero : .zero
  }

  /// The tracks; none until the item is ready.
  open var tracks: [AVPlayerItemTrack] {
    status == .readyToPlay ? asset.tracks.map(AVPlayerItemTrack.init) : []
  }

  /// The part that has been loaded: all of it.
  open var loadedTimeRanges: [NSValue] {
    status == .readyToPlay
      ? [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))] : []
  }

  /// The part in which positions can be sought: all of it.
  open var seekableTimeRanges: [NSValue] { loadedTimeRanges }

  /// Whether playback won't stall.
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  /// Whether everything has been loaded.
  open var isPlaybackBufferFull: Bool { status == .readyToPlay }
  /// Whether nothing has been loaded.
  open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
  /// Whether the item can be played faster: true.
  open var canPlayFastForward: Bool { true }
  /// Whether the item can be played more slowly: true.
  open var canPlaySlowForward: Bool { true }
  /// Whether the item can be played backwards: false.
  open var canPlayReverse: Bool { false }
  /// Whether the item can be stepped through: true.
  open var canStepForward: Bool { true }
  /// Whether the item can be stepped through backwards: true.
  open var canStepBackward: Bool { true }

  /// Returns the position.
  open func currentTime() -> CMTime {
    CMTime(seconds: currentSeconds, preferredTimescale: 1_000_000_000)
  }

  /// Moves by a number of frames, at the nominal frame rate.
  open func step(byCount stepCount: Int) {
    guard let rate = asset.known?.framesPerSecond, rate > 0 else { return }
    seek(to: currentSeconds + Double(stepCount) / rate)
  }

  // MARK: Seeking

  /// Moves to a position, within the file.
  open func seek(to time: CMTime) { seek(to: time.seconds) }

  /// Moves to a position, and calls `completionHandler` at the clock's next turn.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    seek(to: time.seconds)
    StageQueue.main.async { completionHandler?(true) }
  }

  /// Moves to a position; it is exact, whatever the tolerances.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Moves to a position; it is exact, whatever the tolerances.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: ((Bool) -> Void)?
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Moves to a position and returns when it has been reached: true.
  @discardableResult
  public func seek(to time: CMTime) async -> Bool {
    seek(to: time.seconds)
    return true
  }

  /// Does nothing: positions are reached at once.
  open func cancelPendingSeeks() {}

  private func seek(to seconds: Double) {
    guard !seconds.isNaN else { return }
    position = min(max(seconds, 0), status == .readyToPlay ? endSeconds : .greatestFiniteMagnitude)
    anchor = VirtualClock.current?.now ?? .zero
    NotificationCenter.default.post(name: Self.timeJumpedNotification, object: self)
    player?.timeChanged()
  }

  // MARK: Time

  /// The position of the end, in seconds.
  final var endSeconds: Double {
    let whole = asset.known?.duration ?? 0
    return forwardPlaybackEndTime.isNumeric ? min(forwardPlaybackEndTime.seconds, whole) : whole
  }

  /// The position in seconds.
  final var currentSeconds: Double {
    guard speed > 0, let now = VirtualClock.current?.now else { return position }
    return min(
      position + Double(now.nanoseconds(since: anchor)) / 1e9 * speed, max(endSeconds, position))
  }

  /// Sets the speed from now on.
  final func run(at speed: Double) {
    position = currentSeconds
    anchor = VirtualClock.current?.now ?? .zero
    self.speed = speed
  }

  /// Returns the instant at which the position will be reached at the current speed; nil if it won't.
  final func instant(at seconds: Double) -> Instant? {
    guard speed > 0, seconds >= position else { return nil }
    return anchor.advanced(bySeconds: (seconds - position) / speed)
  }

  // MARK: Content

  /// Finds out at the clock's next turn whether the item can be played.
  final func load() {
    guard status == .unknown, !isLoading else { return }
    isLoading = true
    StageQueue.main.async { [weak self] in self?.loaded() }
  }

  private func loaded() {
    switch asset.properties {
    case .success:
      position = min(position, endSeconds)
      status = .readyToPlay
    case .failure(let error):
      self.error = error.asMediaError(of: asset.url)
      status = .failed
      NotificationCenter.default.post(
        name: Self.failedToPlayToEndTimeNotification, object: self,
        userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: self.error as Any])
    }
    player?.itemLoaded(self)
  }

  /// The picture at the current position; nil if there is none.
  final var image: CGImage? {
    guard status == .readyToPlay, let known = asset.known, !known.times.isEmpty else { return nil }
    do throws(FlipbookError) {
      let frames = self.frames ?? VideoFrames(path: asset.url.path, known)
      self.frames = frames
      guard let bitmap = try frames.frame(at: currentSeconds) else { return nil }
      if let shown, shown.index == frames.index { return shown.image }
      let image = CGImage(bitmap: bitmap)
      shown = (frames.index, image)
      return image
    } catch {
      self.error = error.asMediaError(of: asset.url)
      status = .failed
      return shown?.image
    }
  }
}

/// A track of an item that is played.
open class AVPlayerItemTrack: NSObject {
  /// The track of the asset.
  public let assetTrack: AVAssetTrack?
  /// Whether the track is played; it has no effect.
  open var isEnabled = true

  init(_ track: AVAssetTrack) { assetTrack = track }
}

/// How sound is changed when the speed isn't 1; it has no effect.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  /// Apple's value.
  public let rawValue: String

  /// Creates a value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// For speech.
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  /// For music.
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  /// The pitch changes.
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

/// The key of the error in the notification that an item has failed.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension AVPlayerItem {
  /// Posted when an item has reached its end.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted when an item can't be played.
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// Posted when the position has changed other than by playing.
  public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
  /// Never posted: files are there.
  public static let playbackStalledNotification = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
}

extension Notification.Name {
  /// Posted when an item has reached its end.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// Posted when an item can't be played.
  public static let AVPlayerItemFailedToPlayToEndTime =
    AVPlayerItem.failedToPlayToEndTimeNotification
  /// Posted when the position has changed other than by playing.
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
  /// Never posted: files are there.
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
}
