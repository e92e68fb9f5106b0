import Foundation
import Raster
import TestSupport
import Testing

/// Films and machines that once crashed the program or made it wait for ever.
@Suite(.tier(.kills), .timeLimit(.minutes(30))) struct HostileFilmTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func render(_ film: String, _ options: [String] = [], depth: Int = 10_000) throws
    -> Program.Result
  {
    try Program.run(
      "Fixture", ["render", "--no-video", "--output", folder("frames")] + options,
      environment: ["FIXTURE": film, "DEPTH": "\(depth)"])
  }

  @Test(arguments: ["deepViews", "deepLayers", "deepMasks", "deepOpacities", "deepClips"])
  func tenThousandLevelsAreDrawn(film: String) throws {
    let result = try render(film, ["--frames", "0"])
    try #require(result.status == 0, "\(result.errors)")
    let picture = try folder.picture("frames/frame-00000.png")
    #expect(Set(picture.pixels).count > 1)
  }

  @Test func aTreeThatIsTooDeepIsAnErrorThatNamesTheView() throws {
    let result = try render("deepViews", depth: 20_500)
    #expect(result.status == 3 && !result.wasKilled)
    #expect(result.errors.contains("it would be nested more than 20000 levels deep."))
    #expect(result.errors.contains("UIView (0.0, 0.0, 30.0, 18.0)"))
  }

  @Test func aHundredThousandOperatorsPlay() throws {
    let result = try render("longChain", depth: 100_000)
    #expect(result.status == 0 && result.output.contains("6 frames"))
  }

  @Test func aFilmThatExitsIsAnError() throws {
    let result = try render("exiting")
    #expect(result.status == 3)
    #expect(
      result.errors == """
        Error: The film ended the program with exit(_:) before its work was complete.
        To end the film, let the observable that perform(on:) returns complete.

        """)
    #expect(!folder.has("frames/manifest.json"))
  }

  @Test func aFilmCanChangeTheCurrentFolder() throws {
    let result = try Program.run(
      "Fixture", ["render", "--output", "frames"], environment: ["FIXTURE": "changingFolder"],
      directory: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(folder.names() == ["frames", "frames.mp4"])
    #expect(folder.frames(in: "frames").count == 11 && folder.has("frames/manifest.json"))
  }

  @Test func anOutputFolderThatIsReplacedIsAnError() throws {
    let result = try Program.run(
      "Fixture", ["render", "--no-video", "--output", "frames", "--threads", "1"],
      environment: ["FIXTURE": "replacingOutput"], directory: folder.path)
    #expect(result.status == 4, "\(result.output)\(result.errors)")
    #expect(!folder.has("frames/manifest.json"))
  }

  @Test func aManifestThatIsAPipeIsRefused() throws {
    try folder.makeFolder("frames")
    #expect(mkfifo(folder("frames/manifest.json"), 0o600) == 0)
    let result = try Program.run(
      "Fixture", ["verify", "frames"], environment: ["FIXTURE": "short"], directory: folder.path)
    #expect(result.status == 3)
    #expect(
      result.errors.contains(
        "The manifest \"frames/manifest.json\" can't be read: it isn't a file."))
  }

  @Test func aMisusedOperatorIsAnErrorOfTheFilm() throws {
    let result = try render("misusing")
    #expect(result.status == 3 && !result.wasKilled)
    #expect(result.errors.contains("take(_:) received the count -1. It must be 0 or more."))
  }

  // Root may start any number of processes, so the program runs as another user: a separate one for
  // each limit, because these tests run at the same time.
  @Test(
    .enabled(if: getuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")),
    arguments: [1, 2, 5, 9])
  func withoutThreadsTheErrorNamesTheLimit(limit: Int) throws {
    let program = try #require(Program.path(of: "Fixture"))
    chmod(folder.path, 0o777)
    let command =
      "ulimit -u \(limit); exec setpriv --reuid=\(54_321 + limit) --clear-groups \"$0\" render --output out"
    let result = try Program.run(
      "/bin/bash", ["-c", command, program], directory: folder.path)
    #expect(result.status == 4 && !result.wasKilled)
    #expect(result.errors.contains("A thread couldn't be started"), "\(result.errors)")
    #expect(result.errors.contains("limited to \(limit) processes and threads (ulimit -u)"))
  }

  @Test func aSignalEndsTheProgramWithinASecondWhileFFmpegIsProbed() throws {
    let path = folder("bin")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    // It is asked for its encoders first, and started as an encoder when the film has been played.
    let script = """
      #!/bin/sh
      case "$*" in *-encoders*) ;; *) touch '\(folder("started"))' ;; esac
      exec sleep 60

      """
    try Data(script.utf8).write(to: URL(filePath: path + "/ffmpeg"))
    chmod(path + "/ffmpeg", 0o755)
    let program = try Program(
      "Fixture", ["render", "--output", folder("frames")],
      environment: ["FIXTURE": "short", "PATH": path + ":/usr/bin:/bin"])
    #expect(eventually { folder.has("started") })
    program.send(SIGTERM)
    let start = Date()
    let result = try #require(program.wait())
    // A second on an idle machine.
    #expect(Date().timeIntervalSince(start) < 20)
    #expect(result.status == 130 && !result.wasKilled)
    #expect(result.errors == "Error: Interrupted.\n")
  }
}
