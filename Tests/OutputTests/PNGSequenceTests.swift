import Failures
import Dispatch
import OutputFiles
import Foundation
import Images
import Raster
import RenderStore
import Sinks
import Testing
import TestSupport

@Suite struct PNGSequenceTests {
  @Test func everyFrameHasAFileNamedByItsNumber() throws {
    let folder = try TemporaryFolder()
    let target = folder("a/b/frames")
    try Films.play(3, to: PNGSequence(folder: target, format: Films.format(64, 48))) { index in
      let frame = Films.frame(index)
      return Picture(number: 99_998 + index, bitmap: frame.bitmap)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: target).sorted()
        == ["frame-100000.png", "frame-99998.png", "frame-99999.png"])
    #expect(
      try PNGDecoder.read(target + "/frame-99999.png") == Films.frame(1).bitmap)
  }

  @Test func numbersHaveAtLeastFiveDigits() {
    #expect(FrameFile.name(ofFrame: 0) == "frame-00000.png")
    #expect(FrameFile.name(ofFrame: 123_456) == "frame-123456.png")
  }

  @Test func aFileOfAnEarlierRenderIsReplaced() throws {
    let folder = try TemporaryFolder()
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder("frame-00000.png")))
    try Films.play(1, to: PNGSequence(folder: folder.path, format: Films.format(64, 48)))
    #expect(try PNGDecoder.read(folder("frame-00000.png")) == Films.frame(0).bitmap)
    #expect(folder.names() == ["frame-00000.png"])
  }

  @Test func aFileInPlaceOfTheFolderIsFoundBeforeTheFirstFrame() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(fileURLWithPath: folder("file")))
    for path in [folder("file"), folder("file/below")] {
      let sink = PNGSequence(folder: path, format: Films.format(64, 48))
      let error = try #require(outputError { () throws(FlipbookError) in try sink.open() })
      #expect(error.code == .notADirectory)
      #expect(error.message == "\"\(folder("file"))\" is a file, not a folder.")
      #expect(error.hint?.contains("--output") == true)
    }
  }

  @Test(.enabled(if: SmallDisk.canBeMounted, "needs to mount"))
  func aFolderThatCannotBeWrittenToIsFoundBeforeTheFirstFrame() throws {
    let disk = try SmallDisk(options: "size=64k,ro")
    for path in [disk.path, disk.path + "/below"] {
      let sink = PNGSequence(folder: path, format: Films.format(64, 48))
      let error = try #require(outputError { () throws(FlipbookError) in try sink.open() })
      #expect(error.code == .notWritable)
      #expect(error.message.contains(path) && error.message.contains("Read-only file system"))
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
  func aFolderWithoutPermissionIsFoundBeforeTheFirstFrame() throws {
    let folder = try TemporaryFolder()
    chmod(folder.path, 0o500)
    defer { chmod(folder.path, 0o700) }
    let sink = PNGSequence(folder: folder.path, format: Films.format(64, 48))
    #expect(outputError { () throws(FlipbookError) in try sink.open() }?.code == .notWritable)
  }

  @Test(.enabled(if: SmallDisk.canBeMounted, "needs to mount"))
  func aFullDiskIsAnErrorThatNamesTheFileAndKeepsCompleteFiles() throws {
    let disk = try SmallDisk(options: "size=64k")
    let sink = PNGSequence(folder: disk.path, format: Films.format(64, 48))
    try sink.open()
    var failed = 0
    let error = try #require(
      outputError { () throws(FlipbookError) in
        for number in 0..<100 {
          failed = number
          try sink.prepare(Films.noise(number, 64, 48))()
        }
      })
    sink.abandon()
    #expect(error.code == .diskFull)
    #expect(error.message.contains("disk is full"))
    #expect(error.message.contains(disk.path + "/" + FrameFile.name(ofFrame: failed)))
    #expect(error.hint != nil)
    #expect(failed > 0)
    #expect(disk.names == (0..<failed).map { FrameFile.name(ofFrame: $0) })
    for name in disk.names {
      #expect(throws: Never.self) { try PNGDecoder.read(disk.path + "/" + name) }
    }
  }

  @Test func abandoningLeavesOnlyCompleteFiles() throws {
    let folder = try TemporaryFolder()
    let sink = PNGSequence(folder: folder.path, format: Films.format(200, 100))
    try sink.open()
    let started = DispatchSemaphore(value: 0)
    let ended = DispatchSemaphore(value: 0)
    for thread in 0..<3 {
      Thread.detachNewThread {
        let error = outputError { () throws(FlipbookError) in
          for number in 0..<10_000 {
            try sink.prepare(Films.noise(thread * 10_000 + number, 200, 100))()
            if number == 3 { started.signal() }
          }
        }
        #expect(error?.code == .interrupted)
        ended.signal()
      }
    }
    for _ in 0..<3 { started.wait() }
    sink.abandon()
    let names = folder.names()
    #expect(names.count >= 12)
    for name in names {
      #expect(throws: Never.self) { try PNGDecoder.read(folder(name)) }
    }
    for _ in 0..<3 { ended.wait() }
    #expect(folder.names() == names)
    sink.abandon()
  }
}
