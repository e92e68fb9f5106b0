import Foundation

/// The domain of AVFoundation's errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of AVFoundation.
public struct AVError: Error, Hashable, Sendable {
  /// The errors that can occur here. The raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Unknown.
    case unknown = -11_800
    /// The file can't be read.
    case fileFormatNotRecognized = -11_828
    /// No image is available at the requested time.
    case noImageAtTime = -11_832
    /// The work was cancelled.
    case operationCancelled = -11_878
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// Unknown.
  public static var unknown: Code { .unknown }
  /// The file can't be read.
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  /// No image is available at the requested time.
  public static var noImageAtTime: Code { .noImageAtTime }
}
