/// A font that cannot be had.
public struct FontError: Error, Hashable, Sendable {
  /// What kind of mistake it is.
  public enum Code: String, Sendable {
    /// No font of that name.
    case missing
    /// A file that is not there, or that is no font.
    case unreadable
  }

  /// What kind of mistake it is.
  public let code: Code

  /// A sentence that names the font or the file.
  public let message: String

  /// What to do about it.
  public let hint: String

  package init(_ code: Code, _ message: String, hint: String) {
    (self.code, self.message, self.hint) = (code, message, hint)
  }
}

extension FontError: CustomStringConvertible {
  /// The message and the hint.
  public var description: String { "\(message) \(hint)" }
}
