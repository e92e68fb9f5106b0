import FilmStage
import PixelDiff

/// An expectation of a test.
package struct GoldenExpectation {
  /// The outcome of a check.
  package enum Outcome: Equatable, Sendable {
    case met
    case recorded(String)
    case failed(GoldenFailure)
  }

  private let location: TestLocation

  init(_ location: TestLocation) { self.location = location }

  /// Runs `body` and reports its failure to the test. Returns whether the expectation is met.
  func hold(_ body: () throws -> Outcome) -> Bool {
    do {
      switch try body() {
      case .met: return true
      case .recorded(let path):
        print("recorded \(path): check it before you commit it")
        return true
      case .failed(let failure): location.fail(failure)
      }
    } catch {
      location.fail(GoldenFailure(text: "\(error)"))
    }
    return false
  }
}
