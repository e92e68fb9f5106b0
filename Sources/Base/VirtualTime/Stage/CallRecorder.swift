/// Finds the lines of a film that are executing.
package protocol CallRecorder: Sendable {
  /// The line that is executing; nil if no code of the film is on the stack.
  var site: CallSite? { get }

  /// Records the current call stack, which is fast. The returned closure looks up the film's line
  /// in it, which is slow.
  func noteCalls() -> LineLookup
}

/// Looks up a line of the film; returns nil if there is none, or if the program has no debug
/// information.
package typealias LineLookup = @Sendable () -> CallSite?
