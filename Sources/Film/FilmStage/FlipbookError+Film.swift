public import Failures
import Foundation

/// The name of this error in earlier versions.
public typealias FilmError = FlipbookError

extension FlipbookError {
  /// Creates an error from an error of a film's own code; `what` describes its origin. A
  /// `FlipbookError` is kept unchanged.
  package init(thrown error: any Error, by what: String) {
    if let error = error as? FlipbookError {
      self = error
    } else {
      let description = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
      let end = description.hasSuffix(".") ? "" : "."
      self.init(.filmFailed, "\(what): \(description)\(end)", cause: error)
    }
  }
}
