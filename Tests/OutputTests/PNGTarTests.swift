import Failures
import Dispatch
import OutputFiles
import Foundation
import Images
import RenderStore
import Sinks
import SystemPackage
import Testing
import TestSupport

@Suite struct PNGTarTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ count: Int, to name: String, manifest: [UInt8]?) throws {
    let file = try FileDescriptor.open(
      FilePath(folder(name)), .writeOnly, options: [.create, .truncate],
      permissions: [.ownerReadWrite])
    try file.closeAfter {
      let tar = PNGTar(
        to: file, format: Films.format(64, 48), awaitsManifest: manifest != nil)
      try Films.play(count, to: tar)
      if let manifest { try tar.end(manifest: manifest) }
    }
  }

  @Test func tarExtractsUnchangedPictures() throws {
    try write(12, to: "film.tar", manifest: Array("{}\n".utf8))
    try FileManager.default.createDirectory(
      atPath: folder("out"), withIntermediateDirectories: true)
    let result = try Program.run(
      "/usr/bin/env", ["tar", "xvf", folder("film.tar"), "-C", folder("out")])
    #expect(result.status == 0 && result.errors.isEmpty)
    let names = (0..<12).map { FrameFile.name(ofFrame: $0) } + ["manifest.json"]
    #expect(result.output == names.map { $0 + "\n" }.joined())
    for number in 0..<12 {
      let picture = try PNGDecoder.read(folder("out/" + FrameFile.name(ofFrame: number)))
      #expect(picture == Films.frame(number).bitmap)
    }
    let manifest = FileManager.default.contents(atPath: folder("out/manifest.json"))
    #expect(manifest == Data("{}\n".utf8))
  }

  @Test func theSameFramesGiveTheSameBytes() throws {
    for name in ["a.tar", "b.tar"] { try write(3, to: name, manifest: nil) }
    let files = ["a.tar", "b.tar"].map { FileManager.default.contents(atPath: folder($0)) }
    #expect(files[0] == files[1] && (files[0]?.count ?? 1) % 512 == 0)
    let list = try Tool.run("tar", "tvf", folder("a.tar"))
    #expect(String(decoding: list, as: UTF8.self).contains("-rw-r--r-- 0/0"))
  }

  @Test func aClosedReadingEndIsAnError() throws {
    let (reader, writer) = try FileDescriptor.pipe()
    try reader.close()
    let tar = PNGTar(to: writer, format: Films.format(64, 48))
    let error = outputError { () throws(FlipbookError) in try Films.play(3, to: tar) }
    #expect(error?.code == .outputFailed && error?.message.contains("closed the pipe") == true)
    try writer.close()
  }

  @Test func abandoningWakesAWaitingDelivery() throws {
    let (reader, writer) = try FileDescriptor.pipe()
    let tar = PNGTar(to: writer, format: Films.format(640, 480))
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let error = outputError { () throws(FlipbookError) in
        try Films.play(50, to: tar) { Films.noise($0 % 2, 640, 480) }
      }
      #expect(error?.code == .interrupted)
      ended.signal()
    }
    // Wait until the pipe contains bytes: it has no room for the rest.
    #expect(
      eventually {
        var count: Int32 = 0
        return ioctl(reader.rawValue, UInt(FIONREAD), &count) == 0 && count > 0
      })
    tar.abandon()
    #expect(ended.wait(timeout: .now() + 5) == .success)
    try reader.close()
    try writer.close()
  }
}
