import Foundation
import VirtualTime

/// Something that a timer, queue or run loop cannot do on a stage's clock.
///
/// None of them can throw, so the error goes to the stage that is current, and ends its film. Outside
/// of a stage it goes to standard error.
public struct TickingError: Error, Hashable, Sendable {
  /// A sentence that says what was wrong with what.
  public let message: String

  /// What to do about it.
  public let hint: String

  init(_ message: String, hint: String) { (self.message, self.hint) = (message, hint) }

  /// A call that would let the thread stand still, and with it the clock it waits for.
  static func standstill(_ call: String, instead: String) -> TickingError {
    TickingError(
      "\(call) would wait for ever: a stage is one thread, and its time stands still meanwhile.",
      hint: instead)
  }

  /// Whether `seconds` is a number; reports it if not, after what was to be done with it.
  static func check(_ seconds: Double, _ what: String) -> Bool {
    guard seconds.isNaN else { return true }
    TickingError("\(what) \(seconds) s.", hint: "Look for a division by zero in what computes it.")
      .report()
    return false
  }

  /// Stops the stage that is current with this error, and keeps who has made the mistake; the first
  /// error counts. Outside of a stage it goes to standard error.
  func report() {
    guard let clock = VirtualClock.current else {
      try? FileHandle.standardError.write(contentsOf: Data("\(self)\n".utf8))
      return
    }
    clock.fail(self, notesCalls: true)
  }
}

extension TickingError: StageError {}

extension TickingError: CustomStringConvertible {
  /// The message and the hint.
  public var description: String { "\(message) \(hint)" }
}
