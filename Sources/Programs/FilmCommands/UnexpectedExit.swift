import Foundation
import Processes
import Synchronization

/// Calls of `exit` by the film, which must not end the program as if its work were done.
enum UnexpectedExit {
  private static let isWatched = Atomic(false)

  /// After this call, `exit` ends the program with status 3 and an error.
  static func watch() {
    isWatched.store(true, ordering: .relaxed)
    atexit { UnexpectedExit.report() }
  }

  private static func report() {
    guard isWatched.load(ordering: .relaxed) else { return }
    printError(
      """
      Error: The film ended the program with exit(_:) before its work was complete.
      To end the film, let the observable that perform(on:) returns complete.
      """)
    Interruption.cleanUp()
    fflush(nil)
    _exit(3)
  }

  /// Allows the program to exit.
  static func end() { isWatched.store(false, ordering: .relaxed) }
}
