import FilmStage
import PixelDiff

/// Something that a test expects.
package struct GoldenExpectation {
  /// What came of it.
  package enum Outcome: Equatable, Sendable {
    case met
    case recorded(String)
    case failed(GoldenFailure)
  }

  private let place: TestPlace

  init(_ place: TestPlace) { self.place = place }

  /// Tells the test what `body` complains of; whether it is as expected.
  func hold(_ body: () throws -> Outcome) -> Bool {
    do {
      switch try body() {
      case .met: return true
      case .recorded(let path):
        print("recorded \(path): look at it before it is committed")
        return true
      case .failed(let failure): place.fail(failure)
      }
    } catch {
      place.fail(GoldenFailure(text: "\(error)"))
    }
    return false
  }
}
