public import CoreMedia
public import Foundation
import Failures
public import Geometry
import Ticking
import VideoEncoding

/// A file with pictures or sound. Apple's superclass is the same class here, because all assets are
/// files.
public typealias AVAsset = AVURLAsset

/// The kind of a track. The raw values are Apple's.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// Apple's value.
  public let rawValue: String

  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Text.
  public static let text = AVMediaType(rawValue: "text")
  /// Subtitles.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
}

/// The state of a property that is loaded. The raw values are Apple's.
public enum AVKeyValueStatus: Int, Sendable {
  /// Not requested.
  case unknown
  /// Requested.
  case loading
  /// Known.
  case loaded
  /// Not available.
  case failed
  /// No longer requested.
  case cancelled
}

/// The option that requests an exact duration; it is always exact.
public let AVURLAssetPreferPreciseDurationAndTimingKey =
  "AVURLAssetPreferPreciseDurationAndTimingKey"

/// A file with pictures or sound, which ffmpeg reads. Files of other computers can't be loaded.
open class AVURLAsset: NSObject, NSCopying {
  /// The file.
  public let url: URL

  /// Creates an asset; the file is read when a property is requested.
  public init(url: URL) { self.url = url }

  /// Creates an asset; options have no effect.
  public init(url: URL, options: [String: Any]?) { self.url = url }

  /// Returns the asset itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  var properties: Result<VideoProperties, FlipbookError> { VideoFiles.properties(of: url) }
  var known: VideoProperties? { try? properties.get() }

  /// The duration; zero if the file can't be read.
  open var duration: CMTime {
    CMTime(seconds: known?.duration ?? 0, preferredTimescale: 600_000)
  }

  /// The speed at which the asset is meant to be played: 1.
  open var preferredRate: Float { 1 }
  /// The volume at which the asset is meant to be played: 1.
  open var preferredVolume: Float { 1 }
  /// The transform with which the pictures are meant to be shown.
  open var preferredTransform: CGAffineTransform { .identity }
  /// Whether the file can be read.
  open var isPlayable: Bool { known != nil }
  /// Whether frames can be read.
  open var isReadable: Bool { known != nil }
  /// Whether the duration is exact: true.
  open var providesPreciseDurationAndTiming: Bool { true }

  /// The tracks: pictures, then sound.
  open var tracks: [AVAssetTrack] {
    guard let known else { return [] }
    let kinds: [AVMediaType] =
      (known.times.isEmpty ? [] : [.video]) + (known.hasSound ? [.audio] : [])
    return kinds.enumerated().map { AVAssetTrack($0.element, number: $0.offset + 1, of: self) }
  }

  /// Returns the tracks of a kind.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  /// Returns the track with a number; nil if there is none.
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    tracks.first { $0.trackID == trackID }
  }

  /// Calls `handler` at the clock's next turn, when properties are known.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
  ) {
    StageQueue.main.async { handler?() }
  }

  /// Returns whether a property is known, and stores the error if not.
  open func statusOfValue(
    forKey key: String, error outError: UnsafeMutablePointer<NSError?>?
  ) -> AVKeyValueStatus {
    switch properties {
    case .success: return .loaded
    case .failure(let error):
      outError?.pointee = error.asMediaError(of: url)
      return .failed
    }
  }

  /// Does nothing.
  open func cancelLoading() {}

  /// Returns a property. Throws if the file can't be read.
  public func load<Value>(_ property: AVAsyncProperty<AVURLAsset, Value>) async throws -> Value {
    try property.value(of: self, url)
  }

  /// Returns two properties. Throws if the file can't be read.
  public func load<First, Second>(
    _ first: AVAsyncProperty<AVURLAsset, First>, _ second: AVAsyncProperty<AVURLAsset, Second>
  ) async throws -> (First, Second) {
    (try first.value(of: self, url), try second.value(of: self, url))
  }

  /// Returns the tracks of a kind. Throws if the file can't be read.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    try load(.tracks, of: self).filter { $0.mediaType == mediaType }
  }

  private func load<Value>(
    _ property: AVAsyncProperty<AVURLAsset, Value>, of asset: AVURLAsset
  ) throws -> Value { try property.value(of: asset, url) }
}

/// The number of a track.
public typealias CMPersistentTrackID = Int32

/// The pictures or the sound of an asset.
open class AVAssetTrack: NSObject {
  /// The asset; weak.
  public private(set) weak var asset: AVURLAsset?
  /// The kind of the track.
  public let mediaType: AVMediaType
  /// The number of the track, from 1.
  public let trackID: CMPersistentTrackID
  private let properties: VideoProperties
  private let url: URL

  init(_ kind: AVMediaType, number: Int, of asset: AVURLAsset) {
    (self.asset, mediaType, url) = (asset, kind, asset.url)
    trackID = CMPersistentTrackID(number)
    properties = asset.known ?? VideoProperties()
  }

  /// The size of the stored pictures in pixels; zero for sound.
  open var naturalSize: CGSize { mediaType == .video ? properties.size : .zero }

  /// The rotation with which pictures are shown, with its translation.
  open var preferredTransform: CGAffineTransform {
    let (width, height) = (naturalSize.width, naturalSize.height)
    switch mediaType == .video ? properties.rotation : 0 {
    case 90: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case 180: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case 270: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    default: return .identity
    }
  }

  /// The number of pictures per second; 0 for sound.
  open var nominalFrameRate: Float {
    mediaType == .video ? Float(properties.framesPerSecond) : 0
  }

  /// The duration of a picture at the nominal rate; invalid if it isn't known.
  open var minFrameDuration: CMTime {
    nominalFrameRate > 0
      ? CMTime(seconds: 1 / properties.framesPerSecond, preferredTimescale: 600_000) : .invalid
  }

  /// The part of the asset's time in which the track has content: all of it.
  open var timeRange: CMTimeRange {
    CMTimeRange(
      start: .zero, duration: CMTime(seconds: properties.duration, preferredTimescale: 600_000))
  }

  /// Whether the track is played.
  open var isEnabled: Bool { true }
  /// Whether the track can be played.
  open var isPlayable: Bool { true }

  /// Returns a property.
  public func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
    try property.value(of: self, url)
  }

  /// Returns two properties.
  public func load<First, Second>(
    _ first: AVAsyncProperty<AVAssetTrack, First>, _ second: AVAsyncProperty<AVAssetTrack, Second>
  ) async throws -> (First, Second) {
    (try first.value(of: self, url), try second.value(of: self, url))
  }
}

/// A property that `load(_:)` returns.
public struct AVAsyncProperty<Root, Value> {
  private let read: (Root) -> Value

  init(_ read: @escaping (Root) -> Value) { self.read = read }

  func value(of root: Root, _ url: URL) throws -> Value {
    if case .failure(let error) = VideoFiles.properties(of: url) {
      throw error.asMediaError(of: url)
    }
    return read(root)
  }
}

extension AVAsyncProperty where Root == AVURLAsset {
  /// The duration.
  public static var duration: AVAsyncProperty<AVURLAsset, CMTime> { .init(\.duration) }
  /// The tracks.
  public static var tracks: AVAsyncProperty<AVURLAsset, [AVAssetTrack]> { .init(\.tracks) }
  /// Whether the file can be read.
  public static var isPlayable: AVAsyncProperty<AVURLAsset, Bool> { .init(\.isPlayable) }
  /// The transform with which the pictures are meant to be shown.
  public static var preferredTransform: AVAsyncProperty<AVURLAsset, CGAffineTransform> {
    .init(\.preferredTransform)
  }
}

extension AVAsyncProperty where Root == AVAssetTrack {
  /// The size of the stored pictures.
  public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { .init(\.naturalSize) }
  /// The rotation with which pictures are shown.
  public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
    .init(\.preferredTransform)
  }
  /// The number of pictures per second.
  public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> {
    .init(\.nominalFrameRate)
  }
  /// The part of the asset's time in which the track has content.
  public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> { .init(\.timeRange) }
}
