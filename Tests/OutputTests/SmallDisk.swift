import Foundation
import TestSupport

/// A file system in memory with little room, mounted at a folder of its own.
final class SmallDisk {
  let path: String
  private let folder: TemporaryFolder

  /// Whether this process may mount one.
  static let isPossible: Bool = {
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
