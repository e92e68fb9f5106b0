package import OutputFiles
import Foundation
import Layers
package import Parameters
import Rx
import Views
package import VirtualTime

/// Why a film could not be rendered.
public struct FilmError: Error, Sendable {
  /// What kind of failure it is.
  public enum Code: String, Sendable {
    /// A canvas that cannot be: its size or frame rate is out of range.
    case badCanvas
    /// A duration that cannot be.
    case badDuration
    /// A value in the film that cannot be drawn or animated: see the cause.
    case badValue
    /// A scripted touch or key that cannot be: its time, its view, its place.
    case badScript
    /// The film's own code failed: its observable ended with an error, `perform` threw, or it asked a
    /// timer, queue or run loop for what no stage can do.
    case filmFailed
    /// The film does not end by itself within the limit.
    case endless
    /// The film loops without time passing.
    case zeroTimeLoop
    /// Frames or an instant that the film does not have.
    case outsideFilm
    /// A setting that cannot be.
    case badSetting
    /// A parameter's value from a file or a table that cannot be, or that the film refuses.
    case badParameter
    /// A file outside the film's folders, which a film that takes parameters may not read.
    case refusedFile
    /// A manifest, a frame, a file of parameters or a table that cannot be read.
    case unreadable
    /// Writing the output failed: the disk, the folder, ffmpeg.
    case outputFailed
    /// The user stopped it.
    case interrupted
  }

  /// What kind of failure it is.
  public let code: Code

  /// A sentence that says what was wrong with what.
  public let message: String

  /// What to do about it; nil where there is nothing to say.
  public let hint: String?

  /// The error that led to this one, if any.
  public let cause: (any Error)?

  /// Looks up the line that made the mistake.
  private var line: LineLookup?

  /// The line of the film that made the mistake, such as "Sources/Intro/Intro.swift:14"; nil where
  /// none is to blame, and where the program was built without debug information. Where the call is
  /// the last thing that a function does, the compiler may leave the line of its caller, or none. It
  /// is looked up when it is asked for.
  public var source: String? { line?()?.description }

  package init(_ code: Code, _ message: String, hint: String? = nil, cause: (any Error)? = nil) {
    (self.code, self.message, self.hint, self.cause) = (code, message, hint, cause)
  }

  /// What an output's error means to who renders a film.
  package init(_ error: OutputError) {
    let code: Code =
      switch error.code {
      case .badSetting, .oddSize, .noFrames: .badSetting
      case .unreadable, .malformed, .unsupportedVersion: .unreadable
      case .abandoned: .interrupted
      default: .outputFailed
      }
    self.init(code, error.message, hint: error.hint, cause: error)
  }

  /// What is wrong with parameters; what was written on the command line is wrong use.
  package init(_ error: ParameterError) {
    let code: Code =
      switch (error.code, error.origin) {
      case (.badSetting, _), (_, .option): .badSetting
      case (.unreadable, _), (.malformed, _): .unreadable
      default: .badParameter
      }
    self.init(code, error.message, hint: error.hint, cause: error)
  }

  /// What a clock's failure means; `line` looks up the line that made the mistake.
  package init(clockFailure failure: any Error, line: LineLookup? = nil) {
    switch failure {
    case let error as FilmError: self = error
    case let error as any StageError:
      self.init(Self.code(of: error), error.message, hint: error.hint, cause: error)
    case let error as ZeroTimeLoop:
      self.init(
        .zeroTimeLoop,
        "The film loops without time passing: more than \(error.turnLimit) pieces of work ran at "
          + "\(error.instant.seconds.text) s.",
        hint:
          "Look for a delay of 0 s, or an animation of 0 s or without changes, that starts itself "
          + "again. If the work is meant, raise the limit with --turn-limit.", cause: error)
    default: self.init(thrown: failure, by: "The film ended with an error")
    }
    self.line = line ?? self.line
  }

  private static func code(of error: any StageError) -> Code {
    switch error {
    case is LayerError: .badValue
    case is FeedbackLoop: .zeroTimeLoop
    case is AssetRefusal: .refusedFile
    default: .filmFailed
    }
  }

  /// What an error of the film's own code means; `what` says where it came from.
  init(thrown error: any Error, by what: String) {
    if let error = error as? FilmError {
      self = error
    } else {
      let said = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
      let end = said.hasSuffix(".") ? "" : "."
      self.init(.filmFailed, "\(what): \(said)\(end)", cause: error)
    }
  }
}

extension FilmError: CustomStringConvertible {
  /// The message with the film's line, and the hint on a line of its own.
  public var description: String {
    let place = source.map { " (\($0))" } ?? ""
    return hint.map { "\(message)\(place)\n\($0)" } ?? message + place
  }
}

// Errors of the rooms below, thrown as what they mean to whoever renders a film.

/// The value of `value`; an output's error is thrown as the film's.
package func asFilmError<Value>(
  _ value: @autoclosure () throws(OutputError) -> Value
) throws(FilmError) -> Value {
  do throws(OutputError) { return try value() } catch { throw FilmError(error) }
}

/// What `body` returns; an output's error is thrown as the film's.
package func asFilmError<Value>(
  _ body: () throws(OutputError) -> Value
) throws(FilmError) -> Value {
  do throws(OutputError) { return try body() } catch { throw FilmError(error) }
}

/// What `body` returns; an error of parameters is thrown as the film's.
package func asFilmError<Value>(
  _ body: () throws(ParameterError) -> Value
) throws(FilmError) -> Value {
  do throws(ParameterError) { return try body() } catch { throw FilmError(error) }
}
