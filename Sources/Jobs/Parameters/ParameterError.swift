/// What is wrong with a parameter, a table or a template of names.
package struct ParameterError: Error, Hashable, Sendable {
  /// The kinds of mistake.
  package enum Code: String, Hashable, Sendable {
    /// A name that no parameter has.
    case unknownName
    /// A parameter that the film has but does not read.
    case notRead
    /// A value of another type than the parameter's, or out of its range or set.
    case wrongType
    /// A value that the film needs and that nobody gives.
    case missing
    /// A value that the film itself refuses.
    case refused
    /// One name, column or key twice.
    case duplicate
    /// A file that can't be opened or read, or is no UTF-8.
    case unreadable
    /// A file whose contents are not what its name says.
    case malformed
    /// An option, or a template of names, that can't be.
    case badSetting
    /// A row whose output has no name.
    case badName
  }

  /// Which kind of mistake it is.
  package let code: Code

  /// A sentence that says what was wrong with what, and where.
  package let message: String

  /// What to do about it; nil where there is nothing to say.
  package let hint: String?

  /// Where the value came from; nil where none is to blame.
  package let origin: ParameterOrigin?

  /// An error; where the mistake was made is put behind `message`, which ends without a full stop.
  package init(
    _ code: Code, _ message: String, at origin: ParameterOrigin? = nil, hint: String? = nil
  ) {
    let place = origin.flatMap { $0 == .standard ? nil : " (\($0))" } ?? ""
    (self.code, self.message, self.hint) = (code, message + place + ".", hint)
    self.origin = origin
  }
}

extension ParameterError: CustomStringConvertible {
  /// Message and hint on a line each.
  package var description: String { hint.map { "\(message)\n\($0)" } ?? message }
}
