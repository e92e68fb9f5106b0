package import Foundation
package import SystemPackage

/// What tells whether a file is still the one that was there, and unchanged.
package struct FileIdentity: Hashable, Sendable {
  private let device: Int
  private let number: UInt
  private let size: Int
  private let changed: [Int]

  /// That of the file at `path`, or to which a link there leads; nil if there is none.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// That of an open file.
  package init?(_ file: FileDescriptor) {
    var status = stat()
    guard fstat(file.rawValue, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    (device, number) = (Int(truncatingIfNeeded: status.st_dev), UInt(status.st_ino))
    size = Int(status.st_size)
    #if os(Linux)
      changed = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    #else
      changed = [status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec]
    #endif
  }

  /// Whether both are of one file, which may have been written to in between.
  package func isSameFile(as other: FileIdentity) -> Bool {
    (device, number) == (other.device, other.number)
  }

  /// Whether two paths lead to one file, through links perhaps; false where there is none.
  package static func areOfOneFile(_ one: String, _ other: String) -> Bool {
    guard let first = FileIdentity(one), let second = FileIdentity(other) else { return false }
    return first.isSameFile(as: second)
  }

  /// When it was last written to.
  package var modified: Date {
    Date(timeIntervalSince1970: Double(changed[0]) + Double(changed[1]) / 1e9)
  }

  /// Whether nothing stands in it.
  package var isEmpty: Bool { size == 0 }
}
