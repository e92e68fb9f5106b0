import FilmStage
import Flipbook
import Images
import RenderJobs
import RenderStore
import Sinks
import Testing
import TestSupport
import VideoEncoding

@Suite struct RenderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func everyFrameIsAFileAndTheManifestListsThemAll() throws {
    let summary = try Script.crossing.render(to: folder("out/frames"))
    #expect(summary.frameCount == 11)
    #expect(summary.firstFile == folder("out/frames/frame-00000.png"))
    #expect(summary.manifest == folder("out/frames/manifest.json"))
    #expect(summary.video == nil)
    let names = (0..<11).map { FrameFile.name(ofFrame: $0) }
    #expect(folder.names(in: "out/frames") == names + ["manifest.json", "trace.json"])

    let manifest = try Manifest.read(#require(summary.manifest))
    #expect(manifest.film == "TestFilm")
    #expect(manifest.canvas.width == 32 && manifest.canvas.height == 20)
    #expect(manifest.canvas.framesPerSecond.description == "10")
    #expect(manifest.canvas.background == "#FFFFFFFF")
    #expect(manifest.settings == ["compression": "fast", "frames": "0-"])
    #expect(manifest.firstFrame == 0)
    #expect(manifest.frames.map(\.number) == Array(0..<11))
    #expect(manifest.frames.map(\.file) == names)
    for frame in manifest.frames {
      let picture = try folder.picture("out/frames/\(try #require(frame.file))")
      #expect(PixelHash(picture) == frame.hash)
    }
    // With ease-in-out, the square is halfway at (10, 2).
    let halfway = try folder.picture("out/frames/frame-00005.png")
    #expect(halfway[9, 5] == Pixel(red: 255, green: 255, blue: 255))
    #expect(halfway[10, 5] == Pixel(red: 255, green: 0, blue: 0))
    #expect(halfway[17, 5] == Pixel(red: 255, green: 0, blue: 0))
    #expect(halfway[18, 5] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func framesDoNotDependOnThreadsOrRange() throws {
    let film = Script.crossing
    try film.render(to: folder("one"), threads: 1)
    let one = folder.pictures(in: "one")
    #expect(one.count == 11)
    for threads in [2, 5] {
      try film.render(to: folder("many"), threads: threads)
      let many = folder.pictures(in: "many")
      #expect(many.count == 11 && many.filter { one[$0.key] != $0.value }.isEmpty)
      #expect(folder.bytes("many/manifest.json") == folder.bytes("one/manifest.json"))
    }
    try film.render(to: folder("part"), frames: "3-6", threads: 2)
    let part = folder.pictures(in: "part")
    #expect(part.count == 4)
    #expect(part.allSatisfy { one[$0.key] == $0.value })
    let manifest = try Manifest.read(folder("part/manifest.json"))
    #expect(manifest.firstFrame == 3)
    #expect(manifest.settings["frames"] == "3-6")
    #expect(manifest.settings["compression"] == "fast")
    #expect(
      manifest.frames == Array(try Manifest.read(folder("one/manifest.json")).frames[3...6]))
  }

  @Test func progressReportsEveryFrameOnce() throws {
    var reported: [Int] = []
    let film = Script.crossing
    let settings = try RenderSettings(
      folder: folder("frames"), encoding: VideoSettings(), frames: FrameSelection("2-"))
    try film {
      _ = try TestFilm.render(settings) { done, total in
        reported.append(done)
        #expect(total == 9)
      }
    }
    #expect(reported == Array(1...9))
  }

  @Test func framesOutsideTheFilmWriteNothing() throws {
    let error = try #require(throws: FlipbookError.self) {
      try Script.crossing.render(to: folder("frames"), frames: "5-11")
    }
    #expect(error.code == .outsideFilm)
    #expect(folder.names() == [])
  }

  @Test(arguments: [0, -1, 257])
  func invalidNumbersOfThreadsAreRejected(threads: Int) throws {
    let error = try #require(throws: FlipbookError.self) {
      try Script.crossing.render(to: folder("frames"), threads: threads)
    }
    #expect(error.code == .badSetting)
  }

  @Test func tooLittleMemoryForAFrameIsRejected() throws {
    var film = Script.crossing
    film.canvas = Canvas(width: 1920, height: 1080, framesPerSecond: 10)
    let settings = try RenderSettings(
      folder: folder("frames"), encoding: VideoSettings(), memory: 10_000_000)
    let error = try #require(throws: FlipbookError.self) {
      try film { _ = try TestFilm.render(settings) }
    }
    #expect(error.code == .badSetting)
    #expect(error.message == "10 MB is not enough for frames of 1920 × 1080.")
    #expect(error.hint == "Choose a --memory of 29 MB or more.")
    #expect(folder.names() == [])
  }

  /// Memory for one frame is sufficient and doesn't change the result.
  @Test func framesDoNotDependOnTheMemoryLimit() throws {
    var hashes: [[PixelHash]] = []
    for memory in [nil, 11_000] {
      let settings = try RenderSettings(
        folder: folder("frames"), encoding: VideoSettings(), threads: 3, memory: memory)
      try Script.crossing { _ = try TestFilm.render(settings) }
      hashes.append(try Manifest.read(folder("frames/manifest.json")).frames.map(\.hash))
    }
    #expect(hashes[0] == hashes[1])
    #expect(hashes[0].count == 11)
  }

  @Test func aProfileListsTheStages() throws {
    let settings = try RenderSettings(
      folder: folder("frames"), encoding: VideoSettings(), times: StageTimes())
    let summary = try Script.crossing { try TestFilm.render(settings) }
    let stages = try #require(summary.times).keys
    #expect(
      Set(stages) == [
        .evaluate, .list, .compare, .raster, .hash, .compress, .write, .waitForSpace,
      ])
  }

  @Test func aFileInsteadOfTheFolderIsRejected() throws {
    try Data().write(to: URL(fileURLWithPath: folder("file")))
    for path in ["file", "file/frames"] {
      for writesFrames in [true, false] {
        let error = try #require(throws: FlipbookError.self) {
          try Script.crossing.render(to: folder(path), writesFrames: writesFrames)
        }
        #expect(error.code == .notADirectory)
        #expect(error.message == "\"\(folder("file"))\" is a file, not a folder.")
        #expect(error.hint?.contains("--output") == true)
      }
    }
    #expect(folder.bytes("file") == Data())
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
  func aReadOnlyFolderIsRejected() throws {
    let error = try #require(throws: FlipbookError.self) {
      try Script.crossing.render(to: "/proc/flipbook/frames")
    }
    #expect(error.code == .outputFailed)
    #expect(error.message.contains("/proc/flipbook"))
  }

  @Test func theManifestOfAnEarlierRenderIsRemovedWhenANewOneStarts() throws {
    try Script.crossing.render(to: folder("frames"))
    let film = Script(duration: 1) { _, _ in
      wait(0.35).flatMap { Observable.error(FilmEndTests.Mishap()) }
    }
    #expect(throws: FlipbookError.self) { try film.render(to: folder("frames")) }
    #expect(!folder.has("frames/manifest.json") && !folder.has("frames/trace.json"))
    // Complete frames of the earlier render are kept.
    #expect(folder.frames(in: "frames").count == 10)
    #expect(folder.names(in: "frames").count == 11 && folder.has("frames/manifest.journal"))
  }

  @Test func aRenderThatCannotStartDoesNotChangeAnEarlierOne() throws {
    try Script.crossing.render(to: folder("frames"))
    let film = Script { _, _ in throw FilmEndTests.Mishap() }
    #expect(throws: FlipbookError.self) { try film.render(to: folder("frames")) }
    #expect(try Script.crossing.verify(folder("frames")).isClean)
  }

  @Test func framesThatAShorterFilmNoLongerHasAreRemoved() throws {
    try Script.crossing.render(to: folder("frames"))
    try Data([1]).write(to: URL(fileURLWithPath: folder("frames/frame-00099.png")))
    let shorter = Script(duration: 0.5, perform: Script.crossing.perform)
    // Rendering a part of the film doesn't remove other frames.
    try shorter.render(to: folder("frames"), frames: "0-1")
    #expect(folder.pictures(in: "frames").count == 12)
    try Script.crossing.render(to: folder("frames"))
    try shorter.render(to: folder("frames"))
    // A file that isn't in any manifest isn't removed.
    #expect(
      folder.names(in: "frames")
        == (0..<5).map { "frame-0000\($0).png" } + [
          "frame-00099.png", "manifest.json", "trace.json",
        ])
  }

  @Test func aFolderNamedLikeTheManifestIsNotRemoved() throws {
    try FileManager.default.createDirectory(
      atPath: folder("frames/manifest.json/precious"), withIntermediateDirectories: true)
    let error = try #require(throws: FlipbookError.self) {
      try Script.crossing.render(to: folder("frames"))
    }
    #expect(error.code == .isADirectory)
    #expect(folder.has("frames/manifest.json/precious"))
  }

  @Test func withoutFramesTheManifestIsKept() throws {
    try Script.crossing.render(to: folder("frames"), writesFrames: false)
    #expect(folder.names(in: "frames") == ["manifest.json", "trace.json"])
    #expect(try Script.crossing.verify(folder("frames")).isClean)
  }
}
