package import FilmStage
package import Parameters
package import Slurm

/// An error that a command ends with: its description is what the user reads.
package protocol CommandFailure: Error, CustomStringConvertible {
  /// The status with which the program ends.
  var exitStatus: Int32 { get }
}

extension FilmError: CommandFailure {
  package var exitStatus: Int32 {
    switch code {
    case .badSetting: 2
    case .badCanvas, .badDuration, .badValue, .badScript, .filmFailed, .endless, .zeroTimeLoop,
      .outsideFilm, .unreadable, .badParameter, .refusedFile:
      3
    case .outputFailed: 4
    case .interrupted: 130
    }
  }
}

extension ParameterError: CommandFailure {
  package var exitStatus: Int32 { FilmError(self).exitStatus }
}

extension SlurmError: CommandFailure {
  package var exitStatus: Int32 {
    switch code {
    case .badSetting: 2
    case .unreadable: 3
    case .missing, .unreachable, .refused, .busy, .outputFailed: 4
    case .interrupted: 130
    }
  }
}
