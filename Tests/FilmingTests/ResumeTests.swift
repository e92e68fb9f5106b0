import OutputFiles
import FilmStage
import Flipbook
import Foundation
import Images
import RenderJobs
import RenderStore
import Sinks
import Synchronization
import Testing
import TestSupport
import VideoEncoding

/// Renders that keep frames of an earlier one.
@Suite struct ResumeTests {
  private let folder: TemporaryFolder
  private let film = Script.crossing

  init() throws { folder = try TemporaryFolder() }

  /// Renders to "frames" and keeps frames of earlier renders.
  private func render(
    _ film: Script, _ reuse: FrameReuse = .resume,
    change: (inout RenderSettings) throws -> Void = { _ in }
  ) throws -> RenderSummary {
    var settings = try RenderSettings(
      folder: folder("frames"), encoding: VideoSettings(preset: .ultrafast), threads: 2,
      limits: film.limits)
    settings.reuse = reuse
    try change(&settings)
    return try film { try TestFilm.render(settings) }
  }

  /// Returns the modification date of each frame's file.
  private func times() throws -> [String: Date] {
    try Dictionary(
      uniqueKeysWithValues: folder.frames(in: "frames").map { name in
        let attributes = try FileManager.default.attributesOfItem(atPath: folder("frames/" + name))
        return (name, try #require(attributes[.modificationDate] as? Date))
      })
  }

  private func whole() throws -> [String: Data] {
    try film.render(to: folder("whole"))
    return folder.pictures(in: "whole")
  }

  @Test func aCompleteRenderIsKept() throws {
    #expect(try render(film).keptCount == 0)
    let (before, manifest) = (try times(), folder.bytes("frames/manifest.json"))
    let summary = try render(film)
    #expect(summary.keptCount == 11 && summary.frameCount == 11)
    #expect(try times() == before)
    #expect(folder.bytes("frames/manifest.json") == manifest)
    #expect(!folder.has("frames/manifest.journal"))
    // Without `resume`, all frames are rendered.
    #expect(try render(film, .none).keptCount == 0)
  }

  /// Another render ends after this one has read the folder.
  @Test(arguments: [(FrameReuse.resume, nil), (.none, "0-3"), (.none, nil)])
  func aRenderThatFinishesInTheMeantimeIsDetected(reuse: FrameReuse, frames: String?) throws {
    _ = try render(film)
    let path = folder("frames/manifest.json")
    let written = try #require(folder.bytes("frames/manifest.json"))
    let performances = Mutex(0)
    let meddling = Script { [film] stage, bag in
      // The first performance counts the frames.
      if performances.withLock({
        $0 += 1; return $0
      }) == 2 {
        try written.write(to: URL(fileURLWithPath: path), options: .atomic)
      }
      return try film.perform(stage, bag)
    }
    func again() throws -> RenderSummary {
      try render(meddling, reuse) { $0.frames = try frames.map { try FrameSelection($0) } ?? .all }
    }
    // A complete render doesn't depend on the existing files.
    if reuse == .none, frames == nil {
      #expect(try again().frameCount == 11)
    } else {
      let error = #expect(throws: FlipbookError.self) { try again() }
      #expect(error?.message.contains("Another render has just written") == true)
      #expect(folder.bytes("frames/manifest.json") == written)
      #expect(!folder.has("frames/manifest.journal"))
      #expect(try again().keptCount == (reuse == .resume ? 11 : 0))
    }
    #expect(try render(film).keptCount == 11)
    #expect(folder.pictures(in: "frames") == (try whole()))
  }

  @Test func missingDamagedAndSwappedFramesAreRenderedAgain() throws {
    _ = try render(film)
    try FileManager.default.removeItem(atPath: folder("frames/frame-00002.png"))
    var damaged = try #require(folder.bytes("frames/frame-00004.png"))
    damaged[damaged.count / 2] ^= 1
    try damaged.write(to: URL(fileURLWithPath: folder("frames/frame-00004.png")))
    try #require(folder.bytes("frames/frame-00007.png"))
      .write(to: URL(fileURLWithPath: folder("frames/frame-00008.png")))
    try Data().write(to: URL(fileURLWithPath: folder("frames/frame-00010.png")))
    #expect(try render(film).keptCount == 7)
    #expect(folder.pictures(in: "frames") == (try whole()))
  }

  @Test func framesInTheJournalOfAKilledRenderAreKept() throws {
    _ = try render(film)
    let manifest = try Manifest.read(folder("frames/manifest.json"))
    try FileManager.default.removeItem(atPath: folder("frames/manifest.json"))
    // As if it was killed after six frames, in the middle of a line of the journal.
    let path = folder("frames/manifest.journal")
    do {
      let journal = try RenderJournal(path, of: manifest, done: Array(manifest.frames.prefix(5)))
      try journal.append(manifest.frames[5])
      try journal.append(manifest.frames[6])
    }
    let bytes = try #require(folder.bytes("frames/manifest.journal"))
    try bytes.dropLast(3).write(to: URL(fileURLWithPath: path))
    let before = try times()
    #expect(try render(film).keptCount == 6)
    let after = try times()
    for number in 0..<6 {
      let name = FrameFile.name(ofFrame: number)
      #expect(before[name] == after[name])
    }
    #expect(folder.pictures(in: "frames") == (try whole()))
    #expect(!folder.has("frames/manifest.journal"))
    #expect(try Manifest.read(folder("frames/manifest.json")).frames == manifest.frames)
  }

  @Test func twoRendersInOneFolderConflict() throws {
    _ = try render(film)
    let before = folder.pictures(in: "frames")
    let manifest = try Manifest.read(folder("frames/manifest.json"))
    let path = folder("frames/manifest.journal")
    let other = try RenderJournal(path, of: manifest, done: [])
    let error = #expect(throws: FlipbookError.self) { try render(film) }
    #expect(error?.code == .busy && error?.message.contains("Another render") == true)
    #expect(error?.hint?.contains("--output") == true)
    // The files of the other render are unchanged.
    #expect(RenderJournal.read(path) != nil && folder.has("frames/manifest.json"))
    #expect(folder.pictures(in: "frames") == before)
    withExtendedLifetime(other) {}
  }

  @Test func chunksCanStartAtTheSameTime() throws {
    let errors = Mutex<[String]>([])
    for _ in 0..<8 {
      DispatchQueue.concurrentPerform(iterations: 8) { number in
        do {
          _ = try render(film) { $0.chunk = try FrameChunk("\(number + 1)/8") }
        } catch {
          errors.withLock { $0.append("\(error)") }
        }
      }
    }
    #expect(errors.withLock { $0 } == [])
    #expect(try RenderedParts(in: RenderFolder(folder("frames"))).missing.isEmpty)
  }

  /// A journal is locked while a render writes it.
  @Test func rendersThatMayWriteTheSameFramesCannotShareAFolder() throws {
    _ = try render(film)
    let manifest = try Manifest.read(folder("frames/manifest.json"))
    func refusal(_ journal: String, _ chunk: String?) throws -> String? {
      let path = folder("frames/\(journal).journal")
      let other = try RenderJournal(path, of: manifest, done: [])
      defer {
        other.release()
        unlink(path)
      }
      do {
        _ = try render(film) {
          $0.chunk = try chunk.map { try FrameChunk($0) }
        }
        return nil
      } catch let error as FlipbookError {
        #expect(error.code == .busy)
        return error.message
      }
    }
    #expect(try refusal("chunk-1-of-2", nil)?.contains("chunk-1-of-2.journal") == true)
    #expect(try refusal("manifest", "1/2")?.contains("manifest.journal") == true)
    #expect(try refusal("chunk-1-of-3", "1/2")?.contains("chunk-1-of-3.journal") == true)
    #expect(try refusal("chunk-2-by-4", "2/2")?.contains("chunk-2-by-4.journal") == true)
    #expect(try refusal("chunk-2-of-2", "2/2")?.contains("chunk-2-of-2.journal") == true)
    // These chunks have no frames in common.
    #expect(try refusal("chunk-2-of-2", "1/2") == nil)
    // Other journals and temporary files don't conflict either.
    for name in ["batch-report.json", ".0000-\(getpid())-1-chunk-2-of-2", "chunk-2-of-2.json"] {
      #expect(try refusal(name, "1/2") == nil && refusal(name, nil) == nil, "\(name)")
    }
    _ = try render(film)
    #expect(try RenderedParts(in: RenderFolder(folder("frames"))).missing.isEmpty)
  }

  @Test func anAbandonedRenderDoesNotBlockTheNextOne() throws {
    _ = try render(film)
    let manifest = try Manifest.read(folder("frames/manifest.json"))
    do { _ = try RenderJournal(folder("frames/manifest.journal"), of: manifest, done: []) }
    #expect(try render(film).keptCount == manifest.frames.count)
  }

  @Test(arguments: ["", "{", "{}\n", "{}\n1 2 3\n", "no json\n0 a b c d\n", "\n\n\n"])
  func unreadableJournalsAreIgnored(text: String) throws {
    _ = try render(film)
    try FileManager.default.removeItem(atPath: folder("frames/manifest.json"))
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder("frames/manifest.journal")))
    #expect(try render(film).keptCount == 0)
  }

  @Test func changedLinesOfAJournalAreIgnored() throws {
    _ = try render(film)
    let manifest = try Manifest.read(folder("frames/manifest.json"))
    let path = folder("frames/manifest.journal")
    _ = try RenderJournal(path, of: manifest, done: manifest.frames)
    let text = String(
      decoding: try #require(folder.bytes("frames/manifest.journal")), as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // Frame 3 claims to be frame 4, and frame 9 has a different hash.
    lines[4] = "4" + lines[4].dropFirst()
    lines[10] = lines[10].replacingOccurrences(of: " ", with: " 0", range: nil)
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    let read = try #require(RenderJournal.read(path))
    #expect(read.frames.map(\.number) == [0, 1, 2, 4, 5, 6, 7, 8, 10])
  }

  @Test func framesOfOtherParametersOrSettingsAreRenderedAgain() throws {
    _ = try render(film)
    // TestFilm has no parameters; its source adds one.
    var settings = try RenderSettings(
      folder: folder("frames"), encoding: VideoSettings(), threads: 1, limits: film.limits)
    settings.reuse = .resume
    let summary = try film {
      try TestFilm.render(
        settings, source: FilmSource(parameters: "{\"title\":\"B\"}") { TestFilm() })
    }
    #expect(summary.keptCount == 0 && summary.obstacle == "different parameters")
    _ = try render(film)
    #expect(try render(film) { $0.compression = .balanced }.keptCount == 0)
    #expect(try render(film) { $0.compression = .balanced }.keptCount == 11)
  }

  @Test func aKeptFrameThatIsDrawnDifferentlyIsAnError() throws {
    _ = try render(film)
    // A different film with the same fingerprint, as if it used the current time.
    let other = Script { stage, _ in
      stage.window.backgroundColor = .green
      return wait(1)
    }
    let error = try #require(throws: FlipbookError.self) {
      try render(other) { $0.video = folder("film.mp4") }
    }
    #expect(error.message.contains("was kept with the hash"))
    #expect(!folder.has("film.mp4"))
  }

  @Test func aVideoIsKeptOrEncodedFromAllFrames() throws {
    func withVideo() throws -> RenderSummary { try render(film) { $0.video = folder("film.mp4") } }
    _ = try withVideo()
    let bytes = folder.bytes("film.mp4")
    let date = { [folder] in
      try FileManager.default.attributesOfItem(atPath: folder("film.mp4"))[.modificationDate]
        as? Date
    }
    let before = try date()
    #expect(try withVideo().keptCount == 11)
    #expect(try date() == before)
    try Data("no video".utf8).write(to: URL(fileURLWithPath: folder("film.mp4")))
    #expect(try withVideo().keptCount == 11)
    #expect(folder.bytes("film.mp4") == bytes)
    try FileManager.default.removeItem(atPath: folder("frames/frame-00003.png"))
    #expect(try withVideo().keptCount == 10)
    #expect(folder.bytes("film.mp4") == bytes)
    #expect(folder.pictures(in: "frames") == (try whole()))
  }

  @Test func anEditedFilmDrawsOnlyChangedFrames() throws {
    _ = try render(film, .none)
    let before = try times()
    // The square turns blue from 0.75 s on: frames 8, 9 and 10.
    let edited = Script { stage, bag in
      _ = wait(0.75).subscribe(onNext: {
        stage.window.subviews.first?.backgroundColor = .blue
      })
      return try Script.crossing.perform(stage, bag)
    }
    let summary = try render(edited, .incremental)
    #expect(summary.keptCount == 8)
    let after = try times()
    let changed = before.keys.filter { before[$0] != after[$0] }.sorted()
    #expect(changed == ["frame-00008.png", "frame-00009.png", "frame-00010.png"])
    try edited.render(to: folder("whole"))
    #expect(folder.pictures(in: "frames") == folder.pictures(in: "whole"))
    #expect(
      try Manifest.read(folder("frames/manifest.json")).frames
        == Manifest.read(folder("whole/manifest.json")).frames)
    // A damaged file doesn't match its display list.
    try Data("x".utf8).write(to: URL(fileURLWithPath: folder("frames/frame-00001.png")))
    #expect(try render(edited, .incremental).keptCount == 10)
    #expect(folder.pictures(in: "frames") == folder.pictures(in: "whole"))
  }

  @Test func temporaryFilesOfDeadProcessesAreRemoved() throws {
    try FileManager.default.createDirectory(
      atPath: folder("frames"), withIntermediateDirectories: false)
    let ownFile = try #require(try TemporaryName.make(in: folder("frames"), process: getpid()))
    let dead = try #require(try TemporaryName.make(in: folder("frames"), process: 4_194_305))
    _ = try render(film)
    #expect(FileManager.default.fileExists(atPath: ownFile))
    #expect(!FileManager.default.fileExists(atPath: dead))
  }
}

/// Temporary files of renders.
private enum TemporaryName {
  static func make(in folder: String, process: Int32) throws -> String? {
    let path = folder + "/" + AtomicFile.temporaryName(for: "frame-00001.png", process: process)
    return FileManager.default.createFile(atPath: path, contents: Data([1])) ? path : nil
  }
}

/// Chunks of a film, and frames in different orders.
@Suite struct ChunkTests {
  private let folder: TemporaryFolder
  private let film = Script.crossing

  init() throws { folder = try TemporaryFolder() }

  private func render(
    to name: String, _ frames: String = "0-", _ chunk: FrameChunk? = nil
  ) throws -> RenderSummary {
    var settings = try RenderSettings(
      folder: folder(name), encoding: VideoSettings(), frames: FrameSelection(frames), threads: 2,
      limits: film.limits)
    settings.chunk = chunk
    return try film { try TestFilm.render(settings) }
  }

  @Test(arguments: [1, 2, 3, 8, 11, 12])
  func allChunksTogetherEqualTheWholeFilm(count: Int) throws {
    _ = try render(to: "whole")
    var frames: [Manifest.Frame] = []
    for number in 1...count {
      _ = try render(to: "chunks", "0-", FrameChunk("\(number)/\(count)"))
      frames += try Manifest.read(folder("chunks/chunk-\(number)-of-\(count).json")).frames
    }
    #expect(folder.pictures(in: "chunks") == folder.pictures(in: "whole"))
    #expect(try frames == Manifest.read(folder("whole/manifest.json")).frames)
    #expect(!folder.names(in: "chunks").contains { $0.hasSuffix(".journal") })
  }

  @Test func aChunkBeyondTheEndIsEmpty() throws {
    let summary = try render(to: "chunks", "0-", FrameChunk(size: 4, index: 3))
    #expect(summary.frameCount == 0 && summary.firstFile == nil)
    #expect(try Manifest.read(folder("chunks/chunk-3-by-4.json")).frames.isEmpty)
    #expect(try render(to: "chunks", "0-", FrameChunk(size: 4, index: 2)).frameCount == 3)
  }

  @Test func chunksDivideASelection() throws {
    _ = try render(to: "chunks", "0-10x2", FrameChunk("2/3"))
    #expect(folder.frames(in: "chunks") == ["frame-00004.png", "frame-00006.png"])
  }

  @Test func framesWithGapsAndInAnyOrderEqualThoseOfTheWholeFilm() throws {
    _ = try render(to: "whole")
    let whole = folder.pictures(in: "whole")
    for selection in ["0-10:3", "9,1-3", "-10x4", "2-9:2,0"] {
      _ = try render(to: selection, selection)
      let part = folder.pictures(in: selection)
      #expect(part.allSatisfy { whole[$0.key] == $0.value })
      let numbers = Array(try FrameSelection(selection).resolved(in: 11))
      #expect(part.keys.sorted() == numbers.map(FrameFile.name))
      let manifest = try Manifest.read(folder(selection + "/manifest.json"))
      #expect(manifest.frames.map(\.number) == numbers)
      #expect(try film.verify(folder(selection)).isClean)
    }
  }
}
