import Foundation
import Slurm
import TestSupport
import Testing

/// The scripts, run by bash without Slurm.
@Suite(.tier(.programs), .timeLimit(.minutes(30))) struct BatchScriptTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let awkward = "a 'b' \"c\" $d %a \\e\n#f ü"

  @Test func arrayHasOneTaskPerChunk() {
    var plan = SlurmPlan.sample(chunks: 8)
    plan.partition = "long"
    plan.timeLimit = "1:00:00"
    plan.memory = "2G"
    plan.processors = 4
    plan.sbatchArguments = ["--account=films", "--comment=two words"]
    plan.renderOptions = ["--compression", "small"]
    let script = BatchScript.render(plan)
    #expect(script.path == "/films/output/slurm/render.sbatch")
    for option in [
      "--array=1-8", "--requeue", "--open-mode=append", "--job-name=Intro-render",
      "--partition=long",
      "--time=1:00:00", "--mem=2G", "--cpus-per-task=4", "--output=/films/output/slurm/slurm.log",
      "--account=films", "--signal=B:USR1@60",
    ] {
      #expect(script.options.contains(option))
      #expect(script.text.contains("\n#SBATCH \(option)\n"))
    }
    // Options that Slurm would split are only on the command line.
    #expect(script.options.contains("--comment=two words") && !script.text.contains("two words"))
    #expect(script.command.hasSuffix(" '--comment=two words' /films/output/slurm/render.sbatch"))
    #expect(
      script.text.contains(
        #"/films/Intro render --chunk "$SLURM_ARRAY_TASK_ID/8" --resume --no-video --output "#
          + "/films/output"))
    #expect(script.text.hasPrefix("#!/bin/bash\n"))
  }

  @Test func assemblingJobDependsOnTheArray() {
    var plan = SlurmPlan.sample()
    plan.video = "/films/a.mp4"
    plan.assembleOptions = ["--crf", "20"]
    let script = BatchScript.assemble(plan, after: "17")
    #expect(script.options.contains("--dependency=afterok:17"))
    #expect(script.options.contains("--kill-on-invalid-dep=yes"))
    #expect(!script.options.contains { $0.hasPrefix("--array") })
    #expect(
      script.text.contains("/films/Intro assemble /films/output --video /films/a.mp4 --crf 20\n"))
  }

  @Test func escapesPercentSignsInLogPaths() {
    let script = BatchScript.render(.sample(output: #"/a%a\b"# + "%\u{301}"))
    #expect(script.options.contains(#"--output=/a\%a\\b\%"# + "\u{301}/slurm/slurm.log"))
  }

  @Test func scriptsPassArgumentsUnchanged() throws {
    let output = folder(Self.awkward)
    var plan = try plan(output: output, program: #"printf '%s\0' "$@"; printf '%s' "$PWD" >&2"#)
    plan.renderOptions = ["--set", "title=\(Self.awkward)"]
    plan.video = "\(output).mp4"
    plan.assembleOptions = [Self.awkward]
    #expect(try run(.render(plan), task: 3).status == 0)
    #expect(
      log("render-3").contains(
        [
          "render", "--chunk", "3/4", "--resume", "--no-video", "--output", output, "--threads",
          "2", "--set", "title=\(Self.awkward)",
        ].map { $0 + "\0" }.joined() + folder(Self.awkward)))
    #expect(try run(.assemble(plan, after: "10")).status == 0)
    #expect(
      log("assemble").contains(
        ["assemble", output, "--video", "\(output).mp4", Self.awkward].map { $0 + "\0" }.joined()))
  }

  @Test func keepsExplicitThreads() throws {
    var plan = try plan(program: "echo \"[$*]\"")
    plan.renderOptions = ["--threads=7"]
    _ = try run(.render(plan), task: 1)
    #expect(log("render-1").contains("--threads=7]") && !log("render-1").contains("--threads 2"))
  }

  @Test(
    arguments: [
      (1, 0, "requeued", true), (4, 1, "requeued", true), (137, 0, "requeued", true),
      (1, 2, "that was the last attempt", false), (2, 0, "would not help", false),
      (3, 0, "would not help", false), (0, 0, "done", false),
    ])
  func requeuesFailedTasks(status: Int32, restarts: Int, message: String, isRequeued: Bool) throws {
    let plan = try plan(program: status == 137 ? "kill -KILL $$" : "exit \(status)")
    let result = try run(.render(plan), task: 3, restarts: restarts)
    #expect(result.status == status)
    #expect(log("render-3").contains("attempt \(restarts + 1) of 3"))
    #expect(log("render-3").contains(message))
    #expect(folder.has("requeued") == isRequeued)
    if isRequeued { #expect(folder.text("requeued") == "10_3\n") }
  }

  @Test func retriesAssemblyWithMissingFrames() throws {
    let plan = try plan(program: "exit 3")
    #expect(try run(.assemble(plan, after: "10")).status == 3)
    #expect(folder.text("requeued") == "10\n")
  }

  @Test func doesNotRequeueCancelledTasks() throws {
    let plan = try plan(program: "exit 1")
    #expect(try run(.render(plan), task: 3, state: "CANCELLED").status == 1)
    #expect(log("render-3").contains("Slurm is ending the job") && !folder.has("requeued"))
  }

  @Test func logsARejectedRequeue() throws {
    let plan = try plan(program: "exit 1")
    #expect(try run(.render(plan), task: 3, refuses: true).status == 1)
    #expect(log("render-3").contains("can't be requeued: Requested operation is disabled"))
  }

  @Test func requeuesIfTheFolderIsMissing() throws {
    var plan = try plan(program: "exit 0")
    plan.workingFolder = folder("missing")
    #expect(try run(.render(plan), task: 3).status == 1)
    #expect(folder.text("requeued") == "10_3\n")
  }

  @Test(arguments: [(SIGTERM, false), (SIGUSR1, true)])
  func signalsReachTheProgram(signal: Int32, isRequeued: Bool) throws {
    let plan = try plan(
      program: "trap 'echo ended by TERM; exit 130' TERM; touch '\(folder("started"))'; "
        + "while :; do sleep 0.02; done")
    // Bash counts from this number of seconds: the script ignores the signal in the first 30
    // seconds.
    let task = try start(.render(plan), task: 3, environment: ["SECONDS": "100"])
    #expect(eventually { folder.has("started") })
    task.send(signal)
    let result = try #require(task.wait())
    #expect(result.status == 130)
    #expect(log("render-3").contains("ended by TERM"))
    #expect(
      log("render-3").contains(
        isRequeued ? "its time limit: requeued" : "Slurm is ending the job"))
    #expect(folder.has("requeued") == isRequeued)
  }

  @Test func ignoresTheSignalOfShortTimeLimits() throws {
    let plan = try plan(program: "touch '\(folder("started"))'; sleep 0.3")
    let task = try start(.render(plan), task: 3)
    #expect(eventually { folder.has("started") })
    task.send(SIGUSR1)
    #expect(try #require(task.wait()).status == 0)
    #expect(log("render-3").contains("done"))
  }
}

extension BatchScriptTests {
  /// Creates a plan with the bash script `program` in place of a film.
  private func plan(output: String? = nil, program: String) throws -> SlurmPlan {
    let output = output ?? folder("frames")
    try FileManager.default.createDirectory(
      atPath: output + "/slurm", withIntermediateDirectories: true)
    try folder.writeProgram(Self.awkward + "-film", program)
    return .sample(output: output, program: folder(Self.awkward + "-film"), folder: output)
  }

  private func start(
    _ script: BatchScript, task: Int? = nil, restarts: Int = 0, state: String = "RUNNING",
    refuses: Bool = false, environment: [String: String] = [:]
  ) throws -> Program {
    try folder.makeFolder("bin")
    try folder.writeProgram(
      "bin/scontrol",
      """
      case $* in
        *show*) echo "JobId=12 ArrayJobId=10 JobState=\(state) Reason=None" ;;
        *) \(refuses ? "echo Requested operation is disabled; exit 1" : "")
          # Requeuing terminates the task, including the process that requests it.
          kill -TERM $$ $PPID
          echo "$2" >>'\(folder("requeued"))' ;;
      esac
      """)
    try script.text.write(toFile: folder("script"), atomically: true, encoding: .utf8)
    var variables = ["SLURM_JOB_ID": task == nil ? "10" : "12", "SLURM_CPUS_PER_TASK": "2"]
    variables["PATH"] = folder("bin") + ":/usr/bin:/bin"
    variables["SLURM_ARRAY_JOB_ID"] = task.map { _ in "10" }
    variables["SLURM_ARRAY_TASK_ID"] = task.map(String.init)
    if restarts > 0 { variables["SLURM_RESTART_COUNT"] = "\(restarts)" }
    // Tests run on threads with blocked signals, which bash would inherit.
    let unblocking = "sigprocmask(SIG_SETMASK, POSIX::SigSet->new); exec @ARGV"
    return try Program(
      "/usr/bin/perl", ["-MPOSIX", "-e", unblocking, "/bin/bash", folder("script")],
      environment: variables.merging(environment) { $1 })
  }

  private func run(
    _ script: BatchScript, task: Int? = nil, restarts: Int = 0, state: String = "RUNNING",
    refuses: Bool = false
  ) throws -> Program.Result {
    let program = try start(
      script, task: task, restarts: restarts, state: state, refuses: refuses)
    return try #require(program.wait())
  }

  /// Returns the log of a task, from either folder.
  private func log(_ name: String) -> String {
    ["frames", Self.awkward].map { folder.text("\($0)/slurm/\(name).log") }.joined()
  }
}
