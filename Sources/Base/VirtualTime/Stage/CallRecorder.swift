/// Finds out which lines of a film are at work.
package protocol CallRecorder: Sendable {
  /// The line at work now; nil where no code of the film is on the stack.
  var site: CallSite? { get }

  /// Notes the calls that are at work now, which is cheap. What it returns looks up the film's line
  /// among them, which is not.
  func noteCalls() -> LineLookup
}

/// Looks up a line of the film; nil where there is none, or the program has no debug information.
package typealias LineLookup = @Sendable () -> CallSite?
