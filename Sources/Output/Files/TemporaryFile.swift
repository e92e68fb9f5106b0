import Foundation
import Synchronization
import SystemPackage

/// A file in the making, beside the place where it goes when it is whole.
///
/// Its name starts with a dot and ends as the final one does, so that programs that go by the
/// ending (ffmpeg does) write the right format.
struct TemporaryFile: Sendable {
  private static let count = Atomic<Int>(0)

  /// Where the file goes.
  let destination: String

  /// Where it stands until then.
  let path: String

  /// Makes an empty file under a name that no other file has. An error names `subject`, by default
  /// the destination.
  init(for destination: String, subject: String? = nil) throws(OutputError) {
    let final = FilePath(destination)
    let folder = final.removingLastComponent()
    let name = final.lastComponent?.string ?? ""
    while true {
      let number = Self.count.add(1, ordering: .relaxed).newValue
      let path = folder.appending(".\(getpid())-\(number)-\(name)").string
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 {
        close(file)
        (self.destination, self.path) = (destination, path)
        return
      }
      let error = Errno(rawValue: errno)
      guard error == .fileExists || error == .interrupted else {
        throw OutputError(error, on: subject ?? destination, purpose: "write")
      }
    }
  }

  /// Writes all of `bytes`.
  func write(_ bytes: [UInt8]) throws(OutputError) {
    do {
      let file = try FileDescriptor.open(FilePath(path), .writeOnly, options: .closeOnExec)
      try file.closeAfter { _ = try file.writeAll(bytes) }
    } catch {
      throw failure(error, purpose: "write")
    }
  }

  /// Puts the file in its place at one stroke; a file that stood there is gone.
  func moveIntoPlace() throws(OutputError) {
    guard rename(path, destination) == 0 else {
      throw OutputError(Errno(rawValue: errno), on: destination, purpose: "write")
    }
  }

  /// Removes the file; does nothing if it is gone or in its place.
  func remove() { unlink(path) }

  private func failure(_ error: any Error, purpose: String) -> OutputError {
    guard let error = error as? Errno else {
      return OutputError(.failed, "Couldn't \(purpose) “\(destination)”: \(error).")
    }
    return OutputError(error, on: destination, purpose: purpose)
  }
}
