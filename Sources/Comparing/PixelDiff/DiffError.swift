package import OutputFiles
import Images

/// Why two pictures or films could not be compared.
public struct DiffError: Error, Hashable, Sendable {
  /// The kinds of failure.
  public enum Code: String, Hashable, Sendable {
    /// Something can't be read, or is not what it should be.
    case unreadable
    /// A setting is out of its range.
    case badSetting
    /// A report could not be written.
    case outputFailed
    /// The user interrupted.
    case interrupted
  }

  /// Which kind of failure this is.
  public var code: Code

  /// A sentence that says what was wrong with what.
  public var message: String

  /// What to do about it; nil where there is nothing to say.
  public var hint: String?

  /// An error in words.
  public init(_ code: Code, _ message: String, hint: String? = nil) {
    (self.code, self.message, self.hint) = (code, message, hint)
  }
}

extension DiffError: CustomStringConvertible {
  /// Message and hint on a line each.
  public var description: String { hint.map { "\(message)\n\($0)" } ?? message }
}

extension DiffError {
  /// What couldn't be read.
  init(_ error: ImageError) { self.init(.unreadable, error.message, hint: error.hint) }

  /// What couldn't be read, or written.
  package init(_ error: OutputError, _ code: Code = .unreadable) {
    self.init(code, error.message, hint: error.hint)
  }
}
