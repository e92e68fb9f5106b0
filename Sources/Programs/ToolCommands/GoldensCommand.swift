import Goldens
import ArgumentParser
import FilmCommands
import Foundation
import PixelDiff

/// Lists the goldens of tests.
struct GoldensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "goldens",
    abstract: "List the goldens of tests, or only those that no test uses.",
    discussion: """
      Searches all folders named `__Goldens__`. The latest test run that was started in this folder \
      determines which goldens are used, so run all tests first. With --unused, ends with status 1 if \
      there are unused ones.
      """)

  @Argument(help: ArgumentHelp("The folder to search.", valueName: "folder"))
  var folder = PathArgument(".")

  @Flag(help: "List only the goldens that no test used.")
  var unused = false

  func run() throws {
    let found = try GoldenSearch.search(folder.path)
    let unusedOnes = Set(found.unused)
    for golden in found.goldens where !unused || unusedOnes.contains(golden) {
      print(unusedOnes.contains(golden) && !unused ? "\(golden) (unused)" : golden)
    }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    printError(
      "\(found.goldens.count - unusedOnes.count) of \(found.goldens.count) goldens were used by "
        + "the tests that ended at \(formatter.string(from: found.date))")
    if unused, !unusedOnes.isEmpty { throw ExitCode(1) }
  }
}
