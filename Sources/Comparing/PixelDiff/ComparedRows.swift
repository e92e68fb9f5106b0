import CKernels
import Raster

/// The rows that two pictures have in common. Marks the pixels of one row at a time.
///
/// Whether a pixel looks anti-aliased depends on the neighbours of its neighbours. Pixels with
/// equal neighbours (siblings) are cached for three rows, and only searched for if a row nearby
/// differs.
final class ComparedRows {
  /// The columns and rows that both pictures have.
  let width, height: Int
  let mode: PixelTolerance.Mode
  private let left, right: flipbook_picture

  /// The `PixelMark`s of the last row that was marked.
  let marks: UnsafeMutablePointer<UInt8>

  /// Three rows of marks for each picture, and the numbers of these rows.
  private let siblings: UnsafeMutablePointer<UInt8>
  private var siblingRows = [-1, -1, -1]

  /// Creates the rows of two pictures, whose pixels must outlive the instance.
  init(
    _ expected: UnsafePointer<UInt32>, _ expectedSize: PixelDifference.Size,
    _ actual: UnsafePointer<UInt32>, _ actualSize: PixelDifference.Size, mode: PixelTolerance.Mode
  ) {
    width = min(expectedSize.width, actualSize.width)
    height = min(expectedSize.height, actualSize.height)
    self.mode = mode
    left = flipbook_picture(
      pixels: expected, stride: Int64(expectedSize.width), width: Int64(width),
      height: Int64(height))
    right = flipbook_picture(
      pixels: actual, stride: Int64(actualSize.width), width: Int64(width), height: Int64(height))
    marks = .allocate(capacity: width)
    siblings = .allocate(capacity: 6 * width)
  }

  deinit {
    marks.deallocate()
    siblings.deallocate()
  }

  /// Return the pixels of a row.
  func expected(_ row: Int) -> UnsafePointer<UInt32> { left.pixels + row * Int(left.stride) }
  func actual(_ row: Int) -> UnsafePointer<UInt32> { right.pixels + row * Int(right.stride) }

  /// Returns the differences in some columns of a row, or nil if the mode requires marks.
  func tally(_ columns: Range<Int>, row: Int) -> flipbook_tally? {
    let levels: UInt8
    switch mode {
    case .exact: levels = 0
    case .levels(let allowed): levels = allowed
    case .perceptual: return nil
    }
    return flipbook_tally_levels(
      expected(row) + columns.lowerBound, actual(row) + columns.lowerBound, Int64(columns.count),
      levels)
  }

  /// Returns the pixels with the given mark in some columns of the last row that was marked.
  func tally(_ mark: PixelMark, in columns: Range<Int>, row: Int) -> flipbook_tally {
    flipbook_tally_marks(
      marks + columns.lowerBound, mark.rawValue, expected(row) + columns.lowerBound,
      actual(row) + columns.lowerBound, Int64(columns.count))
  }

  /// Marks the pixels of a row. Returns whether any of them differs.
  func mark(_ row: Int) -> Bool {
    switch mode {
    case .exact: markLevels(row, 0)
    case .levels(let levels): markLevels(row, levels)
    case .perceptual(let threshold, let countsAntiAliasing):
      markPerceived(row, Self.perceivedLimit(threshold), countsAntiAliasing)
    }
  }

  private func markLevels(_ row: Int, _ levels: UInt8) -> Bool {
    var isAny = false
    for x in 0..<width {
      let (one, other) = (Pixel(expected(row)[x]), Pixel(actual(row)[x]))
      let differs = one != other && one.greatestDifference(to: other) > levels
      marks[x] = (differs ? PixelMark.differing : .same).rawValue
      isAny = isAny || differs
    }
    return isAny
  }

  /// Returns pixelmatch's largest colour distance that doesn't count as a difference.
  private static func perceivedLimit(_ threshold: Double) -> Double {
    35215 * threshold * threshold
  }

  private func markPerceived(_ row: Int, _ limit: Double, _ countsAntiAliasing: Bool) -> Bool {
    let found = flipbook_mark_perceived(
      marks, expected(row), actual(row), Int64(width), Int64(row * width), limit)
    guard found > 0 else { return false }
    guard !countsAntiAliasing else { return true }
    let rows = [max(row - 1, 0), row, min(row + 1, height - 1)]
    rows.forEach(findSiblings)
    let ours = rows.map { UnsafePointer(siblings + $0 % 3 * width) }
    let theirs = ours.map { $0 + 3 * width }
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in
        flipbook_mark_antialiased(marks, left, right, Int64(row), ours, theirs)
      }
    }
    return true
  }

  private func findSiblings(_ row: Int) {
    guard siblingRows[row % 3] != row else { return }
    siblingRows[row % 3] = row
    let rowBits = siblings + row % 3 * width
    withUnsafePointer(to: left) { flipbook_mark_siblings(rowBits, $0, Int64(row)) }
    withUnsafePointer(to: right) { flipbook_mark_siblings(rowBits + 3 * width, $0, Int64(row)) }
  }
}
