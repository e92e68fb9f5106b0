import OutputFiles
import FilmStage
import Flipbook
import Foundation
import Images
import RenderJobs
import RenderStore
import Testing
import TestSupport

@Suite struct VerifyTests {
  private let folder: TemporaryFolder
  private let film = Script.crossing

  init() throws {
    folder = try TemporaryFolder()
    try film.render(to: folder("frames"))
  }

  private func change(_ body: (inout Manifest) -> Void) throws {
    var manifest = try Manifest.read(folder("frames/manifest.json"))
    body(&manifest)
    try manifest.write(to: folder("frames/manifest.json"))
  }

  @Test(arguments: [1, 3]) func anUnchangedRenderIsClean(threads: Int) throws {
    let result = try film.verify(folder("frames"), threads: threads)
    #expect(result.isClean && result.frameCount == 11)
  }

  @Test func aPartIsComparedWithTheSameFrames() throws {
    try film.render(to: folder("part"), frames: "4-7")
    let result = try film.verify(folder("part"))
    #expect(result.isClean && result.frameCount == 4)
  }

  @Test func aChangedHashIsFound() throws {
    try change { $0.frames[4].hash = PixelHash(value: 1) }
    let result = try film.verify(folder("frames"))
    #expect(!result.isClean)
    #expect(result.changedFrames == [4])
    #expect(result.badFiles == [4])
  }

  @Test func aChangedFilmIsFound() throws {
    var other = film
    other.perform = { stage, bag in
      let end = try Script.crossing.perform(stage, bag)
      let dot = UIView(frame: CGRect(x: 28, y: 16, width: 2, height: 2))
      stage.window.addSubview(dot)
      return Observable.merge(
        wait(0.75).do(onNext: { dot.backgroundColor = .blue }), end ?? .empty())
    }
    let result = try other.verify(folder("frames"))
    #expect(result.changedFrames == [8, 9, 10])
    #expect(result.badFiles == [])
  }

  @Test func missingDamagedAndSwappedFilesAreFound() throws {
    unlink(folder("frames/frame-00002.png"))
    var bytes = try #require(folder.bytes("frames/frame-00003.png"))
    bytes[bytes.count / 2] ^= 0xFF
    try bytes.write(to: URL(fileURLWithPath: folder("frames/frame-00003.png")))
    try #require(folder.bytes("frames/frame-00000.png"))
      .write(to: URL(fileURLWithPath: folder("frames/frame-00005.png")))
    try Data().write(to: URL(fileURLWithPath: folder("frames/frame-00006.png")))
    let result = try film.verify(folder("frames"))
    #expect(result.changedFrames == [])
    #expect(result.badFiles == [2, 3, 5, 6])
  }

  @Test func framesThatAShorterFilmNoLongerHasCountAsChanged() throws {
    var shorter = film
    shorter.duration = 0.8
    #expect(try shorter.verify(folder("frames")).changedFrames == [8, 9, 10])
    try film.render(to: folder("part"), frames: "9-10")
    #expect(try shorter.verify(folder("part")).changedFrames == [9, 10])
  }

  @Test func aManifestOfADifferentFilmOrCanvasIsRejected() throws {
    var other = film
    other.canvas = Canvas(width: 32, height: 20, framesPerSecond: 12)
    var error = try #require(throws: FlipbookError.self) { try other.verify(folder("frames")) }
    #expect(error.code == .unreadable)
    #expect(error.message.contains("TestFilm, 32 × 20 at 10 frames per second"))
    try change { $0.film = "Epilogue" }
    error = try #require(throws: FlipbookError.self) { try film.verify(folder("frames")) }
    #expect(error.message.contains("Epilogue"))
  }

  @Test func aMissingManifestIsReportedWithAHint() throws {
    let error = try #require(throws: FlipbookError.self) { try film.verify(folder("nowhere")) }
    #expect(error.code == .unreadable)
    #expect(error.message.contains("nowhere/manifest.json"))
    #expect(error.hint?.contains("Render the film first") == true)
  }

  @Test(arguments: [-5, Int.max, 4_000_000_000_000_000_000])
  func numbersOutOfRangeAreMalformed(number: Int) throws {
    let whole = try Manifest.read(folder("frames/manifest.json"))
    for change: (inout Manifest) -> Void in [
      { $0.filmFrameCount = number }, { $0.canvas.width = number }, { $0.canvas.height = number },
      { $0.frames[3].number = number },
    ] {
      var manifest = whole
      change(&manifest)
      try manifest.write(to: folder("frames/manifest.json"))
      let error = #expect(throws: FlipbookError.self) {
        try RenderedParts(in: RenderFolder(folder("frames")))
      }
      #expect(error?.message.contains("is malformed: \"") == true)
      try AtomicFile.write(
        OrderedJSON.line(manifest) + Array("3 4 5\n".utf8), to: folder("frames/a.journal"))
      #expect(RenderJournal.read(folder("frames/a.journal")) == nil)
    }
  }

  @Test func framesOfEarlierRendersAreCheckedToo() throws {
    try film.render(to: folder("frames"), frames: "5")
    #expect(try film.verify(folder("frames")).frameCount == 11)
    try Data([1]).write(to: URL(fileURLWithPath: folder("frames/frame-00008.png")))
    #expect(try film.verify(folder("frames")).badFiles == [8])
  }

  @Test func anInvalidManifestIsRejected() throws {
    let path = folder("frames/manifest.json")
    let whole = try #require(folder.bytes("frames/manifest.json"))
    for changed in [Data("{}".utf8), Data("no json".utf8), whole.prefix(whole.count / 2), Data()] {
      try changed.write(to: URL(fileURLWithPath: path))
      let error = try #require(throws: FlipbookError.self) { try film.verify(folder("frames")) }
      #expect(error.code == .malformed)
    }
    try whole.write(to: URL(fileURLWithPath: path))
    for first in [-1, 1, Int.max, Int.min] {
      try whole.write(to: URL(fileURLWithPath: path))
      try change { $0.firstFrame = first }
      let error = try #require(throws: FlipbookError.self) { try film.verify(folder("frames")) }
      #expect(error.code == .malformed)
    }
    try whole.write(to: URL(fileURLWithPath: path))
    try change {
      $0.firstFrame = Int.max - 11
      for index in 0..<11 { $0.frames[index].number = Int.max - 11 + index }
    }
    #expect(throws: FlipbookError.self) { try film.verify(folder("frames")) }
    try whole.write(to: URL(fileURLWithPath: path))
    try change { $0.frames = [] }
    #expect(throws: FlipbookError.self) { try film.verify(folder("frames")) }
  }
}
