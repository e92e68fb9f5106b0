public import Foundation
public import PixelDiff
public import Raster
public import Views

/// Expects a picture to be the one of that name beside the test.
///
/// The golden is `__Goldens__/<test file>/<name>.png`. Where it is missing it is recorded, except on
/// continuous integration (`CI` is set), where that fails. A difference fails the test: expected,
/// actual and difference are written as a report, whose path is told with the command that accepts it.
/// `FLIPBOOK_RECORD=failed` writes the golden anew instead; look at it before it is committed.
///
/// For Swift Testing and XCTest. True if it is as expected.
@discardableResult
public func expectImage(
  _ picture: Bitmap, matches name: String, tolerance: PixelTolerance = .exact,
  ignoring: [IgnoredRegion] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return GoldenExpectation(place).hold {
    let golden = try Golden(name, suffix: ".png", place)
    return try ImageGolden(golden, PixelComparator(tolerance, ignoring: ignoring)).check(picture)
  }
}

/// Expects a picture to be the one of that name beside the test, pixel by pixel whatever its scale;
/// see `expectImage(_:matches:)` of a bitmap.
@discardableResult
public func expectImage(
  _ image: UIImage, matches name: String, tolerance: PixelTolerance = .exact,
  ignoring: [IgnoredRegion] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  expectImage(
    image.bitmap, matches: name, tolerance: tolerance, ignoring: ignoring, fileID: fileID,
    filePath: filePath, line: line, column: column)
}

/// Expects a view to look, now, as the picture of that name beside the test; see
/// `expectImage(_:matches:)` of a bitmap.
///
/// With a `size`, in points, the view is given it first; it is laid out in any case. A point is `scale`
/// pixels. What the view doesn't cover is transparent. In a stage's `perform` animations show as they
/// stand then.
@discardableResult
public func expectImage(
  _ view: UIView, size: CGSize? = nil, scale: CGFloat = 1, matches name: String,
  tolerance: PixelTolerance = .exact, ignoring: [IgnoredRegion] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let wanted = size ?? view.bounds.size
  let (width, height) = (wanted.width * scale, wanted.height * scale)
  let sides = CGFloat(Bitmap.sides.lowerBound)...CGFloat(Bitmap.sides.upperBound)
  guard sides.contains(width), sides.contains(height) else {
    TestPlace(fileID: fileID, filePath: filePath, line: line, column: column).fail(
      GoldenFailure(
        text:
          "The view of \(name) would be a picture of \(width) × \(height) pixels; both sides have to be "
          + "\(Bitmap.sides.lowerBound) to \(Bitmap.sides.upperBound). Give it a size."))
    return false
  }
  view.bounds.size = wanted
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  let image = UIGraphicsImageRenderer(
    bounds: CGRect(origin: .zero, size: view.bounds.size), format: format
  )
  .image { _ in
    view.layoutIfNeeded()
    view.drawHierarchy(in: CGRect(origin: .zero, size: view.bounds.size), afterScreenUpdates: true)
  }
  return expectImage(
    image.bitmap, matches: name, tolerance: tolerance, ignoring: ignoring, fileID: fileID,
    filePath: filePath, line: line, column: column)
}
