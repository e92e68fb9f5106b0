import FilmCommands
package import PixelDiff

extension DiffError: CommandFailure {
  package var exitStatus: Int32 {
    switch code {
    case .badSetting: 2
    case .unreadable: 3
    case .outputFailed: 4
    case .interrupted: 130
    }
  }
}
