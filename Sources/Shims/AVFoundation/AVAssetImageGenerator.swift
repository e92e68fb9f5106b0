public import CoreMedia
import Drawing
public import Foundation
import Raster
import Ticking
import VideoEncoding
import Views

/// An object that returns pictures of a video as images.
open class AVAssetImageGenerator: NSObject {
  /// The outcome of a request. The raw values are Apple's.
  public enum Result: Int, Sendable {
    /// There is an image.
    case succeeded
    /// There is none.
    case failed
    /// The request was cancelled.
    case cancelled
  }

  /// Called with the requested time, the image, its time, the outcome and the error.
  public typealias CompletionHandler = (
    _ requestedTime: CMTime, _ image: CGImage?, _ actualTime: CMTime, _ result: Result,
    _ error: (any Error)?
  ) -> Void

  /// The video.
  public let asset: AVURLAsset
  /// Has no effect: images have the rotation with which they are shown.
  open var appliesPreferredTrackTransform = false
  /// The size that images fit into, in pixels; zero, the default, for their own size.
  open var maximumSize = CGSize.zero
  /// How much earlier than requested an image can be; it has no effect, because images are exact.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later than requested an image can be; it has no effect, because images are exact.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  private final var frames: VideoFrames?
  private final var generation = 0

  /// Creates a generator for a video.
  public init(asset: AVURLAsset) { self.asset = asset }

  /// Returns the image that is visible at a time, and stores when it begins. Throws if the file can't be
  /// read or has no pictures.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    let (image, time) = try frame(at: requestedTime)
    actualTime?.pointee = time
    return image
  }

  /// Calls `handler` at the clock's next turn for each of the times, which are boxed.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    let generation = generation
    for time in requestedTimes.map(\.timeValue) {
      StageQueue.main.async {
        guard generation == self.generation else {
          return handler(time, nil, .invalid, .cancelled, AVError(.operationCancelled))
        }
        do {
          let (image, actual) = try self.frame(at: time)
          handler(time, image, actual, .succeeded, nil)
        } catch {
          handler(time, nil, .invalid, .failed, error)
        }
      }
    }
  }

  /// Calls `handler` at the clock's next turn with the image that is visible at a time.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    generateCGImagesAsynchronously(forTimes: [NSValue(time: requestedTime)]) {
      handler($1, $2, $4)
    }
  }

  /// Returns the image that is visible at a time, and when it begins.
  public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    let (image, actual) = try frame(at: time)
    return (image, actual)
  }

  /// Cancels the requests whose handlers haven't been called.
  open func cancelAllCGImageGeneration() { generation += 1 }

  private func frame(at time: CMTime) throws -> (CGImage, CMTime) {
    let properties: VideoProperties
    switch asset.properties {
    case .success(let known): properties = known
    case .failure(let error): throw error.asMediaError(of: asset.url)
    }
    let frames = self.frames ?? VideoFrames(path: asset.url.path, properties)
    self.frames = frames
    guard let bitmap = try frames.frame(at: time.isNumeric ? time.seconds : 0) else {
      throw AVError(.noImageAtTime)
    }
    let start = CMTime(seconds: properties.times[frames.index], preferredTimescale: 600_000)
    let image = CGImage(bitmap: bitmap)
    guard maximumSize.width > 0 || maximumSize.height > 0 else { return (image, start) }
    let limit = CGSize(
      width: maximumSize.width > 0 ? maximumSize.width : .greatestFiniteMagnitude,
      height: maximumSize.height > 0 ? maximumSize.height : .greatestFiniteMagnitude)
    let scale = min(
      limit.width / CGFloat(image.width), limit.height / CGFloat(image.height), 1)
    guard scale < 1 else { return (image, start) }
    let size = CGSize(
      width: (CGFloat(image.width) * scale).rounded(),
      height: (CGFloat(image.height) * scale).rounded())
    let smaller = UIImage(cgImage: image).preparingThumbnail(of: size)?.cgImage
    return (smaller ?? image, start)
  }
}
