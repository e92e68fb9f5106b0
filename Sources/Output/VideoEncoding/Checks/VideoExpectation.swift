import Sinks
import VirtualTime

/// The expected properties of a complete file.
struct VideoExpectation: Sendable {
  /// The format of the video.
  let format: VideoFormat

  /// The number of frames that the video shows.
  let frameCount: Int

  /// The number of frames of the film, which determines its duration.
  let totalFrameCount: Int

  init(_ format: VideoFormat, frameCount: Int, totalFrameCount: Int) {
    self.format = format
    self.frameCount = frameCount
    self.totalFrameCount = totalFrameCount
  }

  /// The duration of the film, in seconds.
  var duration: Double { FrameTimes(format.frames.rate).seconds(totalFrameCount) }

  /// Describes the first property of `probe` that differs from the expected one; nil if there is
  /// none.
  func fault(of probe: VideoProbe) -> String? {
    let video = probe.video
    guard (video.width, video.height) == (format.width, format.height) else {
      return "frames of \(video.width ?? 0) × \(video.height ?? 0) pixels, not "
        + "\(format.width) × \(format.height)"
    }
    return pixelFault(of: video) ?? colourFault(of: video) ?? timeFault(of: probe)
      ?? durationFault(of: probe) ?? soundFault(of: probe)
  }

  private func pixelFault(of video: VideoProbe.Stream) -> String? {
    let found = video.pixFmt ?? "none"
    var expected = [format.pixelFormat.probedName]
    if format.hasSeparateAlpha {
      guard video.hasSeparateAlpha else { return "no alpha" }
      expected = [String(format.pixelFormat.name.replacing("yuva", with: "yuv"))]
    }
    if !format.codec.statesBitDepth {
      expected = ["10le", "12le"].map { expected[0].dropLast(4) + $0 }
    }
    return expected.contains(found)
      ? nil : "pixels in the format \(found), not \(expected.joined(by: "or"))"
  }

  private func colourFault(of video: VideoProbe.Stream) -> String? {
    guard !format.pixelFormat.isRGB else { return nil }
    let tags = [
      ("range", video.colorRange, "tv"), ("matrix", video.colorSpace, "bt709"),
      ("transfer", video.colorTransfer, "bt709"), ("primaries", video.colorPrimaries, "bt709"),
    ]
    guard let wrong = tags.first(where: { $0.1 != $0.2 }) else { return nil }
    return "a colour \(wrong.0) tagged \"\(wrong.1 ?? "unknown")\" instead of \"\(wrong.2)\""
  }

  private func timeFault(of probe: VideoProbe) -> String? {
    guard probe.times.count == frameCount else {
      return "\(probe.times.count) frames, not \(frameCount)"
    }
    return FrameTimes(format.frames.rate, step: format.step)
      .fault(of: probe, isSummed: format.codec.sumsDelays)
  }

  private func durationFault(of probe: VideoProbe) -> String? {
    let found = probe.video.duration.flatMap(Double.init) ?? probe.duration
    // If only the container states a duration, the priming samples of the sound can add to it.
    guard let found, !format.codec.sumsDelays else { return nil }
    let slack = max(format.container.tick ?? 0, probe.video.tick?.value ?? 0, 0.001)
    // If frames are skipped, the last one that is shown can last a tick longer.
    let more =
      probe.audio?.codecName == AudioFormat.opus.probedName ? 0.0075 : format.step > 1 ? slack : 0
    guard abs(found - duration) <= slack + more else {
      return "a duration of \(found) s, not \(duration) s"
    }
    return nil
  }

  private func soundFault(of probe: VideoProbe) -> String? {
    guard format.settings.audio != nil else {
      return probe.audio == nil ? nil : "sound, although none was requested"
    }
    guard let audio = probe.audio else { return "no sound" }
    let name = format.audio?.probedName
    guard audio.codecName == name else {
      return "sound encoded as \(audio.codecName ?? "none"), not \(name ?? "none")"
    }
    guard let found = audio.duration.flatMap(Double.init) else { return nil }
    return abs(found - duration) <= 0.001
      ? nil : "sound of \(found) s for a film of \(duration) s"
  }
}
