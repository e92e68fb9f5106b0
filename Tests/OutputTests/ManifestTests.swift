import Failures
import OutputFiles
import Foundation
import Images
import RenderStore
import Testing
import TestSupport
import VirtualTime

@Suite struct ManifestTests {
  private let manifest = Manifest(
    film: "Intro/1",
    canvas: Manifest.Canvas(
      width: 1280, height: 720, framesPerSecond: FrameRate(30_000, 1_001)!,
      background: "#101828FF"),
    settings: ["crf": "18", "codec": "h264"], fingerprint: "ab12", firstFrame: 30,
    frames: [
      Manifest.Frame(number: 30, file: "frame-00030.png", hash: PixelHash(value: 1)),
      Manifest.Frame(number: 31, file: nil, hash: PixelHash(value: .max)),
    ])

  private func failure(_ text: String) throws -> FlipbookError {
    let folder = try TemporaryFolder()
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder("manifest.json")))
    let error = outputError { () throws(FlipbookError) in
      _ = try Manifest.read(folder("manifest.json"))
    }
    #expect(error?.message.contains(folder("manifest.json")) == true)
    return try #require(error)
  }

  @Test func aWrittenManifestIsReadUnchanged() throws {
    let folder = try TemporaryFolder()
    try manifest.write(to: folder("a/manifest.json"))
    #expect(try Manifest.read(folder("a/manifest.json")) == manifest)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("a")) == ["manifest.json"])
  }

  @Test func manifestsAreReadableJSON() throws {
    let text = String(decoding: try manifest.json(), as: UTF8.self)
    #expect(text.contains("\"framesPerSecond\" : \"30000/1001\""))
    #expect(text.contains("\"film\" : \"Intro/1\""))
    #expect(text.contains("\"hash\" : \"0000000000000001\""))
    #expect(text.hasSuffix("}\n"))
    #expect(try manifest.json() == manifest.json())
    #expect(try manifest.json() == OrderedJSON.bytes(of: manifest))
  }

  @Test func aMissingFileIsAnErrorThatNamesIt() throws {
    let error = try #require(
      outputError { () throws(FlipbookError) in _ = try Manifest.read("/nowhere/manifest.json") })
    #expect(error.code == .unreadable)
    #expect(
      error.message
        == "The manifest \"/nowhere/manifest.json\" can't be read: No such file or directory.")
    #expect(error.description.contains("Render the film first"))
  }

  @Test(arguments: [
    "", "[]", "{}", "{\"formatVersion\": 1}", "{\"formatVersion\": \"1\"}", "\u{0}",
  ])
  func malformedTextIsAnError(text: String) throws {
    #expect(try failure(text).code == .malformed)
  }

  @Test func theOffendingEntryIsNamed() throws {
    let text = String(decoding: try manifest.json(), as: UTF8.self)
    let wrongKind = text.replacingOccurrences(of: "\"number\" : 31", with: "\"number\" : \"x\"")
    #expect(try failure(wrongKind).message.contains("frames.1.number"))
    let missing = text.replacingOccurrences(of: "\"fingerprint\"", with: "\"other\"")
    #expect(try failure(missing).message.contains("\"fingerprint\" is missing"))
    let hash = text.replacingOccurrences(of: "0000000000000001", with: "1")
    #expect(try failure(hash).message.contains("sixteen hexadecimal digits"))
    let rate = text.replacingOccurrences(of: "30000/1001", with: "fast")
    #expect(try failure(rate).message.contains("isn't a frame rate"))
  }

  @Test func anUnsupportedVersionIsReported() throws {
    let error = try failure("{\"formatVersion\": 2, \"whatever\": true}")
    #expect(error.code == .unsupportedVersion)
    #expect(error.message.contains("has format version 2"))
  }

  @Test(.enabled(if: SmallDisk.canBeMounted, "needs to mount"))
  func aFullDiskLeavesTheOldManifest() throws {
    let disk = try SmallDisk(options: "size=64k")
    try manifest.write(to: disk.path + "/manifest.json")
    var long = manifest
    long.frames = Array(repeating: manifest.frames[0], count: 2_000)
    let error = outputError { () throws(FlipbookError) in
      try long.write(to: disk.path + "/manifest.json")
    }
    #expect(error?.code == .diskFull)
    #expect(disk.names == ["manifest.json"])
    #expect(try Manifest.read(disk.path + "/manifest.json") == manifest)
  }
}
