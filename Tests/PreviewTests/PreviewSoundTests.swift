import Foundation
import TestSupport
import Testing

/// Tests of a film's sound, in a real browser.
@Suite(.tier(.browser), .serialized) struct PreviewSoundTests {
  private let files: TemporaryFolder
  private let browser: Browser

  init() throws {
    files = try TemporaryFolder()
    browser = try Browser()
  }

  private func open(_ package: PreviewedPackage) throws {
    try package.open(in: browser, until: "preview.player.film?.hasTrace")
  }

  @Test func soundIsPlayedInStep() throws {
    try wave(seconds: 20).write(to: URL(fileURLWithPath: files("sound.wav")))
    let package = try PreviewedPackage(
      "Intro", ["--audio", files("sound.wav"), "--audio-offset", "0.5"])
    try open(package)
    #expect(try browser.waits(for: "preview.sound.audio !== null"))
    #expect(try browser.holds("!document.querySelector('#sound').hidden"))
    _ = try browser.value("preview.player.seek(60)")
    try browser.press(" ")
    // Frame 60 is at 1 s, so the sound is at 0.5 s.
    #expect(
      try browser.waits(
        for: """
          !preview.sound.audio.paused && preview.sound.audio.currentTime > 0.5
            && Math.abs(preview.player.frame / 60 - 0.5 - preview.sound.audio.currentTime) < 0.2
          """))
    try browser.press("m")
    #expect(try browser.holds("preview.sound.audio.muted"))
    try browser.press("k")
    #expect(try browser.waits(for: "preview.sound.audio.paused"))
    _ = try browser.value("preview.player.seek(0)")
    try browser.press("j")
    #expect(try browser.holds("preview.sound.audio.paused"), "backwards is silent")
    #expect(browser.problems.isEmpty, "\(browser.problems)")
  }

  /// A video of frames 90 to 119 has the sound from 1 s to 1.5 s, which is the only loud part.
  @Test(.tier(.encoders), arguments: [(90, 119, 0.5), (0, 270, 271.0 / 60)])
  func renderedVideosHaveTheSoundOfTheirFrames(first: Int, last: Int, seconds: Double) throws {
    try wave(seconds: 20, loud: 1.0..<1.5).write(to: URL(fileURLWithPath: files("sound.wav")))
    let package = try PreviewedPackage(
      "Intro", ["--audio", files("sound.wav"), "--audio-offset", "0.5"])
    try open(package)
    let range = "first: \(first), last: \(last)"
    _ = try browser.value("preview.connection.request('render', { format: 'mp4', \(range) })")
    #expect(
      try browser.waits(for: "['done', 'failed'].includes(preview.renders.renders?.[0]?.state)"))
    #expect(try browser.text("preview.renders.renders[0].error ?? 'none'") == "none")
    let video = package.folder(first == 0 ? "output/Film.mp4" : "output/Film-\(first)-\(last).mp4")
    let streams = try streams(of: video)
    try #require(streams.map(\.type) == ["video", "audio"], "\(streams)")
    for stream in streams { #expect(abs(stream.end - seconds) < 0.05, "\(streams)") }
    if first > 0 { #expect(try loudness(of: video) > -40) }
  }

  /// Returns the streams of a video, and the time at which each ends, in seconds.
  private func streams(of video: String) throws -> [(type: String, end: Double)] {
    let text = try Tool.run(
      "ffprobe", "-v", "error", "-show_entries", "stream=codec_type,start_time,duration", "-of",
      "csv=p=0", video)
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map { line in
      let parts = line.split(separator: ",").map(String.init)
      return (parts[0], parts.dropFirst().compactMap(Double.init).reduce(0, +))
    }
  }

  /// Returns the mean volume of a video's sound, in decibels below the loudest possible one.
  private func loudness(of video: String) throws -> Double {
    let result = try Program.run(
      "/usr/bin/env",
      ["ffmpeg", "-nostdin", "-hide_banner", "-i", video, "-af", "volumedetect", "-f", "null", "-"])
    let parts = result.errors.components(separatedBy: "mean_volume: ")
    return try #require(parts.last?.split(separator: " ").first.flatMap { Double($0) })
  }

  /// Returns a WAV file with one channel of 8000 samples a second, silent but for a part.
  private func wave(seconds: Int, loud: Range<Double> = 0..<0) -> Data {
    let size = 8000 * seconds
    var file = Data()
    func add(_ name: String) { file.append(contentsOf: name.utf8) }
    func add(_ number: Int, _ count: Int) {
      for byte in 0..<count { file.append(UInt8(number >> (8 * byte) & 0xFF)) }
    }
    add("RIFF")
    add(36 + size, 4)
    add("WAVEfmt ")
    for (number, count) in [(16, 4), (1, 2), (1, 2), (8000, 4), (8000, 4), (1, 2), (8, 2)] {
      add(number, count)
    }
    add("data")
    add(size, 4)
    for sample in 0..<size {
      let isLoud = loud.contains(Double(sample) / 8000)
      file.append(isLoud ? (sample / 10 % 2 == 0 ? 64 : 192) : 128)
    }
    return file
  }
}
