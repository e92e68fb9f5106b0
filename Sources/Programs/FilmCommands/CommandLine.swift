import Failures
package import ArgumentParser
import FilmStage
import Foundation
import NearestNames
import Processes

extension ParsableCommand {
  /// Runs the command line and exits: with status 0 on success, 1 if frames were compared and
  /// differ, 2 for a usage error, 3 for bad input, 4 if the output failed, and 130 if interrupted.
  package static func runAndExit() -> Never {
    ProgramEnvironment.prepare()
    let result: Int32 = StackSpace.withLargeStack { () throws(Never) in status() }
    UnexpectedExit.end()
    // Printed text can still be in stdio's buffer, and writing it can fail.
    guard fflush(nil) == 0 else {
      // A reader that closed the pipe on purpose, such as `head`, isn't an error to report.
      if errno != EPIPE {
        printError("Error: Couldn't write to standard output: \(String(cString: strerror(errno))).")
      }
      Foundation.exit(4)
    }
    Foundation.exit(result)
  }

  /// The number of threads that every command can start: for drawing, fonts, and a child process
  /// and its output.
  private static var leastThreads: Int { 8 }

  /// Runs the command line, prints any error, and returns the exit status.
  private static func status() -> Int32 {
    if let name = CommandLine.arguments.dropFirst().first, let message = unknown(name) {
      printError(message)
      return 2
    }
    do {
      try SystemThread.check(leastThreads)
      try Interruption.handleSignals()
      var command = try parseAsRoot()
      UnexpectedExit.watch()
      try command.run()
      return 0
    } catch let failure as FlipbookError {
      printError("Error: \(failure)")
      return failure.exitStatus
    } catch let status as ExitCode {
      return status.rawValue
    } catch {
      // `--help`, or a usage error.
      let message = fullMessage(for: error)
      guard exitCode(for: error) != .success else {
        print(message)
        return 0
      }
      printError(message)
      return 2
    }
  }
}

extension ParsableCommand {
  /// Returns the message for a first argument that isn't one of the subcommands; nil if it is one,
  /// or an option.
  static func unknown(_ name: String) -> String? {
    let known = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !known.isEmpty, !name.hasPrefix("-"), !known.contains(name), name != "help" else {
      return nil
    }
    let program = configuration.commandName ?? ""
    return """
      Error: \(program) has no command "\(name)". \
      \(known.similar(to: name).map { "Did you mean \"\($0)\"?" }
        ?? "Commands: \(known.joined(separator: ", ")).")
      Usage: \(program) <subcommand>
        See '\(program) --help' for more information.
      """
  }
}

/// Writes a line to standard error if it is open.
package func printError(_ text: String) {
  try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
}
