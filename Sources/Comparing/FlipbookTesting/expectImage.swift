public import Foundation
public import PixelDiff
public import Raster
public import Views

/// Checks that a picture is the same as its golden.
///
/// The golden is `__Goldens__/<test file>/<name>.png` beside the test. A missing golden is
/// recorded. In continuous integration (`CI` is set), it fails the test instead. A difference fails
/// the test and writes a report with the expected and actual pictures and their difference; the
/// failure gives its path and the command that accepts it. With `FLIPBOOK_RECORD=failed`, the
/// golden is recorded again instead; check it before you commit it.
///
/// Use it with Swift Testing or XCTest.
///
/// - Returns: Whether the picture matches its golden.
@discardableResult
public func expectImage(
  _ picture: Bitmap, matches name: String, tolerance: PixelTolerance = .exact,
  ignoring: [IgnoredRegion] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return GoldenExpectation(location).hold {
    let golden = try Golden(name, suffix: ".png", location)
    return try ImageGolden(golden, PixelComparator(tolerance, ignoring: ignoring)).check(picture)
  }
}

/// Checks that an image is the same as its golden, pixel by pixel and regardless of its scale; see
/// `expectImage(_:matches:)` for bitmaps.
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

/// Checks that the current appearance of a view is the same as its golden; see
/// `expectImage(_:matches:)` for bitmaps.
///
/// If `size`, in points, isn't nil, the view is resized first. The view is laid out in any case. A
/// point is `scale` pixels. Areas that the view doesn't cover are transparent. In a stage's
/// `perform`, animations are shown in their current state.
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
    TestLocation(fileID: fileID, filePath: filePath, line: line, column: column).fail(
      GoldenFailure(
        text:
          "The picture of the view \(name) would have \(width) × \(height) pixels; both sides must be "
          + "from \(Bitmap.sides.lowerBound) to \(Bitmap.sides.upperBound). Give the view a size."))
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
