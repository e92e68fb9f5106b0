import Failures
import OutputFiles
import Foundation
import Testing
import TestSupport
import VideoEncoding
import VirtualTime

@Suite struct FormatErrorTests {
  private func error(
    _ name: String, codec: VideoCodec? = nil, preset: VideoPreset? = nil, crf: Int? = nil,
    purpose: VideoPurpose? = nil, bitrate: Int? = nil, pixelFormat: String? = nil,
    audio: AudioTrack? = nil
  ) -> FlipbookError? {
    outputError { () throws(FlipbookError) in
      _ = try VideoEncoder(
        path: name, format: TestCard(isOpaque: false).format,
        settings: try VideoSettings(
          codec: codec, preset: preset, crf: crf, purpose: purpose, bitrate: bitrate,
          pixelFormat: pixelFormat, audio: audio))
    }
  }

  @Test(
    arguments: [
      ("film", ""), ("film.", ""), ("film.mpv", ".mp4"), ("film.weebm", ".webm"),
      ("a.gif/film", ""),
      ("film.pngs", ".png"), ("", ""), (".mp4x", ".mp4"),
    ])
  func anUnknownEndingIsAnErrorThatListsTheKnownOnes(name: String, nearest: String) throws {
    let error = try #require(self.error(name))
    #expect(error.code == .badSetting && error.message.contains("\"\(name)\""))
    let hint = try #require(error.hint)
    #expect(hint.hasPrefix("Use \(nearest)"))
    for ending in [".mp4", ".mov", ".mkv", ".webm", ".gif", ".apng", ".png", ".webp"] {
      #expect(hint.contains(ending))
    }
  }

  @Test func anUnknownCodecIsAnErrorThatListsTheKnownOnes() throws {
    for (name, nearest) in [
      ("h266", "h264"), ("prores", "prores422"), ("VP8", "vp9"), ("jif", "gif"),
    ] {
      let error = try #require(
        outputError { () throws(FlipbookError) in _ = try VideoCodec(named: name) })
      #expect(error.code == .badSetting && error.message.contains("\"\(name)\""))
      #expect(error.hint?.hasPrefix("Supported codecs: \(nearest)") == true)
      #expect(VideoCodec.allCases.allSatisfy { error.hint?.contains($0.name) == true })
    }
    #expect(try VideoCodec(named: "H265") == .h265)
  }

  @Test(
    arguments: [
      ("a.webm", VideoCodec.h264, ".mp4, .mov or .mkv"), ("a.mov", .vp9, ".webm, .mkv or .mp4"),
      ("a.mp4", .prores422, ".mov or .mkv"), ("a.mp4", .gif, ".gif"),
      ("a.gif", .apng, ".apng or .png"),
      ("a.mov", .av1, ".mp4, .mkv or .webm"),
    ])
  func incompatibleCodecsAndContainersAreErrors(name: String, codec: VideoCodec, expected: String)
    throws
  {
    let error = try #require(self.error(name, codec: codec))
    #expect(error.code == .badSetting)
    #expect(error.hint?.contains("goes into \(expected)") == true, "\(error.hint ?? "")")
  }

  @Test func settingsThatACodecLacksAreErrors() throws {
    #expect(error("a.mov", codec: .prores422, crf: 10)?.hint?.contains("--crf") == true)
    #expect(error("a.gif", crf: 10)?.message.contains("gif has no constant rate factor") == true)
    #expect(error("a.mp4", crf: 52)?.hint?.contains("51") == true)
    #expect(error("a.webm", crf: 52) == nil)
    #expect(error("a.mp4", crf: 99)?.hint?.contains("51 for h264 and h265, to 63 for vp9") == true)
    #expect(error("a.webm", crf: 64)?.hint?.contains("63") == true)
    #expect(error("a.mp4", crf: 20, bitrate: 1_000_000)?.message.contains("contradict") == true)
    #expect(error("a.mp4", bitrate: 12)?.code == .badSetting)
    #expect(error("a.apng", bitrate: 1_000_000)?.hint?.contains("--bitrate") == true)
    #expect(error("a.mov", preset: .fast)?.hint?.contains("--preset") == true)
    #expect(error("a.gif", pixelFormat: "rgb8")?.hint?.contains("--pix-fmt") == true)
    #expect(error("a.mp4", purpose: .alpha)?.message.contains("no alpha") == true)
    let web = error("a.webm", purpose: .web)
    #expect(web?.message.contains("can't hold h264, which --preset web asks for.") == true)
    #expect(error("a.mp4", purpose: .broadcast)?.hint?.contains("prores422 goes into .mov") == true)
  }

  @Test func bitRatesAreParsedWithTheirUnits() throws {
    #expect(try VideoSettings.bitrate("4M") == 4_000_000)
    #expect(try VideoSettings.bitrate("1.5M") == 1_500_000)
    #expect(try VideoSettings.bitrate("800k") == 800_000)
    #expect(try VideoSettings.bitrate("250000") == 250_000)
    for text in ["", "M", "4G", "-4M", "nan", "inf", "4 M", "1"] {
      let error = outputError { () throws(FlipbookError) in _ = try VideoSettings.bitrate(text) }
      #expect(error?.code == .badSetting, "\(text)")
    }
  }

  @Test func aPixelFormatThatTheEncoderLacksIsFoundBeforeTheFirstFrame() throws {
    let folder = try TemporaryFolder()
    for (name, codec, format, nearest) in [
      ("a.mp4", VideoCodec.h264, "yuv420p12le", "yuv420p10le"),
      ("a.webm", .vp9, "yuva444p", "yuv444p"),
      ("a.mov", .prores422, "yuv420p", "yuv422p10le"), ("a.mp4", .h264, "yuvj420p", "yuv420p"),
      ("a.mp4", .h264, "nonsense", ""),
    ] {
      let settings = try VideoSettings(codec: codec, pixelFormat: format)
      let sink = try VideoEncoder(path: folder(name), format: TestCard().format, settings: settings)
      let error = try #require(outputError { () throws(FlipbookError) in try sink.open() })
      #expect(error.code == .badSetting && error.message.contains("\"\(format)\""))
      let prefix = "Supported pixel formats: \(nearest)"
      #expect(error.hint?.hasPrefix(prefix) == true, "\(error.hint ?? "")")
      #expect(error.hint?.contains("gray") == false)
    }
    #expect(folder.names() == [])
  }

  @Test func animatedImagesHaveNoSound() throws {
    let audio = try AudioTrack(path: "tone.wav")
    for name in ["a.gif", "a.apng", "a.webp"] {
      #expect(error(name, audio: audio)?.hint?.contains("--audio") == true)
    }
  }
}
