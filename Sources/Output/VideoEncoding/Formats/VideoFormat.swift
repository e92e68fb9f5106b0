package import Failures
import OutputFiles
import Images
import Raster
package import Sinks
import VirtualTime

/// How the frames of one output become a video: settings, file name and frames brought together.
package struct VideoFormat: Sendable {
  /// The frames.
  package let frames: FrameFormat

  /// The compressed format.
  package let codec: VideoCodec

  /// The kind of file.
  package let container: VideoContainer

  /// How samples are stored.
  package let pixelFormat: PixelFormat

  let settings: VideoSettings

  /// The format of the video at `path`. An error if codec, container, pixel format, quality and sound
  /// don't go together, or if its samples can't hold frames of an odd size.
  package init(
    path: String, frames: FrameFormat, settings: VideoSettings
  ) throws(FlipbookError) {
    container = try VideoContainer(path: path)
    codec = try Self.codec(settings, container, isOpaque: frames.isOpaque)
    (self.frames, self.settings) = (frames, settings)
    pixelFormat =
      settings.pixelFormat ?? codec.pixelFormat(withAlpha: !frames.isOpaque, in: container)
    try checkQuality()
    try checkSize()
    if container.isPicture, settings.audio != nil {
      let videos = VideoContainer.allCases.filter { !$0.isPicture }
      throw FlipbookError(
        .badSetting, "A .\(container.name) file has no sound.",
        hint: "Leave out --audio, or choose a video: \(videos.endings(joinedBy: "or")).")
    }
  }

  /// The codec of a file of that kind, checked to go into it.
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
        hint: "\(codec.name) goes into \(endings.joined(by: "or")), and "
          + ".\(container.name) holds \(container.codecs.map(\.name).joined(by: "or")).")
    }
    return codec
  }

  private func checkQuality() throws(FlipbookError) {
    try VideoSettings.check(settings.crf, codec)
    func refuse(_ option: String, _ what: String) throws(FlipbookError) {
      throw FlipbookError(
        .badSetting, "\(codec.name) has no choice of \(what).",
        hint: "Leave out \(option): \(VideoCodec.namesWithRateFactors) have one.")
    }
    if settings.bitrate != nil, codec.rateFactor == nil { try refuse("--bitrate", "bit rates") }
    if settings.preset != nil, !codec.hasSpeeds { try refuse("--preset", "encoder speeds") }
    if settings.purpose == .alpha, !codec.holdsAlpha(in: container) {
      let others = VideoContainer.allCases.filter { container in
        VideoPurpose.alpha.codec(in: container)?.holdsAlpha(in: container) ?? false
      }
      throw FlipbookError(
        .badSetting, "\(codec.name) in a .\(container.name) file has no alpha.",
        hint: "--preset alpha goes with \(others.endings(joinedBy: "and")).")
    }
    if settings.pixelFormat != nil, codec.hasPalette {
      throw FlipbookError(
        .badSetting, "A \(codec.title) has a palette and no other pixel format.",
        hint: "Leave out --pix-fmt.")
    }
  }

  private func checkSize() throws(FlipbookError) {
    let (width, height) = (frames.width, frames.height)
    guard settings.oddSize == .refuse, addedColumns + addedRows > 0 else { return }
    let sides = pixelFormat.halvesRows ? "even sides" : "an even width"
    let name = pixelFormat.halvesRows ? "4:2:0" : pixelFormat.name
    throw FlipbookError(
      .oddSize, "A video in \(name) needs \(sides); this one would have \(width) × \(height).",
      hint: "Change the canvas, or pass --odd-size pad to repeat the last column or row.")
  }

  /// Columns that are put to the frames' to make them even: 0 or 1.
  var addedColumns: Int { needsAdding(pixelFormat.halvesColumns) ? frames.width % 2 : 0 }

  /// Rows that are put to the frames' to make them even: 0 or 1.
  var addedRows: Int { needsAdding(pixelFormat.halvesRows) ? frames.height % 2 : 0 }

  private func needsAdding(_ isHalved: Bool) -> Bool { isHalved && square == nil }

  /// The side of the square that frames are fitted into; nil if they keep their size.
  var square: Int? { settings.purpose?.side }

  /// Columns of the frames that ffmpeg is given.
  var givenWidth: Int { frames.width + addedColumns }

  /// Rows of the frames that ffmpeg is given.
  var givenHeight: Int { frames.height + addedRows }

  /// Columns of the video.
  package var width: Int { square ?? givenWidth }

  /// Rows of the video.
  package var height: Int { square ?? givenHeight }

  /// Whether the alpha of frames is kept. Else transparent pixels stand on black.
  package var hasAlpha: Bool { pixelFormat.hasAlpha && !frames.isOpaque }

  /// What ffmpeg is given of a band.
  ///
  /// Our own conversion takes what most videos are in, in the memory of 1.5 bytes a pixel, and where
  /// only that was drawn anew; all else ffmpeg converts.
  var layout: VideoBandLayout {
    if pixelFormat.name == "yuv420p", square == nil, !container.isPicture { return .i420 }
    return .rgba(isStraight: hasAlpha, columns: addedColumns, rows: addedRows)
  }

  /// One of how many frames is shown. Of films of more frames a second than players of the codec show at
  /// their times only every second, third … is shown, and time stays what it is.
  package var step: Int {
    guard let most = codec.mostFramesPerSecond else { return 1 }
    let (numerator, denominator) = (frames.rate.numerator, frames.rate.denominator)
    return max(1, (numerator + most * denominator - 1) / (most * denominator))
  }

  /// What whoever asked for the video should know of it.
  package var notes: [String] {
    var notes: [String] = []
    if settings.purpose == .alpha, frames.isOpaque {
      notes.append(
        "the canvas is opaque, and so is the video: give it a clear background for alpha")
    }
    guard let most = codec.mostFramesPerSecond, step > 1 else { return notes }
    let rate = frames.rate.framesPerSecond / Double(step)
    let text = rate == rate.rounded() ? "\(Int(rate))" : "\((rate * 100).rounded() / 100)"
    notes.append(
      "a \(codec.title) shows at most \(most) frames a second: of \(step) frames one is taken, which are "
        + "\(text) a second")
    return notes
  }

  /// The constant rate factor; nil if there is none, or a bit rate instead.
  package var rateFactor: Int? {
    guard codec.rateFactor != nil, settings.bitrate == nil else { return nil }
    return settings.crf ?? settings.purpose?.rateFactor ?? codec.rateFactor?.usual
  }

  /// Whether every pixel comes out as it was, red, green, blue and alpha.
  var isLossless: Bool {
    guard settings.arguments.isEmpty else { return false }
    let usual = codec.pixelFormat(withAlpha: hasAlpha, in: container)
    return codec.isLossless
      && (pixelFormat == usual || pixelFormat.name == "rgba" || pixelFormat.name == "bgra")
  }

  /// The encoders that may take it, the one to be preferred first.
  var encoders: [CodecEncoder] {
    codec.encoders.filter { min(width, height) >= $0.leastSide }
  }

  /// How its sound is stored; nil where it can't have any.
  var audio: AudioFormat? { container.audio(beside: codec) }

  /// Whether alpha is a stream beside the colours.
  var hasAlphaBeside: Bool { codec.keepsAlphaBeside && pixelFormat.hasAlpha }

  /// Throws unless an ffmpeg in the folders of `searchPath`, separated by colons, can encode it.
  package func check(searchPath: String) throws(FlipbookError) {
    try FFmpeg(searchPath: searchPath).check(self)
  }

  /// The settings as a manifest tells them.
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
