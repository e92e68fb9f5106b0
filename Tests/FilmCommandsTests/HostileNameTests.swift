import Foundation
import TestSupport
import Testing

/// Names that ffmpeg would take for patterns, protocols or options, and files that name others.
@Suite(.tier(.programs), .timeLimit(.minutes(30))) struct HostileNameTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func render(video: String, _ options: [String] = []) throws -> Program.Result {
    try Program.run(
      "Fixture", ["render", "--no-frames", "--quiet", "--video=\(video)"] + options,
      environment: ["FIXTURE": "short"], directory: folder.path)
  }

  private func diff(_ one: String, _ other: String) throws -> Program.Result {
    try Program.run("flipbook", ["diff", one, other], directory: folder.path)
  }

  @Test(arguments: [
    "a %d.gif", "b%05d.apng", "c %d.webp", "-x.mp4", "concat:d|e.mp4", "file:f.mkv",
    "new\nline.webm", "it's.mov", "%d/%d.gif",
  ])
  func namesAreNeverPatternsProtocolsOrOptions(name: String) throws {
    let ending = name.split(separator: ".").last ?? ""
    #expect(try render(video: "plain.\(ending)").status == 0)
    let result = try render(video: name)
    #expect(result.status == 0, "\(result.errors)")
    #expect(folder.bytes(name) == folder.bytes("plain.\(ending)"))
    // ffmpeg can't decode animated WebP.
    if ending != "webp" { #expect(try diff("./\(name)", "plain.\(ending)").status == 0) }
  }

  @Test func chunksWithHostileNamesAreJoined() throws {
    for (index, name) in ["one\ntwo.mp4", "'%d'.mp4"].enumerated() {
      #expect(try render(video: name, ["--chunk", "\(index + 1)/2"]).status == 0)
    }
    let result = try Program.run(
      "flipbook", ["assemble", "one\ntwo.mp4", "'%d'.mp4", "--video", "whole.mp4"],
      directory: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(folder.names().allSatisfy { !$0.hasPrefix(".") })
  }

  @Test(arguments: [
    "#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\nsecret.mp4\n#EXT-X-ENDLIST\n",
    "ffconcat version 1.0\nfile secret.mp4\n",
  ])
  func playlistsAreNotFollowed(playlist: String) throws {
    #expect(try render(video: "secret.mp4").status == 0)
    try Data(playlist.utf8).write(to: URL(filePath: folder("list.mp4")))
    let result = try diff("list.mp4", "secret.mp4")
    #expect(result.status == 3)
    #expect(result.errors.contains("\"list.mp4\" can't be read as a video"), "\(result.errors)")
    let sound = try render(video: "sound.mp4", ["--audio", "list.mp4"])
    #expect(sound.status == 3)
    #expect(sound.errors.contains("\"list.mp4\" can't be read as audio"), "\(sound.errors)")
  }

  @Test func aPipeIsRefusedInsteadOfAwaited() throws {
    #expect(mkfifo(folder("pipe.mp4"), 0o600) == 0)
    #expect(try render(video: "film.mp4").status == 0)
    let result = try diff("pipe.mp4", "film.mp4")
    #expect(result.status == 3)
  }
}
