import Failures
package import ArgumentParser
import FilmStage
import Foundation

extension ParsableCommand {
  /// Runs a command line and ends the program: with 0 when it is done, 1 when frames were compared and
  /// differ, 2 for wrong use, 3 for bad input, 4 when the output failed, 130 when interrupted.
  package static func runAndExit() -> Never {
    ProgramEnvironment.prepare()
    Interruption.handleSignals()
    let status = status()
    // What was printed may wait in memory, and find no place to go.
    guard fflush(nil) == 0 else {
      // Whoever has read enough, as `head` has, need not be told.
      if errno != EPIPE {
        complain("Error: Couldn't write to standard output: \(String(cString: strerror(errno))).")
      }
      Foundation.exit(4)
    }
    Foundation.exit(status)
  }

  /// Runs a command line, tells what goes wrong, and gives the status to end with.
  private static func status() -> Int32 {
    do {
      var command = try parseAsRoot()
      try command.run()
      return 0
    } catch let failure as FlipbookError {
      complain("Error: \(failure)")
      return failure.exitStatus
    } catch let status as ExitCode {
      return status.rawValue
    } catch {
      // A call for help, or wrong use.
      let message = fullMessage(for: error)
      guard exitCode(for: error) != .success else {
        print(message)
        return 0
      }
      complain(message)
      return 2
    }
  }
}

/// Writes a line to standard error, if that is open.
package func complain(_ text: String) {
  try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
}
