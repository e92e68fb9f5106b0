import Foundation
import TestSupport
import Testing

/// The sample Greeting, run from the command line.
@Suite(.tier(.programs)) struct BatchCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> Program.Result {
    try Program.run("Greeting", arguments, directory: folder.path)
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder(name)))
  }

  @Test func aTableBecomesVideosAndAReport() throws {
    try write("id,name,accent\n1,Ada,#ff8800\n2,Grace,#2a9d8f\n", to: "people.csv")
    let arguments = [
      "batch", "people.csv", "--output", "out/{id}-{name}.mp4", "--preset", "ultrafast",
    ]
    func batch() throws -> Program.Result {
      try Program.run("Greeting", arguments, directory: folder.path)
    }
    let result = try batch()
    #expect(result.status == 0)
    #expect(result.output.contains("Greeting: 2 films in "))
    #expect(result.output.contains("2 rendered (240 frames), 0 kept, 0 failed"))
    #expect(result.errors.contains("/2 out/1-Ada.mp4: 120 frames in "))
    #expect(folder.names(in: "out") == ["1-Ada.mp4", "2-Grace.mp4", "batch-report.json"])
    let again = try batch()
    #expect(again.output.contains("0 rendered (0 frames), 2 kept"))
    // The bytes don't depend on the number of jobs.
    let bytes = folder.bytes("out/2-Grace.mp4")
    let alone = try Program.run(
      "Greeting", arguments + ["--jobs", "1", "--threads", "1", "--again"], directory: folder.path)
    #expect(alone.output.contains("2 rendered"))
    #expect(folder.bytes("out/2-Grace.mp4") == bytes)
  }

  /// Each film starts several child processes, whose pipes are closed when they end.
  @Test func aLongTableNeedsNoMoreOpenFilesThanAShortOne() throws {
    try write("id\n" + (1...24).map { "\($0)\n" }.joined(), to: "ids.csv")
    let result = try Program.run(
      "/bin/sh",
      [
        "-c", "ulimit -n 64; exec \"$0\" \"$@\"", try #require(Program.path(of: "Greeting")),
        "batch", "ids.csv", "--output", "out/{id}.mp4", "--preset", "ultrafast", "--jobs", "2",
      ], directory: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("24 rendered"))
  }

  @Test func aClosedProgressPipeDoesNotEndABatch() throws {
    try write("id\n1\n2\n3\n4\n", to: "ids.csv")
    let result = try Program.run(
      "/bin/bash",
      [
        "-c", "\"$0\" \"$@\" 2>&1 | head -n 1; exit ${PIPESTATUS[0]}",
        try #require(Program.path(of: "Greeting")),
        "batch", "ids.csv", "--output", "{id}.mp4", "--preset", "ultrafast", "--jobs", "1",
      ], directory: folder.path)
    #expect(result.status == 4 && result.output.hasPrefix("1/4 1.mp4: 120 frames"))
    let files = ["1.mp4", "2.mp4", "3.mp4", "4.mp4", "batch-report.json", "ids.csv"]
    #expect(folder.names() == files)
  }

  @Test func withoutFFmpegNoFilmStarts() throws {
    try write("id\n1\n2\n", to: "ids.csv")
    let result = try Program.run(
      "Greeting", ["batch", "ids.csv", "--output", "out/{id}.mp4"],
      environment: ["PATH": folder.path], directory: folder.path)
    #expect(result.status == 4)
    #expect(result.errors.hasPrefix("Error: ffmpeg, which encodes the video, was not found"))
    #expect(folder.names() == ["ids.csv"])
  }

  @Test func aFailedFilmDoesNotStopTheOthersAndIsReported() throws {
    try write(
      "- {id: 1, name: Ada}\n- {id: 2, accent: purplish}\n- {id: 3, name: Grace}\n",
      to: "people.yaml")
    let result = try run("batch", "people.yaml", "--output", "out/{id}", "--quiet")
    #expect(result.status == 4 && result.output.isEmpty)
    #expect(result.errors.contains("row 2: failed: ") && result.errors.contains("purplish"))
    #expect(result.errors.contains("people.yaml:2"))
    #expect(folder.frames(in: "out/1").count == 120 && folder.frames(in: "out/3").count == 120)
  }

  @Test(
    arguments: [
      (["trace", "--output", "./ada.json"], "ada.json", "the new \"./ada.json\""),
      (["render", "--output", "."], "manifest.json", "the manifest"),
      (["render", "--output", ".", "--no-video"], "trace.json", "the trace"),
      (["render", "--output", ".", "--chunk", "1/9"], "chunk-1-of-9.json", "the manifest"),
    ])
  func outputsDoNotReplaceParameterFiles(arguments: [String], file: String, replacement: String)
    throws
  {
    try write(#"{"name": "Ada"}"#, to: file)
    let result = try Program.run(
      "Greeting", arguments + ["--props", file], directory: folder.path)
    #expect(result.status == 2 && result.errors.contains("which \(replacement) would replace"))
    #expect(folder.text(file) == #"{"name": "Ada"}"# && folder.names() == [file])
  }

  @Test func parameterFilesMayHaveNamesThatAreNotWritten() throws {
    try write(#"{"name": "Ada"}"#, to: "trace.json")
    let chunk = [
      "render", "--output", ".", "--chunk", "1/40", "--no-video", "--props", "trace.json",
    ]
    #expect(try Program.run("Greeting", chunk, directory: folder.path).status == 0)
    #expect(folder.has("frame-00002.png") && folder.has("trace.json"))
  }

  @Test func outputsDoNotReplacePicturesThatTheFilmReads() throws {
    let still = ["still", "--at", "1", "--output", "ada.png"]
    #expect(try Program.run("Greeting", still, directory: folder.path).status == 0)
    let before = folder.bytes("ada.png")
    for arguments in [still, ["sheet", "--output", "ada.png"], ["strip", "--output", "ada.png"]] {
      let result = try Program.run(
        "Greeting", arguments + ["--set", "portrait=ada.png"], directory: folder.path)
      #expect(result.status == 3 && result.errors.contains("would replace"), "\(result.errors)")
    }
    #expect(folder.bytes("ada.png") == before)
  }

  @Test func mistakesAreReportedBeforeTheFirstFrame() throws {
    try write("id,nmae\n1,Ada\n", to: "people.csv")
    let column = try run("batch", "people.csv", "--output", "out/{id}.mp4")
    #expect(column.status == 3)
    #expect(column.errors.contains("nmae") && column.errors.contains("\"name\""))
    #expect(
      try run("batch", "people.csv", "--output", "out/{id}.mp4", "--ignore-column", "nmae").status
        == 0)
    #expect(try run("batch", "people.csv", "--output", "o/{idd}.mp4").errors.contains("idd"))
    #expect(try run("batch", "people.xls").status == 2)
    #expect(try run("batch", "nowhere.csv").status == 3)
    #expect(try run("batch", "people.csv", "--jobs", "0").status == 2)
    #expect(
      try run("batch", "people.csv", "--codec", "h264", "--output", "o/{id}.webm").status == 2)
    #expect(!folder.has("o") && !folder.has("output"))
  }

  @Test func everyCommandAcceptsParameters() throws {
    let still = try run(
      "still", "--frame", "60", "--set", "name=Grace Hopper", "--output", "a.png")
    #expect(still.status == 0)
    #expect(try run("still", "--frame", "60", "--output", "b.png").status == 0)
    #expect(folder.bytes("a.png") != folder.bytes("b.png"))
    try write("{\n  \"name\": \"Grace Hopper\",\n  \"acent\": \"#fff\"\n}\n", to: "bad.json")
    let bad = try run("render", "--props", "bad.json", "--no-video")
    #expect(bad.status == 3)
    #expect(bad.errors.contains("bad.json:3") && bad.errors.contains("accent"))
    #expect(try run("render", "--set", "nmae=x", "--no-video").status == 2)
    #expect(!folder.has("output"))
    #expect(
      try run("render", "--set", "name=Ada", "--no-video", "--output", "f", "--quiet").status == 0)
    let verify = try run("verify", "f", "--set", "name=Ada")
    #expect(verify.status == 0)
    #expect(try run("verify", "f", "--set", "name=Eva").status == 1)
    let resumed = try run("render", "--set", "name=Eva", "--no-video", "--output", "f", "--resume")
    #expect(resumed.errors.contains("different parameters") && resumed.output.contains("(0 kept"))
    #expect(try run("sheet", "--count", "4", "--output", "sheet.png").status == 0)
  }
}
