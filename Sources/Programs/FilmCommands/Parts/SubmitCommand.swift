import Failures
import ArgumentParser
import OutputFiles
import FilmStage
import Foundation
import Processes
import RenderJobs
import Slurm
import VideoEncoding

/// Submits a film's render to a cluster.
struct SubmitCommand<FilmType: Film>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "submit",
      abstract: "Render the film in chunks on a Slurm cluster and assemble them.",
      discussion: """
        Submits an array job, whose tasks render a chunk each, and a job that assembles the film once \
        all of them are done. A task that fails, is killed or runs out of time is run again and resumes \
        where it stopped. The program, the folder of the frames and all files that the film reads must \
        have the same path on every node. Scripts, logs and the jobs' ids are kept in the folder slurm \
        next to the frames; `status` prints the progress. Options after -- are passed to each task's \
        `render`.
        """)
  }

  @Flag(help: "Submit to Slurm, with the sbatch that is on PATH.")
  var slurm = false

  @Option(
    help: ArgumentHelp("The number of chunks, and of tasks: 1 to 100000.", valueName: "count"))
  var chunks: Int

  @OptionGroup var outputFolder: FolderOption<FilmType>
  @OptionGroup var target: VideoOption

  @Flag(help: "Print both scripts and submit nothing.")
  var dryRun = false

  @Option(help: ArgumentHelp("The partition. (default: the cluster's)", valueName: "name"))
  var partition: String?

  @Option(
    help: ArgumentHelp(
      "The time limit of a task: minutes, hours:minutes:seconds or days-hours. (default: the "
        + "partition's)", valueName: "time"))
  var time: String?

  @Option(
    help: ArgumentHelp(
      "The memory of a task, such as 2G. (default: the partition's)", valueName: "size"))
  var memoryPerTask: String?

  @Option(help: ArgumentHelp("The processors, and drawing threads, of a task.", valueName: "count"))
  var cpus = 1

  @Option(
    help: ArgumentHelp("How often a failed task is run again: 0 to 1000.", valueName: "count"))
  var retries = SlurmPlan.defaultRetries

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "An additional option of sbatch, such as --sbatch-arg=--account=films. Can be repeated.",
      valueName: "option"))
  var sbatchArg: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "An additional option of `assemble`, such as --assemble-arg=--crf=20. Can be repeated.",
      valueName: "option"))
  var assembleArg: [String] = []

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("Options of `render` for every task.", valueName: "options of render"))
  var renderOptions: [String] = []

  @OptionGroup var messages: QuietOption

  func validate() throws {
    guard slurm else { throw ValidationError("submit requires a cluster: --slurm.") }
  }

  func run() throws {
    let client = SlurmClient()
    let submission = try SlurmSubmission(
      plan(), client: client, isInterrupted: { Interruption.isRequested })
    guard !dryRun else { return print(submission.preview, terminator: "") }
    let result = try Interruption.withHandler(client.abandon, grace: 20) {
      () throws(FlipbookError) in
      Result { () throws(FlipbookError) in try submission.submit() }
    }
    let record = try result.get()
    guard !messages.quiet else { return }
    print(
      "\(FilmType.name): job \(record.arrayJob) renders \(record.chunks) chunks, job "
        + "\(record.assembleJob) assembles them: \(FilmType.name) status \(outputFolder.path)")
  }

  private func plan() throws -> SlurmPlan {
    let folder = FileManager.default.currentDirectoryPath
    guard let program = Bundle.main.executablePath else {
      throw FlipbookError(.schedulerMissing, "The path of this program can't be determined.")
    }
    var plan = SlurmPlan(
      film: FilmType.name, program: program, workingFolder: folder,
      output: outputFolder.path.hasPrefix("/")
        ? outputFolder.path : folder + "/" + outputFolder.path,
      chunks: chunks)
    plan.renderOptions = renderOptions
    plan.assembleOptions = assembleArg
    plan.video = target.path
    plan.partition = partition
    plan.timeLimit = time
    plan.memory = memoryPerTask
    plan.processors = cpus
    plan.retries = retries
    plan.sbatchArguments = sbatchArg
    try plan.validate()
    let task = try checkRenderOptions(plan)
    plan.fingerprint = task.fingerprint
    try checkAssembleOptions(plan)
    if !task.mayChangeLength { plan.frameCount = try FilmType.countFrames(FilmLimits()) }
    return plan
  }

  /// Throws if every task would fail. Returns the fingerprint of the render, and whether the
  /// options can change its number of frames.
  private func checkRenderOptions(
    _ plan: SlurmPlan
  ) throws -> (fingerprint: String, mayChangeLength: Bool) {
    do {
      let command = try RenderCommand<FilmType>.parse(
        ["--chunk", "1/\(plan.chunks)", "--resume", "--no-video", "--output", plan.output]
          + renderOptions)
      let source = try command.parameters.source(of: FilmType.self)
      if let path = target.path { _ = try VideoContainer(path: path) }
      return (Fingerprint(source).description, command.mayChangeLength)
    } catch let error as FlipbookError {
      throw error
    } catch {
      throw ValidationError(
        "Options of render after --: \(RenderCommand<FilmType>.message(for: error))")
    }
  }

  /// Throws if the last job would fail after all frames are rendered.
  private func checkAssembleOptions(_ plan: SlurmPlan) throws {
    do {
      let video = target.path.map { ["--video", $0] } ?? []
      let command = try AssembleCommand.parse([plan.output] + video + assembleArg)
      try command.encoding.settings().audio?.check()
    } catch let error as FlipbookError {
      throw error
    } catch {
      throw ValidationError("--assemble-arg: \(AssembleCommand.message(for: error))")
    }
  }
}
