import Foundation
import Images
import OutputFiles
import Raster
import TestSupport
import Testing

/// Reports whose files were damaged, or come from elsewhere: accepting them changes nothing.
@Suite(.tier(.programs)) struct DamagedReportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, level) in [("a", UInt32(0xFF10_2030)), ("b", 0xFF10_2070)] {
      for number in 0..<3 {
        let picture = Bitmap(width: 8, height: 8, pixels: Array(repeating: level, count: 64))
        let bytes = PNGEncoder(width: 8, height: 8, isOpaque: true).encode(picture)
        try AtomicFile.write(bytes, to: folder("\(name)/frame-\(number).png"))
      }
    }
    // The expected film has a frame that the actual one hasn't.
    try FileManager.default.removeItem(atPath: folder("b/frame-2.png"))
    let result = try Program.run(
      "flipbook", ["diff", "a", "b", "--report", "report"], directory: folder.path)
    try #require(result.status == 1, "\(result.errors)")
  }

  /// Replaces the spans of missing frames, and accepts the report.
  private func accept(missing spans: String) throws -> Program.Result {
    let file = URL(filePath: folder("report/report.json"))
    let text = try String(contentsOf: file, encoding: .utf8)
    let changed = text.replacing(/("missing" : )\[[^\]]*\]/) { "\($0.1)\(spans)" }
    try #require(changed != text)
    try Data(changed.utf8).write(to: file)
    return try Program.run("flipbook", ["accept", "report"], directory: folder.path)
  }

  @Test(arguments: [
    #"[{"first":5,"last":2}]"#, #"[{"first":-3,"last":2}]"#,
    #"[{"first":2,"last":9223372036854775807}]"#, #"[{"first":2,"last":2},{"first":1,"last":1}]"#,
  ])
  func impossibleSpansAreRefused(spans: String) throws {
    let result = try accept(missing: spans)
    #expect(result.status == 3 && !result.wasKilled)
    #expect(result.errors.contains("The report \"report/report.json\" is malformed."))
    #expect(folder.frames(in: "a").isEmpty == false)
  }

  @Test func spansOfFramesThatDoNotExistAreRefused() throws {
    let result = try accept(missing: #"[{"first":2,"last":900000000}]"#)
    #expect(result.status == 3 && !result.wasKilled)
    #expect(result.errors.contains("lists frame 3, which doesn't exist any more"))
    #expect(folder.has("a/frame-2.png"))
  }

  @Test(arguments: [
    ("../secret.json", "__Goldens__/a.json"), ("actual.json", "../victim.json"),
  ])
  func pathsOutsideOfTheReportAreRefused(actual: String, expected: String) throws {
    try folder.makeFolder("single")
    try folder.makeFolder("__Goldens__")
    for name in ["secret.json", "single/actual.json", "victim.json", "__Goldens__/a.json"] {
      try Data(name.utf8).write(to: URL(filePath: folder(name)))
    }
    let paths = [
      "actual": folder("single/\(actual)"), "expected": folder("single/../\(expected)"),
    ]
    try JSONEncoder().encode(paths).write(to: URL(filePath: folder("single/accept.json")))
    let result = try Program.run("flipbook", ["accept", "single"], directory: folder.path)
    #expect(result.status == 3)
    #expect(result.errors.contains("it must replace a golden by a file beside it"))
    #expect(folder.text("victim.json") == "victim.json")
    #expect(folder.text("__Goldens__/a.json") == "__Goldens__/a.json")
  }
}
