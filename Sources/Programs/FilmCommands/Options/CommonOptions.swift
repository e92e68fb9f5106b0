import Failures
import Stills
import ArgumentParser
import FilmStage
import Traces
import Views

/// Options that every command takes.
struct CommonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How long a film without a duration of its own may last.", valueName: "seconds"))
  var maxDuration: Double = FilmLimits().longest

  @Option(
    help: ArgumentHelp(
      "How much work may run at one instant before it is taken for an endless loop.",
      valueName: "count"))
  var turnLimit: Int = FilmLimits().turns

  @Flag(
    help: ArgumentHelp(
      "Warn of what is allowed but rarely meant: half turns, frames set under a transform, "
        + "animations that replace or fight each other, completions that never run, work that is "
        + "left at the end. Fail where values don't fit: key times, numbers that are not finite, "
        + "layout without end. Takes longer: what happens is recorded, and a film with a duration of its "
        + "own is played once more."))
  var strict = false

  @OptionGroup var messages: QuietOption

  var quiet: Bool { messages.quiet }

  func validate() throws {
    guard maxDuration > 0, maxDuration.isFinite else {
      throw ValidationError("--max-duration takes a positive number of seconds.")
    }
    guard turnLimit > 0 else { throw ValidationError("--turn-limit takes a positive number.") }
  }

  /// Plays the film and warns, if that was asked for. How many frames it has is known then; else nil.
  func warnIfStrict<FilmType: Film>(_ source: FilmSource<FilmType>) throws -> Int? {
    guard strict else { return nil }
    let trace = try FilmType.trace(source: source, limits: limits)
    try warn(of: trace)
    return trace.frameCount
  }

  /// Writes the picture that `draw` makes of a film, and says where it is. `draw` is given the film with
  /// its parameters, and how many frames it has if that is known.
  func write<FilmType: Film>(
    to output: PathArgument, with parameters: ParameterOptions,
    _ draw: (FilmSource<FilmType>, Int?) throws -> UIImage
  ) throws {
    let source = try parameters.source(of: FilmType.self, replacement: output.replacement)
    try draw(source, warnIfStrict(source)).write(to: output.path)
    if !quiet { print(output.path) }
  }

  /// Prints what a trace warns of; throws if any of it is an error for a strict command.
  func warn(of trace: Trace) throws {
    let errors = trace.warnings.filter(\.isStrictError)
    for warning in trace.warnings where !warning.isStrictError { complain("warning: \(warning)") }
    for error in errors.dropFirst() { complain("error: \(error)") }
    guard let first = errors.first else { return }
    throw FlipbookError(.warning, first.message, hint: first.hint)
  }

  var limits: FilmLimits { FilmLimits(longest: maxDuration, turns: turnLimit) }
}
