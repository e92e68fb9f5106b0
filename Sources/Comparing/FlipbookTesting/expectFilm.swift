public import FilmStage
public import PixelDiff

/// Expects a film to show what it showed when it was recorded.
///
/// The golden is the folder `__Goldens__/<test file>/<name>` beside the test: a manifest with the hash
/// of every frame, and `frames` as PNG files, for people and for tolerances. Every frame is rendered.
/// With the tolerance `.exact` each has to have the hash it had; with another one, frames of other
/// hashes are judged by those that are kept as pictures, so keep enough of them.
///
/// Where the golden is missing it is recorded, except on continuous integration (`CI` is set), where
/// that fails. A difference fails the test: which frames differ, where, and whether their pictures or
/// their times have changed is told, and a report is written, whose path is told with the command that
/// accepts it. `FLIPBOOK_RECORD=failed` records anew instead.
///
/// `film` is made anew for each performance. For Swift Testing and XCTest. True if it is as expected.
@discardableResult
public func expectFilm<FilmType: Film>(
  _ film: @escaping @autoclosure () -> FilmType, matches name: String,
  frames: KeyFrames = .ends, tolerance: PixelTolerance = .exact, ignoring: [IgnoredRegion] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return GoldenExpectation(place).hold {
    let comparator = PixelComparator(tolerance, ignoring: ignoring)
    return try FilmGolden(try Golden(name, place), film, frames, comparator, FilmLimits()).check()
  }
}
