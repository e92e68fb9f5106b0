package import Failures
import Foundation
import Images
import Synchronization
import SystemPackage

/// A file in the making, beside the place where it goes when it is whole.
///
/// Its name starts with a dot, tells the machine and the process that it belongs to, and ends as the
/// final one does, so that programs that go by the ending (ffmpeg does) write the right format.
package struct TemporaryFile: Sendable {
  private static let count = Atomic<Int>(0)

  /// Stands for this machine, or what of it sees the same processes, among those that may share a folder.
  private static let machine: Substring = {
    var space = [CChar](repeating: 0, count: 256)
    _ = readlink("/proc/self/ns/pid", &space, space.count - 1)
    let name = ProcessInfo.processInfo.hostName.utf8 + [0] + space.map { UInt8(bitPattern: $0) }
    return PixelHash(bytes: Array(name)).description.prefix(8)
  }()

  /// The folders that have been looked through: each is once, as it may be large.
  private static let cleared = Mutex<Set<String>>([])

  static func name(for name: String, _ number: Int, process: Int32) -> String {
    ".\(machine)-\(process)-\(number)-\(name)"
  }

  /// Removes from a folder what processes of this machine have left in the making that are no more.
  static func removeAbandoned(in folder: String) {
    guard cleared.withLock({ $0.insert(folder).inserted }) else { return }
    let start = ".\(machine)-"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard name.hasPrefix(start),
        let process = Int32(name.dropFirst(start.count).prefix { $0 != "-" }), process > 0,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unlink(FilePath(folder).appending(name).string)
    }
  }

  /// Where the file goes.
  package let destination: String

  /// Where it stands until then.
  package let path: String

  /// Makes an empty file under a name that no other file has. An error names `subject`, by default
  /// the destination.
  package init(for destination: String, subject: String? = nil) throws(FlipbookError) {
    let final = FilePath(destination)
    let folder = final.removingLastComponent()
    let name = final.lastComponent?.string ?? ""
    while true {
      let number = Self.count.add(1, ordering: .relaxed).newValue
      let path = folder.appending(Self.name(for: name, number, process: getpid())).string
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 {
        close(file)
        (self.destination, self.path) = (destination, path)
        return
      }
      let error = Errno(rawValue: errno)
      guard error == .fileExists || error == .interrupted else {
        throw FlipbookError(error, on: subject ?? destination, purpose: "write")
      }
    }
  }

  /// Writes all of `bytes`.
  package func write(_ bytes: [UInt8]) throws(FlipbookError) {
    try write { append throws(FlipbookError) in try append(bytes) }
  }

  /// Writes, piece by piece, what `body` appends.
  package func write(_ body: (WholeFile.Append) throws(FlipbookError) -> Void) throws(FlipbookError)
  {
    let file: FileDescriptor
    do {
      file = try FileDescriptor.open(FilePath(path), .writeOnly, options: .closeOnExec)
    } catch {
      throw failure(error, purpose: "write")
    }
    defer { try? file.close() }
    var pieces: [UInt8] = []
    func flush() throws(FlipbookError) {
      do { _ = try file.writeAll(pieces) } catch { throw failure(error, purpose: "write") }
      pieces.removeAll(keepingCapacity: true)
    }
    try body { piece throws(FlipbookError) in
      pieces += piece
      if pieces.count >= 1 << 16 { try flush() }
    }
    try flush()
  }

  /// Puts the file in its place at one stroke; a file that stood there is gone. One that is
  /// `synchronised` is on the disk when this returns, whatever becomes of the machine then.
  package func moveIntoPlace(synchronised: Bool = false) throws(FlipbookError) {
    if synchronised { try Self.synchronise(path, naming: destination) }
    guard rename(path, destination) == 0 else {
      throw FlipbookError(Errno(rawValue: errno), on: destination, purpose: "write")
    }
    // The name stands in the folder, which is a file of its own.
    if synchronised {
      let folder = FilePath(destination).removingLastComponent().string
      try Self.synchronise(folder.isEmpty ? "." : folder, naming: destination)
    }
  }

  private static func synchronise(_ path: String, naming subject: String) throws(FlipbookError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    defer { if file >= 0 { close(file) } }
    guard file >= 0, fsync(file) == 0 else {
      let error = Errno(rawValue: errno)
      // Some file systems have nothing to synchronise, or no folders to open.
      if error == .invalidArgument || error == .notSupported { return }
      throw FlipbookError(error, on: subject, purpose: "write")
    }
  }

  /// Removes the file; does nothing if it is gone or in its place.
  package func remove() { unlink(path) }

  private func failure(_ error: any Error, purpose: String) -> FlipbookError {
    guard let error = error as? Errno else {
      return FlipbookError(.outputFailed, "Couldn't \(purpose) “\(destination)”: \(error).")
    }
    return FlipbookError(error, on: destination, purpose: purpose)
  }
}
