public import FilmStage
import Traces

/// Checks that the events of a film and their times are the same as in its golden: its layers,
/// their properties, their animations with values, times and curves, and its subscriptions. Nothing
/// is drawn.
///
/// The golden is `__Goldens__/<test file>/<name>.timeline.json` beside the test: the film's trace
/// without source lines. A missing golden is recorded. In continuous integration (`CI` is set), it
/// fails the test instead. A difference fails the test: the failure describes the first differences
/// with the view, the key path, the values and the line of the film, and both timelines are written
/// as charts. With `FLIPBOOK_RECORD=failed`, the golden is recorded again instead.
///
/// Use it with Swift Testing or XCTest. `film` is evaluated for each run of the film.
///
/// - Returns: Whether the timeline matches its golden.
@discardableResult
public func expectTimeline<FilmType: Film>(
  _ film: @escaping @autoclosure () -> FilmType, matches name: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return GoldenExpectation(location).hold {
    let golden = try Golden(name, suffix: ".timeline.json", location)
    return try TimelineGolden(golden).check(try FilmType.trace(of: film))
  }
}
