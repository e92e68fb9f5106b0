import Failures
import Stills
import ArgumentParser
import FilmStage
import Traces
import Views

/// Options that every command of a film shares.
struct CommonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The maximum duration of a film that ends by itself.", valueName: "seconds"))
  var maxDuration: Double = FilmLimits().maximumDuration

  @Option(
    help: ArgumentHelp(
      "The number of turns at one instant beyond which the film counts as an endless loop.",
      valueName: "count"))
  var turnLimit: Int = FilmLimits().turnLimit

  @Flag(
    help: ArgumentHelp(
      "Warn about code that is allowed but rarely intended: half turns, frames set under a transform, "
        + "animations that replace or conflict with each other, completions that never run, work left "
        + "over at the end. Fail on invalid values: key times that don't match their values, numbers "
        + "that are not finite, layout that never settles. Takes longer: the film is recorded, and a "
        + "film with a duration of its own is played twice."))
  var strict = false

  @OptionGroup var messages: QuietOption

  var quiet: Bool { messages.quiet }

  func validate() throws {
    guard maxDuration > 0, maxDuration.isFinite else {
      throw ValidationError("--max-duration takes a positive number of seconds.")
    }
    guard turnLimit > 0 else { throw ValidationError("--turn-limit takes a positive number.") }
  }

  /// With `--strict`, plays the film, prints its warnings and returns its number of frames;
  /// otherwise returns nil.
  func warnIfStrict<FilmType: Film>(_ source: FilmSource<FilmType>) throws -> Int? {
    guard strict else { return nil }
    let trace = try FilmType.trace(source: source, limits: limits)
    try warn(of: trace)
    return trace.frameCount
  }

  /// Writes the picture that `draw` returns, and prints its path. `draw` receives the film with its
  /// parameters, and its number of frames if known.
  func write<FilmType: Film>(
    to output: PathArgument, with parameters: ParameterOptions,
    _ draw: (FilmSource<FilmType>, Int?) throws -> UIImage
  ) throws {
    let source = try parameters.source(of: FilmType.self, replacement: output.replacement)
    try draw(source, warnIfStrict(source)).write(to: output.path)
    if !quiet { print(output.path) }
  }

  /// Prints a trace's warnings. Throws if any of them is an error for a strict command.
  func warn(of trace: Trace) throws {
    let errors = trace.warnings.filter(\.isStrictError)
    for warning in trace.warnings where !warning.isStrictError { printError("warning: \(warning)") }
    for error in errors.dropFirst() { printError("error: \(error)") }
    guard let first = errors.first else { return }
    throw FlipbookError(.warning, first.message, hint: first.hint)
  }

  var limits: FilmLimits { FilmLimits(maximumDuration: maxDuration, turnLimit: turnLimit) }
}
