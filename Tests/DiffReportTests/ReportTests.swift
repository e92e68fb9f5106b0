import Failures
import OutputFiles
import Foundation
import Images
import PixelDiff
import Raster
import DiffReport
import Testing
import TestSupport

@Suite struct ReportTests {
  @Test func reportsContainThePageTheFileAndThePictures() throws {
    let folder = try TemporaryFolder()
    let sample = ReportSample()
    try sample.write(to: folder("report"))
    #expect(
      folder.names(in: "report")
        == ["actual", "difference", "expected", "index.html", "report.json", "strip"])
    #expect(try folder.picture("report/expected/frame-00025.png") == sample.expected(25))
    #expect(try folder.picture("report/actual/frame-00025.png") == sample.actual(25))
    #expect(!folder.has("report/actual/frame-00086.png"))
    #expect(folder.names() == ["report"], "no temporary files remain")
  }

  @Test func theFileRecordsTheDifferenceAndThePicturePaths() throws {
    let folder = try TemporaryFolder()
    var difference = ReportSample().difference()
    difference.runs[1].change = .both(offset: -2, frames: 3)
    let goldens = ReportFile.Goldens(
      folder: "/a/__Goldens__", details: ["film": "Intro", "suite": "IntroTests"])
    let report = try DifferenceReport(difference, in: folder("report"), goldens: goldens)
    let picture = try #require(Bitmap(width: 4, height: 3))
    try report.add(frame: 25, expected: picture, actual: picture, difference: nil)
    try report.finish()
    let file = try ReportFile.read(inFolder: folder("report"))
    #expect(file.difference == difference)
    #expect(file.goldens == goldens)
    #expect(file.shownFrames.map(\.number) == [25])
    #expect(file.shownFrames[0].actual?.file == "actual/frame-00025.png")
    #expect(file.shownFrames[0].difference == nil)
    #expect(try OrderedJSON.bytes(of: file) == [UInt8](folder.bytes("report/report.json")!))
  }

  @Test func reportsAreDeterministic() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] { try ReportSample().write(to: folder(name)) }
    for name in ["index.html", "report.json"] {
      #expect(folder.bytes("a/" + name) == folder.bytes("b/" + name))
    }
    #expect(folder.pictures(in: "a/strip") == folder.pictures(in: "b/strip"))
  }

  @Test func longFilmsWithManyRunsHaveAPageOfModestSize() throws {
    let folder = try TemporaryFolder()
    let count = 200_000
    var difference = ReportSample().difference()
    difference.expected.frameCount = count
    difference.expected.framesPerSecond = 1e300
    difference.actual.framesPerSecond = 1e-300
    let (frame, run) = (difference.differing[0], difference.runs[0])
    difference.differing = stride(from: 0, to: count, by: 4).map {
      FilmDifference.Frame(number: $0, difference: frame.difference)
    }
    difference.runs = stride(from: 0, to: count, by: 4).map {
      var run = run
      run.frames = .init(first: $0, last: $0)
      run.worstFrame = $0
      return run
    }
    difference.missing = stride(from: 2, to: count, by: 4).map { .init(first: $0, last: $0) }
    let report = try DifferenceReport(difference, in: folder("report"))
    let picture = try #require(Bitmap(width: 4, height: 3))
    for number in report.framesToShow {
      try report.add(frame: number, expected: picture, actual: nil, difference: nil)
    }
    try report.finish()
    #expect(folder.bytes("report/index.html")!.count < 300_000)
  }

  @Test func earlierReportsAreReplaced() throws {
    let folder = try TemporaryFolder()
    try ReportSample().write(to: folder("report"))
    try ReportSample().writeSame(to: folder("report"))
    #expect(folder.names(in: "report") == ["index.html", "report.json", "strip"])
    #expect(folder.names() == ["report"])
  }

  @Test func emptyAndMissingFoldersAreAccepted() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder("empty"), withIntermediateDirectories: true)
    for name in ["empty", "new/er/report"] {
      try ReportSample().writeSame(to: folder(name))
      #expect(folder.has(name + "/index.html"))
    }
  }

  @Test(arguments: [
    (["notes.txt": "mine"], "isn't empty and doesn't contain a report"),
    (["index.html": "<p>mine", "report.json": "{}"], "isn't empty and doesn't contain a report"),
    (["index.html": "<p>mine"], "isn't empty and doesn't contain a report"),
  ])
  func foldersWithOtherFilesAreRejectedUnchanged(files: [String: String], reason: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder("report"), withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder("report/" + name)))
    }
    let error = #expect(throws: FlipbookError.self) {
      try ReportSample().writeSame(to: folder("report"))
    }
    #expect(error?.message.contains(reason) == true)
    #expect(error?.hint?.isEmpty == false)
    #expect(folder.names(in: "report") == files.keys.sorted())
    #expect(folder.names() == ["report"])
  }

  @Test func reportsWithForeignFilesAreRejected() throws {
    let folder = try TemporaryFolder()
    try ReportSample().writeSame(to: folder("report"))
    try Data().write(to: URL(fileURLWithPath: folder("report/thesis.txt")))
    let error = #expect(throws: FlipbookError.self) {
      try ReportSample().writeSame(to: folder("report"))
    }
    #expect(error?.message.contains("\"thesis.txt\"") == true)
    #expect(folder.has("report/thesis.txt"))
  }

  @Test func filesInPlaceOfTheReportAreRejected() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(fileURLWithPath: folder("report")))
    let error = #expect(throws: FlipbookError.self) {
      try ReportSample().writeSame(to: folder("report"))
    }
    #expect(error?.code == .notADirectory)
  }

  @Test func unfinishedReportsLeaveNoFiles() throws {
    let folder = try TemporaryFolder()
    do {
      let report = try DifferenceReport(ReportSample().difference(), in: folder("report"))
      try report.addToStrip(frame: 0, ReportSample().expected(0))
    }
    #expect(folder.names().isEmpty)
  }

  @Test func missingAndMalformedReportsHaveDifferentErrors() throws {
    let folder = try TemporaryFolder()
    let missing = #expect(throws: FlipbookError.self) {
      try ReportFile.read(inFolder: folder("nothing"))
    }
    #expect(missing?.code == .unreadable)
    for (text, code) in [
      ("{}", FlipbookError.Code.malformed),
      (#"{"kind": "flipbook difference report", "formatVersion": 7}"#, .unsupportedVersion),
      (#"{"kind": "flipbook difference report", "formatVersion": 1}"#, .malformed),
    ] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder("report.json")))
      let error = #expect(throws: FlipbookError.self) {
        try ReportFile.read(inFolder: folder.path)
      }
      #expect(error?.code == code)
    }
  }

  @Test(arguments: [
    (1280, 720, 199, 112), (720, 1280, 63, 112), (3000, 30, 256, 3), (40, 30, 40, 30),
  ])
  func thumbnailsKeepTheAspectRatio(
    width: Int, height: Int, smallWidth: Int, smallHeight: Int
  ) throws {
    let folder = try TemporaryFolder()
    let report = try DifferenceReport(ReportSample().difference(), in: folder("report"))
    let grey = Bitmap(
      width: width, height: height,
      pixels: Array(repeating: 0xFF80_8080, count: width * height))
    try report.addToStrip(frame: 3, grey)
    try report.finish()
    let small = try folder.picture("report/strip/frame-00003.png")
    #expect((small.width, small.height) == (smallWidth, smallHeight))
    #expect(small.pixels.allSatisfy { $0 == 0xFF80_8080 })
  }
}
