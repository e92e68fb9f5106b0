public import FilmStage
import FilmCommands

extension Film {
  /// The program of a film marked `@main`: its command line.
  public static func main() {
    runCommandLine()
  }
}
