import Foundation
import TestSupport
import Testing

/// `submit` and `status` on the command line, with fake Slurm programs.
@Suite(.tier(.programs), .timeLimit(.minutes(30))) struct SubmitCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: [String], sbatch: String? = nil) throws -> Program.Result {
    try folder.makeFolder("bin")
    if let sbatch {
      try folder.writeProgram("bin/sbatch", sbatch)
      for name in ["squeue", "scancel"] { try folder.writeProgram("bin/" + name, "exit 0") }
    }
    return try Program.run(
      "Fixture", arguments, environment: ["PATH": folder("bin")], directory: folder.path)
  }

  @Test(
    arguments: [
      ["--chunks", "3"], ["--slurm"], ["--slurm", "--chunks", "many"],
      ["--slurm", "--chunks", "3", "--crf", "3"], ["--slurm", "--chunks", "3", "render"],
    ]) func usageErrorsPrintTheUsage(arguments: [String]) throws
  {
    let result = try run(["submit"] + arguments)
    #expect(result.status == 2 && result.errors.contains("Usage: Fixture submit"))
  }

  @Test(
    arguments: [
      (["--chunks", "0"], "--chunks from 1"), (["--chunks", "12"], "--chunks of 11 or fewer"),
      (["--chunks", "3", "--retries", "2000"], "--retries from 0"),
      (["--chunks", "3", "--sbatch-arg=--array=1"], "are set by submit"),
      (["--chunks", "3", "--", "--chunk", "1/2"], "--chunks, --output and --video"),
      (["--chunks", "3", "--", "--audio", "a.wav"], "--assemble-arg=--audio=FILE"),
      (["--chunks", "3", "--", "--resume", "--incremental"], "can't be passed"),
      (["--chunks", "3", "--", "--profil"], "Options of render after --"),
      (["--chunks", "3", "--assemble-arg=--crff=20"], "--assemble-arg: Unknown option '--crff'"),
      (["--chunks", "3", "--assemble-arg=--codec=h263"], "h264"),
    ]) func invalidSettingsHaveAHint(arguments: [String], hint: String) throws
  {
    let result = try run(["submit", "--slurm"] + arguments)
    #expect(result.status == 2 && result.errors.contains(hint))
    #expect(!folder.has("output"))
  }

  @Test func aDryRunPrintsBothScripts() throws {
    let result = try run([
      "submit", "--slurm", "--chunks", "3", "--dry-run", "--partition", "night",
      "--sbatch-arg=--account=films", "--assemble-arg=--crf=20", "--", "--compression", "small",
    ])
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.components(separatedBy: "\n#!/bin/bash\n").count == 3)
    #expect(result.output.contains(#"render --chunk "$SLURM_ARRAY_TASK_ID/3" --resume --no-video"#))
    #expect(result.output.contains(" --compression small\n"))
    #expect(result.output.contains(" assemble ") && result.output.contains(" --crf=20\n"))
    #expect(result.output.components(separatedBy: "#SBATCH --partition=night\n").count == 3)
    #expect(folder.names() == ["bin"])
  }

  @Test func withoutSlurmThereIsAHint() throws {
    let result = try run(["submit", "--slurm", "--chunks", "3"])
    #expect(result.status == 4 && result.output.isEmpty)
    #expect(result.errors.contains("sbatch") && result.errors.contains("PATH"))
    #expect(folder.names() == ["bin"])
  }

  @Test func aRejectedJobLeavesNoFiles() throws {
    let result = try run(
      ["submit", "--slurm", "--chunks", "3"], sbatch: "echo 'Invalid partition' >&2; exit 1")
    #expect(result.status == 4 && result.errors.contains("Invalid partition"))
    #expect(folder.names() == ["bin"])
  }

  /// Returns the result of a submission that is interrupted while sbatch handles the second job.
  private func interruptedSubmission() throws -> Program.Result {
    let program = try Program(
      "Fixture", ["submit", "--slurm", "--chunks", "3"], environment: ["PATH": folder("bin")],
      directory: folder.path)
    #expect(eventually { folder.has("asked") })
    program.interrupt()
    return try #require(program.wait())
  }

  @Test func anInterruptedSubmissionLeavesNoFiles() throws {
    try folder.makeFolder("bin")
    for name in ["squeue", "scancel"] { try folder.writeProgram("bin/" + name, "exit 0") }
    try folder.writeProgram(
      "bin/sbatch",
      "case $* in *--dependency*) : >'\(folder("asked"))'; exec /bin/sleep 60 ;; esac; echo 7")
    let result = try interruptedSubmission()
    #expect(result.status == 130 && result.errors.contains("Interrupted"))
    #expect(result.errors.contains("Job 7, which had been accepted, was cancelled."))
    #expect(!folder.has("output"))
  }

  /// Slurm's programs are slow on a busy cluster; accepted jobs are still cancelled.
  @Test func slowSlurmProgramsAreAwaited() throws {
    try folder.makeFolder("bin")
    try folder.writeProgram("bin/squeue", "exit 0")
    try folder.writeProgram("bin/scancel", "/bin/sleep 1.2; echo $* >>'\(folder("cancelled"))'")
    try folder.writeProgram(
      "bin/sbatch",
      "case $* in *--dependency*) : >'\(folder("asked"))'; /bin/sleep 1; echo 8; exit ;; esac; echo 7"
    )
    let result = try interruptedSubmission()
    #expect(result.status == 130)
    #expect(result.errors.contains("Jobs 7 and 8, which had been accepted, were cancelled."))
    #expect(folder.text("cancelled") == "8\n7\n" && !folder.has("output"))
  }

  @Test func statusListsMissingFrames() throws {
    let submitted = try run(
      ["submit", "--slurm", "--chunks", "2"],
      sbatch: "case $* in *--dependency*) echo 8 ;; *) echo 7 ;; esac")
    #expect(submitted.status == 0)
    #expect(submitted.output.contains("job 7 renders 2 chunks, job 8 assembles"))
    let status = try run(["status"])
    #expect(status.status == 1 && status.output.contains("missing: 11 frames: 0–10"))
    let json = try run(["status", "--json"])
    #expect(json.status == 1 && json.output.contains("\"arrayJob\" : \"7\""))
    let none = try run(["status", "nowhere"])
    #expect(none.status == 3 && none.errors.contains("nowhere"))
  }
}
