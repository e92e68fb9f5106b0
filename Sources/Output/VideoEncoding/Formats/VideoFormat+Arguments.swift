import Raster
import Sinks
import VirtualTime

// ffmpeg's arguments. They state the colour space of the input, so that ffmpeg doesn't guess it
// when it converts colours, and of the output, so that players don't have to guess it.

extension VideoFormat {
  /// The options for ffmpeg's colour conversion.
  static let scaling = "flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp+bitexact"

  /// BT.709's matrix in limited range. The transfer function of sRGB, which is close to BT.709's,
  /// is tagged as BT.709: players then show the levels unchanged.
  private static let colour = [
    "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709",
    "-color_trc", "bt709", "-chroma_sample_location", "left",
  ]

  /// Returns arguments that encode frames from standard input to `output`.
  func encodingArguments(encoder: CodecEncoder, output: String) -> [String] {
    input + mapping + coding(encoder) + tags + container.arguments + settings.arguments
      + ["-y", "file:\(output)"]
  }

  /// Returns arguments that store frames from standard input in the lossless file `output`, which
  /// is then read for the palette and for the picture.
  func storingArguments(output: String) -> [String] {
    input + ["-map", "0:v:0", "-c:v", "ffv1", "-level", "3", "-pix_fmt", "bgra"]
      + ["-threads", "\(settings.threads)", "-flags:v", "+bitexact", "-fflags", "+bitexact"]
      + ["-f", "nut", "-y", "file:\(output)"]
  }

  /// Arguments for frames on standard input. With a queue, ffmpeg reads them on a separate thread
  /// while others are encoded.
  private var input: [String] {
    let isPlanar = layout == .i420
    let colour =
      isPlanar
      ? Self.colour : ["-color_range", "pc", "-color_primaries", "bt709", "-color_trc", "bt709"]
    return ["-thread_queue_size", "4", "-f", "rawvideo"]
      + ["-pixel_format", isPlanar ? "yuv420p" : hasAlpha ? "rgba" : "rgb0"]
      + ["-video_size", "\(givenWidth)x\(givenHeight)"]
      + ["-framerate", frameRate] + colour + ["-i", "pipe:0"]
  }

  /// The rate of the frames that are shown, in the notation of ffmpeg's options.
  var frameRate: String {
    frames.rate.denominator * step == 1
      ? "\(frames.rate.numerator)" : "\(frames.rate.numerator)/\(frames.rate.denominator * step)"
  }

  private var mapping: [String] {
    ["-map", "0:v:0"] + (filters.isEmpty ? [] : ["-vf", filters.joined(separator: ",")])
  }

  /// The filters for frames before they are encoded.
  private var filters: [String] {
    guard layout != .i420 else { return [] }
    var filters: [String] = []
    if let square {
      let color = frames.background.description.prefix(7).dropFirst()
      filters += [
        "scale=\(square):\(square):force_original_aspect_ratio=decrease:"
          + "force_divisible_by=2:\(Self.scaling)",
        "pad=\(square):\(square):-1:-1:color=0x\(color)",
      ]
    }
    guard !pixelFormat.isRGB else { return filters + ["format=\(pixelFormat.name)"] }
    var conversion = "scale=in_range=pc:out_range=tv:out_color_matrix=bt709:\(Self.scaling)"
    // Chroma is sited on the even columns, halfway between two rows.
    if pixelFormat.halvesColumns { conversion += ":out_h_chr_pos=0" }
    if pixelFormat.halvesRows { conversion += ":out_v_chr_pos=128" }
    return filters + [
      conversion, "format=\(pixelFormat.name)",
      "setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709",
    ]
  }

  private func coding(_ encoder: CodecEncoder) -> [String] {
    var arguments = ["-c:v", encoder.name] + encoder.speed(settings.preset ?? .medium)
    if let rateFactor { arguments += ["-crf", "\(rateFactor)"] }
    if let bitrate = settings.bitrate { arguments += ["-b:v", "\(bitrate)"] }
    return arguments + encoder.arguments(self) + streamTags + ["-pix_fmt", pixelFormat.name]
      + ["-threads", "\(settings.threads)"]
  }

  /// The arguments that make a rate factor the target: without a bit rate of 0 it is only a bound.
  var constantQuality: [String] { settings.bitrate == nil ? ["-b:v", "0"] : [] }

  /// The arguments for the stream's metadata.
  var streamTags: [String] {
    codec.streamTags(in: container, hasSeparateAlpha: hasSeparateAlpha)
  }

  /// The arguments for the comment that states the part of the film.
  var comment: [String] { settings.part.map { ["-metadata", "comment=\($0.comment)"] } ?? [] }

  private var tags: [String] {
    (pixelFormat.isRGB ? [] : Self.colour) + ["-flags:v", "+bitexact"] + comment
  }
}
