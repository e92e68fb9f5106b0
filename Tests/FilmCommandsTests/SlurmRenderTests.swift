import Foundation
import RenderStore
import Testing
import TestSupport

/// A film that a real Slurm cluster renders in chunks.
@Suite(
  .tier(.slurm),
  .enabled(if: SlurmNode.isInstallable, "Slurm is installed with apt-get, which requires Linux."),
  .timeLimit(.minutes(30)))
struct SlurmRenderTests {
  private let folder: TemporaryFolder
  private let node: SlurmNode

  init() throws {
    folder = try TemporaryFolder()
    node = try SlurmNode(tasks: 4)
  }

  private func fixture(_ arguments: [String]) throws -> Program.Result {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try Program.run(
      "Fixture", arguments,
      environment: ["FIXTURE": "waiting", "PATH": node.programs + ":" + path],
      directory: folder.path)
  }

  /// Waits for `condition`; if it isn't met, prints all available information.
  private func wait(for what: String, _ condition: () throws -> Bool) throws {
    let limit = Date(timeIntervalSinceNow: waitLimit)
    while try !condition() {
      if Date() > limit {
        let status = try fixture(["status", "parts"])
        let logs = folder.names(in: "parts/slurm").filter { $0.hasSuffix(".log") }
          .map { "--- \($0)\n" + folder.text("parts/slurm/" + $0) }.joined(separator: "\n")
        throw SlurmNode.Failure(
          "Timed out waiting for \(what):\n\(status.output)\(status.errors)\n\(logs)\n\(node.logs)")
      }
      Thread.sleep(forTimeInterval: 0.2)
    }
  }

  /// Returns the frames that `status` reports as missing.
  private func missing() throws -> [Int]? {
    let json = try fixture(["status", "parts", "--json"]).output
    let report = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    return report?["missing"] as? [Int]
  }

  /// Returns the modification dates of the frames' files.
  private func dates(of frames: Range<Int>) -> [Int: Date] {
    frames.reduce(into: [:]) { dates, number in
      let path = folder("parts/" + FrameFile.name(ofFrame: number))
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      dates[number] = attributes?[.modificationDate] as? Date
    }
  }

  /// Returns hashes of the decoded frames, with their times.
  private func decodedFrames(_ name: String) throws -> String {
    let result = try Program.run(
      "/usr/bin/env",
      ["ffmpeg", "-v", "error", "-i", folder(name), "-map", "0:v", "-f", "framemd5", "-"])
    #expect(result.status == 0 && result.errors.isEmpty)
    return result.output
  }

  @Test func aKilledAndAssembledRenderEqualsTheWholeFilm() throws {
    let whole = try fixture(["render", "--output", "whole"])
    #expect(whole.status == 0, "\(whole.errors)")
    let submitted = try fixture([
      "submit", "--slurm", "--chunks", "4", "--output", "parts", "--video", "parts.mp4",
      "--memory-per-task", "500M",
    ])
    #expect(submitted.status == 0, "\(submitted.errors)")
    #expect(submitted.output.contains("renders 4 chunks"))

    // The third task blocks at 1.25 s: frame 75 of its frames 60 to 89.
    try wait(for: "the block of task 3") {
      folder.text("parts/slurm/render-3.log").contains("blocked")
        && dates(of: 60..<90).count == 15
    }
    try wait(for: "the other chunks") { try missing() == Array(75..<90) }
    let before = dates(of: 60..<90)
    #expect(try fixture(["status", "parts"]).status == 1)
    let record = try #require(
      JSONSerialization.jsonObject(with: folder.bytes("parts/slurm/submission.json") ?? Data())
        as? [String: Any])
    let victims = JobProcess.all(task: 3, of: "\(record["arrayJob"] ?? "")", on: node)
      .filter { $0.arguments.first?.hasSuffix("/Fixture") == true }
    #expect(victims.count == 1)
    for victim in victims { kill(victim.number, SIGKILL) }

    try wait(for: "the film") { try fixture(["status", "parts"]).status == 0 }
    let log = folder.text("parts/slurm/render-3.log")
    #expect(log.contains("ended with status 137: requeued") && log.contains("attempt 2 of 3"))
    // The frames drawn before were kept.
    #expect(dates(of: 60..<75) == before)
    let (one, other) = (
      try Manifest.read(folder("whole/manifest.json")),
      try Manifest.read(folder("parts/manifest.json"))
    )
    #expect(one.frames == other.frames && one.fingerprint == other.fingerprint)
    #expect(one.frames.count == 120)
    #expect(folder.pictures(in: "whole") == folder.pictures(in: "parts"))
    #expect(try decodedFrames("whole.mp4") == decodedFrames("parts.mp4"))
  }
}
