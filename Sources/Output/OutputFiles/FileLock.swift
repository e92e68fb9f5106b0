import Foundation
package import SystemPackage

/// Exclusive locks between processes (`flock`).
///
/// The system releases a lock when its process ends, for whatever reason. On file systems that
/// support it, such as NFS, locks are effective across machines.
package enum FileLock {
  /// Locks an open file or folder; returns false if another process holds the lock. On file systems
  /// without locks it always returns true.
  package static func acquire(_ file: FileDescriptor) -> Bool {
    flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  /// Returns whether a process has locked the file at `path`. The test blocks other processes only
  /// for an instant.
  package static func isHeld(_ path: String) -> Bool {
    while true {
      let file = FileDescriptor(
        rawValue: open(WorkingFolder.absolute(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK))
      guard file.rawValue >= 0 else { return false }
      defer { close(file) }
      if flock(file.rawValue, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK { return true }
      // Another file, which is locked, may have replaced this one.
      if isCurrent(file, at: path) { return false }
    }
  }

  /// Releases the lock of an open file.
  static func release(_ file: FileDescriptor) { _ = flock(file.rawValue, LOCK_UN) }

  /// Closes a file that may be locked, and releases the lock immediately. If the file were only
  /// closed, a child process between fork and exec would keep the lock for that time.
  package static func close(_ file: FileDescriptor) {
    release(file)
    try? file.close()
  }

  /// Returns whether the open file is still the one at `path`.
  static func isCurrent(_ file: FileDescriptor, at path: String) -> Bool {
    guard let locked = FileIdentity(file), let current = FileIdentity(path) else { return false }
    return locked.isSameFile(as: current)
  }
}
