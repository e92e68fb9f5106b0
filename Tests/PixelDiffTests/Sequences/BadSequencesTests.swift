import Failures
import Foundation
import Images
import PixelDiff
import Raster
import TestSupport
import Testing

@Suite(.tier(.encoders)) struct BadSequencesTests {
  private func failure(_ expected: String, _ actual: String) -> FlipbookError? {
    do throws(FlipbookError) {
      _ = try FilmComparator(threads: 2).compare(expected, actual)
      return nil
    } catch {
      return error
    }
  }

  private func expectFailure(
    _ expected: String, _ actual: String, code: FlipbookError.Code = .unreadable,
    containing parts: String..., at location: SourceLocation = #_sourceLocation
  ) {
    let error = failure(expected, actual)
    #expect(error?.code == code, sourceLocation: location)
    for part in parts {
      #expect(
        error?.description.contains(part) == true, "\(error?.description ?? "no error")",
        sourceLocation: location)
    }
  }

  @Test func missingPathsAreNamed() throws {
    let folder = try TemporaryFolder()
    try Clip.write(0..<1, to: folder("a"))
    expectFailure(folder("a"), folder("nowhere"), containing: folder("nowhere"), "does not exist")
  }

  @Test func twoEmptyFoldersAreAnError() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] {
      try FileManager.default.createDirectory(
        atPath: folder(name), withIntermediateDirectories: true)
    }
    expectFailure(folder("a"), folder("b"), containing: folder("a"), "no PNG file")
  }

  @Test func aTruncatedPictureIsNamed() throws {
    let folder = try TemporaryFolder()
    try Clip.write(0..<3, to: folder("a"))
    try Clip.write(0..<3, to: folder("b"))
    let file = folder("b/" + Clip.name(1))
    let bytes = try #require(folder.bytes("b/" + Clip.name(1)))
    try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: file))
    expectFailure(folder("a"), folder("b"), code: .truncated, containing: file)
    try Data().write(to: URL(fileURLWithPath: file))
    expectFailure(folder("a"), folder("b"), code: .empty, containing: file)
  }

  @Test func anAnimatedPictureAmongFramesIsAnError() throws {
    let folder = try TemporaryFolder()
    try Clip.write(0..<3, to: folder("a"))
    try Clip.write(0..<3, to: folder("b"))
    try Clip.ffmpeg(
      "-i", folder("a/frame-%05d.png"), "-f", "apng", "-y", folder("b/" + Clip.name(1)))
    expectFailure(folder("a"), folder("b"), containing: folder("b/" + Clip.name(1)), "is animated")
  }

  @Test func palettesAndInterlacedFilesAreComparedByTheirPixels() throws {
    let folder = try TemporaryFolder()
    try Clip.write(0..<1, to: folder.path)
    let picture = folder(Clip.name(0))
    // The first conversion changes colours; the conversion back doesn't.
    try Clip.ffmpeg("-i", picture, "-pix_fmt", "pal8", folder("palette.png"))
    try Clip.ffmpeg("-i", folder("palette.png"), "-pix_fmt", "rgb24", folder("back.png"))
    #expect(try FilmComparator().compare(folder("back.png"), folder("palette.png")).isSame)
    #expect(try #require(folder.bytes("palette.png"))[25] == 3)
    try Clip.ffmpeg("-i", picture, "-flags", "+ildct", folder("interlaced.png"))
    #expect(try FilmComparator().compare(picture, folder("interlaced.png")).isSame)
    #expect(try #require(folder.bytes("interlaced.png"))[28] == 1)
  }

  @Test func namesWithoutNumbersAndTwoSequencesAreRejected() throws {
    let folder = try TemporaryFolder()
    try Clip.write(0..<2, to: folder("a"))
    try Clip.write(0..<2, to: folder("b"))
    let picture = try #require(folder.bytes("a/" + Clip.name(0)))
    let extra = { (name: String) in
      try picture.write(to: URL(fileURLWithPath: folder("b/" + name)))
      defer { try? FileManager.default.removeItem(atPath: folder("b/" + name)) }
      return failure(folder("a"), folder("b"))?.description ?? ""
    }
    #expect(try extra("poster.png").contains("\"poster.png\""))
    #expect(try extra("other-00007.png").contains("more than one sequence"))
    #expect(try extra("frame-1.png").contains("two files for frame 1"))
    #expect(failure(folder("a"), folder("b")) == nil)
  }

  @Test func aManifestThatDoesNotMatchItsFilesIsAnError() throws {
    let folder = try TemporaryFolder()
    try Clip.write(0..<4, to: folder("a"))
    try Clip.writeManifest(0..<4, to: folder("a/manifest.json"))
    try Clip.write(0..<4, to: folder("b"))
    // The hashes differ, so the pictures are decoded, and they don't match the manifest.
    try Clip.writeManifest(0..<4, to: folder("b/manifest.json")) { Clip.picture($0 + 1) }
    expectFailure(
      folder("a/manifest.json"), folder("b/manifest.json"),
      containing: "does not match its manifest")
    try FileManager.default.removeItem(atPath: folder("b/" + Clip.name(2)))
    expectFailure(
      folder("a/manifest.json"), folder("b/manifest.json"), containing: "does not match its files",
      Clip.name(2))
  }

  @Test func aBadManifestIsNamed() throws {
    let folder = try TemporaryFolder()
    try Clip.write(0..<1, to: folder("a"))
    for (text, code) in [
      ("{", FlipbookError.Code.malformed), ("{}", .malformed),
      ("{\"formatVersion\": 99}", .unsupportedVersion),
    ] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder("manifest.json")))
      expectFailure(
        folder("a"), folder("manifest.json"), code: code, containing: folder("manifest.json"))
    }
    try Clip.writeManifest(0..<0, to: folder("manifest.json"))
    expectFailure(folder("a"), folder("manifest.json"), containing: "lists no frames")
  }

  @Test func filesThatAreNeitherPicturesNorVideosAreNamed() throws {
    let folder = try TemporaryFolder()
    try Clip.write(0..<1, to: folder("a"))
    try Data("just some text".utf8).write(to: URL(fileURLWithPath: folder("text.txt")))
    expectFailure(folder("a"), folder("text.txt"), containing: folder("text.txt"))
    try Data().write(to: URL(fileURLWithPath: folder("empty")))
    expectFailure(folder("a"), folder("empty"), containing: "is empty")
  }

  @Test func aTruncatedVideoIsAnError() throws {
    let folder = try TemporaryFolder()
    try Clip.write(0..<30, to: folder("a"))
    try Clip.encode(30, to: folder("b.mp4")) { number in
      var generator = SeededGenerator(seed: UInt64(number))
      return Bitmap(
        width: 64, height: 48,
        pixels: (0..<64 * 48).map { _ in
          UInt32.random(in: 0...0xFFFFFF, using: &generator) | 0xFF00_0000
        })
    }
    let bytes = try #require(folder.bytes("b.mp4"))
    try bytes.prefix(bytes.count * 2 / 3).write(to: URL(fileURLWithPath: folder("b.mp4")))
    expectFailure(folder("a"), folder("b.mp4"), containing: folder("b.mp4"))
  }

  @Test func aTruncatedMatroskaVideoIsAnError() throws {
    let folder = try TemporaryFolder()
    try Clip.write(0..<30, to: folder("a"))
    try Clip.ffmpeg("-i", folder("a/frame-%05d.png"), folder("b.mkv"))
    let bytes = try #require(folder.bytes("b.mkv"))
    try bytes.prefix(bytes.count * 2 / 3).write(to: URL(fileURLWithPath: folder("b.mkv")))
    expectFailure(folder("a"), folder("b.mkv"), containing: folder("b.mkv"))
  }

  @Test func pipesAreRejected() throws {
    let folder = try TemporaryFolder()
    try Clip.write(0..<1, to: folder("a"))
    mkfifo(folder("pipe.png"), 0o600)
    expectFailure(folder("a"), folder("pipe.png"), containing: "isn't a regular file")
  }

  @Test func sixteenBitSamplesAreComparedAtEightBitsAndReported() throws {
    let folder = try TemporaryFolder()
    try Clip.write(0..<1, to: folder.path)
    let picture = folder(Clip.name(0))
    try Clip.ffmpeg(
      "-i", picture, "-pix_fmt", "rgba64be", folder("deep.png"))
    // ffmpeg's conversion is off by one level.
    let difference = try FilmComparator(.levels(1)).compare(picture, folder("deep.png"))
    #expect(difference.isSame, "\(difference.summary)")
    #expect(difference.notes.contains { $0.contains("16-bit") })
  }
}
