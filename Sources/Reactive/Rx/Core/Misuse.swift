import Foundation

/// Stops the program because of a programming error, with a sentence that explains the fix.
///
/// Unlike the message of a precondition, the sentence is printed in release builds too.
func programmingError(_ sentence: String) -> Never { fatalError(sentence) }

/// Stops the program unless `condition` holds; see `programmingError(_:)`.
func require(_ condition: Bool, _ sentence: @autoclosure () -> String) {
  if !condition { programmingError(sentence()) }
}

/// Reports a programming error: fatal in debug builds, a message on standard error in others.
package func reportProgrammingError(_ sentence: String) {
  #if DEBUG
    fatalError(sentence)
  #else
    try? FileHandle.standardError.write(contentsOf: Data("\(sentence)\n".utf8))
  #endif
}
