import Foundation
import Raster
import TestSupport
import Testing

@Suite(.tier(.programs)) struct RenderCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(
    _ arguments: String..., film: String = "short", path: String? = nil
  ) throws -> Program.Result {
    try run(arguments, film: film, path: path)
  }

  private func run(
    _ arguments: [String], film: String = "short", path: String? = nil
  ) throws -> Program.Result {
    var environment = ["FIXTURE": film]
    environment["PATH"] = path
    return try Program.run(
      "Fixture", arguments, environment: environment, directory: folder.path)
  }

  @Test("A film that draws in the order of a set has the same pictures in each process")
  func ordersOfSetsAreTheSameInEachProcess() throws {
    let pictures = try ["a.png", "b.png", "c.png", "d.png"].map { name in
      #expect(try run("still", "--at", "0", "--output", name, film: "unordered").status == 0)
      return try Data(contentsOf: URL(fileURLWithPath: folder(name)))
    }
    #expect(Set(pictures).count == 1)
  }

  @Test func anEmptyArchiveContainsTheManifestAndTheEndMarker() throws {
    let result = try run("render", "--tar", "--chunk-size", "4", "--chunk-index", "9")
    #expect(result.status == 0)
    let bytes = Array(result.output.utf8)
    #expect(result.output.hasPrefix("chunk-9-by-4.json\0"))
    #expect(bytes.count.isMultiple(of: 512) && bytes.suffix(1024).allSatisfy { $0 == 0 })
    #expect(result.output.contains("\"filmFrameCount\" : 11"))
  }

  @Test func withoutOptionsFilesAreWrittenToOutput() throws {
    let result = try run("render")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output.hasPrefix("Fixture: 11 frames in "))
    #expect(
      result.output.hasSuffix(
        "per second): output/Fixture/frame-00000.png …, output/Fixture.mp4, "
          + "output/Fixture/manifest.json\n"))
    #expect(folder.names(in: "output") == ["Fixture", "Fixture.mp4"])
    #expect(folder.names(in: "output/Fixture").count == 13)
  }

  @Test(arguments: ["-2", "0-2", "8-", "5"]) func partsOfTheFilm(range: String) throws {
    let result = try run("render", "--frames", range, "--no-video", "--output", "part")
    #expect(result.status == 0)
    #expect(folder.names() == ["part"])
    #expect(folder.pictures(in: "part").count == (range == "5" ? 1 : 3))
    #expect(result.output.contains(range == "5" ? "1 frame in" : "3 frames in"))
  }

  @Test func aPartThatReplacesTheWholeVideoIsReported() throws {
    #expect(try run("render", "--output", "whole").errors.isEmpty)
    let part = try run("render", "--output", "whole", "--frames", "3-4")
    #expect(part.status == 0)
    #expect(
      part.errors.contains("note: \"whole.mp4\" had all 11 frames of the film and now has 2 frames")
    )
    #expect(try run("assemble", "whole").output.hasPrefix("Fixture: 11 frames assembled"))
    #expect(try run("render", "--output", "whole", "--frames", "3", "--no-video").errors.isEmpty)
  }

  @Test func aFileThatGrowsBeyondTheUsersLimitIsAnError() throws {
    let result = try Program.run(
      "/bin/bash",
      [
        "-c", "ulimit -f 1; \"$0\" render --output out",
        try #require(Program.path(of: "Fixture")),
      ], environment: ["FIXTURE": "long"], directory: folder.path)
    #expect(result.status == 4 && result.errors.contains("ulimit -f"), "\(result)")
    #expect(!folder.names(in: "out").contains { $0.hasPrefix(".") })
    #expect(!folder.names().contains { $0.hasPrefix(".") })
  }

  @Test(arguments: ["fast", "balanced", "small"])
  func theManifestRecordsTheCompressionAndThePixelsAreTheSame(compression: String) throws {
    #expect(try run("render", "--no-video", "--compression", compression).status == 0)
    let manifest = folder("output/Fixture/manifest.json")
    #expect(
      try String(contentsOfFile: manifest, encoding: .utf8)
        .contains("\"compression\" : \"\(compression)\""))
    #expect(try run("verify", "output/Fixture").status == 0)
  }

  @Test func aProfileIsATable() throws {
    let result = try run("render", "--profile", "--quiet")
    #expect(result.status == 0)
    let rows = result.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(rows.first == ["stage", "ms", "per", "frame", "CPU", "ms", "cores", "busy"])
    for stage in ["evaluate", "list", "compare", "raster", "hash", "compress", "convert", "write"] {
      let row = try #require(rows.first { $0[0] == stage })
      #expect(row.dropFirst().allSatisfy { Double($0) != nil } && row.count == 4, "\(row)")
    }
    #expect(rows.contains { $0[0] == "ffmpeg" })
  }

  @Test func videoOptionsAreUsed() throws {
    let result = try run(
      "render", "--video", "out.mp4", "--codec", "h264", "--preset", "fast", "--crf", "30",
      "--no-frames", "--threads", "3")
    #expect(result.status == 0)
    #expect(folder.names() == ["out.mp4", "output"])
    #expect(folder.names(in: "output/Fixture") == ["manifest.json", "trace.json"])
    let probe = try Program.run(
      "/usr/bin/env",
      [
        "ffprobe", "-v", "error", "-count_frames", "-of", "csv=p=0", "-show_entries",
        "stream=codec_name,width,height,r_frame_rate,nb_read_frames", folder("out.mp4"),
      ])
    #expect(probe.output == "h264,32,20,10/1,11\n")
  }

  @Test(
    arguments: [
      (["--codec", "gif"], "Fixture.gif"), (["--preset", "alpha"], "Fixture.webm"),
      (["--preset", "broadcast"], "Fixture.mov"),
      (["--codec", "av1", "--bitrate", "200k"], "Fixture.mp4"),
      (["--preset", "web", "--preset", "ultrafast", "--pix-fmt", "yuv444p"], "Fixture.mp4"),
      (["--ffmpeg-arg=-g", "--ffmpeg-arg=5", "--no-check"], "Fixture.mp4"),
    ])
  func theVideoIsNamedByItsFormat(options: [String], name: String) throws {
    let result = try run(["render", "--no-frames"] + options)
    #expect(result.status == 0, "\(result.errors)")
    #expect(folder.names(in: "output") == ["Fixture", name])
  }

  @Test(
    arguments: [
      (["--codec", "h266"], 2, "Supported codecs: h264"),
      (["--preset", "webb"], 2, "Supported presets: web"),
      (["--preset", "web", "--preset", "alpha"], 2, "conflicts with another preset"),
      (["--video", "a.avi"], 2, ".mov"),
      (["--codec", "h264", "--video", "a.gif"], 2, "can't hold"),
      (["--bitrate", "4G"], 2, "not a valid bit rate"),
      (["--crf", "20", "--bitrate", "4M"], 2, "contradict"),
      (["--pix-fmt", "nonsense"], 2, "Supported pixel formats: "),
      (["--audio", "missing.wav"], 3, "was not found"),
      (["--audio-trim", "1-2"], 2, "--audio FILE"),
      (["--audio", "a.wav", "--audio-trim", "2-1"], 2, "--audio-trim"),
      (["--audio", "a.wav", "--no-video"], 2, "no video is written"),
      (["--audio", "a.wav", "--tar"], 2, "no video is written"),
    ])
  func invalidOptionsAreReportedBeforeTheFirstFrame(
    options: [String], status: Int32, words: String
  ) throws {
    let result = try run(["render"] + options)
    #expect(result.status == status && result.errors.contains(words), "\(result.errors)")
    #expect(folder.pictures(in: "output/Fixture").isEmpty)
  }

  @Test(
    arguments: [
      ("a b/c", "a b/c", "a b/c.mp4"), ("frames///", "frames", "frames.mp4"),
      (".", ".", "Fixture.mp4"), ("./sub/.", "sub", "sub/Fixture.mp4"),
      ("überall", "überall", "überall.mp4"),
    ])
  func foldersOfAllKinds(output: String, frames: String, video: String) throws {
    #expect(try run("render", "--output", output).status == 0)
    #expect(folder.pictures(in: frames).count == 11)
    #expect(folder.has(video))
    #expect(try run("verify", output).status == 0)
  }

  @Test func absolutePathsAndMissingFoldersOfTheVideo() throws {
    let result = try run(
      "render", "--output", folder("deep/er/frames"), "--video", folder("other/place/film.mp4"))
    #expect(result.status == 0)
    #expect(folder.names(in: "deep/er/frames").count == 13)
    #expect(folder.names(in: "other/place") == ["film.mp4"])
  }

  @Test func quietPrintsNothing() throws {
    for arguments in [
      ["render"], ["verify"], ["still", "--frame", "0"], ["strip", "--width", "200"],
    ] {
      let result = try Program.run(
        "Fixture", arguments + ["--quiet"], directory: folder.path)
      #expect(result.status == 0)
      #expect(result.output.isEmpty && result.errors.isEmpty, "\(arguments)")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/script")))
  func aTerminalShowsProgressAndIsLeftClean() throws {
    let tool = try #require(Program.path(of: "Fixture"))
    let shown = try Program.run(
      "/usr/bin/script", ["-qec", "'\(tool)' render", "/dev/null"],
      environment: ["FIXTURE": "short"], directory: folder.path)
    #expect(shown.status == 0)
    #expect(shown.output.contains("\rframe 1/11 · "))
    #expect(shown.output.contains("fps · 0:0"))
    // The line is removed before the summary is printed.
    let last = try #require(shown.output.components(separatedBy: "\r").last { $0.contains("in ") })
    #expect(last.hasPrefix("Fixture: 11 frames"))
    let quiet = try Program.run(
      "/usr/bin/script", ["-qec", "'\(tool)' render --quiet", "/dev/null"],
      environment: ["FIXTURE": "short"], directory: folder.path)
    #expect(quiet.output.isEmpty)
  }

  @Test(
    arguments: [
      ("hugeCanvas", "A canvas can't have a width of 20000.", "from 1 to 16384"),
      ("endless", "The film hasn't ended after 600 s.", "--max-duration"),
      (
        "repeating",
        "the animation of \"opacity\" on UIView \"card\" repeats forever or is paused.",
        "give the film a duration"
      ),
      ("nan", "The center of UIView \"card\" was set to", "Use finite numbers"),
      ("loop", "more than 1000 pieces of work ran at 0 s.", "--turn-limit"),
      ("throwing", "The film's perform(on:) threw: the paint has run out.", ""),
      ("erring", "The film ended with an error: the paint has run out.", ""),
    ])
  func invalidFilmsExitWithStatus3(film: String, message: String, hint: String) throws {
    let result = try run("render", "--turn-limit", "1000", film: film)
    #expect(result.status == 3)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("Error: "))
    #expect(result.errors.contains(message))
    #expect(hint.isEmpty || result.errors.contains(hint))
    #expect(folder.names() == [])
  }

  @Test(arguments: [["render", "--no-video"], ["still", "--frame", "3"], ["strip"], ["verify"]])
  func strictCommandsPrintWarnings(arguments: [String]) throws {
    #expect(try run("render", "--no-video").status == 0)
    let result = try Program.run(
      "Fixture", arguments + ["--strict"], environment: ["FIXTURE": "leftOver"],
      directory: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("warning: 1 piece of work was still waiting"))
  }

  @Test func mismatchedKeyTimesAreAWarningAndAnErrorForStrictCommands() throws {
    let lenient = try run("render", "--no-video", film: "misfit")
    #expect(lenient.status == 0, "\(lenient.errors)")
    #expect(lenient.errors.contains("warning: "))
    try FileManager.default.removeItem(atPath: folder("output"))
    let strict = try run("render", "--no-video", "--strict", film: "misfit")
    #expect(strict.status == 3, "\(strict.errors)")
    #expect(strict.errors.hasPrefix("Error: ") && strict.errors.contains("keyTimes"))
    #expect(folder.names() == [])
  }

  @Test func wallClockCallsAreWarningsWithTheirLines() throws {
    let result = try run("render", "--no-video", film: "realClock")
    #expect(result.status == 0, "\(result.errors)")
    for (words, line) in [
      ("dispatched work to a real queue", 5), ("A real timer or run loop was used", 6),
      ("The thread was put to sleep", 7),
    ] {
      let warning = result.errors.split(separator: "\n").first { $0.contains(words) }
      #expect(warning?.contains("Fixture/RealClock.swift:\(line)") == true, "\(result.errors)")
    }
  }

  @Test func framesOutsideTheFilmExitWithStatus3() throws {
    for arguments in [
      ["render", "--frames", "5-11"], ["still", "--frame", "11"], ["still", "--at", "-1"],
      ["strip", "--frames", "11-"],
    ] {
      let result = try Program.run("Fixture", arguments, directory: folder.path)
      #expect(result.status == 3)
      #expect(result.errors.contains("Choose "))
    }
    #expect(folder.names() == [])
  }

  @Test func theMaximumDurationCanBeRaised() throws {
    let result = try run("render", "--max-duration", "0.5", "--no-video")
    #expect(result.status == 3)
    #expect(result.errors.contains("after 0.5 s"))
    #expect(try run("render", "--max-duration", "1.5", "--no-video").status == 0)
  }

  @Test func invalidOutputsExitWithStatus4() throws {
    try Data().write(to: URL(fileURLWithPath: folder("file")))
    try FileManager.default.createDirectory(
      atPath: folder("dir.mp4"), withIntermediateDirectories: true)
    for arguments in [
      ["render", "--output", "file"], ["render", "--output", "file/frames"],
      ["render", "--video", "dir.mp4"], ["render", "--video", "file/film.mp4"],
      ["render", "--output", "/proc/none"], ["still", "--at", "0", "--output", "file/still.png"],
    ] {
      let result = try Program.run("Fixture", arguments, directory: folder.path)
      #expect(result.status == 4, "\(arguments)")
      #expect(result.errors.hasPrefix("Error: "))
      #expect(result.output.isEmpty)
    }
    #expect(folder.pictures(in: "output/Fixture").isEmpty)
  }

  @Test func invalidPathsAreReportedWithAHint() throws {
    symlink("nowhere", folder("link"))
    symlink("circle", folder("circle"))
    let long = String(repeating: "a", count: 256)
    try FileManager.default.createDirectory(
      atPath: folder("taken/frame-00002.png"), withIntermediateDirectories: true)
    for (output, words) in [
      ("link", "is a broken link, not a folder"), ("circle", "is a broken link, not a folder"),
      ("link/deep", "is a broken link, not a folder"), (long, "Choose a shorter name"),
      ("taken", "Move the folder, or choose"),
    ] {
      let result = try run("render", "--output", output, "--no-video", "--quiet")
      #expect(result.status == 4 && result.errors.contains(words), "\(result.errors)")
    }
  }

  @Test func withoutFFmpegARenderExitsWithStatus4BeforeItStarts() throws {
    let result = try run("render", path: "/nowhere")
    #expect(result.status == 4)
    #expect(result.errors.contains("ffmpeg, which encodes the video, was not found on PATH."))
    #expect(result.errors.contains("render --no-video"))
    #expect(folder.pictures(in: "output/Fixture").isEmpty)
    #expect(try run("render", "--no-video", path: "/nowhere").status == 0)
  }

  @Test func aFailingFFmpegIsQuoted() throws {
    let path = try FakeEncoder.make(
      in: folder, "bin", encoding: "cat >/dev/null; echo 'x264 lost its way' >&2; exit 3")
    let result = try run("render", path: path + ":/usr/bin:/bin")
    #expect(result.status == 4)
    #expect(result.errors.contains("exited with status 3"))
    #expect(result.errors.contains("x264 lost its way"))
    #expect(folder.names(in: "output") == ["Fixture"])
    #expect(folder.pictures(in: "output/Fixture").count == 11)
  }

  @Test func oddSizesNeedAnOption() throws {
    let refused = try run("render", film: "odd")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("33 × 21"))
    #expect(try run("render", "--odd-size", "pad", film: "odd").status == 0)
    #expect(try folder.picture("output/Fixture/frame-00000.png").width == 33)
  }

  @Test func verifyExitsWithStatus1IfFramesDiffer() throws {
    #expect(try run("render", "--no-video").status == 0)
    let clean = try run("verify")
    #expect(clean.status == 0)
    #expect(clean.output == "output/Fixture: all 11 frames are as rendered\n")
    unlink(folder("output/Fixture/frame-00003.png"))
    let missing = try run("verify", "output/Fixture/")
    #expect(missing.status == 1)
    #expect(missing.errors.isEmpty)
    #expect(
      missing.output == "1 frame is missing, damaged or different from the manifest: 3\n")
    #expect(try run("verify", film: "odd").status == 3)
    #expect(try run("verify", "nowhere").status == 3)
  }

  @Test func stillsAndStripsAreWritten() throws {
    let still = try run("still", "--at", "0.55", "--output", "a b/still.png")
    #expect(still.status == 0 && still.output == "a b/still.png\n")
    #expect(try folder.picture("a b/still.png").width == 32)
    #expect(try run("still", "--frame", "10").output == "output/Fixture.png\n")
    let strip = try run("strip", "--count", "3", "--columns", "3", "--width", "112")
    #expect(strip.output == "output/Fixture-strip.png\n")
    #expect(try folder.picture("output/Fixture-strip.png").height == 20)
  }
}
