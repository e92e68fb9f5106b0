import OutputFiles
import Foundation
import Images
import PixelDiff
import Raster
import RenderStore
import Testing
import TestSupport

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite(.tier(.programs)) struct DiffCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("a") { _ in 0 }
    try write("b") { (4...6).contains($0) ? 0x40 : 0 }
  }

  /// Writes ten frames of 32 × 16 pixels; `change` returns the bits that differ in one pixel.
  private func write(_ name: String, _ change: (Int) -> UInt32) throws {
    for number in 0..<10 {
      var picture = Bitmap(width: 32, height: 16, pixels: Array(repeating: 0xFF10_2030, count: 512))
      for x in 0...number { picture.pixels[5 * 32 + x] = 0xFFFF_FFFF }
      picture.pixels[9 * 32 + 3] ^= change(number)
      let bytes = PNGEncoder(width: 32, height: 16, isOpaque: true).encode(picture)
      try AtomicFile.write(bytes, to: folder("\(name)/\(FrameFile.name(ofFrame: number))"))
    }
  }

  private func flipbook(_ arguments: String...) throws -> Program.Result {
    try Program.run("flipbook", arguments, directory: folder.path)
  }

  @Test func equalFilmsEndWithZero() throws {
    let result = try flipbook("diff", "a", "a")
    #expect((result.status, result.errors) == (0, ""))
    #expect(result.output == "all 10 frames are the same\n")
  }

  @Test func differencesAreReportedAndEndWithOne() throws {
    let result = try flipbook("diff", "a", "b")
    #expect((result.status, result.errors) == (1, ""))
    #expect(
      result.output == """
        3 of 10 frames differ
          frames 4–6  different pictures: 1 pixel, most in frame 4, within 1 × 1 at (3, 9)

        """)
    let quiet = try flipbook("diff", "a", "b", "--quiet")
    #expect((quiet.status, quiet.output, quiet.errors) == (1, "", ""))
  }

  @Test func tolerancesAndIgnoredRegionsLetDifferencesPass() throws {
    for options in [
      ["--tolerance", "levels:64"], ["--allow-pixels", "1"], ["--ignore", "0,8,10,4"],
      ["--tolerance", "perceptual:0.9"],
    ] {
      let result = try Program.run(
        "flipbook", ["diff", "a", "b"] + options, directory: folder.path)
      #expect(result.status == 0, "\(options): \(result.output)\(result.errors)")
    }
    for options in [
      ["--tolerance", "levels:63"], ["--ignore", "0,0,32,9"], ["--ignore", "4,9,20,1"],
    ] {
      let result = try Program.run(
        "flipbook", ["diff", "a", "b"] + options, directory: folder.path)
      #expect(result.status == 1, "\(options): \(result.output)\(result.errors)")
    }
  }

  @Test func aMaskIsReadFromAPicture() throws {
    var mask = Bitmap(width: 32, height: 16, pixels: Array(repeating: 0, count: 512))
    mask.pixels[9 * 32 + 3] = 0xFF00_0000
    let bytes = PNGEncoder(width: 32, height: 16, isOpaque: false).encode(mask)
    try AtomicFile.write(bytes, to: folder("mask.png"))
    #expect(try flipbook("diff", "a", "b", "--ignore-mask", "mask.png").status == 0)
    let result = try flipbook("diff", "a", "b", "--ignore-mask", "none.png")
    #expect(result.status == 3 && result.errors.contains("none.png"))
  }

  @Test func aTooLooseToleranceIsReported() throws {
    let result = try flipbook("diff", "a", "a", "--tolerance", "levels:250")
    #expect(result.errors.contains("too loose"), "\(result.errors)")
  }

  @Test func differencesArePrintedAsJSON() throws {
    let result = try flipbook("diff", "a", "b", "--json")
    #expect(result.status == 1)
    let difference = try JSONDecoder().decode(
      FilmDifference.self, from: Data(result.output.utf8))
    #expect(difference.runs.map(\.frames) == [.init(first: 4, last: 6)])
    #expect(difference.comparedFrames == 10)
  }

  @Test func junitXMLIsWritten() throws {
    let result = try flipbook("diff", "a", "b", "--junit", "out/junit.xml", "--quiet")
    #expect(result.status == 1)
    let text = String(decoding: try #require(folder.bytes("out/junit.xml")), as: UTF8.self)
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(text.contains(#"<testsuite name="a : b" tests="1" failures="1">"#))
    #expect(text.contains(#"name="frames 4–6""#) && text.contains(#"type="paint""#))
  }

  @Test func aReportIsWrittenAndCanBeAccepted() throws {
    let result = try flipbook("diff", "a", "b", "--report", "report")
    #expect(result.status == 1)
    #expect(result.output.contains("report: report/index.html"))
    #expect(folder.has("report/index.html"))
    #expect(folder.pictures(in: "report/difference").count == 3)
    let trial = try flipbook("accept", "report", "--frames", "5", "--dry-run")
    #expect(trial.status == 0 && trial.output.contains("accepting 5"), "\(trial.errors)")
    #expect(try flipbook("diff", "a", "b", "--quiet").status == 1)
    #expect(try flipbook("accept", "report", "--frames", "5").status == 0)
    let left = try flipbook("diff", "a", "b")
    #expect(left.output.hasPrefix("2 of 10 frames differ"), "\(left.output)")
    #expect(try flipbook("accept", "report").status == 0)
    #expect(try flipbook("diff", "a", "b").status == 0)
  }

  @Test func acceptingRemovesFramesThatAreGone() throws {
    try FileManager.default.removeItem(atPath: folder("b/frame-00009.png"))
    #expect(try flipbook("diff", "a", "b", "--report", "report").status == 1)
    #expect(try flipbook("accept", "report").status == 0)
    #expect(!folder.has("a/frame-00009.png"))
    #expect(try flipbook("diff", "a", "b").status == 0)
  }

  @Test func unreadableInputsEndWithThree() throws {
    for arguments in [["diff", "a", "nowhere"], ["accept", "a"], ["goldens", "nowhere"]] {
      let result = try Program.run("flipbook", arguments, directory: folder.path)
      #expect(result.status == 3, "\(arguments): \(result.output)")
      #expect(result.errors.hasPrefix("Error: "), "\(result.errors)")
    }
  }

  @Test func filesWithoutPermissionAreNamed() throws {
    let file = folder("b/frame-00003.png")
    chmod(file, 0)
    // Root can read everything; the user nobody can't.
    var command = [try #require(Program.path(of: "flipbook"))]
    if geteuid() == 0 {
      try FileManager.default.copyItem(atPath: command[0], toPath: folder("flipbook"))
      command = ["/usr/bin/setpriv", "--reuid=65534", "--clear-groups", folder("flipbook")]
    }
    let result = try Program.run(
      command[0], command.dropFirst() + ["diff", folder("a"), folder("b")])
    #expect(result.status == 3)
    #expect(result.errors.contains(file) && result.errors.contains("ermission denied"))
  }

  @Test func anInterruptionLeavesNoReport() throws {
    // The comparison is slow: the frames are large and all differ.
    for (name, level) in [("large-a", UInt32(0)), ("large-b", 0x3F)] {
      for number in 0..<40 {
        let pixels = (0..<1280 * 720).map {
          0xFF00_0000 | UInt32(($0 * 7919 + number) & 0xFFFFFF) ^ level
        }
        let picture = Bitmap(width: 1280, height: 720, pixels: pixels)
        let bytes = PNGEncoder(width: 1280, height: 720, isOpaque: true).encode(picture)
        try AtomicFile.write(bytes, to: folder("\(name)/frame-\(number).png"))
      }
    }
    let program = try Program(
      "flipbook", ["diff", "large-a", "large-b", "--report", "out/report"], directory: folder.path)
    let hasBegun = eventually { !folder.names(in: "out").isEmpty }
    #expect(hasBegun)
    program.interrupt()
    Thread.sleep(forTimeInterval: 0.01)
    program.suspend(seconds: 1)
    let result = try #require(program.wait())
    #expect(result.status == 130 && result.errors.contains("Interrupted"), "\(result)")
    #expect(folder.names(in: "out") == [])
  }

  @Test func usageErrorsEndWithTwo() throws {
    for arguments in [
      ["diff", "a"], ["diff", "a", "b", "--tolerance", "loose"],
      ["diff", "a", "b", "--ignore", "1,2"],
      ["diff", "a", "b", "--tolerance", "levels:256"], ["diff", "a", "b", "--allow-pixels", "-1"],
      ["diff", "a", "b", "--threads", "0"], ["diff", "a", "b", "--count-anti-aliasing"],
      ["accept", "a", "--frames", "5-2"], ["diff", "a", "b", "--tolerance", "perceptual:2"],
    ] {
      let result = try Program.run("flipbook", arguments, directory: folder.path)
      #expect(result.status == 2, "\(arguments): \(result.status) \(result.errors)")
    }
  }

  @Test func aReportThatCannotBeWrittenEndsWithFour() throws {
    try Data("in the way".utf8).write(to: URL(fileURLWithPath: folder("file")))
    let result = try flipbook("diff", "a", "b", "--report", "file/report")
    #expect(result.status == 4, "\(result.errors)")
    // A folder with other contents isn't replaced.
    let other = try flipbook("diff", "a", "b", "--report", "a")
    #expect(other.status == 4 && folder.has("a/frame-00000.png"), "\(other.errors)")
  }

  @Test func unusedGoldensAreListed() throws {
    let bytes = try #require(folder.bytes("a/frame-00000.png"))
    for name in ["Used", "Old"] {
      try AtomicFile.write([UInt8](bytes), to: folder("Tests/__Goldens__/CardTests/\(name).png"))
    }
    #expect(try flipbook("goldens", "--unused").status == 3)
    let used = folder("Tests/__Goldens__/CardTests/Used.png")
    try AtomicFile.write(Array((used + "\n").utf8), to: folder(".build/flipbook/runs/1-1.txt"))
    let result = try flipbook("goldens", "--unused")
    #expect(result.status == 1)
    #expect(result.output == "./Tests/__Goldens__/CardTests/Old.png\n")
    #expect(result.errors.contains("1 of 2 goldens"))
  }
}
