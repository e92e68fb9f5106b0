import DiffReport
import Goldens
import Flipbook
import FlipbookTesting
import Foundation
import Images
import PixelDiff
import RenderStore
import Testing
import TestSupport

/// A square that moves by two points a frame, starting at a given frame.
private struct Slide: Film {
  var start = 0
  var color = UIColor.systemIndigo
  var seconds = 0.5

  let canvas = Canvas(width: 120, height: 40, framesPerSecond: 60, background: .white)

  func perform(on stage: Stage) -> Observable<Void>? {
    let card = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))
    card.backgroundColor = color
    stage.window.addSubview(card)
    return Observable.concat([
      pause(Double(start) / 60),
      Observable.create { observer in
        UIView.animate(withDuration: seconds, delay: 0, options: .curveLinear) {
          card.frame.origin.x = CGFloat(120 * seconds)
        } completion: { _ in
          observer.onCompleted()
        }
        return Disposables.create()
      },
    ])
  }
}

@Suite struct FilmGoldenTests {
  private func check(
    _ film: Slide, _ fixture: GoldenFixture, _ frames: KeyFrames = .every(10),
    _ tolerance: PixelTolerance = .exact
  ) throws -> GoldenExpectation.Outcome {
    try fixture.run {
      let golden = try Golden("Slide", folder: fixture.folder("Tests"), fileName: "SlideTests")
      return try FilmGolden(golden, { film }, frames, PixelComparator(tolerance), FilmLimits())
        .check()
    }
  }

  private func failure(_ outcome: GoldenExpectation.Outcome) throws -> String {
    guard case .failed(let failure) = outcome else {
      Issue.record("not a failure: \(outcome)")
      return ""
    }
    return failure.text
  }

  private let path = "Tests/__Goldens__/SlideTests/Slide"
  private let report = "artifacts/failures/Tests/SlideTests/Slide/report"

  @Test func theGoldenOfAFilmHasAHashForEachFrameAndSomePictures() throws {
    let fixture = try GoldenFixture()
    #expect(try check(Slide(), fixture) == .recorded(fixture.folder(path)))
    let manifest = try Manifest.read(fixture.folder(path + "/manifest.json"))
    #expect(manifest.frames.count == 31)
    #expect(
      fixture.folder.names(in: path) == [
        "frame-00000.png", "frame-00010.png", "frame-00020.png", "frame-00030.png",
        "manifest.json",
      ])
    #expect(try check(Slide(), fixture) == .met)
  }

  @Test func aLateFilmIsReportedAsLate() throws {
    let fixture = try GoldenFixture()
    _ = try check(Slide(), fixture)
    let text = try failure(check(Slide(start: 2), fixture))
    #expect(text.contains("late by 2 frames"), "\(text)")
    #expect(text.contains("2 extra"), "\(text)")
    #expect(text.contains("flipbook accept \(fixture.folder(report))"))
  }

  @Test func aFilmWithADifferentColourHasDifferentPictures() throws {
    let fixture = try GoldenFixture()
    _ = try check(Slide(), fixture)
    let text = try failure(check(Slide(color: .systemPink), fixture))
    #expect(text.contains("31 of 31 frames differ"), "\(text)")
    #expect(text.contains("different pictures: 400 pixels"), "\(text)")
    #expect(fixture.folder.has(report + "/difference/frame-00010.png"))
    // For frames without a golden picture, only the actual one is shown.
    #expect(fixture.folder.has(report + "/actual/frame-00011.png"))
    #expect(!fixture.folder.has(report + "/expected/frame-00011.png"))
  }

  @Test func aDifferenceIsAttachedWithAStrip() throws {
    let fixture = try GoldenFixture()
    _ = try check(Slide(), fixture)
    guard case .failed(let failure) = try check(Slide(color: .systemPink), fixture) else {
      Issue.record("not a failure")
      return
    }
    let names = ["expected", "actual", "difference", "strip"].map { "Slide-\($0).png" }
    #expect(failure.attachments.map(\.name) == names)
    let pictures = try failure.attachments.map { try PNGDecoder.decode($0.bytes, name: "") }
    #expect(pictures[0] != pictures[1])
    // Four frames have an expected picture: the strip has four columns and three rows.
    let frame = (width: pictures[0].width, height: pictures[0].height)
    let strip = pictures[3]
    #expect(strip.width == 4 * frame.width + 3 * ComparisonStrip.gap)
    #expect(strip.height == 3 * frame.height + 2 * ComparisonStrip.gap)
    for (column, name) in ["00000", "00010", "00020", "00030"].enumerated() {
      for (row, kind) in ["expected", "actual", "difference"].enumerated() {
        let picture = try fixture.folder.picture("\(report)/\(kind)/frame-\(name).png")
        let start =
          (row * (frame.height + ComparisonStrip.gap)) * strip.width
          + column * (frame.width + ComparisonStrip.gap)
        let rows = (0..<frame.height).flatMap {
          strip.pixels[start + $0 * strip.width..<start + $0 * strip.width + frame.width]
        }
        #expect(rows == picture.pixels, "\(kind) \(name)")
      }
    }
  }

  @Test func acceptedFramesBecomeTheGolden() throws {
    let fixture = try GoldenFixture()
    _ = try check(Slide(), fixture)
    let pink = Slide(color: .systemPink)
    _ = try failure(check(pink, fixture))
    try Acceptance(fixture.folder(report), frames: nil).run()
    #expect(try check(pink, fixture) == .met)
    #expect(
      fixture.folder.names(in: path) == [
        "frame-00000.png", "frame-00010.png", "frame-00020.png", "frame-00030.png",
        "manifest.json",
      ])
  }

  @Test func someFramesCanBeAccepted() throws {
    let fixture = try GoldenFixture()
    _ = try check(Slide(), fixture)
    let pink = Slide(color: .systemPink)
    _ = try failure(check(pink, fixture))
    try Acceptance(fixture.folder(report), frames: FrameNumbers(10..<31)).run()
    let text = try failure(check(pink, fixture))
    #expect(text.contains("10 of 31 frames differ"), "\(text)")
    #expect(text.contains("frames 0–9"), "\(text)")
    #expect(throws: FlipbookError.self) {
      try Acceptance(fixture.folder(report), frames: FrameNumbers(20..<22))
    }
  }

  @Test func aLongerOrShorterFilmCanBeAccepted() throws {
    for seconds in [0.4, 0.7] {
      let fixture = try GoldenFixture()
      _ = try check(Slide(), fixture)
      _ = try failure(check(Slide(seconds: seconds), fixture))
      try Acceptance(fixture.folder(report), frames: nil).run()
      #expect(try check(Slide(seconds: seconds), fixture) == .met)
    }
  }

  @Test func toleranceChecksUseTheKeptFrames() throws {
    let fixture = try GoldenFixture()
    _ = try check(Slide(color: UIColor(white: 0.5, alpha: 1)), fixture)
    let slightly = Slide(color: UIColor(white: 0.51, alpha: 1))
    _ = try failure(check(slightly, fixture))
    #expect(try check(slightly, fixture, .every(10), .levels(4)) == .met)
    let text = try failure(check(Slide(color: .black), fixture, .every(10), .levels(4)))
    #expect(text.contains("4 of 31 frames differ"), "\(text)")
    #expect(!fixture.folder.has("Tests/__Goldens__/SlideTests/Slide/frame-00001.png"))
  }

  @Test func aToleranceWithoutPicturesFails() throws {
    let fixture = try GoldenFixture()
    _ = try check(Slide(), fixture, .frames(999))
    #expect(try check(Slide(), fixture, .frames(999), .levels(1)) == .met)
    let pink = Slide(color: .systemPink)
    let text = try failure(check(pink, fixture, .frames(999), .levels(1)))
    #expect(text.contains("no pictures to compare with a tolerance"), "\(text)")
  }

  /// The golden's pictures count, not the frames that the test names now.
  @Test func toleranceChecksUseTheGoldensPictures() throws {
    let fixture = try GoldenFixture()
    _ = try check(Slide(), fixture, .every(10))
    let text = try failure(check(Slide(color: .systemPink), fixture, .frames(7), .levels(1)))
    #expect(text.contains("4 of 31 frames differ"), "\(text)")
  }

  @Test func gapsAreNotAccepted() throws {
    let fixture = try GoldenFixture()
    _ = try check(Slide(), fixture)
    _ = try failure(check(Slide(seconds: 0.4), fixture))
    // Frames 25 to 30 are missing.
    for frames in [25..<26, 25..<30] {
      #expect(throws: FlipbookError.self) {
        try Acceptance(fixture.folder(report), frames: FrameNumbers(frames))
      }
    }
    try Acceptance(fixture.folder(report), frames: FrameNumbers(26..<31)).run()
    let text = try failure(check(Slide(seconds: 0.4), fixture))
    #expect(text.contains("1 missing"), "\(text)")
  }

  @Test func filesNewerThanTheReportAreNotAccepted() throws {
    let fixture = try GoldenFixture()
    _ = try check(Slide(), fixture)
    _ = try failure(check(Slide(color: .systemPink), fixture))
    let made = fixture.folder("artifacts/failures/Tests/SlideTests/Slide/actual/frame-00010.png")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: made)
    #expect {
      try Acceptance(fixture.folder(report), frames: nil).run()
    } throws: { "\($0)".contains("newer than the report") }
  }

  @Test func aPictureInAFolderNamedLikeAFilmIsKept() throws {
    let fixture = try GoldenFixture()
    _ = try check(Slide(), fixture)
    let other = fixture.folder(path + "/Card.png")
    try Data([1]).write(to: URL(fileURLWithPath: other))
    let all = try GoldenFixture(record: "all", folder: fixture.folder)
    _ = try check(Slide(seconds: 0.3), all)
    #expect(FileManager.default.fileExists(atPath: other))
    #expect(!fixture.folder.has(path + "/frame-00030.png"))
  }

  @Test func keyFramesAreLimitedToTheFilm() {
    #expect(KeyFrames.every(10).numbers(of: 31) == [0, 10, 20, 30])
    #expect(KeyFrames.every(10).numbers(of: 26) == [0, 10, 20, 25])
    #expect(KeyFrames.every(0).numbers(of: 3) == [0, 1, 2])
    #expect(KeyFrames.ends.numbers(of: 1) == [0])
    #expect(KeyFrames.frames(9, 2, 2, 99, -1).numbers(of: 10) == [2, 9])
    #expect(KeyFrames.range(5...50).numbers(of: 8) == [5, 6, 7])
    #expect(KeyFrames.all.numbers(of: 3) == [0, 1, 2])
  }
}
