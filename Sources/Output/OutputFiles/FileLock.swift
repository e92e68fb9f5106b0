import Foundation
package import SystemPackage

/// Locks that keep processes apart (`flock`). One goes with the process that has it, however that ends,
/// and holds on other machines too where the file system passes it on, as NFS does.
package enum FileLock {
  /// Locks an open file, or folder; false if another process has. A file system that knows no locks
  /// doesn't keep anybody apart: true.
  package static func take(_ file: FileDescriptor) -> Bool {
    flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  /// Whether a process has locked the file at `path`; asked without being in anybody's way for longer than
  /// an instant.
  package static func isTaken(_ path: String) -> Bool {
    while true {
      let file = FileDescriptor(rawValue: open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK))
      guard file.rawValue >= 0 else { return false }
      defer { close(file) }
      if flock(file.rawValue, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK { return true }
      // Another one, which is locked, may have taken its place since.
      if isCurrent(file, at: path) { return false }
    }
  }

  /// Lets others have the lock of an open file.
  static func release(_ file: FileDescriptor) { _ = flock(file.rawValue, LOCK_UN) }

  /// Closes a file that may be locked, and lets others have the lock at once. Were it only closed, a child
  /// that is being started, and has yet to become its own program, would keep it for that while.
  package static func close(_ file: FileDescriptor) {
    release(file)
    try? file.close()
  }

  /// Whether the open file is still the one at `path`.
  static func isCurrent(_ file: FileDescriptor, at path: String) -> Bool {
    guard let own = FileIdentity(file), let there = FileIdentity(path) else { return false }
    return own.isSameFile(as: there)
  }
}
