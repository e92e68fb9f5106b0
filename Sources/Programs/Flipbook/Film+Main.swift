public import FilmStage
import FilmCommands

extension Film {
  /// Runs the command line of a film marked `@main`.
  public static func main() {
    runCommandLine()
  }
}
