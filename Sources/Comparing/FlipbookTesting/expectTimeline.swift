public import FilmStage
import Traces

/// Expects in a film to happen what happened, and when it happened, when it was recorded: which layers
/// there are, what is set on them, which animations they get, with their values, times and curves,
/// and what is subscribed to. Nothing is drawn.
///
/// The golden is `__Goldens__/<test file>/<name>.timeline.json` beside the test: the film's trace,
/// without its lines of code. Where it is missing it is recorded, except on continuous integration
/// (`CI` is set), where that fails. A difference fails the test, with the first of what differs, the
/// view, the key path, the values and the line of the film; both timelines are written as charts.
/// `FLIPBOOK_RECORD=failed` records anew instead.
///
/// `film` is made anew for each performance. For Swift Testing and XCTest. True if it is as expected.
@discardableResult
public func expectTimeline<FilmType: Film>(
  _ film: @escaping @autoclosure () -> FilmType, matches name: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return GoldenExpectation(place).hold {
    let golden = try Golden(name, suffix: ".timeline.json", place)
    return try TimelineGolden(golden).check(try FilmType.trace(of: film))
  }
}
