package import Failures
import OutputFiles

/// The plan of a film's render on Slurm: an array job with one task for each chunk, and a job that
/// assembles the frames when all tasks are done.
package struct SlurmPlan: Hashable, Sendable {
  /// The default number of retries of a task.
  package static let defaultRetries = 2

  /// The film's name.
  package var film: String

  /// The absolute path of the program that renders the film; the path must be the same on every
  /// node.
  package var program: String

  /// The absolute path of the program's working folder, to which relative paths of the film and of
  /// its options refer.
  package var workingFolder: String

  /// The absolute path of the folder of the frames, which all nodes share.
  package var output: String

  /// The number of chunks: 1 to 100000. Clusters have lower limits.
  package var chunks: Int

  /// Additional options of `render`.
  package var renderOptions: [String] = []

  /// The path of the video; nil for the default of `assemble`.
  package var video: String?

  /// Additional options of `assemble`.
  package var assembleOptions: [String] = []

  /// The partition; nil for the cluster's default.
  package var partition: String?

  /// The time limit of a task in the notation of `sbatch --time`; nil for the partition's limit.
  package var timeLimit: String?

  /// The memory of a task in the notation of `sbatch --mem`; nil for the partition's default.
  package var memory: String?

  /// The number of processors of a task, which is also the number of drawing threads: 1 to 1024.
  package var processors = 1

  /// Additional options of `sbatch`, for both jobs.
  package var sbatchArguments: [String] = []

  /// The number of retries of a task that fails, is killed or runs out of time: 0 to 1000.
  package var retries = defaultRetries

  /// The number of frames in the film, if it is known.
  package var frameCount: Int?

  /// The fingerprint of the film's input, as in manifests; nil if it isn't known.
  package var fingerprint: String?

  /// Creates a plan without options. Call `validate` to check it.
  package init(
    film: String, program: String, workingFolder: String, output: String, chunks: Int
  ) {
    self.film = film
    self.program = program
    self.workingFolder = workingFolder
    self.output = output
    self.chunks = chunks
  }

  /// The folder of the scripts, the logs and the record, inside the folder of the frames.
  package var folder: String { Self.folder(in: output) }

  static func folder(in output: String) -> String { output + "/slurm" }

  /// Throws if a setting isn't valid.
  package func validate() throws(FlipbookError) {
    func require(_ isValid: Bool, _ message: String, _ hint: String) throws(FlipbookError) {
      if !isValid { throw FlipbookError(.badSetting, message, hint: hint) }
    }
    for path in [program, workingFolder, output] {
      try require(
        path.hasPrefix("/"), "\"\(path)\" is not an absolute path.",
        "Use an absolute path: the working folders of nodes differ.")
    }
    try require(
      (1...100_000).contains(chunks), "A film can't be split into \(chunks) chunks.",
      "Choose --chunks from 1 to 100000.")
    if let frameCount {
      try require(
        chunks <= frameCount,
        "\(film) has \(frameCount) frames, too few for \(chunks) chunks.",
        "Choose --chunks of \(frameCount) or fewer.")
    }
    try require(
      (1...1024).contains(processors), "A task can't have \(processors) processors.",
      "Choose --cpus from 1 to 1024.")
    try require(
      (0...1000).contains(retries), "A task can't be retried \(retries) times.",
      "Choose --retries from 0 to 1000.")
    let options = [
      ("--partition", partition), ("--time", timeLimit), ("--memory-per-task", memory),
    ]
    for case (let name, let value?) in options {
      try require(
        ShellWord.isPlain(value), "\(name) can't be \"\(value)\".",
        "Use a value that sbatch accepts, such as a name, 1:30:00 or 2G.")
    }
    try checkReservedOptions()
  }

  /// Throws if an argument sets an option that the scripts and the record depend on.
  private func checkReservedOptions() throws(FlipbookError) {
    let reserved = [
      "--array", "-a", "--dependency", "-d", "--output", "-o", "--error", "-e", "--open-mode",
      "--wrap", "--no-requeue", "--parsable", "--test-only", "--wait", "-W", "--signal",
    ]
    for argument in sbatchArguments {
      let name = argument.split(separator: "=", omittingEmptySubsequences: false).first ?? ""
      guard argument.hasPrefix("-"), !reserved.contains(String(name)) else {
        throw FlipbookError(
          .badSetting, "--sbatch-arg can't be \"\(argument)\".",
          hint: argument.hasPrefix("-")
            ? "Arrays, dependencies, logs and requeuing are set by submit."
            : "Join an option and its value: --sbatch-arg=--account=films.")
      }
    }
    let renderReserved = [
      "--chunk", "--chunk-size", "--chunk-index", "--output", "--video", "--no-frames",
      "--incremental", "--tar", "--no-video", "--audio",
    ]
    for argument in renderOptions {
      let name = argument.split(separator: "=", omittingEmptySubsequences: false).first ?? ""
      guard !renderReserved.contains(String(name)) else {
        throw FlipbookError(
          .badSetting, "\(name) can't be passed to the tasks' render.",
          hint: name == "--audio"
            ? "Tasks don't write videos. Add audio when assembling: --assemble-arg=--audio=FILE."
            : "Use --chunks, --output and --video of submit instead.")
      }
    }
  }
}
