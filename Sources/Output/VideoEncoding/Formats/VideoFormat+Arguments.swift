import Raster
import Sinks
import VirtualTime

// What ffmpeg is told, option by option. Colour is stated for what comes in, so that nothing is
// converted by guess, and for what goes out, so that players need not guess.

extension VideoFormat {
  /// How ffmpeg converts colours where it has to.
  static let scaling = "flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp+bitexact"

  /// BT.709's matrix in limited range. sRGB's transfer is near to BT.709's, and tagged so: players
  /// then show the levels as they are.
  private static let colour = [
    "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709",
    "-color_trc", "bt709", "-chroma_sample_location", "left",
  ]

  /// Arguments to encode frames from standard input to `output`.
  func encodingArguments(encoder: CodecEncoder, output: String) -> [String] {
    input + mapping + coding(encoder) + tags + container.arguments + settings.arguments
      + ["-y", "file:\(output)"]
  }

  /// Arguments to put frames from standard input into the lossless file `output`, from which they are
  /// taken again for a palette and for the picture.
  func storingArguments(output: String) -> [String] {
    input + ["-map", "0:v:0", "-c:v", "ffv1", "-level", "3", "-pix_fmt", "bgra"]
      + ["-threads", "\(settings.threads)", "-flags:v", "+bitexact", "-fflags", "+bitexact"]
      + ["-f", "nut", "-y", "file:\(output)"]
  }

  /// Frames on standard input. A queue has a thread of its own read some while others are encoded.
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

  /// Of the frames that are shown.
  var frameRate: String {
    frames.rate.denominator * step == 1
      ? "\(frames.rate.numerator)" : "\(frames.rate.numerator)/\(frames.rate.denominator * step)"
  }

  private var mapping: [String] {
    ["-map", "0:v:0"] + (filters.isEmpty ? [] : ["-vf", filters.joined(separator: ",")])
  }

  /// What is done to frames before they are encoded.
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
    // Chroma sits on the even columns, and half-way between two rows.
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

  /// What encoders are told beside a rate factor: without a bit rate of 0 it is no more than a bound.
  var constantQuality: [String] { settings.bitrate == nil ? ["-b:v", "0"] : [] }

  /// What the container is told of the stream.
  var streamTags: [String] {
    codec.streamTags(in: container, hasAlphaBeside: hasAlphaBeside)
  }

  /// What the container is told of the part of the film that it holds.
  var comment: [String] { settings.part.map { ["-metadata", "comment=\($0.comment)"] } ?? [] }

  private var tags: [String] {
    (pixelFormat.isRGB ? [] : Self.colour) + ["-flags:v", "+bitexact"] + comment
  }
}
