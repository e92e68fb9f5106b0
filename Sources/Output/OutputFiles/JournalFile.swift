package import Failures
import Foundation
import SystemPackage

/// A file that grows line by line during a long operation, so that the finished part is known after
/// a crash. Only one process at a time writes it.
package final class JournalFile: Sendable {
  /// The file extension of journals, with the dot.
  package static let ending = ".journal"

  /// The path of the file.
  package let path: String

  private let file: FileDescriptor

  /// Creates a journal with the lines that `body` appends, and replaces an existing one. Throws
  /// `taken` if another process is writing it.
  package init(
    _ path: String, taken: FlipbookError,
    _ body: (AtomicFile.Append) throws(FlipbookError) -> Void
  ) throws(FlipbookError) {
    self.path = path
    try AtomicFile.check(path)
    try OutputFolder(of: path).create()
    // The existing file stays locked until its successor, which is locked first, has replaced it.
    let before = try Self.locked(path, taken)
    defer { FileLock.close(before) }
    var new: TemporaryFile?
    do {
      let made = try TemporaryFile(for: path)
      new = made
      try made.write(body)
      file = try Self.open(made.path, naming: path)
      _ = FileLock.acquire(file)
      try made.moveIntoPlace(synchronised: true)
    } catch {
      new?.remove()
      // Remove the empty file that was created for the lock.
      if FileIdentity(before)?.isEmpty == true { unlink(WorkingFolder.absolute(path)) }
      throw error
    }
  }

  /// Opens and locks the file at `path`; creates an empty one if there is none.
  private static func locked(
    _ path: String, _ taken: FlipbookError
  ) throws(FlipbookError) -> FileDescriptor {
    while true {
      let file = try open(path, naming: path)
      guard FileLock.acquire(file) else {
        try? file.close()
        throw taken
      }
      // Another process may have replaced or removed the file meanwhile.
      if FileLock.isCurrent(file, at: path) { return file }
      FileLock.close(file)
    }
  }

  private static func open(
    _ path: String, naming subject: String
  ) throws(FlipbookError) -> FileDescriptor {
    do {
      return try FileDescriptor.open(
        FilePath(WorkingFolder.absolute(path)), .writeOnly,
        options: [.create, .append, .closeOnExec, .nonBlocking],
        permissions: [.ownerReadWrite, .groupReadWrite, .otherReadWrite])
    } catch {
      throw failure(subject, error)
    }
  }

  private static func failure(_ path: String, _ error: any Error) -> FlipbookError {
    FlipbookError(error as? Errno ?? .ioError, on: path, purpose: "write")
  }

  deinit { FileLock.close(file) }

  /// Appends a line.
  package func append(_ line: [UInt8]) throws(FlipbookError) {
    do { _ = try file.writeAll(line) } catch { throw Self.failure(path, error) }
  }

  /// Releases the lock and keeps the file, so that other processes can write it although threads
  /// that are about to end may still retain this object.
  package func release() { FileLock.release(file) }

  /// Removes the file.
  package func remove() { unlink(WorkingFolder.absolute(path)) }
}
