import FilmStage
import RenderJobs
import Flipbook
import TestSupport
import Testing

/// A file system of half a megabyte, in memory; nil where mounting is not allowed.
private final class SmallDisk {
  let folder: TemporaryFolder
  var path: String { folder("disk") }

  static let canBeMounted = SmallDisk() != nil

  init?() {
    guard let folder = try? TemporaryFolder() else { return nil }
    self.folder = folder
    mkdir(folder("disk"), 0o777)
    guard mount("tmpfs", folder("disk"), "tmpfs", 0, "size=512k") == 0 else { return nil }
  }

  deinit { umount2(path, 2) }
}

@Suite struct FullDiskTests {
  /// A film of noise, whose first frames fill the disk.
  private var film: Script {
    var film = Script { stage, _ in
      var generator = SeededGenerator(seed: 1)
      for _ in 0..<3000 {
        let view = UIView(
          frame: CGRect(
            x: CGFloat.random(in: 0...640, using: &generator),
            y: CGFloat.random(in: 0...360, using: &generator), width: 9, height: 9))
        view.backgroundColor = UIColor(
          hue: CGFloat.random(in: 0...1, using: &generator), saturation: 1, brightness: 1, alpha: 1)
        stage.window.addSubview(view)
      }
      return wait(2)
    }
    film.canvas = Canvas(width: 640, height: 360, framesPerSecond: 10)
    return film
  }

  @Test(.enabled(if: SmallDisk.canBeMounted, "needs the right to mount"))
  func aFullDiskIsReportedAndLeavesOnlyCompleteFrames() throws {
    let disk = try #require(SmallDisk())
    let error = try #require(throws: FlipbookError.self) {
      try film.render(to: disk.path + "/frames")
    }
    #expect(error.code == .diskFull)
    #expect(error.message.hasPrefix("The disk is full: couldn't write"))
    #expect(error.hint?.contains("Make room") == true)
    let names = disk.folder.frames(in: "disk/frames")
    #expect(!names.isEmpty && names.count < 21)
    #expect(disk.folder.names(in: "disk/frames") == names + ["manifest.journal"])
    for name in names { #expect(try disk.folder.picture("disk/frames/" + name).width == 640) }
  }
}
