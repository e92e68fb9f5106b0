import Failures
import Foundation
import Slurm
import TestSupport
import Testing

@Suite(.tier(.programs), .timeLimit(.minutes(30))) struct SubmissionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var plan: SlurmPlan { .sample(output: folder("a/frames"), chunks: 4) }

  private func submit(_ slurm: FakeSlurm, interrupted: @escaping () -> Bool = { false }) throws
    -> SubmissionRecord
  {
    try SlurmSubmission(plan, client: slurm.client, isInterrupted: interrupted).submit()
  }

  private func refusal(_ slurm: FakeSlurm, interrupted: @escaping () -> Bool = { false }) throws
    -> FlipbookError
  {
    let error = #expect(throws: FlipbookError.self) { try submit(slurm, interrupted: interrupted) }
    // No files remain.
    #expect(!folder.has("a"))
    return try #require(error)
  }

  @Test func rejectsConcurrentSubmissions() throws {
    let slurm = try FakeSlurm(in: folder, array: "echo 10")
    try folder.makeFolder("a/frames/slurm")
    let other = open(folder("a/frames/slurm"), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    let error = #expect(throws: FlipbookError.self) { try submit(slurm) }
    #expect(error?.code == .busy && slurm.calls.isEmpty)
    // A process that another test is starting may have a copy of the descriptor, which keeps the lock.
    #expect(flock(other, LOCK_UN) == 0)
    close(other)
    #expect(try submit(slurm).arrayJob == "10")
  }

  @Test func submitsAndRecordsBothJobs() throws {
    let slurm = try FakeSlurm(in: folder, array: "echo 'sbatch: a note' >&2; echo '10;east'")
    let record = try submit(slurm)
    #expect(record.arrayJob == "10" && record.assembleJob == "11" && record.cluster == "east")
    #expect(try SubmissionRecord.read(in: plan.output) == record)
    #expect(
      folder.names(in: "a/frames/slurm") == ["assemble.sbatch", "render.sbatch", "submission.json"])
    #expect(folder.text("a/frames/slurm/render.sbatch") == BatchScript.render(plan).text)
    #expect(slurm.calls.count == 2)
    #expect(
      slurm.calls[0].hasPrefix("sbatch --parsable ") && slurm.calls[0].contains("--array=1-4"))
    #expect(slurm.calls[1].contains("--dependency=afterok:10 --kill-on-invalid-dep=yes"))
  }

  @Test func previewSubmitsNothing() throws {
    let preview = try SlurmSubmission(plan).preview
    #expect(preview.contains(BatchScript.render(plan).text))
    #expect(preview.contains("--dependency=afterok:ARRAY"))
    #expect(!folder.has("a"))
  }

  @Test func writesNothingWithoutSlurm() throws {
    let error = #expect(throws: FlipbookError.self) {
      try SlurmSubmission(plan, client: SlurmClient(searchPath: folder("none"))).submit()
    }
    #expect(error?.code == .schedulerMissing)
    #expect(error?.message.contains("sbatch") == true && error?.message.contains("PATH") == true)
    #expect(folder.names() == [])
  }

  @Test(
    arguments: [
      (
        "Batch job submission failed: Unable to contact slurm controller (connect failure)",
        FlipbookError.Code.schedulerUnreachable, "sinfo"
      ),
      ("Could not establish a configuration source", .schedulerUnreachable, "SLURM_CONF"),
      (
        "Batch job submission failed: Invalid partition name specified", .jobRejected, "--partition"
      ),
      ("Batch job submission failed: Invalid job array specification", .jobRejected, "--chunks"),
      ("Invalid --time specification", .jobRejected, "1:30:00"),
      (
        "Batch job submission failed: Requested node configuration is not available", .jobRejected,
        "--memory-per-task"
      ),
      ("unrecognized option '--bogus'\nTry \"sbatch --help\"", .jobRejected, "--sbatch-arg"),
    ])
  func reportsRejections(output: String, code: FlipbookError.Code, hint: String) throws {
    let slurm = try FakeSlurm(
      in: folder, array: "echo 'sbatch: error: \(output.quoted)' >&2; exit 1")
    let error = try refusal(slurm)
    #expect(error.code == code)
    #expect(error.message.contains(output.split(separator: "\n")[0]))
    #expect(error.hint?.contains(hint) == true)
    #expect(slurm.calls.count == 1)
  }

  @Test func requiresAJobID() throws {
    let error = try refusal(FakeSlurm(in: folder, array: "echo queued somewhere"))
    #expect(error.code == .jobRejected && error.message.contains("queued somewhere"))
  }

  @Test func cancelsIncompleteSubmissions() throws {
    let slurm = try FakeSlurm(in: folder, assemble: "echo 'error: no more' >&2; exit 1")
    let error = try refusal(slurm)
    #expect(error.code == .jobRejected && error.message.contains("error: no more"))
    #expect(error.message.contains("Job 10, which had been accepted, was cancelled."))
    #expect(slurm.calls.last == "scancel 10")
  }

  @Test func reportsJobsThatCannotBeCancelled() throws {
    let slurm = try FakeSlurm(in: folder, assemble: "exit 1", scancel: "exit 1")
    let error = try refusal(slurm)
    #expect(
      error.message.contains("can't be cancelled") && error.hint?.contains("scancel 10") == true)
  }

  @Test func cancelsInterruptedSubmissions() throws {
    let slurm = try FakeSlurm(in: folder)
    let error = try refusal(slurm) { folder.text("calls").contains("--dependency") }
    #expect(error.code == .interrupted)
    #expect(slurm.calls.suffix(2) == ["scancel 11", "scancel 10"])
  }

  @Test func cancelsIfTheRecordCannotBeWritten() throws {
    let slurm = try FakeSlurm(
      in: folder, assemble: "mkdir '\(plan.folder)/submission.json'; echo 11")
    let error = #expect(throws: FlipbookError.self) { try submit(slurm) }
    #expect(error?.code == .isADirectory)
    #expect(slurm.calls.suffix(2) == ["scancel 11", "scancel 10"])
    #expect(folder.names(in: "a/frames/slurm") == ["submission.json"])
  }

  @Test func reportsAFileInPlaceOfTheFolder() throws {
    try Data().write(to: URL(filePath: folder("a")))
    let slurm = try FakeSlurm(in: folder)
    let error = #expect(throws: FlipbookError.self) { try submit(slurm) }
    #expect(error?.code == .notADirectory && error?.message.contains("is a file") == true)
    #expect(slurm.calls == [])
  }

  @Test func rejectsSubmissionsWhileJobsAreActive() throws {
    _ = try submit(FakeSlurm(in: folder))
    let before = folder.text("a/frames/slurm/submission.json")
    let busy = try FakeSlurm(
      in: folder,
      squeue:
        "printf '10_1|RUNNING|None|n1|0|\\n10_2|FAILED|x|n1|0|\\n11|PENDING|Dependency||0|\\n'")
    let error = #expect(throws: FlipbookError.self) { try submit(busy) }
    #expect(error?.code == .busy && error?.message.hasPrefix("2 jobs") == true)
    #expect(error?.hint?.contains("scancel 10 11") == true)
    #expect(folder.text("a/frames/slurm/submission.json") == before)
    let over = try FakeSlurm(
      in: folder, array: "echo 20", assemble: "echo 21",
      squeue: "echo 'slurm_load_jobs error: Invalid job id specified' >&2; exit 1")
    #expect(try submit(over).arrayJob == "20")
  }

  @Test func rejectedSubmissionPreservesTheFirst() throws {
    _ = try submit(FakeSlurm(in: folder))
    let before = folder.names(in: "a/frames/slurm").map { folder.bytes("a/frames/slurm/" + $0) }
    let slurm = try FakeSlurm(in: folder, array: "exit 1")
    #expect(throws: FlipbookError.self) { try submit(slurm) }
    #expect(
      folder.names(in: "a/frames/slurm").map { folder.bytes("a/frames/slurm/" + $0) } == before)
  }

  @Test(arguments: ["", "{}", "[1]", #"{"formatVersion": 9}"#]) func reportsDamagedRecords(
    text: String
  )
    throws
  {
    try folder.makeFolder("a/frames/slurm")
    try Data(text.utf8).write(to: URL(filePath: folder("a/frames/slurm/submission.json")))
    let slurm = try FakeSlurm(in: folder)
    let error = #expect(throws: FlipbookError.self) { try submit(slurm) }
    #expect(error?.code == .unreadable && slurm.calls == [])
  }
}

extension String {
  /// The text, escaped for single quotes in bash.
  var quoted: String { replacingOccurrences(of: "'", with: #"'\''"#) }
}
