import Foundation

/// Stops the program because it was written wrongly, with a sentence that says how to do it right.
///
/// Unlike that of a precondition, the sentence is printed in release builds too.
func misuse(_ sentence: String) -> Never { fatalError(sentence) }

/// Stops the program unless `condition` holds; see `misuse(_:)`.
func require(_ condition: Bool, _ sentence: @autoclosure () -> String) {
  if !condition { misuse(sentence()) }
}

/// Says that the program was written wrongly: fatal in debug builds, reported on standard error in
/// others.
package func misuseInDebug(_ sentence: String) {
  #if DEBUG
    fatalError(sentence)
  #else
    try? FileHandle.standardError.write(contentsOf: Data("\(sentence)\n".utf8))
  #endif
}
