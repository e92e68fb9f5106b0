import Failures
import Foundation
import Images
import OutputFiles
import RenderStore
import Testing
import TestSupport
import VirtualTime

@Suite struct RenderFolderTests {
  private let root: TemporaryFolder
  private let folder: RenderFolder

  init() throws {
    root = try TemporaryFolder()
    folder = RenderFolder(root("frames"))
    try root.makeFolder("frames")
  }

  private func manifest(_ frames: [Int]) -> Manifest {
    Manifest(
      film: "Intro",
      canvas: Manifest.Canvas(
        width: 2, height: 2, framesPerSecond: FrameRate(10)!, background: "#FFFFFFFF"),
      settings: [:], fingerprint: "f", firstFrame: frames.first ?? 0,
      frames: frames.map {
        Manifest.Frame(number: $0, file: FrameFile.name(ofFrame: $0), hash: PixelHash(value: 1))
      })
  }

  private func write(_ name: String, _ text: String = "") throws {
    try Data(text.utf8).write(to: URL(filePath: root("frames/" + name)))
  }

  @Test func filesAreNamedAfterTheChunk() throws {
    let chunk = try FrameChunk("3/8")
    #expect(folder.manifestPath() == root("frames/manifest.json"))
    #expect(folder.journalPath() == root("frames/manifest.journal"))
    #expect(folder.manifestPath(of: chunk) == root("frames/chunk-3-of-8.json"))
    #expect(folder.journalPath(of: chunk) == root("frames/chunk-3-of-8.journal"))
    #expect(folder.path(ofFrame: 7) == root("frames/frame-00007.png"))
    #expect(RenderFolder(ofManifest: folder.manifestPath()) == folder)
    #expect(RenderFolder(ofManifest: "manifest.json").path(ofFrame: 7) == "frame-00007.png")
  }

  @Test func onlyPathsInTheFolderAreFramePaths() {
    #expect(folder.isFramePath(root("frames/frame-00007.png")))
    #expect(folder.isFramePath(root("frames/../frames/frame-123456.png")))
    #expect(!folder.isFramePath(root("frames/frame-7.png")))
    #expect(!folder.isFramePath(root("frame-00007.png")))
    #expect(folder.isFolderPath(root("other/../frames")) && !folder.isFolderPath(root("other")))
  }

  @Test func entriesListChunksBeforeTheWholeFilm() throws {
    for name in ["manifest.json", "chunk-2-of-2.json", "chunk-1-of-2.journal", "trace.json"] {
      try write(name)
    }
    let names = folder.entries.map { ($0.path as NSString).lastPathComponent }
    #expect(names == ["chunk-1-of-2.journal", "chunk-2-of-2.json", "manifest.json"])
    #expect(folder.entries.map(\.isFinal) == [false, true, true])
    #expect(folder.hasManifest)
    folder.removeChunkFiles()
    folder.removeManifest(of: nil)
    #expect(folder.entries.isEmpty && root.names(in: "frames").isEmpty)
  }

  @Test func onlyChunksOfOneDivisionShareAFolder() throws {
    let (first, second) = (try FrameChunk("1/2"), try FrameChunk("2/2"))
    let journal = try RenderJournal(folder.journalPath(of: first), of: manifest([]), done: [])
    defer { journal.release() }
    try folder.checkIsFree(for: first)
    try folder.checkIsFree(for: second)
    for chunk in [nil, try FrameChunk("2/3"), try FrameChunk(size: 4, index: 0)] {
      let error = #expect(throws: FlipbookError.self) { try folder.checkIsFree(for: chunk) }
      #expect(error?.code == .busy && error?.message.contains("chunk-1-of-2.journal") == true)
    }
    journal.release()
    try folder.checkIsFree(for: nil)
  }

  @Test func progressCountsExistingFrames() throws {
    #expect(RenderProgress(in: folder, of: nil, thorough: false) == nil)
    try manifest([0, 1]).write(to: folder.manifestPath(of: FrameChunk("1/2")))
    try write("frame-00000.png")
    var progress = try #require(RenderProgress(in: folder, of: nil, thorough: false))
    #expect(progress.chunks.map(\.state) == [.unfinished, .missing] && progress.whole == nil)
    #expect(progress.chunks[0].done == [0] && progress.chunks[0].frames == [0, 1])
    try write("frame-00001.png")
    progress = try #require(RenderProgress(in: folder, of: nil, thorough: false))
    #expect(progress.chunks.map(\.state) == [.done, .missing])
    let order = RenderProgress.Order(
      .parts(3), fingerprint: "g", frameCount: 6, date: .distantFuture)
    progress = try #require(RenderProgress(in: folder, of: order, thorough: false))
    #expect(progress.chunks.map(\.state) == [.missing, .missing, .missing])
    #expect(progress.chunks.map(\.frames) == [[0, 1], [2, 3], [4, 5]])
  }

  @Test func aManifestIsNewerThanItsJournal() throws {
    let chunk = try FrameChunk("1/2")
    var old = manifest([0])
    old.fingerprint = "old"
    try RenderJournal(folder.journalPath(of: chunk), of: old, done: []).release()
    try manifest([0]).write(to: folder.manifestPath(of: chunk))
    try write("frame-00000.png")
    for path in [folder.journalPath(of: chunk), folder.manifestPath(of: chunk)] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: path)
    }
    let progress = try #require(RenderProgress(in: folder, of: nil, thorough: false))
    #expect(progress.chunks.map(\.state) == [.done, .missing])
  }

  @Test func manifestsFindTheirFrames() {
    let manifest = manifest([3, 5, 9])
    #expect(manifest.isInOrder && !self.manifest([3, 3]).isInOrder)
    #expect(manifest.frame(5)?.number == 5 && manifest.frame(4) == nil && manifest.frame(10) == nil)
    #expect(folder.firstMissing(of: manifest)?.number == 3)
    #expect(manifest.foreignFile == nil)
  }
}
