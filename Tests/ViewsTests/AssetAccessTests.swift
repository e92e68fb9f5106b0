import Failures
import Foundation
import TestSupport
import Testing
import Views
import VirtualTime

@Suite struct AssetAccessTests {
  let folder: TemporaryFolder
  let access: AssetAccess

  init() throws {
    folder = try TemporaryFolder()
    let files = FileManager.default
    for name in ["in/deep", "inside", "out"] {
      try files.createDirectory(atPath: folder(name), withIntermediateDirectories: true)
    }
    for name in ["in/a.png", "in/deep/b.png", "inside/c.png", "out/d.png"] {
      try Data([1]).write(to: URL(fileURLWithPath: folder(name)))
    }
    try files.createSymbolicLink(
      atPath: folder("in/link.png"), withDestinationPath: folder("out/d.png"))
    try files.createSymbolicLink(atPath: folder("in/door"), withDestinationPath: folder("out"))
    try files.createSymbolicLink(atPath: folder("into"), withDestinationPath: folder("in"))
    access = AssetAccess([URL(fileURLWithPath: folder("in"))])
  }

  @Test(arguments: [
    "in/a.png", "in/deep/b.png", "in/deep/../a.png", "into/a.png", "out/../in/a.png", "in/none.png",
    "in/gone/none.png", "into/gone/../gone/none.png",
  ]) func insidePathsAreAllowed(_ path: String) { #expect(access.allows(folder(path))) }

  @Test(arguments: [
    "out/d.png", "in/../out/d.png", "in/link.png", "in/door/d.png", "in/door/none.png",
    "inside/c.png", "out/none.png", "in/door/../inside/c.png",
    "none/none.png", "out/gone/none.png", "in/door/gone/none.png", "in/gone/../../out/gone/x.png",
  ]) func outsidePathsAreRejected(_ path: String) { #expect(!access.allows(folder(path))) }

  @Test func relativePathsAreRelativeToTheWorkingDirectory() {
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    #expect(AssetAccess([current]).allows("Package.swift"))
    #expect(!access.allows("Package.swift"))
    #expect(AssetAccess([URL(fileURLWithPath: "/")]).allows("/etc/passwd"))
    #expect(!AssetAccess([]).allows("/etc/passwd"))
    #expect(AssetAccess.folders(ofFilmWith: nil).contains { $0.path == current.path })
  }

  @Test func namesWithDotsDoNotRevealWhichFilesExist() {
    for name in ["../out/d", "../out/none", "deep/../../out/d.png"] {
      let clock = VirtualClock()
      let assets = Assets.of(clock)
      assets.access = access
      assets.folders = [AssetFolder(URL(fileURLWithPath: folder("in")))]
      #expect(clock.asCurrent { UIImage(named: name) } == nil)
      let failure = clock.failure as? FlipbookError
      #expect(failure?.code == .refusedFile)
      #expect(failure?.message.hasSuffix("is outside the film's folders.") == true)
    }
  }
}
