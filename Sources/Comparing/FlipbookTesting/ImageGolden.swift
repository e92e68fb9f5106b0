import OutputFiles
import FilmStage
import Goldens
import Images
package import PixelDiff
package import Raster

/// The golden of a picture.
package struct ImageGolden {
  private let golden: Golden
  private let comparator: PixelComparator

  package init(_ golden: Golden, _ comparator: PixelComparator) {
    self.golden = golden
    self.comparator = comparator
  }

  /// Compares a picture with the golden, or records it.
  package func check(_ picture: Bitmap) throws -> GoldenExpectation.Outcome {
    let recording = try Recording()
    switch GoldenStep(golden, recording) {
    case .fail(let failure): return .failed(failure)
    case .record: return try record(picture)
    case .compare:
      let expected = try PNGDecoder.read(golden.path)
      golden.clearEarlierFailure()
      guard !comparator.compare(expected, picture).isSame else {
        if let warning = comparator.tolerance.check(on: expected).warning {
          print("warning: \(golden.name): \(warning)")
        }
        return .met
      }
      return recording == .failed ? try record(picture) : try fail(picture)
    }
  }

  private func record(_ picture: Bitmap) throws -> GoldenExpectation.Outcome {
    golden.removeFailure()
    try write(picture, to: golden.path)
    return .recorded(golden.path)
  }

  private func fail(_ picture: Bitmap) throws -> GoldenExpectation.Outcome {
    let actual = golden.failureFolder + "/actual.png"
    try write(picture, to: actual)
    let failure = try FailureReport(golden, kind: .picture, actual: actual, comparator)
    return .failed(try failure.write())
  }

  private func write(_ picture: Bitmap, to path: String) throws {
    let encoder = PNGEncoder(
      width: picture.width, height: picture.height, isOpaque: picture.isOpaque)
    try AtomicFile.write(encoder.encode(picture), to: path)
  }
}
