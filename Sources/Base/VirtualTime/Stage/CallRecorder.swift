/// Finds the lines of a film that are executing.
package protocol CallRecorder: Sendable {
  /// Records the current call stack for a trace; nil if it isn't known. `isInTask` if a task runs,
  /// whose callers aren't on the stack.
  func note(for tracing: Tracing, isInTask: Bool) -> (any NotedCalls)?

  /// Records the current call stack completely, which takes longer. The returned closure looks up
  /// the film's line in it, which is slow.
  func noteCalls() -> LineLookup
}

/// A recorded call stack.
package protocol NotedCalls: AnyObject, Sendable {
  /// The innermost line of the film; nil if there is none. Looking it up is slow.
  var site: CallSite? { get }
}

/// Looks up a line of the film; returns nil if there is none, or if the program has no debug
/// information.
package typealias LineLookup = @Sendable () -> CallSite?
