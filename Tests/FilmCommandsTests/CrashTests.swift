import Foundation
import Images
import RenderStore
import Testing
import TestSupport

/// Renders that are killed at random instants and resumed.
@Suite(.tier(.kills), .timeLimit(.minutes(30))) struct CrashTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func start(_ name: String) throws -> Program {
    try Program(
      "Fixture",
      ["render", "--no-video", "--resume", "--threads", "2", "--output", folder(name)],
      environment: ["FIXTURE": "steady"])
  }

  /// Kills a hundred renders; when a film is complete, another one starts. Prints its seed.
  @Test func aKilledRenderLeavesCompleteFramesAndResumes() throws {
    let whole = try Program.run(
      "Fixture", ["render", "--no-video", "--output", folder("whole")],
      environment: ["FIXTURE": "steady"])
    #expect(whole.status == 0)
    let expected = folder.pictures(in: "whole")
    #expect(expected.count == 121)

    let seed = SeededGenerator.seed(9)
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    var (kills, film, previous, resumed) = (0, 0, Set<String>(), 0)
    while kills < 100 {
      let name = "film\(film)"
      let frameCount = folder.frames(in: name).count
      let program = try start(name)
      // Every second render is killed after it has added frames, however slow the machine is.
      if kills.isMultiple(of: 2) {
        #expect(eventually { !program.isRunning || folder.frames(in: name).count > frameCount })
      }
      var result = program.wait(seconds: Double.random(in: 0.01...0.12, using: &random))
      if result == nil {
        program.kill()
        result = program.wait()
      }
      let wasKilled = try #require(result).wasKilled
      if wasKilled { kills += 1 }
      // Every file with a frame's name is the complete frame.
      let pictures = folder.pictures(in: name).filter { $0.key.hasPrefix("frame-") }
      for (file, bytes) in pictures {
        #expect(bytes == expected[file], "seed \(seed), kill \(kills): \(name)/\(file)")
      }
      // Every recorded frame exists, and earlier records are kept.
      let recorded = Set(
        (try? Manifest.read(folder(name + "/manifest.json")))?.frames.compactMap(\.file)
          ?? RenderJournal.read(folder(name + "/manifest.journal"))?.frames.compactMap(\.file) ?? []
      )
      #expect(recorded.isSubset(of: pictures.keys), "seed \(seed), kill \(kills)")
      #expect(previous.isSubset(of: recorded), "seed \(seed), kill \(kills)")
      // At most the frames in flight are lost: with two threads, at most eight.
      #expect(pictures.count - recorded.count <= 8, "seed \(seed), kill \(kills)")
      if !previous.isEmpty { resumed += 1 }
      previous = recorded
      if !wasKilled {
        #expect(Set(pictures.keys) == Set(expected.keys))
        #expect(!folder.has(name + "/manifest.journal"))
        (film, previous) = (film + 1, [])
      }
    }
    #expect(resumed > 20, "seed \(seed): too few renders were resumed")
    let last = try #require(try start("film\(film)").wait())
    #expect(last.status == 0)
    #expect(folder.pictures(in: "film\(film)") == expected)
    // No incomplete files are left.
    #expect(folder.names(in: "film\(film)").count == 123)
  }
}
