import Failures
import OutputFiles
import Foundation
import Images
import PixelDiff
import Raster
import RenderStore
import Sinks
import TestSupport
import VideoEncoding
import VirtualTime

/// A short film of an 8 × 8 square that moves by two pixels a frame, to be written and damaged.
struct Clip {
  static let (width, height) = (64, 48)

  /// Returns the picture of frame `number`.
  static func picture(_ number: Int, color: UInt32 = 0xFF00_80FF) -> Bitmap {
    var bitmap = Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { 0xFF20_2020 | UInt32($0 % width) })
    for y in 20..<28 {
      for x in 0..<8 { bitmap.pixels[y * width + (2 * number + x) % width] = color }
    }
    return bitmap
  }

  static func png(_ bitmap: Bitmap) -> [UInt8] {
    PNGEncoder(width: bitmap.width, height: bitmap.height, isOpaque: bitmap.isOpaque).encode(bitmap)
  }

  /// Writes frames as PNG files.
  static func write(
    _ numbers: some Sequence<Int>, to folder: String,
    _ picture: (Int) -> Bitmap = { Self.picture($0) }
  ) throws {
    for number in numbers {
      try AtomicFile.write(png(picture(number)), to: "\(folder)/\(name(number))")
    }
  }

  static func name(_ number: Int) -> String { String(format: "frame-%05d.png", number) }

  /// Writes a manifest of frames without writing their files.
  static func writeManifest(
    _ numbers: Range<Int>, to path: String, hasFiles: Bool = true,
    _ picture: (Int) -> Bitmap = { Self.picture($0) }
  ) throws {
    let manifest = Manifest(
      film: "Clip",
      canvas: Manifest.Canvas(
        width: width, height: height, framesPerSecond: FrameRate(60)!, background: "#FFFFFFFF"),
      settings: [:], fingerprint: "", firstFrame: numbers.lowerBound,
      frames: numbers.map {
        Manifest.Frame(
          number: $0, file: hasFiles ? name($0) : nil, hash: PixelHash(picture($0)))
      })
    try manifest.write(to: path)
  }

  /// Runs ffmpeg to create files with another encoder.
  static func ffmpeg(_ arguments: String...) throws {
    let result = try Program.run("/usr/bin/env", ["ffmpeg", "-v", "error"] + arguments)
    guard result.status == 0 else { throw FlipbookError(.unreadable, result.errors) }
  }

  /// Encodes frames as a video.
  static func encode(
    _ count: Int, to path: String, _ picture: (Int) -> Bitmap = { Self.picture($0) }
  ) throws {
    let format = FrameFormat(width: width, height: height, rate: FrameRate(60)!, isOpaque: true)
    let encoder = try VideoEncoder(
      path: path, format: format, settings: try VideoSettings(preset: .ultrafast, crf: 12))
    try encoder.open()
    for number in 0..<count {
      let piece = try encoder.prepare(Band(number: 0, bitmap: picture(number)))
      try encoder.prepare(Frame(number: number, index: number, pieces: [piece]))()
    }
    try encoder.finish()
  }
}
