import Goldens
import Traces
import Flipbook
import FlipbookTesting
import Foundation
import PixelDiff
import TestSupport
import Testing

private struct Fade: Film {
  var target: CGFloat = 0
  var seconds = 0.5

  let canvas = Canvas(width: 40, height: 40, framesPerSecond: 10)

  func perform(on stage: Stage) -> Observable<Void>? {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    card.accessibilityIdentifier = "card"
    stage.window.addSubview(card)
    return card.rx.fade(to: target, duration: seconds)
  }
}

@Suite struct TimelineGoldenTests {
  private func check(_ film: Fade, _ fixture: GoldenFixture) throws -> GoldenExpectation.Outcome {
    try fixture.run {
      let golden = try Golden(
        "Fade", suffix: ".timeline.json", folder: fixture.folder("Tests"), fileName: "FadeTests")
      return try TimelineGolden(golden).check(try Fade.trace { film })
    }
  }

  @Test func eventsAreRecordedAndCompared() throws {
    let fixture = try GoldenFixture()
    let path = fixture.folder("Tests/__Goldens__/FadeTests/Fade.timeline.json")
    #expect(try check(Fade(), fixture) == .recorded(path))
    #expect(try check(Fade(), fixture) == .met)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("\"opacity\"") && !text.contains(".swift"))
  }

  @Test func numbersThatAreNotFiniteAreRecordedAndCompared() throws {
    let fixture = try GoldenFixture()
    var trace = try Fade.trace { Fade() }
    trace.animations[0].duration = .infinity
    let outcomes = try fixture.run {
      let golden = TimelineGolden(
        try Golden(
          "Long", suffix: ".timeline.json", folder: fixture.folder("Tests"), fileName: "FadeTests"))
      return [try golden.check(trace), try golden.check(trace)]
    }
    #expect(outcomes.last == .met)
  }

  @Test(arguments: [(Fade(target: 0.25), "0.25 instead of 0"), (Fade(seconds: 0.75), "0.75")])
  private func differencesAreNamedAndCanBeAccepted(film: Fade, values: String) throws {
    let fixture = try GoldenFixture()
    _ = try check(Fade(), fixture)
    guard case .failed(let failure) = try check(film, fixture) else {
      Issue.record("not a failure")
      return
    }
    let text = failure.text
    #expect(text.contains("opacity") && text.contains(values), "\(text)")
    #expect(text.contains("TimelineGoldenTests.swift:"), "\(text)")
    let folder = fixture.folder("artifacts/failures/Tests/FadeTests/Fade.timeline.json")
    #expect(text.contains("flipbook accept \(folder)"))
    for name in ["expected.svg", "actual.svg"] {
      let bytes = try Data(contentsOf: URL(filePath: folder + "/" + name))
      #expect(failure.attachments.contains { $0.name == "Fade-\(name)" && Data($0.bytes) == bytes })
    }
    #expect(failure.attachments.count == 2)
    try Acceptance(folder, frames: nil).run()
    #expect(try check(film, fixture) == .met)
  }
}
