package import ArgumentParser
package import Filming
import Foundation
import Parameters
import PixelDiff
import Slurm

/// The command line of a film.
package struct FilmCommand<FilmType: Film>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: FilmType.name,
      abstract: "Renders the film \(FilmType.name).",
      subcommands: [
        RenderCommand<FilmType>.self, StillCommand<FilmType>.self, StripCommand<FilmType>.self,
        SheetCommand<FilmType>.self, TraceCommand<FilmType>.self, VerifyCommand<FilmType>.self,
        DescribeCommand<FilmType>.self, BatchCommand<FilmType>.self, AssembleCommand.self,
        SubmitCommand<FilmType>.self, StatusCommand<FilmType>.self,
      ])
  }

  package init() {}
}

extension Film {
  /// Runs the film's command line and ends the program.
  package static func runCommandLine(_ arguments: [String]? = nil) -> Never {
    FilmCommand<Self>.runAndExit(arguments)
  }
}

extension ParsableCommand {
  /// Runs a command line and ends the program: with 0 when it is done, 1 when frames were compared and
  /// differ, 2 for wrong use, 3 for bad input, 4 when the output failed, 130 when interrupted.
  static func runAndExit(_ arguments: [String]?) -> Never {
    ProgramEnvironment.prepare()
    Interruption.handleSignals()
    let status = status(of: arguments)
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
  private static func status(of arguments: [String]?) -> Int32 {
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
      return 0
    } catch let error as FilmError {
      complain("Error: \(error)")
      return error.code.exitStatus
    } catch let error as ParameterError {
      let error = FilmError(error)
      complain("Error: \(error)")
      return error.code.exitStatus
    } catch let error as DiffError {
      complain("Error: \(error)")
      return error.code.exitStatus
    } catch let error as SlurmError {
      complain("Error: \(error)")
      return error.code.exitStatus
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
func complain(_ text: String) {
  try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
}

extension FilmError.Code {
  /// The status with which a program ends that fails so.
  var exitStatus: Int32 {
    switch self {
    case .badSetting: 2
    case .badCanvas, .badDuration, .badValue, .badScript, .filmFailed, .endless, .zeroTimeLoop,
      .outsideFilm, .unreadable, .badParameter, .refusedFile:
      3
    case .outputFailed: 4
    case .interrupted: 130
    }
  }
}

extension DiffError.Code {
  /// The status with which a program ends that fails so.
  var exitStatus: Int32 {
    switch self {
    case .badSetting: 2
    case .unreadable: 3
    case .outputFailed: 4
    case .interrupted: 130
    }
  }
}

extension SlurmError.Code {
  /// The status with which a program ends that fails so.
  var exitStatus: Int32 {
    switch self {
    case .badSetting: 2
    case .unreadable: 3
    case .missing, .unreachable, .refused, .busy, .outputFailed: 4
    case .interrupted: 130
    }
  }
}
