import Failures
import OutputFiles
import Foundation
import Images
import RenderStore
import Slurm
import Testing
import TestSupport
import VirtualTime

@Suite(.tier(.programs), .timeLimit(.minutes(30))) struct StatusTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("frames")
  }

  private func manifest(
    _ frames: Range<Int>, of selection: String = FrameSelection.all.description,
    from fingerprint: String = "f"
  ) throws -> Manifest {
    var manifest = Manifest(
      film: "Intro",
      canvas: .init(
        width: 2, height: 2, framesPerSecond: try #require(FrameRate(10)), background: "#FFFFFFFF"),
      settings: ["frames": selection], fingerprint: fingerprint, firstFrame: frames.lowerBound,
      frames: frames.map {
        .init(number: $0, file: FrameFile.name(ofFrame: $0), hash: PixelHash(value: 1))
      })
    manifest.filmFrameCount = 40
    return manifest
  }

  private func writeFrames(_ frames: Range<Int>) throws {
    for number in frames {
      try Data().write(
        to: URL(filePath: folder("frames/" + FrameFile.name(ofFrame: number))))
    }
  }

  private func finish(
    _ name: String, _ frames: Range<Int>, of selection: String = FrameSelection.all.description,
    from fingerprint: String = "f", secondsAgo: Double? = nil
  ) throws {
    try writeFrames(frames)
    try manifest(frames, of: selection, from: fingerprint).write(to: folder("frames/" + name))
    guard let secondsAgo else { return }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -secondsAgo)],
      ofItemAtPath: folder("frames/" + name))
  }

  private func begin(_ name: String, _ frames: Range<Int>) throws {
    try writeFrames(frames)
    let path = folder("frames/" + name)
    let manifest = try manifest(frames)
    _ = try RenderJournal(path, of: manifest, done: manifest.frames)
    // Appends an incomplete line.
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data("\(frames.upperBound) 00".utf8))
  }

  private func status(_ client: SlurmClient? = nil) throws -> RenderStatus {
    try RenderStatus(of: folder("frames"), client: client ?? SlurmClient(searchPath: ""))
  }

  private func submit(
    _ slurm: FakeSlurm, chunks: Int = 4, from fingerprint: String? = nil
  ) throws {
    var plan = SlurmPlan.sample(output: folder("frames"), chunks: chunks)
    plan.fingerprint = fingerprint
    plan.frameCount = 40
    _ = try SlurmSubmission(plan, client: slurm.client).submit()
  }

  @Test func findsChunksRenderedWithoutSlurm() throws {
    try finish("chunk-1-of-4.json", 0..<10)
    try begin("chunk-2-of-4.journal", 10..<16)
    let status = try status()
    #expect(status.chunks.map(\.number) == [1, 2, 3, 4])
    #expect(status.chunks.map(\.state) == ["done", "unfinished", "missing", "missing"])
    #expect(status.chunks.map(\.done.count) == [10, 6, 0, 0])
    #expect(status.missing == IndexSet(integersIn: 16..<40))
    #expect(!status.isComplete && status.assembly == "missing" && status.submission == nil)
    #expect(
      status.description == """
        chunk     state       frames  of  node  attempts
        1         done        10      10
        2         unfinished  6       10
        3         missing     0       10
        4         missing     0       10
        assemble  missing
        missing: 24 frames: 16–39
        """)
  }

  @Test func chunksOfAGivenSizeCountFromZero() throws {
    try finish("chunk-0-by-15.json", 0..<15)
    try finish("chunk-2-by-15.json", 30..<40)
    let status = try status()
    #expect(status.chunks.map(\.number) == [0, 1, 2])
    #expect(status.chunks.map(\.state) == ["done", "missing", "done"])
    #expect(status.missing == IndexSet(integersIn: 15..<30))
  }

  @Test func reportsDeletedFilesAsMissing() throws {
    try finish("chunk-1-of-2.json", 0..<20)
    try finish("chunk-2-of-2.json", 20..<40)
    #expect(try status().missing.isEmpty && !status().isComplete)
    try FileManager.default.removeItem(atPath: folder("frames/frame-00007.png"))
    #expect(try status().chunks.map(\.state) == ["unfinished", "done"])
    #expect(try status().description.hasSuffix("missing: frame 7"))
    try manifest(0..<40).write(to: folder("frames/manifest.json"))
    #expect(try status().missing == [7] && !status().isComplete)
    try writeFrames(7..<8)
    #expect(try status().isComplete)
    #expect(try status().description.hasSuffix("all frames are done and assembled"))
  }

  @Test func completeFilmsNeedNoChunks() throws {
    try finish("manifest.json", 0..<5)
    #expect(try status().isComplete && status().chunks.count == 1)
  }

  @Test func reportsChunksOfUnknownLength() throws {
    try finish("chunk-1-of-3.json", 0..<14, of: "0-39x3")
    let status = try status()
    #expect(status.chunks.map(\.frames) == [IndexSet(integersIn: 0..<14), nil, nil])
    #expect(status.description.hasSuffix("missing: frames of chunks 2, 3"))
    #expect(status.description.contains("\n2         missing  0       ?"))
  }

  @Test func reportsTheStatesOfTasks() throws {
    let slurm = try FakeSlurm(
      in: folder,
      squeue: """
        printf '%s\\n' '10_1|COMPLETED|None|n1|0|' '10_2|RUNNING|None|n2|1|' \
          '10_3|PENDING|Resources||0|' '10_4|FAILED|NonZeroExitCode|n1|2|' '11|PENDING|Dependency||0|'
        """)
    try submit(slurm)
    try finish("chunk-1-of-4.json", 0..<10)
    try begin("chunk-2-of-4.journal", 10..<13)
    let status = try status(slurm.client)
    #expect(status.chunks.map(\.state) == ["done", "running", "pending", "failed"])
    #expect(status.chunks.map(\.node) == ["n1", "n2", nil, "n1"])
    #expect(status.chunks.map(\.attempts) == [1, 2, 0, 3])
    #expect(status.chunks.map(\.reason) == [nil, nil, "Resources", "NonZeroExitCode"])
    #expect(status.assembly == "pending" && status.assemblyReason == "Dependency")
    #expect(status.description.hasPrefix("Intro: job 10 in 4 chunks, then job 11\n"))
    #expect(
      status.description.contains(
        "4         failed   0       10  n1    3         NonZeroExitCode\n"))
    #expect(slurm.calls.last?.contains("--jobs=10,11") == true)
  }

  @Test func readsAccountingRecordsOfForgottenJobs() throws {
    let slurm = try FakeSlurm(
      in: folder, squeue: "echo 'slurm_load_jobs error: Invalid job id specified' >&2; exit 1",
      sacct: """
        printf '%s\\n' '10_1|NODE_FAIL|None|n1' '10_1|COMPLETED|None|n2' \
          '10_2|CANCELLED by 0|None|None assigned' '11|CANCELLED|Dependency|None assigned'
        """)
    try submit(slurm, chunks: 2)
    try finish("chunk-1-of-2.json", 0..<20)
    let status = try status(slurm.client)
    #expect(status.chunks.map(\.state) == ["done", "cancelled"])
    #expect(status.chunks.map(\.attempts) == [2, 1])
    #expect(status.chunks.map(\.node) == ["n2", nil])
    #expect(status.assembly == "cancelled")
  }

  @Test func readsTheFilesIfSlurmIsUnreachable() throws {
    let slurm = try FakeSlurm(
      in: folder, squeue: "echo 'Unable to contact slurm controller' >&2; exit 1")
    try submit(slurm)
    try finish("chunk-3-of-4.json", 20..<30)
    let status = try status(slurm.client)
    #expect(status.chunks.map(\.state) == ["missing", "missing", "done", "missing"])
    #expect(status.trouble?.code == .schedulerUnreachable)
    #expect(status.description.contains("Slurm could not be queried: "))
    #expect(try status.json().contains("\"trouble\""))
  }

  @Test func completedTasksWithoutFilesAreUnfinished() throws {
    let slurm = try FakeSlurm(in: folder, squeue: "echo '10_1|COMPLETED|None|n1|0|'")
    try submit(slurm, chunks: 1)
    #expect(try status(slurm.client).chunks.map(\.state) == ["unfinished"])
  }

  @Test func ignoresFilmsFromBeforeTheSubmission() throws {
    try finish("manifest.json", 0..<40, secondsAgo: 60)
    let slurm = try FakeSlurm(in: folder, squeue: "echo '10_1|PENDING|Priority||0|'")
    try submit(slurm)
    #expect(try !status(slurm.client).isComplete)
    try manifest(0..<40).write(to: folder("frames/manifest.json"))
    #expect(try status(slurm.client).isComplete)
  }

  @Test func chunksFromBeforeAnEditAreOutdated() throws {
    try finish("manifest.json", 0..<40, from: "old", secondsAgo: 90)
    try finish("chunk-1-of-4.json", 0..<10, from: "old", secondsAgo: 60)
    try finish("chunk-2-of-4.json", 10..<20, from: "new", secondsAgo: 30)
    try begin("chunk-3-of-4.journal", 20..<23)
    try manifest(20..<23, from: "new").write(to: folder("frames/chunk-3-of-4.json"))
    let status = try status()
    #expect(status.chunks.map(\.state) == ["outdated", "done", "done", "missing"])
    #expect(status.chunks.map(\.done.count) == [0, 10, 3, 0])
    #expect(status.assembly == "missing" && !status.isComplete)
    #expect(status.missing.contains(0) && status.missing.contains(39))
  }

  @Test func laterSubmissionsDetermineTheFingerprint() throws {
    try finish("chunk-1-of-4.json", 0..<10, from: "old", secondsAgo: 60)
    try finish("chunk-2-of-4.json", 10..<20, from: "new", secondsAgo: 60)
    let slurm = try FakeSlurm(in: folder, squeue: "echo '10_1|PENDING|Priority||0|'")
    try submit(slurm, from: "new")
    #expect(
      try status(slurm.client).chunks.map(\.state) == ["pending", "done", "missing", "missing"])
    // A node can have other fonts than the submitting machine.
    try finish("chunk-3-of-4.json", 20..<30, from: "node")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 30)],
      ofItemAtPath: folder("frames/chunk-3-of-4.json"))
    #expect(
      try status(slurm.client).chunks.map(\.state) == ["pending", "outdated", "done", "missing"])
  }

  @Test func reportsPartialFilms() throws {
    try finish("manifest.json", 0..<21, of: "0-20")
    #expect(try status().isComplete)
    #expect(
      try status().description.hasSuffix(
        "21 of the film's 40 frames are done; no others were requested"))
  }

  @Test func killedRenderWithoutChunksIsOneChunk() throws {
    try begin("manifest.journal", 0..<16)
    let status = try status()
    #expect(status.chunks.map(\.state) == ["unfinished"] && !status.isComplete)
    #expect(status.missing == IndexSet(integersIn: 16..<40))
  }

  @Test func thoroughCheckComparesChecksums() throws {
    var manifest = try manifest(0..<40)
    try writeFrames(0..<40)
    let sum = FileChecksum.of(folder("frames/frame-00000.png"))
    for index in manifest.frames.indices { manifest.frames[index].checksum = sum }
    try manifest.write(to: folder("frames/manifest.json"))
    #expect(try RenderStatus(of: folder("frames"), thorough: true).isComplete)
    try "damage".write(
      toFile: folder("frames/frame-00007.png"), atomically: true, encoding: .utf8)
    #expect(try status().isComplete)
    #expect(try RenderStatus(of: folder("frames"), thorough: true).missing == [7])
  }

  @Test func chunkOfAnExistingVideoIsDone() throws {
    var chunk = try manifest(0..<20)
    for index in chunk.frames.indices { chunk.frames[index].file = nil }
    chunk.video = Manifest.Video(file: "elsewhere/chunk-1-of-2.mp4", checksum: PixelHash(value: 1))
    try chunk.write(to: folder("frames/chunk-1-of-2.json"))
    #expect(try status().chunks.map(\.state) == ["unfinished", "missing"])
    try Data().write(to: URL(filePath: folder("frames/chunk-1-of-2.mp4")))
    #expect(try status().chunks.map(\.state) == ["done", "missing"])
  }

  @Test func jsonMatchesTheStatus() throws {
    try finish("chunk-1-of-2.json", 0..<20)
    let json = try JSONSerialization.jsonObject(with: Data(status().json().utf8))
    let report = try #require(json as? [String: Any])
    #expect(report["complete"] as? Bool == false)
    #expect(report["missing"] as? [Int] == Array(20..<40))
    let chunks = try #require(report["chunks"] as? [[String: Any]])
    #expect(chunks.map { $0["state"] as? String } == ["done", "missing"])
    #expect(chunks.map { $0["total"] as? Int } == [20, 20])
  }

  @Test func reportsEmptyFolders() throws {
    for path in [folder("frames"), folder("none")] {
      let error = #expect(throws: FlipbookError.self) {
        try RenderStatus(of: path, client: SlurmClient(searchPath: ""))
      }
      #expect(error?.code == .unreadable && error?.message.contains(path) == true)
    }
  }

  @Test(
    arguments: [
      "chunk-0-of-4.json", "chunk-5-of-4.json", "chunk-1-of-0.json", "chunk-x-of-4.json",
      "chunk--1-by-5.json", "chunk-1-by-5.png", "chunk-1-of-99999999999999999999.json",
      "chunk-1.json",
    ])
  func ignoresOtherFiles(name: String) throws {
    try finish("manifest.json", 0..<5)
    try "x".write(toFile: folder("frames/" + name), atomically: true, encoding: .utf8)
    #expect(try status().chunks.count == 1 && status().isComplete)
  }
}
