import ArgumentParser
import Failures
import FilmStage
import Foundation
import Parameters
import PreviewFrames
import Processes
import SourceLines

/// Plays the film for a preview, whose server starts this command.
struct PreviewWorkerCommand<FilmType: Film>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "preview-worker", shouldDisplay: false)
  }

  @OptionGroup var parameters: ParameterOptions
  @OptionGroup var common: CommonOptions

  /// The addresses of calls at a trap: prints their line of the film.
  @Option(parsing: .upToNextOption, help: .hidden)
  var locate: [UInt] = []

  /// A table whose rows are values of the parameters.
  @Option(help: .hidden)
  var table: PathArgument?

  func run() throws {
    if !locate.isEmpty {
      print(CallSites.location(ofTrapIn: locate.map { $0 &+ Traps.programStart }) ?? "")
      return
    }
    let given = try parameters.given()
    let readable =
      parameters.readable
      + (table.map { [URL(fileURLWithPath: $0.path).deletingLastPathComponent()] } ?? [])
    var worker = try PreviewWorker(
      FilmType.self, limits: common.limits, rows: try tableRows(),
      schema: {
        let list = try FilmParameters<FilmType>.defaults()
        return ParameterSchema(
          film: FilmType.name, FilmType().canvas, list?.parameters ?? []
        ).text
      }
    ) { values in
      var given = given
      given.merge(values)
      return FilmSource(try FilmParameters(given, readableFolders: readable))
    }
    worker.run()
  }

  private func tableRows() throws(FlipbookError) -> [TableRow] {
    guard let table else { return [] }
    let rows = try ParameterTable(table.path).rows()
    var all: [TableRow] = []
    while let row = try rows.next() { all.append(row) }
    return all
  }
}
