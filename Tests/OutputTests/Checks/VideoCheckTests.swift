import Failures
import OutputFiles
import Foundation
import Testing
import TestSupport
import VideoEncoding

/// The check must detect an ffmpeg that doesn't follow its arguments.
@Suite(.tier(.encoders)) struct VideoCheckTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Creates a folder with an ffmpeg that adds `options` when it encodes frames.
  private func faulty(_ options: String) throws -> String {
    try folder.makeFolder("bin")
    try folder.writeProgram(
      "bin/ffmpeg",
      """
      case "$*" in *pipe:0*) ;; *) exec /usr/bin/ffmpeg "$@";; esac
      count=$(($# - 2)); n=0; words=
      for word; do
        n=$((n + 1)); if [ $n -le $count ]; then set -- "$@" "$word"; fi; last=$word
      done
      shift $n
      exec /usr/bin/ffmpeg "$@" \(options) -y "$last"
      """)
    try folder.writeProgram("bin/ffprobe", "exec /usr/bin/ffprobe \"$@\"")
    return folder("bin")
  }

  private func write(
    _ name: String, _ codec: VideoCodec?, isOpaque: Bool = true, fault: String,
    isChecked: Bool = true
  ) throws -> FlipbookError? {
    let card = TestCard(isOpaque: isOpaque)
    let speed = codec == .prores422 || codec == .prores4444 || codec == .apng
    let encoder = try VideoEncoder(
      path: folder("out/" + name), format: card.format,
      settings: VideoSettings(codec: codec, preset: speed ? nil : .ultrafast, isChecked: isChecked),
      searchPath: faulty(fault))
    return outputError { () throws(FlipbookError) in
      try Films.play(30, to: encoder) { card.frame($0) }
    }
  }

  private static let matrix =
    "scale=in_color_matrix=bt709:out_color_matrix=bt601:in_range=tv:out_range=tv"
  private static let toRGB = "format=rgba,lutrgb=a=255,scale=out_color_matrix=bt709:out_range=tv"

  static let faults: [(String, VideoCodec, Bool, String, String)] = [
    ("a.mp4", .h264, true, "-vf \(matrix),setparams=colorspace=bt709", "colours of frame"),
    ("a.mp4", .h265, true, "-vf \(matrix),setparams=colorspace=bt709", "colours of frame"),
    ("a.webm", .vp9, true, "-vf \(matrix),setparams=colorspace=bt709", "colours of frame"),
    ("a.mp4", .av1, true, "-vf \(matrix),setparams=colorspace=bt709", "colours of frame"),
    (
      "a.mov", .prores422, true,
      "-vf scale=out_color_matrix=bt601:out_range=tv,format=yuv422p10le,setparams=color_primaries="
        + "bt709:color_trc=bt709:colorspace=bt709", "colours of frame"
    ),
    (
      "a.mp4", .h264, true, "-vf scale=in_range=tv:out_range=pc,setparams=range=tv",
      "colours of frame"
    ),
    ("a.mp4", .h264, true, "-vf shuffleplanes=0:2:1", "colours of frame"),
    ("a.mp4", .h265, true, "-vf shuffleplanes=0:2:1", "colours of frame"),
    ("a.apng", .apng, true, "-vf format=rgb24,lutrgb=r=val/2", "isn't lossless"),
    ("a.mp4", .h264, true, "-vf reverse", "colours of frame"),
    ("a.webm", .vp9, false, "-vf \(toRGB),format=yuva420p", "colours of frame"),
    ("a.mov", .prores4444, false, "-vf \(toRGB),format=yuva444p10le", "tagged"),
    ("a.webm", .vp9, false, "-vf format=yuv420p -pix_fmt yuv420p", "colours of frame"),
    ("a.mp4", .h264, true, "-frames:v 29", "29 frames, not 30"),
    ("a.mp4", .h264, true, "-vf setpts=2*PTS -fps_mode vfr", "frame 1 at"),
    ("a.mp4", .h264, true, "-vf scale=80:48", "80 × 48"),
    ("a.mp4", .h264, true, "-pix_fmt yuv444p", "yuv444p"),
    ("a.mp4", .h264, true, "-colorspace smpte170m", "matrix tagged"),
    ("a.mp4", .h264, true, "-color_trc gamma22", "transfer tagged"),
  ]

  @Test(arguments: faults)
  func faultsAreDetected(
    name: String, codec: VideoCodec, isOpaque: Bool, fault: String, found: String
  ) throws {
    let error = try #require(try write(name, codec, isOpaque: isOpaque, fault: fault))
    #expect(error.code == .encoderFailed)
    #expect(error.message.contains(found), "\(error)")
    #expect(error.hint?.contains("--no-check") == true)
    #expect((try? FileManager.default.contentsOfDirectory(atPath: folder("out"))) == [])
  }

  @Test func withoutACheckFaultyVideosPass() throws {
    let fault = "-vf shuffleplanes=0:2:1"
    #expect(try write("a.mp4", .h264, fault: fault, isChecked: false) == nil)
    #expect(folder.names() == ["bin", "out"])
  }

  @Test func correctVideosPass() throws {
    #expect(try write("a.mp4", .h264, fault: "") == nil)
    #expect(try write("a.webm", .vp9, isOpaque: false, fault: "") == nil)
  }
}
