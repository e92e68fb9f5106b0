import ArgumentParser

/// The option of commands that print their progress and a summary.
struct QuietOption: ParsableArguments {
  @Flag(help: "Print no progress and no summary.")
  var quiet = false
}
