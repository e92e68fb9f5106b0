package import Failures
import Foundation
import SystemPackage

/// A file that grows line by line while something is being made, so that what is done is known after a
/// crash. One process at a time writes it.
package final class JournalFile: Sendable {
  /// How the names of journals end.
  package static let ending = ".journal"

  /// Where it stands.
  package let path: String

  private let file: FileDescriptor

  /// Begins a journal with what `body` appends, in place of what stood there. Throws `taken` while another
  /// process writes it.
  package init(
    _ path: String, taken: FlipbookError,
    _ body: (WholeFile.Append) throws(FlipbookError) -> Void
  ) throws(FlipbookError) {
    self.path = path
    try WholeFile.check(path)
    try OutputFolder(of: path).create()
    // What stands there stays locked until its successor, which is locked before, has its place.
    let before = try Self.locked(path, taken)
    defer { FileLock.close(before) }
    var new: TemporaryFile?
    do {
      let made = try TemporaryFile(for: path)
      new = made
      try made.write(body)
      file = try Self.open(made.path, naming: path)
      _ = FileLock.take(file)
      try made.moveIntoPlace(synchronised: true)
    } catch {
      new?.remove()
      // Nothing is left of one that was made to be locked.
      if FileIdentity(before)?.isEmpty == true { unlink(path) }
      throw error
    }
  }

  /// The file at `path`, locked; an empty one is made if there is none.
  private static func locked(
    _ path: String, _ taken: FlipbookError
  ) throws(FlipbookError) -> FileDescriptor {
    while true {
      let file = try open(path, naming: path)
      guard FileLock.take(file) else {
        try? file.close()
        throw taken
      }
      // Another one may have taken its place, or taken it away, since.
      if FileLock.isCurrent(file, at: path) { return file }
      FileLock.close(file)
    }
  }

  private static func open(
    _ path: String, naming subject: String
  ) throws(FlipbookError) -> FileDescriptor {
    do {
      return try FileDescriptor.open(
        FilePath(path), .writeOnly, options: [.create, .append, .closeOnExec, .nonBlocking],
        permissions: [.ownerReadWrite, .groupReadWrite, .otherReadWrite])
    } catch {
      throw failure(subject, error)
    }
  }

  private static func failure(_ path: String, _ error: any Error) -> FlipbookError {
    FlipbookError(error as? Errno ?? .ioError, on: path, purpose: "write")
  }

  deinit { FileLock.close(file) }

  /// Adds to it.
  package func append(_ line: [UInt8]) throws(FlipbookError) {
    do { _ = try file.writeAll(line) } catch { throw Self.failure(path, error) }
  }

  /// Leaves it to others, who may still find what it holds: threads that end may keep it for a while.
  package func release() { FileLock.release(file) }

  /// Takes it away.
  package func remove() { unlink(path) }
}
