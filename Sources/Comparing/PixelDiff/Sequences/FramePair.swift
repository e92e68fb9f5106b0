package import Failures
import Foundation
import Images
package import Raster
import SystemPackage

/// Two frames with the same number, to be compared.
struct FramePair: Sendable {
  /// The outcome of the comparison.
  struct Outcome: Sendable {
    /// The difference; nil if the frames are equal or within the tolerance.
    var difference: PixelDifference?

    /// The signatures of both frames, if their contents were needed.
    var expected, actual: FrameSignature?

    /// The number of pixels that differ in ignored areas.
    var ignoredPixels = 0

    /// Whether the frames differ by an unknown amount, because a picture is missing.
    var isUnknown = false
  }

  let number: Int
  let expected, actual: SequenceFrame

  /// Compares the frames by their hashes, or else by their files' bytes, or else by their pixels.
  func outcome(_ comparator: PixelComparator) throws(FlipbookError) -> Outcome {
    if let hash = expected.hash, hash == actual.hash, expected.size == actual.size {
      return Outcome()
    }
    guard let pictures = try decoded() else { return Outcome() }
    guard let wanted = pictures.expected, let found = pictures.actual else {
      return try unknown(pictures.expected ?? pictures.actual)
    }
    let signatures = (FrameSignature(wanted), FrameSignature(found))
    try check(expected, signatures.0)
    try check(actual, signatures.1)
    let difference = comparator.compare(wanted, found)
    return Outcome(
      difference: difference.isSame ? nil : difference, expected: signatures.0,
      actual: signatures.1, ignoredPixels: difference.ignoredPixels)
  }

  /// Compares frames by hash if a picture is missing: the amount of the difference is unknown.
  /// `picture` is the one that is available.
  private func unknown(_ picture: Bitmap?) throws(FlipbookError) -> Outcome {
    let actualSignature = picture.map(FrameSignature.init)
    let signatures = (
      expected.hash.map(FrameSignature.init) ?? actualSignature,
      actual.hash.map(FrameSignature.init) ?? actualSignature
    )
    let size = picture.map { PixelDifference.Size(width: $0.width, height: $0.height) }
    let none = PixelDifference.Size(width: 0, height: 0)
    let sizes = (expected.size ?? size ?? none, actual.size ?? size ?? none)
    if let hash = signatures.0?.hash, hash == signatures.1?.hash, sizes.0 == sizes.1 {
      return Outcome()
    }
    return Outcome(
      difference: PixelDifference(expectedSize: sizes.0, actualSize: sizes.1, isSame: false),
      expected: signatures.0, actual: signatures.1, isUnknown: true)
  }

  /// Returns both pictures; nil if their files are equal and no hashes contradict this.
  private func decoded() throws(FlipbookError) -> (expected: Bitmap?, actual: Bitmap?)? {
    guard case .file(let wanted) = expected.source, case .file(let found) = actual.source else {
      return (try expected.bitmap(), try actual.bitmap())
    }
    let files = (try FileBytes.read(wanted), try FileBytes.read(found))
    let isContradicted = expected.hash != nil && actual.hash != nil
    if files.0 == files.1, !isContradicted { return nil }
    return (
      try SequenceFrame.decode(files.0, wanted), try SequenceFrame.decode(files.1, found)
    )
  }

  private func check(_ frame: SequenceFrame, _ signature: FrameSignature) throws(FlipbookError) {
    guard case .file(let path) = frame.source, let hash = frame.hash, hash != signature.hash else {
      return
    }
    throw FlipbookError(
      .unreadable, "\"\(path)\" does not match its manifest: its pixels are different.",
      hint: "Compare the folder instead, or render the film again.")
  }
}

extension SequenceFrame {
  /// Returns the frame's pixels; nil if only its hash is known.
  package func bitmap() throws(FlipbookError) -> Bitmap? {
    switch source {
    case .bitmap(let bitmap): bitmap
    case .file(let path): try Self.decode(try FileBytes.read(path), path)
    case .none: nil
    }
  }

  static func decode(_ bytes: [UInt8], _ path: String) throws(FlipbookError) -> Bitmap {
    if FileStart(bytes).isAnimatedPNG {
      throw FlipbookError(
        .unreadable, "\"\(path)\" is animated, but must be a single frame.",
        hint: "Compare the file on its own, as a film.")
    }
    return try PNGDecoder.decode(bytes, name: path)
  }
}
