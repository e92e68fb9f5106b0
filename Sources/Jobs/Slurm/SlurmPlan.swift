package import Failures

/// What a film's render on Slurm consists of: an array job, a task of which renders a chunk, and a job
/// that puts the frames together once all of them are done.
package struct SlurmPlan: Hashable, Sendable {
  /// How often a task is tried again, if nothing else is said.
  package static let defaultRetries = 2

  /// The film's name.
  package var film: String

  /// The program that renders it: a full path that is the same on every node.
  package var program: String

  /// The folder that the program works in, a full path: what relative paths of the film and of its
  /// options start from.
  package var workingFolder: String

  /// The folder of the frames, a full path that every node shares.
  package var output: String

  /// How many chunks: 1 to 100000. Clusters have lower limits.
  package var chunks: Int

  /// Further options of `render`.
  package var renderOptions: [String] = []

  /// Where the video goes; nil for where `assemble` puts it.
  package var video: String?

  /// Further options of `assemble`.
  package var assembleOptions: [String] = []

  /// The partition; nil for the cluster's own choice.
  package var partition: String?

  /// How long a task may take, as `sbatch --time` has it; nil for the partition's limit.
  package var timeLimit: String?

  /// The memory of a task, as `sbatch --mem` has it; nil for the partition's own.
  package var memory: String?

  /// The processors of a task, and so the threads that draw: 1 to 1024.
  package var processors = 1

  /// Further options of `sbatch`, for both jobs.
  package var sbatchArguments: [String] = []

  /// How often a task that failed, was killed or ran out of time is tried again: 0 to 1000.
  package var retries = defaultRetries

  /// How many frames the film has, if that is known.
  package var frameCount: Int?

  /// Stands for all that the film is made from, as manifests tell it; nil if that is not known.
  package var fingerprint: String?

  /// A plan without options; `validate` tells whether it can be.
  package init(
    film: String, program: String, workingFolder: String, output: String, chunks: Int
  ) {
    self.film = film
    self.program = program
    self.workingFolder = workingFolder
    self.output = output
    self.chunks = chunks
  }

  /// The folder of scripts, logs and the record, in that of the frames.
  package var folder: String { Self.folder(in: output) }

  static func folder(in output: String) -> String { output + "/slurm" }

  /// Throws if a setting cannot be.
  package func validate() throws(FlipbookError) {
    func demand(_ holds: Bool, _ message: String, _ hint: String) throws(FlipbookError) {
      if !holds { throw FlipbookError(.badSetting, message, hint: hint) }
    }
    for path in [program, workingFolder, output] {
      try demand(
        path.hasPrefix("/"), "“\(path)” is not a full path.", "Nodes work in folders of their own.")
    }
    try demand(
      (1...100_000).contains(chunks), "A film can't be split into \(chunks) chunks.",
      "Choose --chunks from 1 to 100000.")
    if let frameCount {
      try demand(
        chunks <= frameCount,
        "\(film) has \(frameCount) frames, too few for \(chunks) chunks.",
        "Choose --chunks of \(frameCount) or fewer.")
    }
    try demand(
      (1...1024).contains(processors), "A task can't have \(processors) processors.",
      "Choose --cpus from 1 to 1024.")
    try demand(
      (0...1000).contains(retries), "A task can't be tried again \(retries) times.",
      "Choose --retries from 0 to 1000.")
    let options = [
      ("--partition", partition), ("--time", timeLimit), ("--memory-per-task", memory),
    ]
    for case (let name, let value?) in options {
      try demand(
        ShellWord.isPlain(value), "\(name) can't be “\(value)”.",
        "Write it as sbatch has it: a name, 1:30:00, 2G.")
    }
    try demandNothingThatIsSet()
  }

  /// What the scripts and the record rest on can't be said otherwise.
  private func demandNothingThatIsSet() throws(FlipbookError) {
    let own = [
      "--array", "-a", "--dependency", "-d", "--output", "-o", "--error", "-e", "--open-mode",
      "--wrap", "--no-requeue", "--parsable", "--test-only", "--wait", "-W", "--signal",
    ]
    for argument in sbatchArguments {
      let name = argument.split(separator: "=", omittingEmptySubsequences: false).first ?? ""
      guard argument.hasPrefix("-"), !own.contains(String(name)) else {
        throw FlipbookError(
          .badSetting, "--sbatch-arg can't be “\(argument)”.",
          hint: argument.hasPrefix("-")
            ? "What arrays, dependencies, logs and requeuing are, is set already."
            : "Write an option and its value as one: --sbatch-arg=--account=films.")
      }
    }
    let set = [
      "--chunk", "--chunk-size", "--chunk-index", "--output", "--video", "--no-frames",
      "--incremental", "--tar", "--no-video", "--audio",
    ]
    for argument in renderOptions {
      let name = argument.split(separator: "=", omittingEmptySubsequences: false).first ?? ""
      guard !set.contains(String(name)) else {
        throw FlipbookError(
          .badSetting, "\(name) can't be passed to the tasks' render.",
          hint: name == "--audio"
            ? "Tasks make no video. The whole one has it: --assemble-arg=--audio=FILE."
            : "--chunks, --output and --video of submit say it.")
      }
    }
  }
}
