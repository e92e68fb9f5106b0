import Failures
import Foundation
import Processes
import SourceLines

/// The end of a process that played films, before its work was complete.
struct ProcessDeath {
  private let outcome: ChildProcess.Outcome
  /// What it wrote to its standard error.
  private let words: String
  /// The line of the film that trapped, if known, such as "at Sources/Intro/Intro.swift:14".
  private let place: String?

  /// `calls` are the addresses that the calls on its stack returned to, relative to the program's
  /// start.
  init(_ outcome: ChildProcess.Outcome, words: String, calls: [UInt]) {
    self.outcome = outcome
    self.words = words.hasPrefix("Error: ") ? String(words.dropFirst(7)) : words
    place = CallSites.location(ofTrapIn: calls.map { $0 &+ Traps.programStart })
  }

  /// The error of the film that was playing, such as "The film's process was terminated by signal 4
  /// (Illegal instruction) at Sources/Intro/Intro.swift:14: Fatal error: …".
  var error: FlipbookError {
    FlipbookError(
      .filmFailed, sentence("The film's process", at: place.map { " \($0)" } ?? ""), hint: hint)
  }

  /// The error of a process that couldn't play any film.
  var errorBeforeFirstRow: FlipbookError {
    FlipbookError(.noThreads, sentence("A process that renders films", at: ""))
  }

  private func sentence(_ subject: String, at place: String) -> String {
    "\(subject) \(outcome.ending)\(place)" + (words.isEmpty ? "." : ": \(words)")
  }

  private var hint: String? {
    guard case .signalled(let signal) = outcome.end else { return nil }
    switch signal {
    case SIGILL, SIGTRAP:
      return words.isEmpty
        ? "Swift stops a program if an index is out of range, a value that is unwrapped is nil, or "
          + "an integer overflows. A debug build prints the reason." : nil
    case SIGSEGV: return "Endless recursion is a frequent cause."
    case SIGKILL: return "The system may have run out of memory. Use fewer --jobs."
    default: return nil
    }
  }
}
