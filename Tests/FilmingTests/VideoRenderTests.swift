import FilmStage
import Flipbook
import RenderJobs
import RenderStore
import Testing
import TestSupport
import VideoEncoding

@Suite(.tier(.encoders)) struct VideoRenderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Renders with the ffmpeg in `searchPath` and returns the expected error.
  private func failure(
    of film: Script = .crossing, searchPath: String?, oddSize: OddSize = .refuse
  ) throws -> FlipbookError {
    try #require(throws: FlipbookError.self) {
      try film.render(
        to: folder("frames"), video: folder("film.mp4"), oddSize: oddSize, searchPath: searchPath)
    }
  }

  @Test func framesAndVideoAreWritten() throws {
    let summary = try Script.crossing.render(to: folder("frames"), video: folder("film.mp4"))
    #expect(summary.video == folder("film.mp4"))
    #expect(folder.names() == ["film.mp4", "frames"])
    let settings = try Manifest.read(#require(summary.manifest)).settings
    #expect(settings["codec"] == "h264" && settings["crf"] == "18")
    #expect(settings["preset"] == "ultrafast" && settings["oddSize"] == "refuse")
  }

  @Test func withoutFFmpegNothingIsDrawn() throws {
    let error = try failure(searchPath: folder("nowhere"))
    #expect(error.code == .encoderMissing)
    #expect(error.message == "ffmpeg, which encodes the video, was not found on PATH.")
    #expect(error.hint?.contains("--no-video") == true)
    #expect(folder.pictures(in: "frames").isEmpty)
  }

  @Test func withoutTheEncoderNothingIsDrawn() throws {
    let path = try FakeEncoder.makeWithoutEncoder(in: folder, "bin")
    let error = try failure(searchPath: path)
    #expect(error.code == .encoderMissing)
    #expect(error.message.contains("has no encoder \"libx264\""))
    #expect(folder.pictures(in: "frames").isEmpty)
    #expect(!folder.has("film.mp4"))
  }

  @Test(
    arguments: [
      ("head -c 3000 >\"$output\"; echo 'x264 lost its way' >&2; exit 3", "exited with status 3"),
      ("head -c 3000 >\"$output\"; echo 'x264 lost its way' >&2; kill -9 $$", "by signal 9"),
      ("cat >\"$output\"; echo 'x264 lost its way' >&2; exit 1", "exited with status 1"),
    ])
  func aFailingFFmpegIsQuotedAndItsFileIsRemoved(encoding: String, ending: String) throws {
    let path = try FakeEncoder.make(in: folder, "bin", encoding: encoding)
    // Long enough to fill the pipe and the queue before it fails.
    var film = Script.crossing
    film.canvas = Canvas(width: 640, height: 360, framesPerSecond: 60)
    let error = try failure(of: film, searchPath: path)
    #expect(error.code == .encoderFailed)
    #expect(error.message.contains(ending))
    #expect(error.message.contains("x264 lost its way"))
    #expect(folder.names() == ["bin", "frames"])
    let names = folder.frames(in: "frames")
    #expect(!names.isEmpty)
    #expect(folder.names(in: "frames") == names + ["manifest.journal"])
    for name in names { #expect(try folder.picture("frames/" + name).width == 640) }
  }

  @Test func oddSizesAreRejectedBeforeTheFirstFrameUnlessPadded() throws {
    var film = Script.crossing
    film.canvas = Canvas(width: 33, height: 21, framesPerSecond: 10)
    let error = try failure(of: film, searchPath: nil)
    #expect(error.code == .oddSize)
    #expect(error.message.contains("33 × 21"))
    #expect(error.hint?.contains("--odd-size pad") == true)
    #expect(folder.pictures(in: "frames").isEmpty)
    try film.render(to: folder("frames"), video: folder("film.mp4"), oddSize: .pad)
    #expect(folder.has("film.mp4"))
    #expect(try folder.picture("frames/frame-00000.png").width == 33)
    // Without a video, odd sizes are allowed.
    #expect(try film.render(to: folder("stills")).frameCount == 11)
  }

  @Test func aFolderInsteadOfTheVideoIsRejected() throws {
    try FileManager.default.createDirectory(
      atPath: folder("film.mp4"), withIntermediateDirectories: true)
    let error = try failure(searchPath: nil)
    #expect(error.code == .isADirectory)
    #expect(error.message.contains("film.mp4\": it is a folder"))
    #expect(folder.pictures(in: "frames").isEmpty)
  }

  @Test(arguments: ["film", "film.avi", "film.mp4.txt", ".mp", ""])
  func unknownVideoExtensionsAreRejected(name: String) throws {
    let error = try #require(throws: FlipbookError.self) {
      try Script.crossing.render(to: folder("frames"), video: folder(name))
    }
    #expect(error.code == .badSetting)
    #expect(error.hint?.contains(".mp4") == true)
  }

  @Test(arguments: [("film.gif", "gif"), ("film.webm", "vp9"), ("film.mov", "h264")])
  func theExtensionDeterminesTheVideo(name: String, codec: String) throws {
    let settings = try RenderSettings(
      folder: folder("frames"), writesFrames: false, video: folder(name),
      encoding: VideoSettings())
    let summary = try Script.crossing { try TestFilm.render(settings) }
    #expect(folder.has(name) && summary.notes.isEmpty)
    #expect(try Manifest.read(#require(summary.manifest)).settings["codec"] == codec)
  }

  @Test func missingFoldersOfVideosAreCreated() throws {
    try Script.crossing.render(to: folder("frames"), video: folder("a b/c/film.MP4"))
    #expect(folder.names(in: "a b/c") == ["film.MP4"])
  }

  @Test func anErrorOfTheFilmRemovesTheIncompleteVideo() throws {
    let film = Script(duration: 3) { _, _ in
      wait(1).flatMap { Observable.error(FilmEndTests.Mishap()) }
    }
    let error = try failure(of: film, searchPath: nil)
    #expect(error.code == .filmFailed)
    #expect(folder.names() == ["frames"])
    #expect(folder.frames(in: "frames").count == 10)
  }
}
