package import Foundation
package import SystemPackage

/// The identity of a file and its state, which show whether it was replaced or changed.
package struct FileIdentity: Hashable, Sendable {
  private let device: Int
  private let number: UInt
  private let size: Int
  private let changed: [Int]

  /// Creates the identity of the file at `path`, following links; nil if there is none.
  package init?(_ path: String) {
    var status = stat()
    guard stat(WorkingFolder.absolute(path), &status) == 0 else { return nil }
    self.init(status)
  }

  /// Creates the identity of an open file.
  package init?(_ file: FileDescriptor) {
    var status = stat()
    guard fstat(file.rawValue, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = Int(truncatingIfNeeded: status.st_dev)
    number = UInt(status.st_ino)
    size = Int(status.st_size)
    #if os(Linux)
      changed = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    #else
      changed = [status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec]
    #endif
  }

  /// Returns whether both identify the same file, even if it was changed in between.
  package func isSameFile(as other: FileIdentity) -> Bool {
    (device, number) == (other.device, other.number)
  }

  /// Returns whether two paths refer to the same file, following links; false if one doesn't exist.
  package static func areOfOneFile(_ one: String, _ other: String) -> Bool {
    guard let first = FileIdentity(one), let second = FileIdentity(other) else { return false }
    return first.isSameFile(as: second)
  }

  /// The time of the last modification.
  package var modified: Date {
    Date(timeIntervalSince1970: Double(changed[0]) + Double(changed[1]) / 1e9)
  }

  /// Whether the file is empty.
  package var isEmpty: Bool { size == 0 }
}
