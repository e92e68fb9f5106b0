import Foundation
import Images
package import Raster

/// A picture that stands beside the tests and that what they draw is held against, pixel by pixel.
///
/// With `FLIPBOOK_RECORD=1` in the environment a test writes its picture instead; look at it before
/// it is committed.
package struct Golden {
  private let path: String
  private let name: String

  /// The picture `Goldens/<name>.png` beside the source file of the test.
  package init(_ name: String, beside file: String = #filePath) {
    self.name = name
    path =
      URL(fileURLWithPath: file).deletingLastPathComponent()
      .appending(path: "Goldens/\(name).png").path
  }

  /// What is wrong with `picture`; nil if it is the golden one. Where it is not, it is written with
  /// the one expected and the places where they differ.
  package func complaint(about picture: Bitmap) -> String? {
    if ProcessInfo.processInfo.environment["FLIPBOOK_RECORD"] == "1" {
      return write(picture, to: path) ? nil : "\(path) can't be written"
    }
    guard let expected = try? PNGDecoder.read(path) else {
      return "there is no golden \(name); what was drawn is \(keep(picture, "actual"))"
    }
    guard expected != picture else { return nil }
    guard expected.width == picture.width, expected.height == picture.height else {
      return "\(name) is \(picture.width) × \(picture.height), not \(expected.width) × "
        + "\(expected.height): \(keep(picture, "actual"))"
    }
    let differs = zip(expected.pixels, picture.pixels).map { $0 != $1 }
    let difference = Bitmap(
      width: expected.width, height: expected.height,
      pixels: differs.map { $0 ? 0xFF00_00FF : 0xFFFF_FFFF })
    return "\(differs.count { $0 }) pixels of \(name) differ: \(keep(expected, "expected")), "
      + "\(keep(picture, "actual")), \(keep(difference, "difference")). Where the actual picture is "
      + "right, FLIPBOOK_RECORD=1 makes it the golden one."
  }

  private func keep(_ picture: Bitmap, _ what: String) -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "flipbook-goldens").path
    let path = "\(folder)/\(name)-\(what).png"
    return write(picture, to: path) ? path : "(can't be written to \(path))"
  }

  private func write(_ picture: Bitmap, to path: String) -> Bool {
    let encoder = PNGEncoder(
      width: picture.width, height: picture.height, isOpaque: picture.isOpaque)
    let url = URL(fileURLWithPath: path)
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    return (try? Data(encoder.encode(picture)).write(to: url)) != nil
  }
}
