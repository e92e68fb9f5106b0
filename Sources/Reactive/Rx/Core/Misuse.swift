import Failures
import Foundation
import VirtualTime

/// Stops the program because of a programming error, with a sentence that explains the fix.
///
/// Unlike the message of a precondition, the sentence is printed in release builds too.
func programmingError(_ sentence: String) -> Never { fatalError(sentence) }

/// Reports a programming error with `sentence` unless `condition` holds; returns `condition`.
///
/// A film fails with an error, which names its line. Without a stage, the program stops.
@discardableResult
func checkUse(_ condition: Bool, _ sentence: @autoclosure () -> String) -> Bool {
  if condition { return true }
  guard VirtualClock.current != nil else { programmingError(sentence()) }
  FlipbookError(.filmFailed, sentence()).report()
  return false
}

/// Reports a programming error: fatal in debug builds, a message on standard error in others.
package func reportProgrammingError(_ sentence: String) {
  #if DEBUG
    fatalError(sentence)
  #else
    try? FileHandle.standardError.write(contentsOf: Data("\(sentence)\n".utf8))
  #endif
}
