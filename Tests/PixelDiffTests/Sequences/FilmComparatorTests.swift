import Foundation
import Images
import PixelDiff
import Raster
import RenderStore
import Testing
import TestSupport
import VirtualTime

@Suite(.tier(.encoders)) struct FilmComparatorTests {
  private typealias Span = FilmDifference.Span

  /// Writes two films as PNG files and compares them.
  private func compare(
    _ count: Int, _ tolerance: PixelTolerance = .exact, actualCount: Int? = nil,
    _ actual: (Int) -> Bitmap
  ) throws -> FilmDifference {
    let folder = try TemporaryFolder()
    try Clip.write(0..<count, to: folder("a"))
    try Clip.write(0..<(actualCount ?? count), to: folder("b"), actual)
    return try FilmComparator(tolerance, threads: 2).compare(folder("a"), folder("b"))
  }

  @Test func aFilmIsTheSameAsItself() throws {
    let difference = try compare(20) { Clip.picture($0) }
    #expect(difference.isSame)
    #expect(difference.comparedFrames == 20)
    #expect(difference.verdict == "all 20 frames are the same")
  }

  @Test func differentFilesWithEqualPixelsAreTheSame() throws {
    let folder = try TemporaryFolder()
    try Clip.write(0..<3, to: folder("a"))
    try Clip.write(0..<3, to: folder("b"))
    for number in 0..<3 {
      // A file by another encoder, ffmpeg.
      let name = Clip.name(number)
      try Clip.ffmpeg("-y", "-i", folder("a/" + name), folder("c.png"))
      let bytes = try #require(folder.bytes("c.png"))
      try bytes.write(to: URL(fileURLWithPath: folder("b/" + name)))
    }
    #expect(folder.bytes("a/" + Clip.name(0)) != folder.bytes("b/" + Clip.name(0)))
    #expect(try FilmComparator().compare(folder("a"), folder("b")).isSame)
  }

  @Test func runsHaveTheirFramesTheWorstFrameAndTheRegion() throws {
    let difference = try compare(60) { number in
      var picture = Clip.picture(number)
      if (10..<20).contains(number) { picture.pixels[5 * Clip.width + number] ^= 0x1 }
      if number == 40 {
        for x in 3..<9 { picture.pixels[7 * Clip.width + x] ^= 0x80 }
      }
      return picture
    }
    #expect(difference.differing.map(\.number) == Array(10..<20) + [40])
    #expect(
      difference.runs.map(\.frames) == [Span(first: 10, last: 19), Span(first: 40, last: 40)])
    #expect(difference.runs.map(\.change) == [.paint, .paint])
    #expect(difference.runs.map(\.worstPixels) == [1, 6])
    #expect(difference.runs[0].region == .init(x: 10, y: 5, width: 10, height: 1))
    #expect(difference.runs[1].region == .init(x: 3, y: 7, width: 6, height: 1))
    #expect(difference.worst?.number == 40)
    #expect(difference.verdict == "11 of 60 frames differ, in 2 runs from 10 to 40, most in 40")
  }

  @Test(arguments: [-3, -1, 1, 2])
  func aShiftInTimeIsADifferenceOfTiming(offset: Int) throws {
    let count = 40
    let difference = try compare(count) { Clip.picture(max($0 + offset, 0)) }
    let run = try #require(difference.runs.first)
    #expect(difference.runs.count == 1)
    if offset < 0 {
      #expect(run.change == .timing(offset: offset))
      #expect(run.frames == Span(first: 1, last: count - 1))
    } else {
      // The pictures of the last frames aren't in the expected film.
      #expect(run.change == .both(offset: offset, frames: count - offset))
    }
  }

  @Test func framesOfOnlyOneFilmAreMissingOrExtra() throws {
    let folder = try TemporaryFolder()
    try Clip.write([0, 1, 2, 5, 6], to: folder("a"))
    try Clip.write([1, 2, 3, 5, 8, 9], to: folder("b"))
    let difference = try FilmComparator().compare(folder("a"), folder("b"))
    #expect(difference.missing == [Span(first: 0, last: 0), Span(first: 6, last: 6)])
    #expect(difference.extra == [Span(first: 3, last: 3), Span(first: 8, last: 9)])
    #expect(difference.comparedFrames == 3)
    #expect(!difference.isSame)
    #expect(difference.verdict == "2 missing; 3 extra")
    #expect(difference.notes.count == 3)
    #expect(difference.notes[2].hasPrefix("Frame numbers start at 0 and at 1"))
    #expect(difference.notes[0].contains("have gaps: 3–4 are missing"))
  }

  @Test func theResultDoesNotDependOnTheNumberOfThreads() throws {
    let folder = try TemporaryFolder()
    try Clip.write(0..<30, to: folder("a"))
    try Clip.write(0..<30, to: folder("b")) { Clip.picture($0 % 7 == 0 ? $0 + 1 : $0) }
    let results = try [1, 2, 7].map {
      try FilmComparator(threads: $0).compare(folder("a"), folder("b"))
    }
    #expect(results[0] == results[1] && results[0] == results[2])
    #expect(results[0].differing.count == 5)
  }

  @Test func differentSizesAreComparedOnTheUnionAndReported() throws {
    let difference = try compare(2) { _ in
      Bitmap(width: 80, height: 40, pixels: Array(repeating: 0xFF00_0000, count: 3200))
    }
    #expect(difference.differing.count == 2)
    #expect(difference.summary.contains { $0.contains("64 × 48") && $0.contains("80 × 40") })
  }

  @Test func aSinglePictureIsAFilmOfOneFrame() throws {
    let folder = try TemporaryFolder()
    try Clip.write(0..<2, to: folder.path)
    let (first, second) = (folder(Clip.name(0)), folder(Clip.name(1)))
    #expect(try FilmComparator().compare(first, first).verdict == "the frame is the same")
    #expect(try FilmComparator().compare(first, second).differing.map(\.number) == [0])
  }

  @Test func repetitionsAreNotLate() throws {
    let folder = try TemporaryFolder()
    // A loop of eight frames; a dot is missing in four of them.
    let loop = { (number: Int) in Clip.picture(number % 8) }
    try Clip.write(0..<40, to: folder("a")) { number in
      var picture = loop(number)
      if (20..<24).contains(number) { picture.pixels[0] = 0xFFFF_FFFF }
      return picture
    }
    try Clip.write(0..<40, to: folder("b"), loop)
    let difference = try FilmComparator().compare(folder("a"), folder("b"))
    #expect(difference.runs.map(\.change) == [.paint])
  }

  @Test func ignoredDifferencesAreReported() throws {
    let folder = try TemporaryFolder()
    try Clip.write(0..<4, to: folder("a"))
    try Clip.write(0..<4, to: folder("b")) { number in
      var picture = Clip.picture(number)
      if number > 1 { picture.pixels[number] ^= 0xFF }
      return picture
    }
    let region = PixelDifference.Region(x: 0, y: 0, width: 10, height: 1)
    let difference = try FilmComparator(ignoring: [.rectangle(region)])
      .compare(folder("a"), folder("b"))
    #expect(difference.isSame)
    #expect(difference.notes.contains { $0.hasPrefix("Ignored areas differ in 2 frames") })
  }

  // MARK: Manifests

  @Test func aDifferentFrameRateIsADifference() throws {
    let folder = try TemporaryFolder()
    for (name, rate) in [("a", 60), ("b", 30)] {
      let frame = Manifest.Frame(number: 0, file: nil, hash: PixelHash(Clip.picture(0)))
      let canvas = Manifest.Canvas(
        width: 64, height: 48, framesPerSecond: FrameRate(rate)!, background: "#FFFFFFFF")
      let manifest = Manifest(
        film: "Clip", canvas: canvas, settings: [:], fingerprint: "", firstFrame: 0,
        frames: [frame])
      try manifest.write(to: folder(name + ".json"))
    }
    let difference = try FilmComparator().compare(folder("a.json"), folder("b.json"))
    #expect(!difference.isSame)
    #expect(difference.verdict == "30.0 frames per second instead of 60.0")
    let junit = JUnitFile(difference).text
    #expect(junit.contains(#"failures="1""#) && junit.contains(#"<failure type="rate""#))
  }

  @Test func filesAreNotReadIfHashesAreEqual() throws {
    let folder = try TemporaryFolder()
    for side in ["a", "b"] {
      try Clip.writeManifest(0..<5, to: folder("\(side)/manifest.json"))
      for number in 0..<5 {
        // Reading this file would fail, because it isn't a PNG.
        try Data("?\(side)".utf8).write(
          to: URL(fileURLWithPath: folder("\(side)/\(Clip.name(number))")))
      }
    }
    let paths = (folder("a/manifest.json"), folder("b/manifest.json"))
    #expect(try FilmComparator().compare(paths.0, paths.1).isSame)
  }

  @Test func aManifestCanBeComparedWithAFolderAndAManifest() throws {
    let folder = try TemporaryFolder()
    let other = { (number: Int) in
      Clip.picture(number, color: number == 3 ? 0xFF12_3456 : 0xFF00_80FF)
    }
    try Clip.write(0..<5, to: folder("a"))
    try Clip.writeManifest(0..<5, to: folder("a/manifest.json"))
    try Clip.write(0..<5, to: folder("b"), other)
    try Clip.writeManifest(0..<5, to: folder("b/manifest.json"), other)
    for actual in ["b", "b/manifest.json"] {
      let difference = try FilmComparator().compare(folder("a/manifest.json"), folder(actual))
      #expect(difference.differing.map(\.number) == [3])
      #expect(difference.worst?.difference.differingPixels == 64)
    }
  }

  @Test func withoutFilesHashesDetermineWhichFramesDiffer() throws {
    let folder = try TemporaryFolder()
    try Clip.writeManifest(0..<5, to: folder("a.json"), hasFiles: false)
    try Clip.writeManifest(0..<5, to: folder("b.json"), hasFiles: false) {
      Clip.picture($0 == 2 ? 9 : $0)
    }
    let difference = try FilmComparator().compare(folder("a.json"), folder("b.json"))
    #expect(difference.differing.map(\.number) == [2])
    #expect(difference.worst?.difference.region == nil)
    let loose = try FilmComparator(.levels(2)).compare(folder("a.json"), folder("b.json"))
    #expect(loose.runs.map(\.change) == [.paint])
  }

  // MARK: Videos

  @Test func aVideoIsSimilarToItsFrames() throws {
    let folder = try TemporaryFolder()
    try Clip.write(0..<20, to: folder("a"))
    try Clip.encode(20, to: folder("b.mp4"))
    let exact = try FilmComparator(.exact, threads: 2).compare(folder("a"), folder("b.mp4"))
    #expect(exact.actual.frameCount == 20)
    #expect(exact.actual.framesPerSecond == 60)
    #expect(exact.differing.count == 20)
    let close = try FilmComparator(.levels(120), threads: 2).compare(folder("a"), folder("b.mp4"))
    #expect(close.isSame, "\(close.summary)")
  }

  @Test(arguments: [PixelTolerance.exact, .levels(40), .perceptual(threshold: 0.2)])
  func aVideoThatIsOneFrameLateIsADifferenceOfTiming(tolerance: PixelTolerance) throws {
    let folder = try TemporaryFolder()
    try Clip.encode(40, to: folder("a.mp4"))
    try Clip.encode(40, to: folder("b.mp4")) { Clip.picture(max($0 - 1, 0)) }
    let difference = try FilmComparator(tolerance, threads: 2)
      .compare(folder("a.mp4"), folder("b.mp4"))
    let run = try #require(difference.runs.last)
    #expect(run.frames.last == 39)
    #expect(run.change == .timing(offset: -1), "\(difference.summary)")
  }

  @Test func aShorterVideoLacksFrames() throws {
    let folder = try TemporaryFolder()
    try Clip.write(0..<12, to: folder("a"))
    try Clip.encode(9, to: folder("b.mp4"))
    let comparator = FilmComparator(.levels(120), threads: 2)
    let shorter = try comparator.compare(folder("a"), folder("b.mp4"))
    #expect(shorter.missing == [Span(first: 9, last: 11)])
    let longer = try comparator.compare(folder("b.mp4"), folder("a"))
    #expect(longer.extra == [Span(first: 9, last: 11)])
  }

  @Test func aVideoWithoutItsBeginningIsEarly() throws {
    let folder = try TemporaryFolder()
    try Clip.encode(30, to: folder("a.mp4"))
    try Clip.encode(26, to: folder("b.mp4")) { Clip.picture($0 + 4) }
    let difference = try FilmComparator(.levels(40), threads: 2)
      .compare(folder("a.mp4"), folder("b.mp4"))
    // A codec can damage a frame.
    let changes: [FilmDifference.Change] = [.timing(offset: 4), .both(offset: 4, frames: 25)]
    #expect(difference.runs.count == 1 && changes.contains(difference.runs[0].change))
  }

  @Test func alphaOfAVideoCounts() throws {
    let folder = try TemporaryFolder()
    try Clip.write(0..<3, to: folder("a")) { number in
      var picture = Clip.picture(number)
      for index in 0..<Clip.width * 20 { picture.pixels[index] = 0x8040_0000 }
      return picture
    }
    try Clip.ffmpeg(
      "-i", folder("a/frame-%05d.png"), "-c:v", "libvpx-vp9", "-pix_fmt", "yuva420p",
      "-lossless", "1", folder("b.webm"))
    let comparator = FilmComparator(.levels(6), threads: 2)
    let difference = try comparator.compare(folder("a"), folder("b.webm"))
    #expect((difference.worst?.difference.greatestLevels ?? 0) < 120, "\(difference.summary)")
  }

  @Test func anAnimatedPNGIsAVideo() throws {
    let folder = try TemporaryFolder()
    try Clip.write(0..<6, to: folder("a"))
    try Clip.ffmpeg(
      "-i", folder("a/frame-%05d.png"), "-f", "apng", folder("b.png"))
    let difference = try FilmComparator(threads: 2).compare(folder("a"), folder("b.png"))
    #expect(difference.actual.kind == "video")
    #expect(difference.isSame, "\(difference.summary)")
  }

  // MARK: Planted faults

  static let claims: [PixelTolerance] = [.exact, .levels(8), .perceptual()]

  @Test(arguments: claims)
  func aFilmThatIsOneFrameLateIsDetectedInEveryMode(tolerance: PixelTolerance) throws {
    let difference = try compare(30, tolerance) { Clip.picture(max($0 - 1, 0)) }
    #expect(difference.differing.count == 29)
    #expect(difference.runs.map(\.change) == [.timing(offset: -1)])
  }

  @Test func aRunOfLateAndDifferentFramesIsBoth() throws {
    let difference = try compare(40) { number in
      Clip.picture(max(number - 2, 0), color: number % 10 == 5 ? 0xFF00_00FF : 0xFF00_80FF)
    }
    #expect(difference.runs.map(\.change) == [.both(offset: -2, frames: 35)])
  }
}
