import Flipbook
import FlipbookTesting
import Testing
import XCTest

/// Returns a view that is created without a stage.
private func card(_ color: UIColor = .systemIndigo) -> UIView {
  let card = UIView(frame: CGRect(x: 30, y: 30, width: 10, height: 10))
  card.backgroundColor = color
  card.layer.cornerRadius = 12
  let label = UILabel(frame: CGRect(x: 12, y: 10, width: 80, height: 20))
  label.text = "Card"
  label.textColor = .white
  card.addSubview(label)
  return card
}

private struct Blink: Film {
  let canvas = Canvas(width: 32, height: 18, framesPerSecond: 10)

  func perform(on stage: Stage) -> Observable<Void>? {
    let card = UIView(frame: CGRect(x: 4, y: 4, width: 10, height: 10))
    card.backgroundColor = .systemPink
    stage.window.addSubview(card)
    return card.rx.fade(to: 0, duration: 0.5)
  }
}

@Suite struct PublicCallTests {
  private let size = CGSize(width: 100, height: 40)

  @Test func aViewIsComparedWithItsGolden() {
    #expect(expectImage(card(), size: size, matches: "Card"))
    #expect(expectImage(card(), size: size, scale: 2, matches: "Card@2x"))
  }

  @Test func aDifferenceIsAnIssueAtTheCall() {
    let line = #line + 2
    withKnownIssue {
      expectImage(card(.systemPink), size: size, matches: "Card")
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return issue.sourceLocation?.line == line && text.contains("Card differs from its golden")
        && text.contains("flipbook accept")
    }
  }

  @Test(arguments: [CGSize(width: 0, height: 10), CGSize(width: 10, height: CGFloat.nan)])
  func aViewWithoutASizeIsAnIssue(size: CGSize) {
    withKnownIssue {
      expectImage(card(), size: size, matches: "Nothing")
    } matching: {
      $0.comments.contains { $0.rawValue.contains("Give the view a size") }
    }
  }

  @Test func animationsAreShownInTheirCurrentState() throws {
    let stage = try Stage(canvas: Canvas(width: 100, height: 40))
    let view = card()
    stage.perform {
      stage.window.addSubview(view)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    }
    try stage.advance(to: 0.5)
    stage.perform { _ = expectImage(stage.snapshot(), matches: "CardFading") }
  }

  @Test func aFilmIsComparedWithItsFramesAndItsTimeline() {
    #expect(expectFilm(Blink(), matches: "Blink", frames: .ends))
    #expect(expectTimeline(Blink(), matches: "Blink"))
  }
}

final class XCTestCallTests: XCTestCase {
  func testAFilmIsComparedWithItsFrames() {
    XCTAssertTrue(expectFilm(Blink(), matches: "Blink", frames: .ends, tolerance: .levels(1)))
    XCTAssertTrue(expectImage(card(), size: CGSize(width: 100, height: 40), matches: "Card"))
  }
}
