import Failures
import OutputFiles
import FilmStage
import FlipbookTesting
import Foundation
import Goldens
import Images
import PixelDiff
import Raster
import Testing
import TestSupport

/// A temporary folder and environment for tests of goldens.
struct GoldenFixture {
  let folder: TemporaryFolder
  private let environment: [String: String]

  init(ci: String? = nil, record: String? = nil, folder: TemporaryFolder? = nil) throws {
    self.folder = try folder ?? TemporaryFolder()
    var environment = ["FLIPBOOK_ARTIFACTS": self.folder("artifacts")]
    environment["CI"] = ci
    environment["FLIPBOOK_RECORD"] = record
    self.environment = environment
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try GoldenLocations.$replacedEnvironment.withValue(environment, operation: body)
  }

  func check(
    _ picture: Bitmap, _ name: String = "Card", _ tolerance: PixelTolerance = .exact
  ) throws -> GoldenExpectation.Outcome {
    try run {
      let golden = try Golden(
        name, suffix: ".png", folder: folder("Tests"), fileName: "CardTests")
      return try ImageGolden(golden, PixelComparator(tolerance)).check(picture)
    }
  }

  var goldenPath: String { folder("Tests/__Goldens__/CardTests/Card.png") }
}

@Suite struct GoldenTests {
  private static func picture(_ change: UInt32 = 0) -> Bitmap {
    var picture = Bitmap(
      width: 40, height: 30, pixels: (0..<1200).map { 0xFF40_2010 + UInt32($0 % 40) })
    picture.pixels[15 * 40 + 7] ^= change
    return picture
  }

  private func failure(_ outcome: GoldenExpectation.Outcome) throws -> String {
    guard case .failed(let failure) = outcome else {
      Issue.record("not a failure: \(outcome)")
      return ""
    }
    return failure.text
  }

  @Test func aDifferenceIsAttached() throws {
    let fixture = try GoldenFixture()
    _ = try fixture.check(Self.picture(), "cards/Card")
    guard case .failed(let failure) = try fixture.check(Self.picture(1), "cards/Card") else {
      Issue.record("not a failure")
      return
    }
    #expect(
      failure.attachments.map(\.name) == [
        "cards+Card-expected.png", "cards+Card-actual.png", "cards+Card-difference.png",
      ])
    #expect(try PNGDecoder.decode(failure.attachments[0].bytes, name: "") == Self.picture())
    #expect(try PNGDecoder.decode(failure.attachments[1].bytes, name: "") == Self.picture(1))
  }

  // MARK: Recording

  @Test func aMissingGoldenIsRecordedAndThenCompared() throws {
    let fixture = try GoldenFixture()
    #expect(try fixture.check(Self.picture()) == .recorded(fixture.goldenPath))
    #expect(try PNGDecoder.read(fixture.goldenPath) == Self.picture())
    #expect(try fixture.check(Self.picture()) == .met)
    #expect(try failure(fixture.check(Self.picture(1))).contains("1 of 1 frames differs"))
    // A failure doesn't change the golden.
    #expect(try PNGDecoder.read(fixture.goldenPath) == Self.picture())
  }

  @Test(arguments: ["1", "true", "yes"])
  func inContinuousIntegrationAMissingGoldenAlwaysFails(ci: String) throws {
    for record in [nil, "all", "missing"] {
      let fixture = try GoldenFixture(ci: ci, record: record)
      let text = try failure(fixture.check(Self.picture()))
      #expect(text.contains("no golden Card") && text.contains(fixture.goldenPath))
      #expect(!FileManager.default.fileExists(atPath: fixture.goldenPath))
    }
  }

  @Test func inContinuousIntegrationNothingIsRecorded() throws {
    let fixture = try GoldenFixture()
    _ = try fixture.check(Self.picture())
    for record in ["all", "failed"] {
      let integration = try GoldenFixture(ci: "true", record: record, folder: fixture.folder)
      _ = try failure(integration.check(Self.picture(1)))
      #expect(try PNGDecoder.read(fixture.goldenPath) == Self.picture())
    }
  }

  @Test func failedGoldensAreRecordedOnRequest() throws {
    let fixture = try GoldenFixture()
    _ = try fixture.check(Self.picture())
    let recording = try GoldenFixture(record: "failed", folder: fixture.folder)
    #expect(try recording.check(Self.picture(1)) == .recorded(fixture.goldenPath))
    #expect(try fixture.check(Self.picture(1)) == .met)
  }

  @Test func allGoldensAreRecordedOnRequest() throws {
    let fixture = try GoldenFixture()
    _ = try fixture.check(Self.picture())
    let recording = try GoldenFixture(record: "all", folder: fixture.folder)
    #expect(try recording.check(Self.picture()) == .recorded(fixture.goldenPath))
  }

  @Test func anUnknownRecordingModeIsNamed() throws {
    let fixture = try GoldenFixture(record: "often")
    #expect {
      try fixture.check(Self.picture())
    } throws: { error in
      "\(error)".contains("often") && "\(error)".contains("all, failed, missing")
    }
  }

  @Test(arguments: ["", "../up", "a//b", ".hidden", "a/../b"])
  func namesThatLeaveTheFolderAreRejected(name: String) throws {
    let fixture = try GoldenFixture()
    #expect(throws: FlipbookError.self) { try fixture.check(Self.picture(), name) }
  }

  // MARK: Failures

  @Test func aFailureLeavesAReportThatCanBeAccepted() throws {
    let fixture = try GoldenFixture()
    _ = try fixture.check(Self.picture())
    let text = try failure(fixture.check(Self.picture(0x80)))
    #expect(text.contains("1 pixel") && text.contains("(7, 15)"))
    let report = fixture.folder("artifacts/failures/Tests/CardTests/Card.png/report")
    #expect(text.contains("\(report)/index.html"))
    #expect(text.contains("flipbook accept \(report)"))
    for name in ["index.html", "expected/frame-00000.png", "actual/frame-00000.png"] {
      #expect(FileManager.default.fileExists(atPath: report + "/" + name))
    }
    let acceptance = try Acceptance(report, frames: nil)
    #expect(acceptance.summary.first?.contains(fixture.goldenPath) == true)
    try acceptance.run()
    #expect(try fixture.check(Self.picture(0x80)) == .met)
  }

  @Test func tolerancesAllowDifferences() throws {
    let fixture = try GoldenFixture()
    _ = try fixture.check(Self.picture())
    #expect(try fixture.check(Self.picture(2), "Card", .levels(2)) == .met)
    _ = try failure(fixture.check(Self.picture(4), "Card", .levels(2)))
    #expect(try fixture.check(Self.picture(4), "Card", .levels(2, allowedPixels: 1)) == .met)
  }

  @Test func aGoldenThatIsNotAPictureIsNamed() throws {
    let fixture = try GoldenFixture()
    _ = try fixture.check(Self.picture())
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: fixture.goldenPath))
    #expect {
      try fixture.check(Self.picture())
    } throws: { "\($0)".contains(fixture.goldenPath) }
  }

  // MARK: Unused goldens

  @Test func unusedGoldensAreFound() throws {
    let fixture = try GoldenFixture()
    _ = try fixture.check(Self.picture())
    _ = try fixture.check(Self.picture(), "folder/Old")
    let film = fixture.folder("Tests/__Goldens__/CardTests/Film")
    try AtomicFile.write([1], to: film + "/frame-00000.png")
    try AtomicFile.write([1], to: film + "/manifest.json")
    // Another test run, which uses only one golden.
    let runs = fixture.folder("artifacts/runs")
    try FileManager.default.removeItem(atPath: runs)
    try AtomicFile.write(Array((fixture.goldenPath + "\n").utf8), to: runs + "/1-1.txt")
    let found = try GoldenSearch.search(fixture.folder.path, runs: runs)
    #expect(found.goldens.count == 3)
    #expect(
      found.unused == [
        fixture.folder("Tests/__Goldens__/CardTests/Film"),
        fixture.folder("Tests/__Goldens__/CardTests/folder/Old.png"),
      ])
  }

  @Test func theSearchFailsWithoutATestRun() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FlipbookError.self) {
      try GoldenSearch.search(folder.path, runs: folder("runs"))
    }
    #expect(throws: FlipbookError.self) {
      try GoldenSearch.search(folder("nowhere"), runs: folder("runs"))
    }
  }

  @Test func testsRecordTheGoldensThatTheyUse() throws {
    let fixture = try GoldenFixture()
    _ = try fixture.check(Self.picture())
    let runs = fixture.folder("artifacts/runs")
    let files = try FileManager.default.contentsOfDirectory(atPath: runs)
    #expect(files.count == 1)
    let text = try String(contentsOfFile: runs + "/" + files[0], encoding: .utf8)
    #expect(text.contains(fixture.goldenPath))
  }
}
