import Failures
import Foundation
import Layers
import VideoEncoding
import Views
import VirtualTime

/// The videos and sounds that a stage has opened.
final class VideoFiles: StageLocal {
  private var known: [String: Result<VideoProperties, FlipbookError>] = [:]

  init(on clock: VirtualClock) {}

  /// Returns the properties of a file, or the error that it can't be read.
  static func properties(of url: URL) -> Result<VideoProperties, FlipbookError> {
    guard url.isFileURL else {
      return .failure(
        FlipbookError(
          .unreadable, "\(url.absoluteString) can't be loaded: films have no network.",
          hint: "Add the file to the film's resources."))
    }
    if let refusal = Assets.refusal(toRead: url.path) { return .failure(refusal) }
    guard let clock = VirtualClock.current else { return read(url.path) }
    let files = of(clock)
    if let result = files.known[url.path] { return result }
    let result = read(url.path)
    files.known[url.path] = result
    if case .failure(let error) = result { UIImage.warn(of: error) }
    return result
  }

  private static func read(_ path: String) -> Result<VideoProperties, FlipbookError> {
    do throws(FlipbookError) {
      return .success(try VideoProperties(path: path))
    } catch {
      return .failure(error)
    }
  }
}

extension FlipbookError {
  /// The error as AVFoundation reports it: that the file's format isn't recognized, or that there is no
  /// connection.
  func asMediaError(of url: URL) -> NSError {
    NSError(
      domain: url.isFileURL ? AVFoundationErrorDomain : NSURLErrorDomain,
      code: url.isFileURL
        ? AVError.Code.fileFormatNotRecognized.rawValue : NSURLErrorNotConnectedToInternet,
      userInfo: [NSLocalizedDescriptionKey: message])
  }
}
