import Foundation
import Output
import Raster
import Testing
import VirtualTime

@Suite struct VideoJoinTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func settings(_ codec: VideoCodec, crf: Int? = nil) throws -> VideoSettings {
    try VideoSettings(codec: codec, preset: codec.hasSpeeds ? .veryfast : nil, crf: crf)
  }

  /// The frames of a video.
  private func frames(_ path: String) throws -> [Bitmap] {
    let decoder = try VideoDecoder(path: path)
    var frames: [Bitmap] = []
    while let frame = try decoder.next() { frames.append(frame) }
    return frames
  }

  private func join(_ chunks: [String], to name: String, rate: FrameRate) throws -> VideoJoin {
    try VideoJoin(chunks.map { folder($0) }, to: folder(name), rate: rate)
  }

  private func failure(_ chunks: [String], to name: String = "all.mp4") throws -> OutputError {
    let join = try VideoJoin(chunks.map { folder($0) }, to: folder(name), rate: FrameRate(30)!)
    return try #require(outputError { () throws(OutputError) in _ = try join.write() })
  }

  @Test(
    arguments: [
      ("mp4", VideoCodec.h264, true), ("mov", .h264, true), ("mkv", .h264, true),
      ("mp4", .h265, true), ("webm", .vp9, true), ("webm", .vp9, false), ("mp4", .av1, true),
      ("mov", .prores422, true), ("mov", .prores4444, false),
    ], ["30", "60000/1001"])
  func theWholeHasTheFramesOfItsChunks(
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
    #expect(folder.names.count == 6)
    let complaints = try Tool.run(
      "sh", "-c", "ffmpeg -v error -i \"$0\" -f null - 2>&1", folder("all." + kind.ending))
    #expect(complaints.isEmpty, "\(String(decoding: complaints, as: UTF8.self))")
    try expectTimes("all." + kind.ending, count: 53, rate)
  }

  /// Every frame at n / rate, to the tick.
  private func expectTimes(_ name: String, count: Int, _ rate: FrameRate) throws {
    let said = try Tool.run(
      "ffprobe", "-v", "error", "-select_streams", "v", "-show_entries",
      "packet=pts:stream=time_base",
      "-of", "csv=p=0", folder(name))
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n")
    let base = try #require(lines.last?.split(separator: "/").last.flatMap { Double($0) })
    let times = lines.dropLast().compactMap { Int($0.prefix { $0 != "," }) }.sorted()
    #expect(times == (0..<count).map { Int((Double($0) * base / rate.framesPerSecond).rounded()) })
  }

  @Test func aJoinHasSoundAsTheWholeFilmHas() throws {
    _ = try Tool.run(
      "ffmpeg", "-v", "error", "-f", "lavfi", "-i", "sine=duration=3", folder("tone.wav"))
    let card = TestCard()
    for first in [0, 20] {
      try card.write(20, to: folder("\(first).mp4"), settings(.h264), from: first)
    }
    let join = try VideoJoin(
      [folder("0.mp4"), folder("20.mp4")], to: folder("all.mp4"), rate: card.rate,
      audio: AudioTrack(path: folder("tone.wav")))
    #expect(try join.write().frameCount == 40)
    let said = try Tool.run(
      "ffprobe", "-v", "error", "-show_entries", "stream=duration", "-of", "csv=p=0",
      folder("all.mp4"))
    #expect(String(decoding: said, as: UTF8.self) == "1.333333\n1.333333\n")
    #expect(try frames(folder("all.mp4")).count == 40)
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
    _ = try Tool.run(
      "ffmpeg", "-v", "error", "-i", folder("a.mp4"), "-c", "copy", "-bsf:v",
      "h264_metadata=matrix_coefficients=6", folder("tags.mp4"))
    try Data("nothing".utf8).write(to: URL(fileURLWithPath: folder("text.mp4")))
    let names = folder.names
    for (name, words) in [
      ("h265.mp4", "codec is hevc, not h264"), ("small.mp4", "size is 80 × 96, not 160 × 96"),
      ("slow.mp4", "frame 1 at 0.04 s"), ("deep.mp4", "pixel format is yuv444p"),
      ("other.mp4", "encoded with other settings"), ("tags.mp4", "colour matrix is"),
      ("text.mp4", "can't be read as a video"), ("none.mp4", "was not found"),
    ] {
      let error = try failure(["a.mp4", name])
      #expect(error.message.contains(folder(name)) && error.message.contains(words), "\(error)")
      #expect(error.code == .malformed || error.code == .unreadable)
    }
    #expect(try failure(["a.mkv"]).code == .badSetting)
    #expect(try failure(["a.mp4"], to: "all.gif").code == .badSetting)
    #expect(
      outputError { () throws(OutputError) in
        _ = try VideoJoin([], to: folder("all.mp4"), rate: FrameRate(30)!)
      }?.code == .noFrames)
    #expect(folder.names == names)
  }

  @Test func aJoinThatIsGivenUpLeavesNothing() throws {
    try TestCard().write(5, to: folder("a.mp4"), settings(.h264))
    let join = try join(["a.mp4"], to: "all.mp4", rate: FrameRate(30)!)
    join.abandon()
    #expect(outputError { () throws(OutputError) in _ = try join.write() }?.code == .abandoned)
    #expect(folder.names == ["a.mp4"])
  }
}
