import Failures
import OutputFiles
import Foundation
import Raster
import Testing
import TestSupport
import VideoEncoding
import VirtualTime

/// A format and its expected properties.
struct Kind: Sendable, CustomTestStringConvertible {
  var name: String
  var codec: VideoCodec?
  var isOpaque = true
  var pixelFormat: String?
  var expected: String
  var stored: String

  var testDescription: String { "\(name) \(expected) \(stored)" }

  static let all = [
    Kind(name: "a.mp4", expected: "h264", stored: "yuv420p"),
    Kind(name: "a.mp4", isOpaque: false, expected: "h264", stored: "yuv420p"),
    Kind(name: "a.mkv", pixelFormat: "yuv444p", expected: "h264", stored: "yuv444p"),
    Kind(name: "a.MOV", pixelFormat: "yuv422p10le", expected: "h264", stored: "yuv422p10le"),
    Kind(name: "a.mp4", codec: .h265, expected: "hevc", stored: "yuv420p"),
    Kind(
      name: "a.mov", codec: .h265, pixelFormat: "yuv420p10le", expected: "hevc",
      stored: "yuv420p10le"),
    Kind(name: "a.mkv", codec: .h265, expected: "hevc", stored: "yuv420p"),
    Kind(name: "a.webm", expected: "vp9", stored: "yuv420p"),
    Kind(name: "a.webm", isOpaque: false, expected: "vp9", stored: "yuv420p"),
    Kind(name: "a.mkv", codec: .vp9, isOpaque: false, expected: "vp9", stored: "yuv420p"),
    Kind(
      name: "a.mp4", codec: .vp9, pixelFormat: "yuv420p10le", expected: "vp9",
      stored: "yuv420p10le"),
    Kind(name: "a.mp4", codec: .av1, expected: "av1", stored: "yuv420p"),
    Kind(
      name: "a.webm", codec: .av1, pixelFormat: "yuv420p10le", expected: "av1",
      stored: "yuv420p10le"),
    Kind(name: "a.mov", codec: .prores422, expected: "prores", stored: "yuv422p10le"),
    Kind(name: "a.mov", isOpaque: false, expected: "prores", stored: "yuva444p12le"),
    Kind(name: "a.mov", codec: .prores4444, expected: "prores", stored: "yuv444p12le"),
    Kind(
      name: "a.mkv", codec: .prores4444, isOpaque: false, expected: "prores", stored: "yuva444p12le"
    ),
    Kind(name: "a.gif", expected: "gif", stored: "bgra"),
    Kind(name: "a.gif", isOpaque: false, expected: "gif", stored: "bgra"),
    Kind(name: "a.apng", expected: "apng", stored: "rgb24"),
    Kind(name: "a.png", isOpaque: false, expected: "apng", stored: "rgba"),
    Kind(name: "a.webp", expected: "webp", stored: ""),
    Kind(name: "a.webp", isOpaque: false, expected: "webp", stored: ""),
  ]

  var holdsAlpha: Bool { !isOpaque && expected != "h264" }

  func settings(isChecked: Bool = true) throws -> VideoSettings {
    try VideoSettings(
      codec: codec,
      preset: codec?.hasSpeeds ?? ["h264", "vp9"].contains(expected) ? .ultrafast : nil,
      pixelFormat: pixelFormat, isChecked: isChecked)
  }
}

@Suite(.tier(.encoders)) struct FormatTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: Kind.all)
  func everyFormatPlaysAndHasItsProperties(kind: Kind) throws {
    let card = TestCard(isOpaque: kind.isOpaque)
    let path = folder(kind.name)
    try card.write(21, to: path, kind.settings())
    #expect(folder.names() == [kind.name])
    if kind.expected == "webp" { return try expectWebP(path, card) }
    let complaints = try Program.run(
      "/usr/bin/env", ["ffmpeg", "-v", "error", "-i", path, "-f", "null", "-"])
    #expect(complaints.status == 0 && complaints.errors.isEmpty, "\(complaints.errors)")
    let probe = try Tool.probe(path)
    #expect(probe["codec_name"] == kind.expected && probe["pix_fmt"] == kind.stored)
    #expect((probe["width"], probe["height"]) == ("160", "96"))
    #expect(probe["nb_read_frames"] == "21" && probe["avg_frame_rate"] == "30/1")
    if ["gif", "apng"].contains(kind.expected) { return }
    for tag in ["color_space", "color_transfer", "color_primaries"] {
      #expect(probe[tag] == "bt709", "\(tag)")
    }
    #expect(probe["color_range"] == "tv")
    if kind.expected == "hevc", !kind.name.hasSuffix("mkv") {
      #expect(probe["codec_tag_string"] == "hvc1")
    }
  }

  /// The encoder checks the written file: frames, times, size, pixel format, tags, and the pixels
  /// of a frame.
  @Test(arguments: VideoCodec.allCases)
  func everyCodecIsWrittenToItsContainers(codec: VideoCodec) throws {
    let settings = try VideoSettings(codec: codec, preset: codec.hasSpeeds ? .ultrafast : nil)
    for container in codec.containers {
      for isOpaque in [true, false] {
        let name = "\(isOpaque).\(container.name)"
        try TestCard(isOpaque: isOpaque).write(4, to: folder(name), settings)
        #expect(folder.names().contains(name))
      }
    }
  }

  private func expectWebP(_ path: String, _ card: TestCard) throws {
    let file = try WebPFile(path)
    #expect((file.width, file.height, file.durations.count) == (160, 96, 21))
    #expect(abs(file.durations.reduce(0, +) - 700) <= 1)
  }

  /// Alpha is stored with straight colours; decoded premultiplied colours differ only by the
  /// codec's loss.
  @Test(arguments: Kind.all.filter(\.holdsAlpha))
  func alphaIsPreserved(kind: Kind) throws {
    let card = TestCard(isOpaque: false)
    try card.write(9, to: folder(kind.name), kind.settings(isChecked: false))
    guard kind.expected != "webp" else { return }
    let decoder = try VideoDecoder(path: folder(kind.name))
    for number in 0..<9 {
      let decoded = try #require(try decoder.next())
      var worst = 0
      for (pixel, original) in zip(decoded.pixels, card.frame(number).bitmap.pixels) {
        let alpha = Int(original >> 24)
        let expected = kind.expected == "gif" ? (alpha < 128 ? 0 : 255) : alpha
        worst = max(worst, abs(Int(pixel >> 24) - expected))
      }
      #expect(worst <= (kind.expected == "vp9" ? 60 : kind.expected == "prores" ? 1 : 0))
    }
  }

  /// Titles leave most of their canvas transparent, and can start with an empty frame.
  @Test(
    arguments: Kind.all.filter(\.holdsAlpha), [(0, true), (31, false), (31, true), (96, false)])
  func mostlyTransparentFramesAreEncoded(kind: Kind, clear: (margin: Int, beginsClear: Bool)) throws
  {
    let card = TestCard(isOpaque: false, margin: clear.margin, beginsClear: clear.beginsClear)
    try card.write(9, to: folder(kind.name), kind.settings())
    #expect(folder.names() == [kind.name])
  }

  @Test(
    arguments: Kind.all.filter { $0.pixelFormat != nil || $0.codec != nil || $0.expected != "h264" }
  )
  func theSameFramesGiveTheSameBytes(kind: Kind) throws {
    let card = TestCard(isOpaque: kind.isOpaque)
    for folderName in ["1/", "2/"] {
      try card.write(12, to: folder(folderName + kind.name), kind.settings(isChecked: false))
    }
    let files = try ["1/", "2/"].map {
      try Data(contentsOf: URL(fileURLWithPath: folder($0 + kind.name)))
    }
    #expect(files[0] == files[1])
  }

  @Test(arguments: [
    ("a.webm", VideoCodec.vp9), ("a.mp4", .h265), ("a.mov", .prores422), ("a.mp4", .av1),
  ])
  func oddSizesArePadded(name: String, codec: VideoCodec) throws {
    let card = TestCard(width: 63, height: 47, isOpaque: codec != .vp9)
    let speed = codec == .prores422 ? nil : VideoPreset.ultrafast
    let error = outputError { () throws(FlipbookError) in
      _ = try VideoEncoder(
        path: folder(name), format: card.format, settings: try VideoSettings(codec: codec))
    }
    #expect(error?.code == .oddSize)
    let settings = try VideoSettings(
      codec: codec, preset: speed, oddSize: .pad,
      pixelFormat: codec == .h265 || codec == .av1 ? "yuv420p10le" : nil)
    try card.write(5, to: folder(name), settings)
    let probe = try Tool.probe(folder(name))
    #expect((probe["width"], probe["height"]) == ("64", codec == .prores422 ? "47" : "48"))
  }

  @Test(arguments: ["a.gif", "a.apng", "a.webp", "a.mov"])
  func formatsWithoutSharedChromaSupportOddSizes(name: String) throws {
    let card = TestCard(width: 33, height: 17, isOpaque: false)
    try card.write(3, to: folder(name), try VideoSettings())
    #expect(folder.names() == [name])
  }

  @Test(
    arguments: [
      (60, 30, 31), (50, 50, 61), (30, 30, 61), (24, 24, 61), (120, 40, 21), (12, 12, 61),
    ])
  func theTimesOfAGIFDoNotDrift(rate: Int, shown: Int, count: Int) throws {
    let card = TestCard(width: 40, height: 32, rate: try #require(FrameRate(rate)))
    let encoder = try card.write(61, to: folder("a.gif"), try VideoSettings())
    #expect(encoder.format.step == rate / shown)
    #expect(encoder.notes.isEmpty == (rate <= 50))
    let data = try Tool.run(
      "ffprobe", "-v", "error", "-show_entries", "packet=pts,duration", "-of", "csv=p=0",
      folder("a.gif"))
    let times = String(decoding: data, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: ",").compactMap { Int($0) }
    }
    #expect(times.count == count)
    for (number, time) in times.enumerated() {
      #expect(time[0] == Int((100 * Double(number) / Double(shown)).rounded()))
      #expect(time[1] >= 2 || number == times.count - 1)
    }
    let end = try #require(times.last).reduce(0, +)
    #expect(abs(Double(end) - 6100 / Double(rate)) <= (rate > 50 ? 2 : 1))
  }

  @Test func animatedPicturesLoopForever() throws {
    let card = TestCard(width: 32, height: 16)
    for name in ["a.gif", "a.apng", "a.webp"] {
      try card.write(3, to: folder(name), try VideoSettings())
    }
    let gif = try Data(contentsOf: URL(fileURLWithPath: folder("a.gif")))
    #expect(gif.range(of: Data("NETSCAPE2.0".utf8 + [3, 1, 0, 0, 0])) != nil)
    let apng = try Data(contentsOf: URL(fileURLWithPath: folder("a.apng")))
    #expect(apng.range(of: Data("acTL".utf8 + [0, 0, 0, 3, 0, 0, 0, 0])) != nil)
    let webp = try Data(contentsOf: URL(fileURLWithPath: folder("a.webp")))
    let start = try #require(webp.range(of: Data("ANIM".utf8))).upperBound
    #expect(webp[(start + 8)..<(start + 10)].elementsEqual([0, 0]))
  }

  /// Films whose frames are all equal, or that have one frame.
  @Test(arguments: ["a.webp", "a.gif", "a.apng", "a.mov", "a.webm"], [1, 7])
  func filmsWithoutMotionAreEncoded(name: String, count: Int) throws {
    let card = TestCard(width: 48, height: 32, isOpaque: false)
    let encoder = try VideoEncoder(
      path: folder(name), format: card.format, settings: try VideoSettings())
    try Films.play(count, to: encoder) { _ in card.frame(0) }
    #expect(folder.names() == [name])
  }

  @Test func aSquareCentresTheFilmOnTheCanvasColour() throws {
    let settings = try VideoSettings(preset: .ultrafast, purpose: .socialSquare)
    try TestCard(width: 160, height: 90).write(2, to: folder("a.mp4"), settings)
    let frame = try #require(try VideoDecoder(path: folder("a.mp4")).next())
    #expect((frame.width, frame.height) == (1080, 1080))
    for y in [5, 200, 880, 1075] {
      let pixel = try #require(frame[540, y])
      #expect(abs(Int(pixel.red) - 255) < 4 && abs(Int(pixel.green) - 128) < 4 && pixel.blue < 4)
    }
    let inner = try #require(frame[1040, 300])
    #expect(inner.red < 4 && inner.green < 4 && inner.blue < 4)
  }

  @Test func purposesSelectTheirSettings() throws {
    func format(_ name: String, _ purpose: VideoPurpose, crf: Int? = nil) throws -> VideoFormat {
      try VideoFormat(
        path: name, frames: TestCard(isOpaque: false).format,
        settings: VideoSettings(crf: crf, purpose: purpose))
    }
    #expect(try format("a.mp4", .web).rateFactor == 20)
    #expect(try format("a.mp4", .web, crf: 30).rateFactor == 30)
    #expect(try format("a.mov", .broadcast).pixelFormat.name == "yuv422p10le")
    #expect(try format("a.mov", .alpha).pixelFormat.name == "yuva444p10le")
    #expect(try format("a.webm", .alpha).pixelFormat.name == "yuva420p")
    #expect(try VideoSettings(purpose: .broadcast).ending == "mov")
    #expect(try VideoSettings(purpose: .alpha).ending == "webm")
    #expect(try VideoSettings(codec: .gif).ending == "gif")
    #expect(try VideoSettings().ending == "mp4")
    let web = try VideoSettings(preset: .veryfast, purpose: .web)
    try TestCard().write(3, to: folder("a.mp4"), web)
    #expect(try Tool.probe(folder("a.mp4"))["profile"] == "High")
    let full = try VideoSettings(preset: .veryfast, purpose: .web, pixelFormat: "yuv444p")
    try TestCard().write(3, to: folder("b.mp4"), full)
    #expect(try Tool.probe(folder("b.mp4"))["pix_fmt"] == "yuv444p")
  }

  @Test func bitRatesAndFurtherArgumentsAreUsed() throws {
    let card = TestCard()
    for (name, codec) in [
      ("a.mp4", VideoCodec.h264), ("b.mp4", .h265), ("a.webm", .vp9), ("c.mp4", .av1),
    ] {
      let settings = try VideoSettings(codec: codec, preset: .veryfast, bitrate: 200_000)
      try card.write(30, to: folder(name), settings)
    }
    let settings = try VideoSettings(preset: .ultrafast, arguments: ["-g", "5"])
    try card.write(20, to: folder("g.mp4"), settings)
    let data = try Tool.run(
      "ffprobe", "-v", "error", "-show_entries", "packet=flags", "-of", "csv=p=0", folder("g.mp4"))
    #expect(
      String(decoding: data, as: UTF8.self).split(separator: "\n").count { $0.hasPrefix("K") } == 4)
  }
}
