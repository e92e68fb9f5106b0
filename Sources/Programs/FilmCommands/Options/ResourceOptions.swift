import ArgumentParser

/// The option of commands that draw many frames.
struct ThreadOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The number of drawing threads; by default one per processor. The frames don't depend on it.",
      valueName: "count"))
  var threads: Int?
}

/// The option that bounds the memory of a render or a batch.
struct MemoryOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Upper bound for the memory of frames in flight, for all films together, in MB. (default: 256, or "
        + "more for large canvases)", valueName: "megabytes"))
  var memory: Int?

  func validate() throws {
    if let memory, !(1...1_000_000).contains(memory) {
      throw ValidationError("--memory takes a number of megabytes, from 1 to 1000000.")
    }
  }

  var bytes: Int? { memory.map { $0 * 1_000_000 } }
}

/// The options for a render's memory and its profile.
struct ResourceOptions: ParsableArguments {
  @OptionGroup var budget: MemoryOption

  @Flag(help: "Print the time that each stage took.")
  var profile = false
}
