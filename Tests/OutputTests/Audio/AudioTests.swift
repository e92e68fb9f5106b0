import Failures
import OutputFiles
import Foundation
import Raster
import Testing
import TestSupport
import VideoEncoding
import VirtualTime

@Suite(.tier(.encoders)) struct AudioTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Creates a stereo tone of `seconds` at 44.1 kHz.
  private func tone(_ name: String = "tone.wav", seconds: Double = 5) throws -> String {
    try Tool.run(
      "ffmpeg", "-v", "error", "-f", "lavfi", "-i",
      "sine=frequency=441:sample_rate=44100:duration=\(seconds)", "-ac", "2", folder(name))
    return folder(name)
  }

  /// Returns the samples of a video's left channel, at 48 kHz.
  private func samples(_ name: String) throws -> [Int16] {
    let data = try Tool.run(
      "ffmpeg", "-v", "error", "-i", folder(name), "-map", "0:a", "-af", "pan=mono|c0=c0", "-f",
      "s16le", "pipe:1")
    return data.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
  }

  /// Returns the level: the root mean square, which is 23 170 for a full-scale sine.
  private func level(_ samples: some Collection<Int16>) -> Double {
    (samples.reduce(0) { $0 + Double($1) * Double($1) } / Double(max(samples.count, 1)))
      .squareRoot()
  }

  @discardableResult
  private func film(
    _ name: String, _ audio: AudioTrack, codec: VideoCodec? = nil, frames: Int = 45,
    rate: FrameRate = FrameRate(30)!, from first: Int = 0, isOpaque: Bool = true
  ) throws -> VideoEncoder {
    let settings = try VideoSettings(codec: codec, audio: audio)
    return try TestCard(width: 32, height: 16, isOpaque: isOpaque, rate: rate)
      .write(frames, to: folder(name), settings, from: first)
  }

  @Test(
    arguments: [
      ("a.mp4", VideoCodec.h264, "aac"), ("a.mov", .h265, "aac"), ("a.mkv", .h264, "opus"),
      ("a.webm", .vp9, "opus"), ("a.mov", .prores422, "pcm_s24le"), ("a.mkv", .prores4444, "opus"),
    ], ["30", "30000/1001"])
  func soundIsAsLongAsTheFilm(format: (String, VideoCodec, String), rate: String) throws {
    let parts = rate.split(separator: "/").compactMap { Int($0) }
    let rate = try #require(FrameRate(parts[0], parts.count > 1 ? parts[1] : 1))
    for seconds in [0.3, 5] {
      let audio = try AudioTrack(path: tone("\(seconds).wav", seconds: seconds))
      try film("\(seconds)-\(format.0)", audio, codec: format.1, rate: rate)
      let output = try Tool.run(
        "ffprobe", "-v", "error", "-show_entries",
        "stream=codec_name,duration,start_time,sample_rate,channels:format=duration", "-of",
        "compact",
        folder("\(seconds)-\(format.0)"))
      let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
      #expect(lines[1].contains("codec_name=\(format.2)"))
      #expect(lines[1].contains("sample_rate=48000") && lines[1].contains("channels=2"))
      let duration = try #require(
        lines[2].split(separator: "=").last.flatMap { Double($0) })
      let slack = format.2 == "opus" ? 0.0085 : 0.0006
      #expect(abs(duration - 45 / rate.framesPerSecond) <= slack, "\(lines)")
      let decoded = try samples("\(seconds)-\(format.0)")
      let length = 45 * rate.denominator * 48_000 / rate.numerator
      // ffmpeg decodes the last AAC packet, of 1024 samples, to its end.
      #expect((length...length + (format.2 == "aac" ? 1023 : 0)).contains(decoded.count))
      #expect(level(decoded[1_000..<14_000]) > 1_500)
      if seconds < 1 { #expect(level(decoded[20_000...]) < 30) }
    }
    #expect(folder.names().count == 4)
  }

  /// The first audible sample is at the offset, in every format.
  @Test(arguments: [("a.mp4", 0), ("a.webm", 0), ("a.mov", 0), ("a.mkv", 30)])
  func theOffsetIsExact(name: String, first: Int) throws {
    let audio = try AudioTrack(path: tone(), offset: 0.5 + Double(first) / 30)
    try film(name, audio, codec: name == "a.mov" ? .prores422 : nil, from: first)
    let decoded = try samples(name)
    let start = try #require(decoded.firstIndex { abs(Int($0)) > 400 })
    #expect(abs(start - 24_000) < 40, "\(start)")
  }

  @Test func aRangeOfFramesHasTheMatchingPartOfTheSound() throws {
    let audio = try AudioTrack(path: tone(), offset: -0.25, trim: 1...3, fadeIn: 0.5)
    try film("whole.mov", audio, codec: .prores422, frames: 60)
    try film("part.mov", audio, codec: .prores422, frames: 30, from: 15)
    let (whole, part) = try (samples("whole.mov"), samples("part.mov"))
    #expect((whole.count, part.count) == (96_000, 48_000))
    #expect(part.elementsEqual(whole[24_000..<72_000]))
    // The sound ends 1.75 s after the start of the film.
    #expect(level(whole[83_000..<83_900]) > 1_500 && level(whole[84_100...]) < 2)
  }

  @Test func fadesMatchTheSettings() throws {
    let audio = try AudioTrack(path: tone(), fadeIn: 0.5, fadeOut: 0.5)
    try film("a.mov", audio, codec: .prores422)
    let decoded = try samples("a.mov")
    let full = level(decoded[30_000..<40_000])
    #expect(level(decoded[0..<2_400]) < 0.1 * full)
    #expect(abs(level(decoded[11_000..<13_000]) / full - 0.5) < 0.05)
    #expect(abs(level(decoded[59_000..<61_000]) / full - 0.5) < 0.05)
    #expect(level(decoded[69_600...]) < 0.1 * full)
  }

  @Test func loudnessMatchesTheSetting() throws {
    func loudness(_ name: String) throws -> Double {
      let output = try Tool.run(
        "sh", "-c",
        "ffmpeg -hide_banner -i \"$0\" -map 0:a -af ebur128 -f null - 2>&1", folder(name))
      let text = String(decoding: output, as: UTF8.self)
      let line = text.split(separator: "\n").last { $0.contains("I:") && $0.contains("LUFS") }
      return try #require(line?.split(separator: " ").dropFirst().first.flatMap { Double($0) })
    }
    let quiet = try AudioTrack(path: tone(), loudness: -30)
    let encoder = try film("quiet.mov", quiet, codec: .prores422, frames: 90)
    #expect(encoder.notes.isEmpty)
    #expect(abs(try loudness("quiet.mov") + 30) < 0.3)
    // A full-scale sine can't become louder.
    let loud = try AudioTrack(path: folder("tone.wav"), loudness: -5)
    let other = try film("loud.mov", loud, codec: .prores422, frames: 90)
    let reached = try loudness("loud.mov")
    #expect(reached < -3 && other.notes.isEmpty == (reached > -5.2))
  }

  @Test func inaudibleSoundIsReported() throws {
    let audio = try AudioTrack(path: tone(), offset: 10)
    let encoder = try film("a.mp4", audio)
    #expect(encoder.notes.count == 1 && encoder.notes[0].contains("is not heard"))
    #expect(level(try samples("a.mp4")) == 0)
    #expect(folder.names() == ["a.mp4", "tone.wav"])
  }

  @Test func alphaIsKeptWithSound() throws {
    try film("a.webm", AudioTrack(path: tone()), frames: 10, isOpaque: false)
    let frame = try #require(try VideoDecoder(path: folder("a.webm")).next())
    #expect(!frame.isOpaque)
  }

  @Test func invalidAudioIsReportedBeforeTheFirstFrame() throws {
    try Data("no sound at all".utf8).write(to: URL(fileURLWithPath: folder("text.wav")))
    try Tool.run(
      "ffmpeg", "-v", "error", "-f", "lavfi", "-i", "color=red:size=16x16:duration=0.2",
      folder("mute.mp4"))
    let names = folder.names()
    for (name, words) in [
      ("text.wav", "can't be read as audio"), ("mute.mp4", "doesn't contain sound"),
      ("missing.wav", "was not found"), ("", "is a folder"),
    ] {
      let settings = try VideoSettings(audio: AudioTrack(path: folder(name)))
      let sink = try VideoEncoder(
        path: folder("a.mp4"), format: TestCard().format, settings: settings)
      let error = try #require(outputError { () throws(FlipbookError) in try sink.open() })
      #expect(error.code == .unreadable && error.message.contains(words), "\(error)")
      #expect(error.message.contains(folder(name)) && error.hint?.contains("--audio") == true)
    }
    #expect(folder.names() == names)
  }

  @Test func aVideoDoesNotReplaceItsSound() throws {
    let sound = folder("sound.mov")
    try Tool.run(
      "ffmpeg", "-v", "error", "-f", "lavfi", "-i", "sine=duration=1", "-c:a", "pcm_s16le", sound)
    try FileManager.default.createSymbolicLink(
      atPath: folder("link.mov"), withDestinationPath: sound)
    let before = try Data(contentsOf: URL(fileURLWithPath: sound))
    for (path, audio) in [
      ("sound.mov", "sound.mov"), ("sound.mov", "link.mov"), ("link.mov", "sound.mov"),
    ] {
      let sink = try VideoEncoder(
        path: folder(path), format: TestCard().format,
        settings: VideoSettings(audio: AudioTrack(path: folder(audio))))
      let error = try #require(outputError { () throws(FlipbookError) in try sink.open() })
      #expect(error.message.contains("is the audio file itself") && error.hint != nil)
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: sound)) == before)
  }

  @Test func aMissingPartIsAnErrorAndLeavesNoFiles() throws {
    let audio = try AudioTrack(path: tone(seconds: 1), trim: 2...3)
    let sink = try VideoEncoder(
      path: folder("a.mp4"), format: TestCard().format, settings: VideoSettings(audio: audio))
    let error = try #require(
      outputError { () throws(FlipbookError) in try Films.play(3, to: sink) { TestCard().frame($0) }
      }
    )
    #expect(error.hint?.contains("--audio-trim") == true)
    #expect(folder.names() == ["tone.wav"])
  }

  @Test func valuesOutOfRangeAreErrors() throws {
    func code(
      offset: Double = 0, trim: ClosedRange<Double>? = nil, fadeIn: Double = 0,
      fadeOut: Double = 0, loudness: Double? = nil
    ) -> FlipbookError.Code? {
      do {
        _ = try AudioTrack(
          path: "a", offset: offset, trim: trim, fadeIn: fadeIn, fadeOut: fadeOut,
          loudness: loudness)
        return nil
      } catch {
        return error.code
      }
    }
    #expect(code() == nil)
    #expect(code(offset: .nan) == .badSetting && code(offset: .infinity) == .badSetting)
    #expect(code(trim: 3...3) == .badSetting && code(trim: -1...3) == .badSetting)
    #expect(code(fadeIn: -1) == .badSetting && code(fadeOut: 1e9) == .badSetting)
    #expect(code(loudness: 0) == .badSetting && code(loudness: -5) == nil)
    for text in ["3", "3-1", "a-b", "", "1-2-3", "nan-nan"] {
      let error = outputError { () throws(FlipbookError) in _ = try AudioTrack.part(text) }
      #expect(error?.code == .badSetting, "\(text)")
    }
    #expect(try AudioTrack.part("1.5-20") == 1.5...20)
  }

  @Test func aPlanPlacesSamples() throws {
    func plan(offset: Double, first: Int, frames: Int, count: Int) throws -> AudioMix.Plan {
      let mix = AudioMix(
        try AudioTrack(path: "a", offset: offset), rate: FrameRate(30)!, frameCount: frames,
        firstFrame: first, format: .aac)
      return mix.plan(count: count)
    }
    #expect(
      try plan(offset: 0, first: 0, frames: 30, count: 96_000)
        == AudioMix.Plan(audible: 0..<48_000, silence: 0, length: 48_000))
    #expect(
      try plan(offset: 0.5, first: 0, frames: 30, count: 10)
        == AudioMix.Plan(audible: 0..<10, silence: 24_000, length: 48_000))
    #expect(
      try plan(offset: -1, first: 30, frames: 30, count: 100_000)
        == AudioMix.Plan(audible: 96_000..<100_000, silence: 0, length: 48_000))
    #expect(try plan(offset: 9, first: 0, frames: 30, count: 10).audible.isEmpty)
    #expect(try plan(offset: -9, first: 0, frames: 30, count: 10).audible.isEmpty)
  }
}
