/// Why Flipbook couldn't do what it was asked to: play a film, read or write a file, encode a video,
/// compare pictures.
///
/// There is one type for all of them, so that an error passes from where it is found to whoever reports
/// it without being translated on the way.
public struct FlipbookError: Error, Sendable {
  /// What went wrong.
  public var code: Code { storage.code }

  /// A sentence that names what is wrong and where.
  public var message: String { storage.message }

  /// What to do about it, in a sentence; nil if there is nothing to suggest.
  public var hint: String? { storage.hint }

  /// The error that led to this one, if it came from the film or from another library.
  public var cause: (any Error)? { storage.cause }

  /// The line of the film at fault, such as "Sources/Intro/Intro.swift:14".
  ///
  /// nil if no line is to blame, or if the program was built without debug information. If the call is
  /// the last thing a function does, the compiler may leave only the line of the function's caller. The
  /// line is looked up when this property is read, which takes some milliseconds.
  public var source: String? { storage.source?() }

  /// Where the value at fault was written; nil if the fault isn't in a value that was given.
  package var origin: ValueOrigin? { storage.origin }

  /// The status with which a program ends that fails with this error: the code's, but 2 if the fault is
  /// in a value from the command line.
  package var exitStatus: Int32 {
    if case .option = origin { return Code.badSetting.exitStatus }
    return code.exitStatus
  }

  /// One reference, so that functions return the error in a register.
  private let storage: Storage

  /// An error; `message` and `hint` are whole sentences.
  package init(
    _ code: Code, _ message: String, hint: String? = nil, cause: (any Error)? = nil,
    source: (@Sendable () -> String?)? = nil
  ) {
    storage = Storage(
      code: code, message: message, hint: hint, cause: cause, source: source, origin: nil)
  }

  /// An error in a value that was written at `origin`, which is added to `message`; `message` has no
  /// full stop.
  package init(_ code: Code, _ message: String, at origin: ValueOrigin?, hint: String? = nil) {
    let place = origin.flatMap { $0 == .standard ? nil : " (\($0))" } ?? ""
    storage = Storage(
      code: code, message: message + place + ".", hint: hint, cause: nil, source: nil,
      origin: origin)
  }

  /// The same error, found in the line that `source` looks up.
  package func found(at source: @escaping @Sendable () -> String?) -> FlipbookError {
    FlipbookError(
      storage: Storage(
        code: code, message: message, hint: hint, cause: cause, source: source, origin: origin))
  }

  /// The same error with another code, where the code depends on what was going on.
  package func recoded(_ code: Code) -> FlipbookError {
    FlipbookError(
      storage: Storage(
        code: code, message: message, hint: hint, cause: cause, source: storage.source,
        origin: origin))
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
      (self.code, self.message, self.hint) = (code, message, hint)
      (self.cause, self.source, self.origin) = (cause, source, origin)
    }
  }
}

extension FlipbookError: Hashable {
  /// Whether code, message and hint are the same.
  public static func == (left: FlipbookError, right: FlipbookError) -> Bool {
    left.code == right.code && left.message == right.message && left.hint == right.hint
  }

  /// Adds code, message and hint.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(message)
    hasher.combine(hint)
  }
}

extension FlipbookError: CustomStringConvertible {
  /// The message, with the film's line if that is known, and the hint on a line of its own.
  public var description: String {
    let place = source.map { " (\($0))" } ?? ""
    return hint.map { "\(message)\(place)\n\($0)" } ?? message + place
  }
}
