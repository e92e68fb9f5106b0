package import Failures
import OutputFiles
import Images
import Raster
package import Sinks
import VirtualTime

/// The complete format of a video, derived from settings, file name and frames.
package struct VideoFormat: Sendable {
  /// The format of the frames.
  package let frames: FrameFormat

  /// The codec.
  package let codec: VideoCodec

  /// The container.
  package let container: VideoContainer

  /// The pixel format.
  package let pixelFormat: PixelFormat

  let settings: VideoSettings

  /// Creates the format of the video at `path`. Throws if codec, container, pixel format, quality
  /// and sound can't be combined, or if the pixel format can't hold frames of an odd size.
  package init(
    path: String, frames: FrameFormat, settings: VideoSettings
  ) throws(FlipbookError) {
    container = try VideoContainer(path: path)
    codec = try Self.codec(settings, container, isOpaque: frames.isOpaque)
    self.frames = frames
    self.settings = settings
    pixelFormat =
      settings.pixelFormat ?? codec.pixelFormat(withAlpha: !frames.isOpaque, in: container)
    try checkQuality()
    try checkSize()
    if container.isPicture, settings.audio != nil {
      let videos = VideoContainer.allCases.filter { !$0.isPicture }
      throw FlipbookError(
        .badSetting, "A .\(container.name) file can't hold sound.",
        hint: "Leave out --audio, or choose a video format: \(videos.endings(joinedBy: "or")).")
    }
  }

  /// Returns the codec for the settings; throws if the container can't hold it.
  static func codec(
    _ settings: VideoSettings, _ container: VideoContainer, isOpaque: Bool
  ) throws(FlipbookError) -> VideoCodec {
    let codec =
      settings.codec ?? settings.purpose?.codec(in: container)
      ?? container.codec(isOpaque: isOpaque)
    guard container.codecs.contains(codec) else {
      let endings = codec.containers.flatMap(\.endings).map { "." + $0 }
      throw FlipbookError(
        .badSetting,
        "A .\(container.name) file can't hold \(codec.name)"
          + (settings.codec == nil
            ? settings.purpose.map { ", which --preset \($0.rawValue) asks for." } ?? "." : "."),
        hint: "\(codec.name) goes into \(endings.joined(by: "or")); "
          + ".\(container.name) holds \(container.codecs.map(\.name).joined(by: "or")).")
    }
    return codec
  }

  private func checkQuality() throws(FlipbookError) {
    try VideoSettings.check(settings.crf, codec)
    func refuse(_ option: String, _ what: String) throws(FlipbookError) {
      throw FlipbookError(
        .badSetting, "\(codec.name) has no \(what).",
        hint: "Leave out \(option): only \(VideoCodec.namesWithRateFactors) support it.")
    }
    if settings.bitrate != nil, codec.rateFactor == nil {
      try refuse("--bitrate", "setting for the bit rate")
    }
    if settings.preset != nil, !codec.hasSpeeds {
      try refuse("--preset", "setting for the encoder's speed")
    }
    if settings.purpose == .alpha, !codec.holdsAlpha(in: container) {
      let others = VideoContainer.allCases.filter { container in
        VideoPurpose.alpha.codec(in: container)?.holdsAlpha(in: container) ?? false
      }
      throw FlipbookError(
        .badSetting, "\(codec.name) in a .\(container.name) file has no alpha.",
        hint: "Use --preset alpha with \(others.endings(joinedBy: "or")).")
    }
    if settings.pixelFormat != nil, codec.hasPalette {
      throw FlipbookError(
        .badSetting, "The pixel format of a \(codec.title) is always a palette.",
        hint: "Leave out --pix-fmt.")
    }
  }

  private func checkSize() throws(FlipbookError) {
    let (width, height) = (frames.width, frames.height)
    guard settings.oddSize == .refuse, addedColumns + addedRows > 0 else { return }
    let sides = pixelFormat.halvesRows ? "even sides" : "an even width"
    let name = pixelFormat.halvesRows ? "4:2:0" : pixelFormat.name
    throw FlipbookError(
      .oddSize,
      "A video in \(name) needs \(sides), but the frames have \(width) × \(height) pixels.",
      hint: "Change the canvas, or pass --odd-size pad to repeat the last column or row.")
  }

  /// The number of columns added to make the width even: 0 or 1.
  var addedColumns: Int { needsAdding(pixelFormat.halvesColumns) ? frames.width % 2 : 0 }

  /// The number of rows added to make the height even: 0 or 1.
  var addedRows: Int { needsAdding(pixelFormat.halvesRows) ? frames.height % 2 : 0 }

  private func needsAdding(_ isHalved: Bool) -> Bool { isHalved && square == nil }

  /// The side of the square that frames are fitted into; nil if they keep their size.
  var square: Int? { settings.purpose?.side }

  /// The width of the frames that ffmpeg receives, in pixels.
  var givenWidth: Int { frames.width + addedColumns }

  /// The height of the frames that ffmpeg receives, in pixels.
  var givenHeight: Int { frames.height + addedRows }

  /// The width of the video, in pixels.
  package var width: Int { square ?? givenWidth }

  /// The height of the video, in pixels.
  package var height: Int { square ?? givenHeight }

  /// Whether the alpha of frames is kept. Otherwise frames are drawn on black.
  package var hasAlpha: Bool { pixelFormat.hasAlpha && !frames.isOpaque }

  /// The layout of the bands that ffmpeg receives.
  ///
  /// For the pixel format of most videos Flipbook converts the colours itself: that needs 1.5 bytes
  /// per pixel, and only the redrawn parts are converted. ffmpeg converts to all other formats.
  var layout: VideoBandLayout {
    if pixelFormat.name == "yuv420p", square == nil, !container.isPicture { return .i420 }
    return .rgba(isStraight: hasAlpha, columns: addedColumns, rows: addedRows)
  }

  /// The step between the frames that are shown: 1 for all. If the film's rate is higher than
  /// players of the codec reproduce, only every second, third … frame is shown; the duration stays
  /// the same.
  package var step: Int {
    guard let most = codec.maximumFramesPerSecond else { return 1 }
    let (numerator, denominator) = (frames.rate.numerator, frames.rate.denominator)
    return max(1, (numerator + most * denominator - 1) / (most * denominator))
  }

  /// Notes for the user.
  package var notes: [String] {
    var notes: [String] = []
    if settings.purpose == .alpha, frames.isOpaque {
      notes.append(
        "the canvas is opaque, and so is the video: use a clear background to get alpha")
    }
    guard let most = codec.maximumFramesPerSecond, step > 1 else { return notes }
    let rate = frames.rate.framesPerSecond / Double(step)
    let text = rate == rate.rounded() ? "\(Int(rate))" : "\((rate * 100).rounded() / 100)"
    notes.append(
      "a \(codec.title) can show at most \(most) frames per second: one of \(step) frames is used, "
        + "which gives \(text) frames per second")
    return notes
  }

  /// The constant rate factor; nil if the codec has none, or if a bit rate is set.
  package var rateFactor: Int? {
    guard codec.rateFactor != nil, settings.bitrate == nil else { return nil }
    return settings.crf ?? settings.purpose?.rateFactor ?? codec.rateFactor?.standard
  }

  /// Whether decoding restores red, green, blue and alpha of every pixel exactly.
  var isLossless: Bool {
    guard settings.arguments.isEmpty else { return false }
    let usual = codec.pixelFormat(withAlpha: hasAlpha, in: container)
    return codec.isLossless
      && (pixelFormat == usual || pixelFormat.name == "rgba" || pixelFormat.name == "bgra")
  }

  /// The encoders that support the size of the frames, the preferred one first.
  var encoders: [CodecEncoder] {
    codec.encoders.filter { min(width, height) >= $0.minimumSide }
  }

  /// The format of the sound; nil if the container can't hold sound.
  var audio: AudioFormat? { container.audio(with: codec) }

  /// Whether alpha is stored separately from the colours.
  var hasSeparateAlpha: Bool { codec.storesAlphaSeparately && pixelFormat.hasAlpha }

  /// Throws unless an ffmpeg in the folders of `searchPath`, separated by colons, can encode it.
  package func check(searchPath: String) throws(FlipbookError) {
    try FFmpeg(searchPath: searchPath).check(self)
  }

  /// The settings as the manifest records them.
  package var described: [String: String] {
    var described = ["codec": codec.name, "pixelFormat": pixelFormat.name]
    described["preset"] = codec.hasSpeeds ? (settings.preset ?? .medium).rawValue : nil
    described["crf"] = rateFactor.map { String($0) }
    described["bitrate"] = settings.bitrate.map { String($0) }
    described["purpose"] = settings.purpose?.rawValue
    described["threads"] = String(settings.threads)
    if let audio = settings.audio {
      let file = FileChecksum.of(audio.path)?.description ?? "missing"
      described["audio"] = "\(audio.path) \(file)"
      described["audioMix"] = "\(audio)"
    }
    described["oddSize"] = settings.oddSize.rawValue
    if !settings.arguments.isEmpty {
      described["arguments"] = settings.arguments.debugDescription
    }
    return described
  }
}
