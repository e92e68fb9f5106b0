/// An error that Flipbook reports when it can't play a film, read or write a file, encode a video,
/// or compare pictures.
///
/// There is one type for all of these errors, so that an error passes unchanged from its origin to
/// the code that reports it.
public struct FlipbookError: Error, Sendable {
  /// The kind of error.
  public var code: Code { storage.code }

  /// A sentence that describes the error and its location.
  public var message: String { storage.message }

  /// A sentence that suggests how to fix the error, or nil if there is no suggestion.
  public var hint: String? { storage.hint }

  /// The underlying error, if this one was caused by the film or by another library.
  public var cause: (any Error)? { storage.cause }

  /// The line of the film that caused the error, such as "Sources/Intro/Intro.swift:14".
  ///
  /// nil if no line of the film is responsible, or if the program was built without debug
  /// information. If the call is the last statement of a function, the compiler may leave only the
  /// line of the function's caller. Reading this property looks up the line, which takes some
  /// milliseconds.
  public var source: String? { storage.source?() }

  /// The location where the incorrect value was written, or nil if the error isn't about a given
  /// value.
  package var origin: ValueOrigin? { storage.origin }

  /// The exit status of a program that fails with this error: the status of its code, but 2 if the
  /// value came from the command line.
  package var exitStatus: Int32 {
    if case .option = origin { return Code.badSetting.exitStatus }
    return code.exitStatus
  }

  /// A single reference, so that functions return the error in a register.
  private let storage: Storage

  /// Creates an error; `message` and `hint` are complete sentences.
  package init(
    _ code: Code, _ message: String, hint: String? = nil, cause: (any Error)? = nil,
    source: (@Sendable () -> String?)? = nil
  ) {
    storage = Storage(
      code: code, message: message, hint: hint, cause: cause, source: source, origin: nil)
  }

  /// Creates an error about a value that was written at `origin`. The origin is appended to
  /// `message`, which has no full stop.
  package init(_ code: Code, _ message: String, at origin: ValueOrigin?, hint: String? = nil) {
    let location = origin.flatMap { $0 == .defaultValue ? nil : " (\($0))" } ?? ""
    storage = Storage(
      code: code, message: message + location + ".", hint: hint, cause: nil, source: nil,
      origin: origin)
  }

  /// Returns the same error with the film's line, which `source` looks up.
  package func found(at source: @escaping @Sendable () -> String?) -> FlipbookError {
    FlipbookError(
      storage: Storage(
        code: code, message: message, hint: hint, cause: cause, source: source, origin: origin))
  }

  /// Returns the same error with another code, for callers that know the context.
  package func recoded(_ code: Code) -> FlipbookError {
    FlipbookError(
      storage: Storage(
        code: code, message: message, hint: hint, cause: cause, source: storage.source,
        origin: origin))
  }

  /// The parts of an error that another process needs: all but the cause and the film's line.
  package struct Parts: Codable, Sendable {
    let code: String
    let message: String
    let hint: String?
    let origin: ValueOrigin?
  }

  package var parts: Parts {
    Parts(code: code.rawValue, message: message, hint: hint, origin: origin)
  }

  package init(_ parts: Parts) {
    storage = Storage(
      code: Code(rawValue: parts.code) ?? .outputFailed, message: parts.message, hint: parts.hint,
      cause: nil, source: nil, origin: parts.origin)
  }

  private init(storage: Storage) { self.storage = storage }

  private final class Storage: Sendable {
    let code: Code
    let message: String
    let hint: String?
    let cause: (any Error)?
    let source: (@Sendable () -> String?)?
    let origin: ValueOrigin?

    init(
      code: Code, message: String, hint: String?, cause: (any Error)?,
      source: (@Sendable () -> String?)?, origin: ValueOrigin?
    ) {
      self.code = code
      self.message = message
      self.hint = hint
      self.cause = cause
      self.source = source
      self.origin = origin
    }
  }
}

extension FlipbookError: Hashable {
  /// Returns a Boolean value that indicates whether the codes, messages and hints are equal.
  public static func == (left: FlipbookError, right: FlipbookError) -> Bool {
    left.code == right.code && left.message == right.message && left.hint == right.hint
  }

  /// Hashes the code, the message and the hint.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(message)
    hasher.combine(hint)
  }
}

extension FlipbookError: CustomStringConvertible {
  /// The message, with the film's line if it is known, and the hint on a line of its own.
  public var description: String {
    let location = source.map { " (\($0))" } ?? ""
    return hint.map { "\(message)\(location)\n\($0)" } ?? message + location
  }
}
