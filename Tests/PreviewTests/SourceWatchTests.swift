import Foundation
import PreviewServer
import Synchronization
import TestSupport
import Testing

@Suite(.tier(.programs)) struct SourceWatchTests {
  private let folder: TemporaryFolder
  private let changes = Changes()
  private let watch: SourceWatch

  private final class Changes: Sendable {
    let paths = Mutex<Set<String>>([])
  }

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("Sources/Intro")
    try folder.makeFolder(".build/release")
    watch = try SourceWatch(URL(fileURLWithPath: folder.path)) { [changes] paths in
      changes.paths.withLock { $0.formUnion(paths) }
    }
  }

  private func write(_ name: String) throws {
    try Data("text".utf8).write(to: URL(fileURLWithPath: folder(name)))
  }

  private func isReported(_ name: String) -> Bool {
    eventually { changes.paths.withLock { $0.contains(folder(name)) } }
  }

  @Test func savedFilesAreReported() throws {
    try write("Sources/Intro/Intro.swift")
    #expect(isReported("Sources/Intro/Intro.swift"))
  }

  @Test func filesThatReplaceOthersAreReported() throws {
    try write(".Intro.swift.tmp")
    try FileManager.default.moveItem(
      atPath: folder(".Intro.swift.tmp"), toPath: folder("Sources/Intro/Intro.swift"))
    #expect(isReported("Sources/Intro/Intro.swift"))
  }

  @Test func filesInNewFoldersAreReported() throws {
    try folder.makeFolder("Sources/Intro/Scenes/First")
    try write("Sources/Intro/Scenes/First/A.swift")
    #expect(isReported("Sources/Intro/Scenes/First/A.swift"))
    try write("Sources/Intro/Scenes/First/B.swift")
    #expect(isReported("Sources/Intro/Scenes/First/B.swift"))
  }

  @Test func buildsAndTemporaryFilesAreNotReported() throws {
    try write(".build/release/Intro")
    try write("Sources/Intro/.Intro.swift.swp")
    try write("Sources/Intro/4913")
    try write("Sources/Intro/Intro.swift~")
    try write("Sources/Intro/Last.swift")
    #expect(isReported("Sources/Intro/Last.swift"))
    #expect(changes.paths.withLock { $0 } == [folder("Sources/Intro/Last.swift")])
  }
}
