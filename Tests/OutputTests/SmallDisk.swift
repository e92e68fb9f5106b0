import Foundation
import TestSupport

/// A small file system in memory, mounted at its own folder.
final class SmallDisk {
  let path: String
  private let folder: TemporaryFolder

  /// Whether this process can mount one.
  static let canBeMounted: Bool = {
    geteuid() == 0 && (try? SmallDisk(options: "size=64k")) != nil
  }()

  init(options: String) throws {
    folder = try TemporaryFolder()
    path = folder.path
    try Tool.run("mount", "-t", "tmpfs", "-o", options, "none", path)
  }

  deinit { _ = try? Tool.run("umount", "-l", path) }

  var names: [String] { folder.names() }
}
