import FilmStage
import Flipbook
import Foundation
import Images
import RenderJobs
import RenderStore
import Synchronization
import Testing
import TestSupport
import VideoEncoding

/// The results of several renders in one folder.
@Suite(.tier(.programs)) struct FolderOfRendersTests {
  private let folder: TemporaryFolder
  private let film = Script.crossing

  init() throws { folder = try TemporaryFolder() }

  private func render(
    _ frames: String = "0-", _ reuse: FrameReuse = .resume, chunk: FrameChunk? = nil,
    change: (inout RenderSettings) throws -> Void = { _ in }, of other: Script? = nil
  ) throws -> RenderSummary {
    let film = other ?? film
    var settings = try RenderSettings(
      folder: folder("frames"), encoding: VideoSettings(preset: .ultrafast),
      frames: FrameSelection(frames), threads: 2, limits: film.limits)
    settings.reuse = reuse
    settings.chunk = chunk
    try change(&settings)
    return try film { try TestFilm.render(settings) }
  }

  @Test func renderingSomeFramesKeepsTheRecordsOfTheOthers() throws {
    _ = try render()
    #expect(try render("0-3").keptCount == 4)
    #expect(try render().keptCount == 11)
    try FileManager.default.removeItem(atPath: folder("frames/frame-00005.png"))
    #expect(try render("5").keptCount == 0)
    #expect(try render().keptCount == 11)
    #expect(!folder.has("frames/manifest.journal"))
  }

  @Test func framesWithADifferentCompressionAreKept() throws {
    _ = try render()
    let files = folder.pictures(in: "frames")
    _ = try render("5", .none) { $0.compression = .small }
    let manifest = try Manifest.read(folder("frames/manifest.json"))
    #expect(manifest.settings["compression"] == "small")
    #expect(
      manifest.frames.map(\.compression) == (0..<11).map { $0 == 5 ? nil : "fast" })
    #expect(try RenderedParts(in: RenderFolder(folder("frames"))).missing.isEmpty)
    #expect(try film.verify(folder("frames")).isClean)
    // A journal lists them as well.
    try RenderJournal(folder("frames/manifest.journal"), of: manifest, done: manifest.frames)
      .append(manifest.frames[0])
    try FileManager.default.removeItem(atPath: folder("frames/manifest.json"))
    let resumed = try render()
    #expect(resumed.keptCount == 10 && resumed.obstacle == "a different compression")
    #expect(folder.pictures(in: "frames") == files)
    try Data("{".utf8).write(to: URL(fileURLWithPath: folder("frames/manifest.json")))
    #expect(try render().obstacle == "an unreadable manifest")
  }

  @Test func aFailedRenderKeepsTheEarlierRecords() throws {
    _ = try render()
    let performances = Mutex(0)
    // It fails while it is drawn, not while its frames are counted.
    let failing = Script { [film] stage, bag in
      let isDrawn = performances.withLock {
        $0 += 1; return $0 > 1
      }
      if isDrawn {
        return wait(0.5).flatMap { Observable<Void>.error(CocoaError(.featureUnsupported)) }
      }
      return try film.perform(stage, bag)
    }
    #expect(throws: FlipbookError.self) { try render("0-", .none, of: failing) }
    #expect(!folder.has("frames/manifest.json"))
    #expect(try render().keptCount == 11)
  }

  /// A film that declares its duration isn't played before it is drawn.
  @Test func filesThatAFilmReadsLateAreRecorded() throws {
    let picture = folder("picture.png")
    try film.render(to: folder("other"))
    func write(_ number: Int) throws {
      let name = "other/frame-\(number < 10 ? "0000" : "000")\(number).png"
      try #require(folder.bytes(name)).write(to: URL(fileURLWithPath: picture))
    }
    try write(0)
    let late = Script(duration: 1) { stage, _ in
      let window = stage.window
      return wait(0.5).do(onNext: {
        window.addSubview(UIImageView(image: UIImage(contentsOfFile: picture)))
      })
    }
    func files() throws -> [String: String] {
      try #require(Manifest.read(folder("frames/manifest.json")).files)
    }
    #expect(try render("0-", .none, of: late).frameCount == 10)
    #expect(try files().keys.sorted() == [picture])
    // The frames that are kept depend on it, regardless of the frames that are drawn.
    #expect(try render("0-2", of: late).keptCount == 3)
    #expect(try files().keys.sorted() == [picture])
    try write(9)
    let changed = try render(of: late)
    #expect(changed.keptCount == 0 && changed.obstacle == "different contents of files it reads")
    // A journal lists the file before the frames that show it.
    let manifest = try Manifest.read(folder("frames/manifest.json"))
    var header = manifest
    header.files = [:]
    do {
      let path = folder("frames/manifest.journal")
      let journal = try RenderJournal(path, of: header, done: Array(manifest.frames.prefix(5)))
      try journal.append(files: try files())
      try journal.append(manifest.frames[5])
      #expect(RenderJournal.read(path)?.files == manifest.files)
      #expect(RenderJournal.read(path)?.frames.count == 6)
    }
    try FileManager.default.removeItem(atPath: folder("frames/manifest.json"))
    #expect(try render(of: late).keptCount == 6)
    try write(4)
    #expect(try render(of: late).keptCount == 0)
  }

  /// A folder of assets can be a link and contain links, including cycles.
  @Test func assetsBehindLinksAreInTheFingerprint() throws {
    let files = FileManager.default
    func write(_ text: String, _ name: String) throws {
      try files.createDirectory(
        atPath: (folder(name) as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder(name)))
    }
    func link(_ name: String, to other: String) throws {
      try files.createSymbolicLink(atPath: folder(name), withDestinationPath: folder(other))
    }
    func assets(_ name: String) -> String? {
      Linked.$path.withValue(folder(name)) {
        Fingerprint(FilmSource<Linked>()).ingredients["assets"]
      }
    }
    for (name, text) in [("one", "1"), ("same", "1"), ("two", "2")] {
      try write(text, "\(name)/deep/logo.png")
      try link("\(name)/deep/up", to: name)
    }
    try link("link", to: "one")
    try link("other", to: "two")
    try write("0", "mixed/a.png")
    try link("mixed/deep", to: "one/deep")
    #expect(assets("one") != "none" && assets("one") == assets("same"))
    #expect(assets("link") == assets("one") && assets("other") == assets("two"))
    #expect(assets("one") != assets("two") && assets("mixed") != assets("one"))
    try write("0", "third/a.png")
    #expect(assets("mixed") != assets("third"))
  }

  private struct Linked: Film {
    @TaskLocal static var path = ""
    static var assets: URL? { URL(fileURLWithPath: path) }
    let canvas = Canvas(width: 8, height: 8)
    func perform(on stage: Stage) throws -> Observable<Void>? { nil }
  }

  /// The newest render determines the film.
  @Test func aCompleteOlderFilmIsNotMistakenForTheNewest() throws {
    let edited = FilmSource<TestFilm>(parameters: "{\"edit\":1}") { TestFilm() }
    func chunk(_ text: String, writesFrames: Bool) throws {
      var settings = try RenderSettings(
        folder: folder("frames"), writesFrames: writesFrames,
        video: writesFrames ? nil : folder("frames/\(text.prefix(1)).mp4"),
        encoding: VideoSettings(preset: .ultrafast), threads: 1, limits: film.limits)
      settings.chunk = try FrameChunk(text)
      _ = try Script.fading { try TestFilm.render(settings, source: edited) }
    }
    _ = try render()
    try chunk("1/2", writesFrames: false)
    let error = #expect(throws: FlipbookError.self) {
      try RenderedParts(in: RenderFolder(folder("frames")))
    }
    #expect(error?.message.contains("manifest.json\" is not of the same film as") == true)
    try chunk("2/2", writesFrames: false)
    let parts = try RenderedParts(in: RenderFolder(folder("frames")))
    #expect(parts.manifest.parameters == "{\"edit\":1}" && parts.videos?.count == 2)
    // The older one still exists.
    #expect(
      try Manifest.read(folder("frames/manifest.json")).parameters != parts.manifest.parameters)
    // The records of frame files aren't replaced by those of a video with the same frames.
    try chunk("1/2", writesFrames: true)
    try chunk("1/2", writesFrames: false)
    let first = try Manifest.read(folder("frames/chunk-1-of-2.json"))
    #expect(first.frames.allSatisfy { $0.file != nil })
  }

  @Test func missingFramesOfChunksCanBeRenderedByNumber() throws {
    for number in [1, 2] { _ = try render(chunk: FrameChunk("\(number)/3")) }
    #expect(Array(try RenderedParts(in: RenderFolder(folder("frames"))).missing) == [7, 8, 9, 10])
    _ = try render("7-10")
    let parts = try RenderedParts(in: RenderFolder(folder("frames")))
    #expect(parts.missing.isEmpty && parts.manifest.frames.map(\.number) == Array(0..<11))
    #expect(parts.manifest.settings["frames"] == "0-")
  }

  @Test func partsByNumberAreCombinedAndMissingFramesAreListed() throws {
    _ = try render("0-3", .none)
    _ = try render("6-10", .none)
    #expect(Array(try RenderedParts(in: RenderFolder(folder("frames"))).missing) == [4, 5])
    #expect(
      try RenderedParts(in: RenderFolder(folder("frames")), frames: FrameSelection("6-8")).missing
        .isEmpty)
    _ = try render("4-5", .none)
    let parts = try RenderedParts(in: RenderFolder(folder("frames")))
    #expect(parts.missing.isEmpty && parts.manifest.frames.count == 11)
  }

  @Test func anEarlierVersionOfAFilmDoesNotPreventAssembly() throws {
    _ = try render()
    _ = try render(chunk: FrameChunk("1/2"))
    // Different parameters stand in for an edited film.
    let edited = FilmSource<TestFilm>(parameters: "{\"edit\":1}") { TestFilm() }
    for number in [1, 2] {
      var settings = try RenderSettings(
        folder: folder("frames"), encoding: VideoSettings(), threads: 1, limits: film.limits)
      settings.chunk = try FrameChunk("\(number)/2")
      _ = try Script.fading { try TestFilm.render(settings, source: edited) }
    }
    let parts = try RenderedParts(in: RenderFolder(folder("frames")))
    #expect(parts.missing.isEmpty && parts.manifest.parameters == "{\"edit\":1}")
  }

  @Test func framesOfALongerFilmAreRemoved() throws {
    var long = film
    long.duration = 2
    for number in [1, 2] { _ = try render(chunk: FrameChunk("\(number)/2"), of: long) }
    #expect(folder.frames(in: "frames").count == 20)
    #expect(try render("0-", .incremental).frameCount == 11)
    #expect(folder.frames(in: "frames").count == 11)
    #expect(!folder.names(in: "frames").contains { $0.hasPrefix("chunk-") })
  }

  @Test func aVideoWithoutFramesKeepsTheRecordsOfFrames() throws {
    _ = try render()
    _ = try render("0-", .none) {
      $0.writesFrames = false
      $0.video = folder("film.mp4")
    }
    #expect(try render().keptCount == 11)
  }

  @Test func aKilledRenderInSeveralPassesResumesInOrder() throws {
    _ = try render("0-4")
    _ = try render("0-10:2")
    try FileManager.default.removeItem(atPath: folder("frames/frame-00007.png"))
    // The first pass is complete; the second is missing.
    #expect(try render("0-10:2").keptCount == 10)
    #expect(!folder.has("frames/manifest.journal"))
    #expect(folder.frames(in: "frames").count == 11)
  }

  @Test func aChunkBeyondTheEndHasNoVideo() throws {
    let summary = try render("0-", .none, chunk: FrameChunk(size: 4, index: 9)) {
      $0.video = folder("film.mp4")
    }
    #expect(summary.frameCount == 0 && summary.video == nil && !folder.has("film.mp4"))
  }

  @Test func framesDependOnFilesThatTheFilmReads() throws {
    _ = try render("0-3")
    let picture = folder("picture.png")
    try FileManager.default.copyItem(atPath: folder("frames/frame-00000.png"), toPath: picture)
    let film = Script { stage, _ in
      stage.window.addSubview(UIImageView(image: UIImage(contentsOfFile: picture)))
      return wait(0.3)
    }
    #expect(try render("0-", .none, of: film).keptCount == 0)
    #expect(try Manifest.read(folder("frames/manifest.json")).files?.keys.contains(picture) == true)
    #expect(try render(of: film).keptCount == 4)
    try FileManager.default.removeItem(atPath: picture)
    try self.film.render(to: folder("other"))
    try FileManager.default.copyItem(atPath: folder("other/frame-00009.png"), toPath: picture)
    #expect(try render(of: film).keptCount == 0)
  }

  @Test(arguments: [true, false])
  func aFilmCannotReadFilesThatItsRenderReplaces(isReadLate: Bool) throws {
    try film.render(to: folder("other"))
    let frame = try #require(folder.bytes("other/frame-00003.png"))
    symlink(folder("picture.png"), folder("link.png"))
    symlink("frames/frame-00003.png", folder("frame.png"))
    func reading(_ name: String) -> Script {
      let path = folder(name)
      return Script(duration: 1) { stage, _ in
        let window = stage.window
        return wait(isReadLate ? 0.5 : 0).do(onNext: {
          window.addSubview(UIImageView(image: UIImage(contentsOfFile: path)))
        })
      }
    }
    for (name, video, replaced) in [
      ("picture.png", "picture.png", "the video"), ("link.png", "picture.png", "the video"),
      ("frames/frame-00003.png", nil, "a frame"), ("frame.png", nil, "a frame"),
    ] {
      try frame.write(to: URL(fileURLWithPath: folder("picture.png")))
      _ = try render("3", .none)
      let before = try #require(folder.bytes(name))
      let error = #expect(throws: FlipbookError.self) {
        try render(
          "0-", .none,
          change: {
            $0.video = video.map { folder($0) }
            $0.encoding = try VideoSettings()
          }, of: reading(name))
      }
      #expect(error?.code == .refusedFile)
      #expect(error?.message.contains("\(folder(name)), which \(replaced) would replace") == true)
      // A film that declares its duration reads the file late, so a frame can already be written.
      if video != nil || !isReadLate { #expect(folder.bytes(name) == before) }
    }
    // Files that are kept can be read.
    _ = try render("0-", .none, change: { $0.video = folder("film.mp4") }, of: reading("link.png"))
  }

  @Test func aVideoCannotReplaceAFrame() throws {
    for (video, words) in [
      ("frames/frame-00003.png", "would replace a frame"),
      ("frames/../frames", "the frames' folder"),
    ] {
      let error = #expect(throws: FlipbookError.self) {
        try render("0-", .none) { $0.video = folder(video) }
      }
      #expect(error?.code == .badSetting && error?.message.contains(words) == true)
    }
    #expect(folder.names() == [])
    _ = try render("0-3", .none) {
      $0.video = folder("frames/frames-00003.png")
      $0.encoding = try VideoSettings()
    }
  }

  @Test func soundWithSkippedFramesIsReported() throws {
    let tone = try Program.run(
      "/usr/bin/env",
      ["ffmpeg", "-v", "error", "-f", "lavfi", "-i", "sine=duration=2", folder("tone.wav")])
    #expect(tone.status == 0)
    for (frames, isReported) in [("0-x3", true), ("2,4-10", true), ("2-10", false), ("4", false)] {
      let summary = try render(frames, .none) {
        $0.video = folder("film.mp4")
        $0.encoding = try VideoSettings(
          preset: .ultrafast, audio: AudioTrack(path: folder("tone.wav")))
      }
      #expect(summary.notes.contains { $0.contains("out of sync") } == isReported, "\(frames)")
    }
  }

  @Test func aVideoWithADifferentSoundIsEncodedAgain() throws {
    let sound = folder("tone.wav")
    func tone(_ frequency: Int) throws {
      let result = try Program.run(
        "/usr/bin/env",
        [
          "ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i",
          "sine=frequency=\(frequency):duration=2", sound,
        ])
      #expect(result.status == 0)
    }
    func withSound(_ offset: Double) throws {
      _ = try render {
        $0.video = folder("film.mp4")
        $0.encoding = try VideoSettings(
          preset: .ultrafast, audio: AudioTrack(path: sound, offset: offset))
      }
    }
    try tone(440)
    try withSound(0)
    let first = folder.bytes("film.mp4")
    try withSound(0)
    #expect(folder.bytes("film.mp4") == first)
    try withSound(0.3)
    let second = folder.bytes("film.mp4")
    #expect(second != first)
    try tone(880)
    try withSound(0.3)
    #expect(folder.bytes("film.mp4") != second)
  }
}

extension Script {
  /// A film as long as `crossing` that looks different.
  static let fading = Script { stage, _ in
    stage.window.backgroundColor = .green
    return stage.window.rx.fade(to: 0, duration: 1)
  }
}
