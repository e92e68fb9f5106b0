import Failures
import Foundation
import Slurm
import TestSupport
import Testing

/// Tests with a real Slurm, and with a script in place of a film.
@Suite(
  .tier(.slurm),
  .enabled(if: SlurmNode.isInstallable, "Slurm is installed with apt-get, which requires Linux."),
  .timeLimit(.minutes(30)))
struct NodeTests {
  private let folder: TemporaryFolder
  private let node: SlurmNode
  private let client: SlurmClient

  init() throws {
    folder = try TemporaryFolder()
    node = try SlurmNode(tasks: 8)
    client = SlurmClient(searchPath: node.programs)
  }

  /// Submits a film of four chunks into the folder `name`.
  private func submit(_ name: String, waits: Int? = nil, retries: Int = 2) throws -> SlurmPlan {
    try FakeFilm.write(to: folder, name + " film", waits: waits)
    var plan = SlurmPlan.sample(
      output: folder(name), program: folder(name + " film"), folder: folder.path)
    plan.video = folder(name + ".mp4")
    plan.retries = retries
    plan.frameCount = FakeFilm.frameCount
    plan.memory = "100M"
    _ = try SlurmSubmission(plan, client: client).submit()
    return plan
  }

  private func job(_ plan: SlurmPlan) throws -> String {
    let record = try SubmissionRecord.read(in: plan.output)
    return try #require(record).arrayJob
  }

  private func status(_ plan: SlurmPlan) throws -> RenderStatus {
    try RenderStatus(of: plan.output, client: client)
  }

  private func eventually(
    _ plan: SlurmPlan, _ event: String, _ condition: (RenderStatus) -> Bool
  ) throws -> RenderStatus {
    let limit = Date(timeIntervalSinceNow: waitLimit)
    while true {
      let status = try status(plan)
      if condition(status) { return status }
      if Date() > limit {
        throw SlurmNode.Failure(
          "Timed out waiting for \(event):\n\(status)\n\(logs(plan))\n\(node.logs)")
      }
      Thread.sleep(forTimeInterval: 0.1)
    }
  }

  private func logs(_ plan: SlurmPlan) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: plan.folder)) ?? []
    return names.filter { $0.hasSuffix(".log") }.sorted().map { name in
      let text = FileManager.default.contents(atPath: plan.folder + "/" + name) ?? Data()
      return "--- \(name)\n" + String(decoding: text, as: UTF8.self)
    }.joined(separator: "\n")
  }

  /// Returns the processes of a task that run `sleep` with the given argument.
  private func processes(sleeping argument: String, task: Int, of job: String) -> [Int32] {
    JobProcess.all(task: task, of: job, on: node).filter { $0.arguments == ["sleep", argument] }
      .map(\.number)
  }

  /// Returns the processes that run a task's batch script.
  private func scripts(task: Int, of job: String) -> [Int32] {
    JobProcess.all(task: task, of: job, on: node).filter {
      $0.arguments.last?.hasSuffix("/slurm_script") == true
    }.map(\.number)
  }

  @Test func resumesKilledTasks() throws {
    let plan = try submit("it's 100% \"whole\"", waits: 3)
    let waiting = try eventually(plan, "the wait of chunk 3") { status in
      folder.has("it's 100% \"whole\"/chunk-3-of-4.waited")
        && status.chunks.allSatisfy { $0.number == 3 || $0.state == "done" }
    }
    #expect(waiting.chunks.map(\.done.count) == [10, 10, 5, 10])
    #expect(waiting.chunks[2].state == "running" && waiting.chunks[2].attempts == 1)
    #expect(waiting.assembly == "pending" && waiting.assemblyReason == "Dependency")
    #expect(waiting.missing == IndexSet(integersIn: 25..<30) && !waiting.isComplete)

    // Kills the program, not the script that waits for it.
    let victims = processes(sleeping: "600", task: 3, of: try job(plan))
    #expect(victims.count == 1)
    for victim in victims { kill(victim, SIGKILL) }
    let requeued = try eventually(plan, "the requeue of chunk 3") {
      $0.chunks[2].state == "pending" || $0.chunks[2].attempts == 2
    }
    #expect(requeued.chunks[2].done.count >= 5)

    let done = try eventually(plan, "the film") { $0.isComplete }
    #expect(done.missing.isEmpty && done.assembly == "done")
    #expect(done.chunks.map(\.attempts) == [1, 1, 2, 1])
    #expect(done.chunks.allSatisfy { $0.node == "localhost" && $0.state == "done" })
    #expect(folder.text("it's 100% \"whole\".mp4") == FakeFilm.film)
    let log = folder.text("it's 100% \"whole\"/slurm/render-3.log")
    #expect(log.contains("attempt 1 of 3") && log.contains("ended with status 137: requeued"))
    #expect(log.contains("attempt 2 of 3") && log.contains("kept 5 of 10 frames"))
  }

  @Test func reportsCancelledAndFailedTasks() throws {
    // This job is cancelled and must not restart.
    let cancelled = try submit("cancelled", waits: 2)
    // The batch script is killed. Slurm doesn't requeue it, and the second submission resumes.
    let orphaned = try submit("orphaned", waits: 1)
    // The only attempt fails.
    let failed = try submit("failed", waits: 4, retries: 0)
    for (plan, chunk) in [(cancelled, 2), (orphaned, 1), (failed, 4)] {
      _ = try eventually(plan, "the wait of a chunk") { status in
        FileManager.default.fileExists(atPath: plan.output + "/chunk-\(chunk)-of-4.waited")
          && status.chunks.filter { $0.state == "done" }.count == 3
      }
    }
    _ = try node.run("scancel", [job(cancelled)])
    for script in try scripts(task: 1, of: job(orphaned)) {
      kill(script, SIGKILL)
    }
    for program in try processes(sleeping: "600", task: 4, of: job(failed)) {
      kill(program, SIGKILL)
    }

    let end = try eventually(cancelled, "the end of a cancelled job") {
      $0.chunks[1].state == "cancelled" && $0.assembly == "cancelled"
    }
    #expect(end.missing == IndexSet(integersIn: 15..<20))
    #expect(folder.text("cancelled/slurm/render-2.log").contains("Slurm is ending the job"))
    let last = try eventually(failed, "the end of a job that fails") {
      $0.chunks[3].state == "failed" && $0.assembly == "cancelled"
    }
    #expect(last.missing == IndexSet(integersIn: 35..<40) && !last.isComplete)
    #expect(folder.text("failed/slurm/render-4.log").contains("that was the last attempt"))
    let orphan = try eventually(orphaned, "the end of a task without its script") {
      $0.chunks[0].state == "failed" && $0.assembly == "cancelled"
    }
    #expect(orphan.missing == IndexSet(integersIn: 5..<10))
    #expect(orphan.description.contains("missing: 5 frames: 5–9"))

    _ = try SlurmSubmission(orphaned, client: client).submit()
    let whole = try eventually(orphaned, "the film of the second submission") { $0.isComplete }
    #expect(whole.chunks.map(\.state) == ["done", "done", "done", "done"])
    #expect(folder.text("orphaned.mp4") == FakeFilm.film)
    #expect(folder.text("orphaned/slurm/render-1.log").contains("kept 5 of 10 frames"))
    #expect(folder.text("orphaned/slurm/render-2.log").contains("kept 10 of 10 frames"))
    #expect(try status(cancelled).chunks[1].state == "cancelled")
  }

  @Test func reportsErrorsOfSlurm() throws {
    func refusal(_ change: (inout SlurmPlan) -> Void) throws -> FlipbookError? {
      var plan = SlurmPlan.sample(output: folder("refused"), program: "/bin/true", folder: "/")
      change(&plan)
      let error = #expect(throws: FlipbookError.self) {
        try SlurmSubmission(plan, client: client).submit()
      }
      #expect(!folder.has("refused"))
      return error
    }
    let partition = try refusal { $0.partition = "nowhere" }
    #expect(partition?.code == .jobRejected && partition?.hint?.contains("--partition") == true)
    let memory = try refusal { $0.memory = "900T" }
    #expect(memory?.hint?.contains("--memory-per-task") == true)
    let time = try refusal { $0.timeLimit = "soon" }
    #expect(time?.hint?.contains("--time") == true)
    let option = try refusal { $0.sbatchArguments = ["--bogus=1"] }
    #expect(option?.hint?.contains("--sbatch-arg") == true)
    let chunks = try refusal { $0.chunks = 5000 }
    #expect(chunks?.hint?.contains("--chunks") == true)
    #expect(try node.run("squeue", ["--noheader"]) == "")
  }
}
