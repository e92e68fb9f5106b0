public import FilmStage
public import PixelDiff

/// Checks that a film is the same as its golden.
///
/// The golden is the folder `__Goldens__/<test file>/<name>` beside the test: a manifest with the
/// hash of every frame, and `frames` as PNG files, for people and for tolerances. Every frame is
/// rendered. With the tolerance `.exact`, all hashes must be equal. With other tolerances, frames
/// with different hashes are judged by the frames that are kept as pictures, so keep enough of
/// them.
///
/// A missing golden is recorded. In continuous integration (`CI` is set), it fails the test
/// instead. A difference fails the test: the failure describes which frames differ, where, and
/// whether their pictures or their times changed, with the path of a report and the command that
/// accepts it. With `FLIPBOOK_RECORD=failed`, the golden is recorded again instead.
///
/// Use it with Swift Testing or XCTest. `film` is evaluated for each run of the film.
///
/// - Returns: Whether the film matches its golden.
@discardableResult
public func expectFilm<FilmType: Film>(
  _ film: @escaping @autoclosure () -> FilmType, matches name: String,
  frames: KeyFrames = .ends, tolerance: PixelTolerance = .exact, ignoring: [IgnoredRegion] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return GoldenExpectation(location).hold {
    let comparator = PixelComparator(tolerance, ignoring: ignoring)
    return try FilmGolden(try Golden(name, location), film, frames, comparator, FilmLimits())
      .check()
  }
}
