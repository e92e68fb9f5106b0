import ArgumentParser
import FilmStage
import Traces

/// Writes a film's trace as JSON or SVG.
struct TraceCommand<FilmType: Film>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "trace", abstract: "Write a trace of the film, as JSON or as a picture.",
      discussion: """
        Lists every animation with its view, key path, values, times, curve and the source line that \
        started it, every value set without an animation, every completion, every subscription with its \
        events, and every task. A file that ends in .svg is a timeline: a row for each view, a bar for \
        each animation, a mark where one stops. Source lines come from the program's debug information: \
        where a call is the last statement of a function, the compiler may report the line of its \
        caller, or none.
        """)
  }

  @Option(
    help: ArgumentHelp(
      "The file to write, .json or .svg. Can be given twice, for both.", valueName: "file"))
  var output: [PathArgument] = [PathArgument("output/\(FilmType.name)-trace.json")]

  @OptionGroup var parameters: ParameterOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    for file in output { try Trace.check(file.path) }
    let trace = try FilmType.trace(
      source: parameters.source(of: FilmType.self) { [output] file in
        output.lazy.compactMap { $0.replacement(of: file) }.first
      }, limits: common.limits)
    for file in output {
      try trace.write(to: file.path)
      if !common.quiet { print(file.path) }
    }
    if common.strict { try common.warn(of: trace) }
  }
}
