import Goldens
import ArgumentParser
import FilmCommands
import Foundation
import PixelDiff

/// Lists the goldens of tests.
struct GoldensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "goldens",
    abstract: "List what tests expect, or what no test expects any more.",
    discussion: """
      Goldens are looked for in every folder `__Goldens__`. Which of them are used the latest run of \
      tests tells that was started in this folder: run all tests before. Ends with status 1 if there \
      are unused ones.
      """)

  @Argument(help: ArgumentHelp("Where to look.", valueName: "folder"))
  var folder = PathArgument(".")

  @Flag(help: "List only those that no test asked for.")
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
    complain(
      "\(found.goldens.count - unusedOnes.count) of \(found.goldens.count) goldens were asked for by "
        + "the tests that ended at \(formatter.string(from: found.date))")
    if unused, !unusedOnes.isEmpty { throw ExitCode(1) }
  }
}
