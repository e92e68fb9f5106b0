import ArgumentParser

/// The option of commands that print how far they have come and what they have made.
struct QuietOption: ParsableArguments {
  @Flag(help: "Print no progress and no summary.")
  var quiet = false
}
