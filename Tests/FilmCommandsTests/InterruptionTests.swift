import Foundation
import Images
import TestSupport
import Testing

@Suite(.tier(.kills), .timeLimit(.minutes(30))) struct InterruptionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func start(_ film: String, path: String? = nil, _ options: [String] = []) throws
    -> Program
  {
    var environment = ["FIXTURE": film]
    environment["PATH"] = path
    return try Program(
      "Fixture", ["render", "--output", folder("frames")] + options, environment: environment)
  }

  /// Interrupts the program and expects the correct status and files. With `isBlocked`, the film's
  /// code doesn't return, so the program ends without waiting for it.
  private func interrupt(_ program: Program, isBlocked: Bool = false) throws {
    let before = Date()
    program.interrupt()
    Thread.sleep(forTimeInterval: 0.002)
    program.suspend(seconds: 1)
    let result = try #require(program.wait())
    // If the film's code or a child process runs on, waiting for it would take half a minute.
    #expect(Date().timeIntervalSince(before) < 25)
    #expect(result.status == 130 && !result.wasKilled)
    #expect(
      result.errors.contains("Error: Interrupted while the film's own code was running.")
        == isBlocked)
    #expect(result.output.isEmpty)
    #expect(!folder.has("frames.mp4"))
    // There are no temporary files, neither here nor among the frames, and no child process.
    #expect(folder.names().allSatisfy { !$0.hasPrefix(".") })
    let frames = folder.frames(in: "frames")
    let others = Set(folder.names(in: "frames")).subtracting(frames)
    #expect(others.isSubset(of: ["manifest.journal"]))
    for name in frames {
      #expect(throws: Never.self) { try folder.picture("frames/" + name) }
    }
    #expect(eventually { processes(naming: folder.path).isEmpty })
  }

  @Test(arguments: [3, 150]) func inTheMiddleOfARender(frames: Int) throws {
    let program = try start("long")
    #expect(eventually { folder.pictures(in: "frames").count >= frames })
    #expect(!processes(naming: folder.path).isEmpty)
    try interrupt(program)
    #expect(folder.pictures(in: "frames").count >= frames)
    #expect(program.errorsSoFar.hasPrefix("Error: Interrupted"))
  }

  @Test func whileParametersAreAwaited() throws {
    let pipe = folder("values.json")
    #expect(mkfifo(pipe, 0o600) == 0)
    let program = try Program(
      "Greeting", ["render", "--output", folder("frames"), "--props", pipe])
    var end: Int32 = -1
    // Opening succeeds in this mode as soon as a process opens the pipe for reading.
    #expect(eventually { (end = open(pipe, O_WRONLY | O_NONBLOCK), end >= 0).1 })
    defer { close(end) }
    program.send(SIGTERM)
    let result = try #require(program.wait())
    #expect(result.status == 130 && !result.wasKilled)
    #expect(result.errors == "Error: Interrupted while \"\(pipe)\" was read.\n")
    #expect(folder.names() == ["values.json"])
  }

  @Test(arguments: ["blocking", "blockingInit"])
  func whileTheFilmDoesNotStart(film: String) throws {
    let program = try start(film)
    #expect(eventually { program.errorsSoFar.contains("blocked") })
    try interrupt(program, isBlocked: true)
  }

  @Test func whileTheFilmsCodeNeverReturnsInTheMiddleOfARender() throws {
    let program = try start("blockingLate")
    // The last frames can still be in flight when the code blocks.
    #expect(
      eventually {
        program.errorsSoFar.contains("blocked") && folder.pictures(in: "frames").count == 50
      })
    try interrupt(program, isBlocked: true)
    #expect(folder.pictures(in: "frames").count == 50)
  }

  @Test func whileTheEncoderFinishesSlowly() throws {
    let path = try FakeEncoder.make(
      in: folder, "bin", encoding: "cat >\"$output\"; touch '\(folder("done"))'; sleep 10")
    let program = try start("short", path: path + ":/usr/bin:/bin")
    #expect(eventually { folder.has("done") })
    try interrupt(program)
    #expect(folder.pictures(in: "frames").count == 11)
    #expect(!folder.has("frames/manifest.json"))
  }

  @Test func whileTheEncoderReadsNothing() throws {
    let path = try FakeEncoder.make(
      in: folder, "bin", encoding: "touch '\(folder("started"))'; sleep 10")
    let program = try start("long", path: path + ":/usr/bin:/bin")
    #expect(eventually { folder.has("started") && folder.has("frames/frame-00005.png") })
    try interrupt(program)
  }

  @Test func whileTheFilmsLengthIsMeasured() throws {
    let program = try start("endless", ["--max-duration", "1e9"])
    #expect(eventually { program.catches(SIGINT) })
    try interrupt(program)
    #expect(folder.names() == [])
  }
}
