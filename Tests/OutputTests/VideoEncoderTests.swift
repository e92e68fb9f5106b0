import Failures
import OutputFiles
import Foundation
import Raster
import Sinks
import Testing
import TestSupport
import VideoEncoding
import VirtualTime

@Suite(.tier(.encoders)) struct VideoEncoderTests {
  private func film(
    _ path: String, _ format: FrameFormat, frames count: Int, oddSize: OddSize = .refuse
  ) throws {
    let settings = try VideoSettings(preset: .ultrafast, crf: 10, threads: 2, oddSize: oddSize)
    try Films.play(count, to: try VideoEncoder(path: path, format: format, settings: settings)) {
      Films.frame($0, format.width, format.height)
    }
  }

  @Test func aVideoAppearsOnlyWhenComplete() throws {
    let folder = try TemporaryFolder()
    let path = folder("sub/film.mp4")
    let encoder = try VideoEncoder(
      path: path, format: Films.format(64, 48), settings: try VideoSettings())
    try encoder.open()
    for number in 0..<30 { try encoder.prepare(Films.frame(number))() }
    #expect(!FileManager.default.fileExists(atPath: path))
    try encoder.finish()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("sub")) == ["film.mp4"])
  }

  @Test(arguments: ["60", "24", "30000/1001", "25/2", "1/3", "1000", "23976/1000"])
  func sizeRateAndFrameCountAreExact(rate: String) throws {
    let parts = rate.split(separator: "/").compactMap { Int($0) }
    let rate = try #require(FrameRate(parts[0], parts.count > 1 ? parts[1] : 1))
    let folder = try TemporaryFolder()
    try film(folder("film.mp4"), Films.format(64, 48, rate: rate), frames: 37)
    let probe = try Tool.probe(folder("film.mp4"))
    #expect(probe["codec_name"] == "h264")
    #expect(probe["pix_fmt"] == "yuv420p")
    #expect((probe["width"], probe["height"]) == ("64", "48"))
    #expect((probe["nb_frames"], probe["nb_read_frames"]) == ("37", "37"))
    let expected = "\(rate.numerator)/\(rate.denominator)"
    #expect((probe["r_frame_rate"], probe["avg_frame_rate"]) == (expected, expected))
    let duration = try #require(probe["duration"].flatMap { Double($0) })
    #expect(abs(duration - 37 / rate.framesPerSecond) < 1e-5)
  }

  @Test func oneFrameIsAVideo() throws {
    let folder = try TemporaryFolder()
    try film(folder("film.mp4"), Films.format(2, 2), frames: 1)
    #expect(try Tool.probe(folder("film.mp4"))["nb_read_frames"] == "1")
  }

  @Test func coloursAreTaggedInStreamAndContainer() throws {
    let folder = try TemporaryFolder()
    try film(folder("film.mp4"), Films.format(64, 48), frames: 3)
    // The elementary stream has only x264's tags, the container those that the muxer wrote.
    try Tool.run(
      "ffmpeg", "-v", "error", "-i", folder("film.mp4"), "-c", "copy", "-f", "h264",
      folder("film.h264"))
    for name in ["film.mp4", "film.h264"] {
      let probe = try Tool.probe(folder(name))
      #expect(probe["color_range"] == "tv", "\(name)")
      #expect(probe["color_space"] == "bt709", "\(name)")
      #expect(probe["color_transfer"] == "bt709", "\(name)")
      #expect(probe["color_primaries"] == "bt709", "\(name)")
      #expect(probe["chroma_location"] == "left", "\(name)")
    }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder("film.mp4")))
    #expect(bytes.range(of: Data("colrnclx".utf8)) != nil)
  }

  @Test func theIndexPrecedesTheFrames() throws {
    let folder = try TemporaryFolder()
    try film(folder("film.mp4"), Films.format(64, 48), frames: 3)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder("film.mp4")))
    let index = try #require(bytes.range(of: Data("moov".utf8)))
    let frames = try #require(bytes.range(of: Data("mdat".utf8)))
    #expect(index.lowerBound < frames.lowerBound)
  }

  @Test func theSameFramesGiveTheSameBytes() throws {
    let folder = try TemporaryFolder()
    for name in ["a.mp4", "b.mp4"] {
      try film(folder(name), Films.format(320, 180), frames: 40)
    }
    let files = try ["a.mp4", "b.mp4"].map {
      try Data(contentsOf: URL(fileURLWithPath: folder($0)))
    }
    #expect(files[0] == files[1])
    #expect(files[0].range(of: Data("Lavf".utf8)) == nil)
  }

  @Test(arguments: [(64, 48), (63, 47), (63, 48), (64, 47), (1, 1)])
  func decodedFramesAreCloseToTheirSource(size: (Int, Int)) throws {
    let folder = try TemporaryFolder()
    let (width, height) = size
    try film(folder("film.mp4"), Films.format(width, height), frames: 3, oddSize: .pad)
    let probe = try Tool.probe(folder("film.mp4"))
    #expect(probe["width"] == "\(width + width % 2)")
    #expect(probe["height"] == "\(height + height % 2)")
    let decoded = try Tool.run(
      "ffmpeg", "-v", "error", "-i", folder("film.mp4"), "-f", "rawvideo", "-pix_fmt", "yuv420p",
      "pipe:1")
    var source: [UInt8] = []
    for number in 0..<3 {
      source += I420Reference.convert(Films.frame(number, width, height).bitmap)
    }
    #expect(decoded.count == source.count)
    let differences = zip(decoded, source).map { abs(Int($0) - Int($1)) }
    #expect(Double(differences.reduce(0, +)) / Double(source.count) < 2)
    #expect(differences.max() ?? 0 < 40)
  }

  /// Only changed areas are converted; the rest is copied from the previous band.
  @Test(arguments: UInt64(0)..<60)
  func aPartlyChangedBandEqualsAFullConversion(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let width = Int.random(in: 1...90, using: &generator)
    let height = Int.random(in: 1...64, using: &generator)
    let encoder = try VideoEncoder(
      path: "film.mp4", format: Films.format(width, height),
      settings: try VideoSettings(oddSize: .pad))
    var bitmap = Films.noise(1, width, height).bitmap
    let before = encoder.prepare(Band(number: 0, bitmap: bitmap), after: nil)
    let changes = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      let (x, y) = (
        Int.random(in: 0..<width, using: &generator), Int.random(in: 0..<height, using: &generator)
      )
      return PixelArea(
        columns: x..<Int.random(in: x...min(x + 30, width), using: &generator),
        rows: y..<Int.random(in: y...min(y + 20, height), using: &generator))
    }
    for area in changes {
      for y in area.rows {
        for x in area.columns {
          bitmap.pixels[y * width + x] =
            UInt32.random(in: 0...0xFF_FFFF, using: &generator) | 0xFF00_0000
        }
      }
    }
    let after = encoder.prepare(
      Band(number: 0, bitmap: bitmap, changes: changes), after: before)
    let whole = encoder.prepare(Band(number: 0, bitmap: bitmap), after: nil)
    #expect(after.withBytes { Array($0) } == whole.withBytes { Array($0) })
  }

  /// Frames are lent to the pipe without copying, and their memory is reused.
  @Test func aSlowReaderReceivesEveryFrameUnchanged() throws {
    let (folder, bin) = (try TemporaryFolder(), try TemporaryFolder())
    try bin.writeProgram(
      "ffmpeg",
      """
      case "$*" in *-encoders*) echo ' V....D libx264  x264'; exit 0;; esac
      for last; do :; done
      sleep 0.3; { head -c 5000000; sleep 0.3; cat; } >"${last#file:}"
      """)
    let encoder = try VideoEncoder(
      path: folder("film.mp4"), format: Films.format(640, 480),
      settings: try VideoSettings(isChecked: false),
      searchPath: bin.path + ":/usr/bin:/bin")
    try Films.play(50, to: encoder) { Films.noise($0, 640, 480) }
    let converter = I420Converter(width: 640, height: 480)
    var (expected, planes) = (Data(), [UInt8]())
    for number in 0..<50 {
      converter.convert(Films.noise(number, 640, 480).bitmap, into: &planes)
      expected += planes
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder("film.mp4"))) == expected)
  }

  @Test func oddSizesAreRejectedBeforeTheFirstFrame() throws {
    let folder = try TemporaryFolder()
    for (width, height) in [(63, 48), (64, 47)] {
      let error = try #require(
        outputError { () throws(FlipbookError) in
          _ = try VideoEncoder(
            path: folder("film.mp4"), format: Films.format(width, height),
            settings: try VideoSettings())
        })
      #expect(error.code == .oddSize)
      #expect(error.message.contains("\(width) × \(height)"))
      #expect(error.hint?.contains("--odd-size pad") == true)
    }
    #expect(folder.names() == [])
  }

  @Test func settingsOutOfRangeAreErrors() {
    for (crf, threads) in [(-1, 1), (64, 1), (18, 0), (18, 1000)] {
      let error = outputError { () throws(FlipbookError) in
        _ = try VideoSettings(crf: crf, threads: threads)
      }
      #expect(error?.code == .badSetting)
    }
  }
}
