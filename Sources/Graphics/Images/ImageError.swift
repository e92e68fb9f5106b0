/// What went wrong with an image file.
package struct ImageError: Error, Hashable {
  /// The kinds of failure.
  package enum Code: Hashable, Sendable {
    /// The file can't be opened or read.
    case unreadable
    /// The file holds nothing.
    case empty
    /// The file is of another kind than those that can be read.
    case otherFormat
    /// The file ends too early.
    case truncated
    /// The file contradicts itself.
    case corrupt
    /// The picture has more columns, rows or pixels than can be read.
    case tooLarge
  }

  /// Which kind of failure this is.
  package var code: Code

  /// A sentence that says what was wrong with which file.
  package var message: String

  /// What to do about it; nil where there is nothing to say.
  package var hint: String?

  package init(_ code: Code, _ message: String, hint: String? = nil) {
    (self.code, self.message, self.hint) = (code, message, hint)
  }
}

extension ImageError: CustomStringConvertible {
  /// Message and hint on a line each.
  package var description: String { hint.map { "\(message)\n\($0)" } ?? message }
}
