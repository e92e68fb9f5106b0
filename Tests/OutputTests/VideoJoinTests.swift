import Failures
import OutputFiles
import Foundation
import Raster
import Testing
import TestSupport
import VideoEncoding
import VirtualTime

@Suite(.tier(.encoders)) struct VideoJoinTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Settings for parts, which are not checked when they are written; the joined video is.
  private func settings(_ codec: VideoCodec, crf: Int? = nil) throws -> VideoSettings {
    try VideoSettings(
      codec: codec, preset: codec.hasSpeeds ? .veryfast : nil, crf: crf, isChecked: false)
  }

  /// Returns the frames of a video.
  private func frames(_ path: String) throws -> [Bitmap] {
    let decoder = try VideoDecoder(path: path)
    var frames: [Bitmap] = []
    while let frame = try decoder.next() { frames.append(frame) }
    return frames
  }

  private func join(_ chunks: [String], to name: String, rate: FrameRate) throws -> VideoJoin {
    try VideoJoin(chunks.map { folder($0) }, to: folder(name), rate: rate)
  }

  private func failure(_ chunks: [String], to name: String = "all.mp4") throws -> FlipbookError {
    let join = try VideoJoin(chunks.map { folder($0) }, to: folder(name), rate: FrameRate(30)!)
    return try #require(outputError { () throws(FlipbookError) in _ = try join.write() })
  }

  @Test(
    arguments: [
      ("mp4", VideoCodec.h264, true), ("mov", .h264, true), ("mkv", .h264, true),
      ("mp4", .h265, true), ("webm", .vp9, true), ("webm", .vp9, false), ("mp4", .av1, true),
      ("mov", .prores422, true), ("mov", .prores4444, false),
    ], ["30", "60000/1001"])
  func aJoinedVideoHasTheFramesOfItsChunks(
    kind: (ending: String, codec: VideoCodec, isOpaque: Bool), rate: String
  ) throws {
    let parts = rate.split(separator: "/").compactMap { Int($0) }
    let rate = try #require(FrameRate(parts[0], parts.count > 1 ? parts[1] : 1))
    let card = TestCard(isOpaque: kind.isOpaque, rate: rate)
    var (first, chunks, expected) = (0, [String](), [Bitmap]())
    for count in [13, 1, 7, 2, 30] {
      let name = "it's \(first).\(kind.ending)"
      try card.write(count, to: folder(name), settings(kind.codec), from: first)
      chunks.append(name)
      expected += try frames(folder(name))
      first += count
    }
    let result = try join(chunks, to: "all." + kind.ending, rate: rate).write()
    #expect(result.frameCount == 53 && expected.count == 53)
    #expect(try frames(folder("all." + kind.ending)) == expected)
    #expect(folder.names().count == 6)
    let complaints = try Tool.run(
      "sh", "-c", "ffmpeg -v error -i \"$0\" -f null - 2>&1", folder("all." + kind.ending))
    #expect(complaints.isEmpty, "\(String(decoding: complaints, as: UTF8.self))")
    try expectTimes("all." + kind.ending, count: 53, rate)
  }

  /// Expects frame n at the time n / rate, to the tick.
  private func expectTimes(_ name: String, count: Int, _ rate: FrameRate) throws {
    let output = try Tool.run(
      "ffprobe", "-v", "error", "-select_streams", "v", "-show_entries",
      "packet=pts:stream=time_base",
      "-of", "csv=p=0", folder(name))
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    let base = try #require(lines.last?.split(separator: "/").last.flatMap { Double($0) })
    let times = lines.dropLast().compactMap { Int($0.prefix { $0 != "," }) }.sorted()
    #expect(times == (0..<count).map { Int((Double($0) * base / rate.framesPerSecond).rounded()) })
  }

  @Test func aJoinedVideoHasTheFilmsSound() throws {
    try Tool.run(
      "ffmpeg", "-v", "error", "-f", "lavfi", "-i", "sine=duration=3", folder("tone.wav"))
    let card = TestCard()
    for first in [0, 20] {
      try card.write(20, to: folder("\(first).mp4"), settings(.h264), from: first)
    }
    let join = try VideoJoin(
      [folder("0.mp4"), folder("20.mp4")], to: folder("all.mp4"), rate: card.rate,
      audio: AudioTrack(path: folder("tone.wav")))
    #expect(try join.write().frameCount == 40)
    let output = try Tool.run(
      "ffprobe", "-v", "error", "-show_entries", "stream=duration", "-of", "csv=p=0",
      folder("all.mp4"))
    #expect(String(decoding: output, as: UTF8.self) == "1.333333\n1.333333\n")
    #expect(try frames(folder("all.mp4")).count == 40)
  }

  @Test(arguments: [("mp4", VideoCodec.h264), ("mov", .prores422), ("mkv", .h264)])
  func chunksWithTheirOwnSoundAreJoined(ending: String, codec: VideoCodec) throws {
    try Tool.run(
      "ffmpeg", "-v", "error", "-f", "lavfi", "-i", "sine=duration=3", folder("tone.wav"))
    let (card, tone) = (TestCard(), try AudioTrack(path: folder("tone.wav")))
    var expected: [Bitmap] = []
    for first in [0, 20, 27] {
      let count = first == 20 ? 7 : 20
      var settings = try VideoSettings(
        codec: codec, preset: codec.hasSpeeds ? .veryfast : nil, audio: tone)
      settings.part = VideoPart(
        film: "Film", fingerprint: "f", frames: "all", frameIndices: first..<first + count,
        total: 47)
      try card.write(count, to: folder("\(first).\(ending)"), settings, from: first)
      expected += try frames(folder("\(first).\(ending)"))
    }
    for audio in [nil, tone] {
      let join = try VideoJoin(
        [27, 0, 20].map { folder("\($0).\(ending)") }, to: folder("all.\(ending)"), rate: card.rate,
        audio: audio)
      let result = try join.write()
      #expect(result.frameCount == 47)
      #expect(result.notes.contains { $0.contains("own sound is left out") } == (audio == nil))
      #expect(try frames(folder("all.\(ending)")) == expected)
      try expectTimes("all.\(ending)", count: 47, card.rate)
    }
  }

  @Test func aJoinedVideoDoesNotReplaceAChunk() throws {
    let names = try writeParts("mp4", .h264)
    let bytes = FileManager.default.contents(atPath: folder("z.mp4"))
    #expect(try failure(names, to: "z.mp4").message.contains("is one of the chunks"))
    symlink(folder("z.mp4"), folder("link.mp4"))
    #expect(try failure(names, to: "link.mp4").code == .badSetting)
    #expect(FileManager.default.contents(atPath: folder("z.mp4")) == bytes)
  }

  @Test func chunksWithoutCommentsAreJoinedInTheGivenOrder() throws {
    let names = try writeParts("mp4", .h264)
    for name in names {
      try Tool.run(
        "ffmpeg", "-v", "error", "-i", folder(name), "-c", "copy", "-map_metadata", "-1",
        folder("bare-" + name))
    }
    let error = try failure([names[0], "bare-" + names[1], names[2]])
    #expect(error.message.contains("bare-a.mp4\"") && error.message.contains("doesn't state"))
    let rate = try #require(FrameRate(30))
    let result = try join(names.map { "bare-" + $0 }, to: "all.mp4", rate: rate).write()
    #expect(result.frameCount == 12 && result.notes.contains { $0.contains("in the given order") })
  }

  @Test func chunksThatDifferAreNamed() throws {
    try TestCard().write(5, to: folder("a.mp4"), settings(.h264))
    try TestCard().write(5, to: folder("h265.mp4"), settings(.h265))
    try TestCard(width: 80).write(5, to: folder("small.mp4"), settings(.h264))
    try TestCard(rate: FrameRate(25)!).write(5, to: folder("slow.mp4"), settings(.h264))
    try TestCard().write(
      5, to: folder("deep.mp4"), VideoSettings(preset: .veryfast, pixelFormat: "yuv444p"))
    try TestCard().write(
      5, to: folder("other.mp4"), VideoSettings(preset: .ultrafast))
    try TestCard().write(5, to: folder("a.mkv"), settings(.h264))
    try Tool.run(
      "ffmpeg", "-v", "error", "-i", folder("a.mp4"), "-c", "copy", "-bsf:v",
      "h264_metadata=matrix_coefficients=6", folder("tags.mp4"))
    try Data("nothing".utf8).write(to: URL(fileURLWithPath: folder("text.mp4")))
    let names = folder.names()
    for (name, words) in [
      ("h265.mp4", "codec is hevc, not h264"), ("small.mp4", "size is 80 × 96, not 160 × 96"),
      ("slow.mp4", "frame 1 at 0.04 s"), ("deep.mp4", "pixel format is yuv444p"),
      ("other.mp4", "encoded with other settings"), ("tags.mp4", "colour matrix is"),
      ("text.mp4", "can't be read as a video"), ("none.mp4", "was not found"),
    ] {
      let error = try failure(["a.mp4", name])
      #expect(error.message.contains(folder(name)) && error.message.contains(words), "\(error)")
      #expect(error.code == .malformed || error.code == .unreadable)
      #expect(!error.message.contains(folder("all.")), "\(error)")
    }
    #expect(try failure(["a.mkv"]).code == .badSetting)
    #expect(try failure(["a.mp4"], to: "all.gif").code == .badSetting)
    #expect(
      outputError { () throws(FlipbookError) in
        _ = try VideoJoin([], to: folder("all.mp4"), rate: FrameRate(30)!)
      }?.code == .noFrames)
    #expect(folder.names() == names)
  }

  /// Writes the parts of a film of 12 frames under names that don't follow their order.
  private func writeParts(_ ending: String, _ codec: VideoCodec) throws -> [String] {
    var names: [String] = []
    for (name, indices) in [("z", 0..<5), ("a", 5..<6), ("m", 6..<12)] {
      names.append("\(name).\(ending)")
      try writePart(indices, to: names[names.count - 1], codec)
    }
    return names
  }

  private func writePart(
    _ indices: Range<Int>, to name: String, _ codec: VideoCodec = .h264, film: String = "one",
    total: Int = 12
  ) throws {
    var settings = try settings(codec)
    settings.part = VideoPart(
      film: "Film", fingerprint: film, frames: "all", frameIndices: indices, total: total)
    try TestCard().write(
      indices.count, to: folder(name), settings, from: indices.lowerBound)
  }

  @Test(
    arguments: [("mp4", VideoCodec.h264), ("mov", .prores422), ("mkv", .h265), ("webm", .vp9)])
  func partsAreJoinedInFilmOrder(ending: String, codec: VideoCodec) throws {
    let names = try writeParts(ending, codec)
    let rate = try #require(FrameRate(30))
    let inOrder = try names.flatMap { try frames(folder($0)) }
    for order in [[1, 2, 0], [2, 1, 0], [0, 1, 2]] {
      let result = try join(order.map { names[$0] }, to: "all.\(ending)", rate: rate).write()
      #expect(result.frameCount == 12)
      #expect(try frames(folder("all.\(ending)")) == inOrder)
    }
    // The joined video isn't a part.
    let tags = try Tool.run(
      "ffprobe", "-v", "error", "-show_entries", "format_tags", folder("all.\(ending)"))
    #expect(!String(decoding: tags, as: UTF8.self).lowercased().contains("comment"))
  }

  @Test func incompleteOrForeignPartsAreReported() throws {
    let names = try writeParts("mp4", .h264)
    #expect(
      try failure([names[2], names[0]]).message
        == "Frames are missing: 1 frame between \"\(folder(names[0]))\" and "
        + "\"\(folder(names[2]))\".")
    let middle = try failure([names[1]]).message
    #expect(middle.contains("5 frames before \"") && middle.contains("6 frames after \""))
    #expect(try failure(names + [names[1]]).message.contains("have frames in common"))
    try writePart(6..<12, to: "other.mp4", film: "two")
    #expect(
      try failure([names[0], names[1], "other.mp4"]).message.contains("to the same film"))
    try writePart(6..<12, to: "longer.mp4", total: 13)
    #expect(
      try failure([names[0], names[1], "longer.mp4"]).message.contains("to the same film"))
    #expect(!folder.names().contains("all.mp4"))
  }

  @Test(arguments: [
    "shot on a rainy day", "flipbook chunk ", "flipbook chunk {}",
    #"flipbook chunk {"count":9,"film":"F","fingerprint":"f","first":5,"frames":"all","total":12}"#,
    #"flipbook chunk {"count":0,"film":"F","fingerprint":"f","first":5,"frames":"all","total":12}"#,
    #"flipbook chunk {"count":2,"film":"F","fingerprint":"f","first":-1,"frames":"all","total":12}"#,
  ])
  func otherCommentsAreIgnored(comment: String) throws {
    try TestCard().write(5, to: folder("a.mp4"), settings(.h264))
    try Tool.run(
      "ffmpeg", "-v", "error", "-i", folder("a.mp4"), "-metadata", "comment=" + comment,
      "-c", "copy", folder("b.mp4"))
    let rate = try #require(FrameRate(30))
    #expect(try join(["b.mp4", "a.mp4"], to: "all.mp4", rate: rate).write().frameCount == 10)
  }

  @Test func anAbandonedJoinLeavesNoFiles() throws {
    try TestCard().write(5, to: folder("a.mp4"), settings(.h264))
    let join = try join(["a.mp4"], to: "all.mp4", rate: FrameRate(30)!)
    join.abandon()
    #expect(outputError { () throws(FlipbookError) in _ = try join.write() }?.code == .interrupted)
    #expect(folder.names() == ["a.mp4"])
  }
}
