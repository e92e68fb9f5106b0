import Foundation
import RenderStore
import Testing
import TestSupport

/// Films that are rendered in chunks and assembled.
@Suite(.tier(.programs)) struct AssembleCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(
    _ arguments: String..., film: String = "short"
  ) throws -> Program.Result {
    try Program.run(
      "Fixture", arguments, environment: ["FIXTURE": film], directory: folder.path)
  }

  private func flipbook(_ arguments: String...) throws -> Program.Result {
    try Program.run("flipbook", arguments, directory: folder.path)
  }

  @Test func framesOfChunksAreAssembledToTheWholeVideo() throws {
    #expect(try run("render", "--output", "whole").status == 0)
    for chunk in ["2/3", "3/3", "1/3"] {
      #expect(
        try run("render", "--chunk", chunk, "--no-video", "--output", "parts").status == 0)
    }
    let result = try run("assemble", "parts")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.hasPrefix("Fixture: 11 frames assembled in "))
    #expect(result.output.hasSuffix("s: parts.mp4, parts/manifest.json\n"))
    // The bytes and the manifest are those of the whole film.
    #expect(folder.bytes("parts.mp4") == folder.bytes("whole.mp4"))
    #expect(folder.pictures(in: "parts") == folder.pictures(in: "whole"))
    #expect(folder.names(in: "parts").filter { !$0.hasSuffix(".png") } == ["manifest.json"])
    var (parts, whole) = (
      try Manifest.read(folder("parts/manifest.json")),
      try Manifest.read(folder("whole/manifest.json"))
    )
    parts.video = nil
    whole.video = nil
    #expect(parts == whole)
    // `flipbook` can assemble too, even from a folder that was assembled before.
    #expect(try flipbook("assemble", "parts", "--video", "again.mp4").status == 0)
    #expect(folder.bytes("again.mp4") == folder.bytes("whole.mp4"))
    #expect(try run("verify", "parts").status == 0)
  }

  @Test func aVideoOfSomeFramesLeavesTheFolderUnchanged() throws {
    _ = try run("render", "--no-video", "--output", "whole")
    for chunk in ["1/2", "2/2"] {
      _ = try run("render", "--chunk", chunk, "--no-video", "--output", "parts")
    }
    for (folder, files) in [("whole", ["manifest.json", "trace.json"]), ("parts", [])] {
      let before = self.folder.names(in: folder)
      #expect(files.allSatisfy(before.contains))
      let result = try run("assemble", folder, "--frames", "2-4", "--video", "some.mp4")
      #expect(result.status == 0 && result.output.contains("3 frames assembled"))
      #expect(result.output.hasSuffix("s: some.mp4\n"))
      #expect(self.folder.names(in: folder) == before)
    }
    #expect(try run("assemble", "parts").output.contains("11 frames assembled"))
    #expect(!folder.names(in: "parts").contains { $0.hasPrefix("chunk-") })
  }

  @Test func missingAndDamagedFramesAreListed() throws {
    for chunk in ["1/3", "3/3"] {
      _ = try run("render", "--chunk", chunk, "--no-video", "--output", "parts")
    }
    var damaged = try #require(folder.bytes("parts/frame-00009.png"))
    damaged[damaged.count - 20] ^= 1
    try damaged.write(to: URL(fileURLWithPath: folder("parts/frame-00009.png")))
    let before = folder.names(in: "parts")
    let result = try run("assemble", "parts")
    #expect(result.status == 3)
    #expect(result.errors.contains("5 frames are missing or damaged in \"parts\": 3–6, 9."))
    #expect(result.errors.contains("--resume"))
    #expect(folder.names(in: "parts") == before && !folder.has("parts.mp4"))
    // The suggested commands repair the render.
    _ = try run("render", "--chunk", "2/3", "--resume", "--no-video", "--output", "parts")
    let resumed = try run("render", "--chunk", "3/3", "--resume", "--no-video", "--output", "parts")
    #expect(resumed.output.contains("(3 kept, 1 rendered)"))
    #expect(try run("assemble", "parts").status == 0)
  }

  @Test func aChunkOfAnotherFilmIsRejected() throws {
    _ = try run("render", "--chunk", "1/2", "--no-video", "--output", "parts")
    _ = try run("render", "--chunk", "2/2", "--no-video", "--output", "parts", film: "odd")
    let result = try run("assemble", "parts")
    #expect(result.status == 3)
    #expect(result.errors.contains("is not of the same film"))
    #expect(result.errors.contains("32 × 20") && result.errors.contains("33 × 21"))
    #expect(!folder.has("parts.mp4"))
  }

  @Test func aFolderWithoutFramesAndOtherMistakesAreReported() throws {
    #expect(try run("assemble", "nowhere").status == 3)
    #expect(try run("assemble", "nowhere").errors.contains("There are no frames of a film"))
    #expect(try run("assemble").status == 2)
    #expect(try run("assemble", "a.mp4", "b.mp4").status == 2)
    #expect(try run("assemble", "a.mp4", "b.mp4", "--video", "c.mp4").status == 3)
    _ = try run("render", "--no-video", "--output", "parts")
    let codec = try run("assemble", "parts", "--codec", "h263")
    #expect(codec.status == 2 && codec.errors.contains("h264"))
  }

  @Test func videosOfChunksAreJoined() throws {
    #expect(try run("render", "--output", "whole").status == 0)
    for chunk in 1...2 {
      #expect(
        try run("render", "--chunk", "\(chunk)/2", "--no-frames", "--output", "parts").status == 0)
    }
    try FileManager.default.moveItem(
      atPath: folder("parts/chunk-1-of-2.mp4"), toPath: folder("z.mp4"))
    let result = try flipbook(
      "assemble", "parts/chunk-2-of-2.mp4", "z.mp4", "--video", "joined.mp4")
    #expect(result.status == 0 && result.output.hasPrefix("11 frames assembled"))
    let first = try flipbook("assemble", "z.mp4", "--video", "first.mp4")
    #expect(first.status != 0 && first.errors.contains("missing: 6 frames after \"z.mp4\""))
    let probe = try Program.run(
      "/usr/bin/env",
      [
        "ffprobe", "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
        "stream=nb_read_frames,r_frame_rate", "-of", "csv=p=0", folder("joined.mp4"),
      ])
    #expect(probe.output.hasPrefix("10/1,11"))
  }

  @Test func aFolderOfChunkVideosIsJoined() throws {
    func render(_ chunk: Int) throws {
      let result = try run(
        "render", "--chunk", "\(chunk)/3", "--no-frames", "--output", "parts", "--codec", "h264",
        "--video", "parts/chunk-\(chunk)-of-3.mov")
      #expect(result.status == 0)
    }
    try render(3)
    try render(1)
    let missing = try run("assemble", "parts")
    #expect(missing.status == 3 && missing.errors.contains("4 frames are missing"))
    #expect(missing.errors.contains("in \"parts\": 3–6."))
    try render(2)
    #expect(try run("status", "parts").status == 1)
    #expect(try run("assemble", "parts", "--crf", "20").status == 2)
    #expect(try run("assemble", "parts", "--frames", "0-4").status == 2)
    let result = try run("assemble", "parts")
    #expect(result.status == 0 && result.output.contains("parts.mov, parts/manifest.json"))
    #expect(result.output.hasPrefix("Fixture: 11 frames assembled"))
    #expect(try run("status", "parts").status == 0)
    let again = try run("assemble", "parts", "--video", "again.mov")
    #expect(again.status == 0 && folder.bytes("again.mov") == folder.bytes("parts.mov"))
    let chunk = folder("parts/chunk-2-of-3.mov")
    try FileManager.default.moveItem(atPath: chunk, toPath: folder("elsewhere.mov"))
    #expect(try run("assemble", "parts", "--video", "again.mov").status != 0)
    try FileManager.default.moveItem(atPath: folder("elsewhere.mov"), toPath: chunk)
    #expect(try run("render", "--no-video", "--output", "frames").status == 0)
    #expect(try run("verify", "parts").status == 0)
    #expect(try flipbook("diff", "frames", "parts.mov").status != 3)
  }

  @Test func videosOfFilmsWithOtherParametersAreNotJoined() throws {
    for (index, name) in ["Ada", "Grace"].enumerated() {
      let render = try Program.run(
        "Greeting",
        [
          "render", "--chunk", "\(index + 1)/2", "--set", "name=\(name)", "--video", "\(name).mp4",
          "--no-frames", "--preset", "ultrafast",
        ], directory: folder.path)
      #expect(render.status == 0)
    }
    let result = try flipbook("assemble", "Ada.mp4", "Grace.mp4", "--video", "both.mp4")
    #expect(result.status != 0 && !folder.has("both.mp4"))
    #expect(result.errors.contains("\"Grace.mp4\" doesn't belong to the same film as \"Ada.mp4\""))
  }

  @Test func chunksBeyondTheEndHaveNothingToDo() throws {
    let result = try run(
      "render", "--chunk-size", "4", "--chunk-index", "9", "--no-video", "--output", "parts")
    #expect(result.status == 0 && result.output.contains("0 frames"))
    for wrong in [
      ["--chunk", "0/3"], ["--chunk", "1/3", "--chunk-size", "3"], ["--chunk-size", "3"],
      ["--chunk-size", "0", "--chunk-index", "1"], ["--chunk", "x"],
    ] {
      let result = try Program.run(
        "Fixture", ["render"] + wrong, environment: ["FIXTURE": "short"], directory: folder.path)
      #expect(result.status == 2, "\(wrong)")
    }
  }

  @Test func framesAreWrittenToAPipeAsATar() throws {
    _ = try run("render", "--no-video", "--output", "whole")
    let shell = try Program.run(
      "/bin/sh",
      [
        "-c",
        "mkdir out && \"$0\" render --tar --frames 2-5 | tar -x -C out",
        try #require(Program.path(of: "Fixture")),
      ], environment: ["FIXTURE": "short"], directory: folder.path)
    #expect(shell.status == 0)
    let whole = folder.pictures(in: "whole")
    let part = folder.pictures(in: "out")
    #expect(part.count == 4 && part.allSatisfy { whole[$0.key] == $0.value })
    #expect(try Manifest.read(folder("out/manifest.json")).frames.map(\.number) == [2, 3, 4, 5])
    #expect(try run("verify", "out").status == 0)
    #expect(!folder.has("output"))
    let closedPipe = try Program.run(
      "/bin/sh",
      [
        "-c", "\"$0\" render --tar | head -c 10 >/dev/null",
        try #require(Program.path(of: "Fixture")),
      ], environment: ["FIXTURE": "long"], directory: folder.path)
    #expect(closedPipe.errors.contains("Error") && !closedPipe.wasKilled)
  }
}
