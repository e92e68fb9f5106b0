import Foundation
import TestSupport
import Testing

/// Films that were changed after they were rendered.
@Suite(.tier(.programs)) struct VerifyCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let result = try run("render", "--no-video")
    try #require(result.status == 0, "\(result.errors)")
  }

  private func run(_ arguments: String..., edit: String = "") throws -> Program.Result {
    try Program.run(
      "Fixture", arguments, environment: ["FIXTURE": "edited", "EDIT": edit],
      directory: folder.path)
  }

  /// Returns the line of the fixture that contains `text`.
  private func line(_ text: String) throws -> Int {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let source = try String(
      contentsOf: tests.appending(path: "Fixture/Fixture.swift"), encoding: .utf8)
    let lines = source.components(separatedBy: "\n")
    return try #require(lines.firstIndex { $0.contains(text) }) + 1
  }

  private func differences(_ edit: String) throws -> [String] {
    let result = try run("verify", edit: edit)
    #expect(result.status == 1 && result.errors.isEmpty, "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func aChangedEndValueIsNamedWithItsLine() throws {
    let output = try differences("value")
    #expect(output[0].hasPrefix("10 frames are no longer what the film renders: 6, 7"), "\(output)")
    let line = try line("edit == \"value\"")
    #expect(
      output[1].hasPrefix(
        "Frame 6 (0.6 s) is the first that differs. From 0.5 s an animation on UIView \"card\" "
          + "animates \"position.x\" to 22 instead of 20: "), "\(output)")
    #expect(output[1].hasSuffix("Fixture.swift:\(line)."), "\(output)")
  }

  @Test func aChangedDurationIsNamed() throws {
    let output = try differences("duration")
    #expect(
      output[1].contains(
        "From 0.5 s an animation on UIView \"card\" animates \"position\" for 0.75 s instead of "
          + "0.5 s: "), "\(output)")
  }

  @Test func aColourSetWithoutAnimationIsNamedWithItsLine() throws {
    let output = try differences("colour")
    #expect(output[1].contains("Frame 0 (0 s) is the first that differs."), "\(output)")
    #expect(
      output[1].contains(
        "At 0 s \"backgroundColor\" of UIView \"card\" is #007AFFFF instead of #FF3B30FF: "),
      "\(output)")
    #expect(output[1].hasSuffix("Fixture.swift:\(try line("edit == \"colour\""))."), "\(output)")
  }

  @Test func aChangedKeyPathIsNamed() throws {
    let output = try differences("keyPath")
    #expect(
      output[1].contains(
        "From 0.5 s an animation on UIView \"card\" animates \"opacity\" instead of \"position\": "),
      "\(output)")
    #expect(output[1].hasSuffix("Fixture.swift:\(try line("card.alpha = 0.5"))."), "\(output)")
  }

  @Test func invisibleChangesAreNotDifferences() throws {
    #expect(try run("verify", edit: "view").status == 0)
  }

  @Test func theResultIsPrintedAsJSON() throws {
    let clean = try run("verify", "--json")
    #expect(clean.status == 0)
    let same = try JSONSerialization.jsonObject(with: Data(clean.output.utf8)) as? [String: Any]
    #expect(same?["changedFrames"] as? [Int] == [] && same?["cause"] == nil)
    let result = try run("verify", "--json", edit: "value")
    #expect(result.status == 1)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(report["changedFrames"] as? [Int] == Array(6...15))
    #expect(report["badFiles"] as? [Int] == [])
    let cause = try #require(report["cause"] as? [String: Any])
    #expect(cause["time"] as? Double == 0.5 && cause["frame"] as? Int == 6)
    #expect(cause["view"] as? String == "UIView \"card\"")
    #expect(cause["keyPath"] as? String == "position.x" && cause["what"] as? String == "to")
    #expect(cause["was"] as? Int == 20 && cause["now"] as? Int == 22)
    #expect((cause["source"] as? String)?.contains("Fixture.swift:") == true)
  }

  @Test func withoutATraceTheFramesAreStillNamed() throws {
    let trace = folder("output/Fixture/trace.json")
    let whole = try #require(folder.bytes("output/Fixture/trace.json"))
    let text = String(decoding: whole, as: UTF8.self)
    let versions = text.replacingOccurrences(
      of: "\"formatVersion\" : 1", with: "\"formatVersion\" : 99")
    let others = text.replacingOccurrences(
      of: "\"fingerprint\" : \"render:", with: "\"fingerprint\" : \"other:")
    for (bytes, reason) in [
      (Data("no json".utf8), "is malformed"), (whole.prefix(whole.count / 2), "is malformed"),
      (Data("{\"formatVersion\" : 1}".utf8), "is malformed"), (Data(), "is malformed"),
      (Data(versions.utf8), "format version 99"),
      (Data(others.utf8), "doesn't belong to the render"),
    ] {
      try bytes.write(to: URL(fileURLWithPath: trace))
      let result = try run("verify", edit: "value")
      #expect(result.status == 1)
      #expect(result.output.hasPrefix("10 frames are no longer what the film renders"))
      #expect(result.errors.contains("can't be determined"), "\(result.errors)")
      #expect(result.errors.contains(reason), "\(result.errors)")
      #expect(try run("verify").errors.isEmpty)
    }
    #expect(try run("render", "--no-video", "--no-trace").status == 0)
    #expect(!folder.has("output/Fixture/trace.json"))
    #expect(try run("verify", edit: "value").errors.contains("Render without --no-trace"))
  }

  @Test func aPartIsComparedWithThePartThatWasPlayed() throws {
    #expect(try run("render", "--no-video", "--frames", "4-7", "--output", "part").status == 0)
    #expect(try run("verify", "part").status == 0)
    let result = try run("verify", "part", edit: "value")
    #expect(result.output.hasPrefix("2 frames are no longer what the film renders: 6, 7\n"))
    #expect(result.output.contains("\"position.x\" to 22 instead of 20: "))
  }
}
