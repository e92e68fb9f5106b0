public import Failures
import Foundation

/// The name of this error in earlier versions.
public typealias FilmError = FlipbookError

extension FlipbookError {
  /// An error that a film's own code ended with; `what` says where it came from. An error of Flipbook
  /// stays as it is.
  package init(thrown error: any Error, by what: String) {
    if let error = error as? FlipbookError {
      self = error
    } else {
      let said = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
      let end = said.hasSuffix(".") ? "" : "."
      self.init(.filmFailed, "\(what): \(said)\(end)", cause: error)
    }
  }
}
