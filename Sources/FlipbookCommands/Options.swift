import ArgumentParser
import Filming
import Output

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

  @Flag(help: "Print no progress and no summary.")
  var quiet = false

  func validate() throws {
    guard maxDuration > 0, maxDuration.isFinite else {
      throw ValidationError("--max-duration takes a positive number of seconds.")
    }
    guard turnLimit > 0 else { throw ValidationError("--turn-limit takes a positive number.") }
  }

  var limits: FilmLimits { FilmLimits(longest: maxDuration, turns: turnLimit) }
}

/// The option of commands that draw many frames.
struct ThreadOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How many threads draw; by default one per processor. The frames don't depend on it.",
      valueName: "count"))
  var threads: Int?
}

extension VideoCodec: ExpressibleByArgument {}
extension VideoPreset: ExpressibleByArgument {}
extension OddSize: ExpressibleByArgument {}
