package import Failures
import Foundation
import Images
import Processes
import Synchronization
import SystemPackage

/// An incomplete file, in the folder of its destination.
///
/// Its name starts with a dot, identifies the machine and the process that it belongs to, and has
/// the extension of the final name, so that programs that choose the format by the extension, such
/// as ffmpeg, write the correct one. Nothing else of the final name is in it: ffmpeg takes "%d" in
/// a name for a pattern.
package struct TemporaryFile: Sendable {
  private static let count = Atomic<Int>(0)

  /// Identifies this machine, or the process namespace on it, among those that may share a folder.
  private static let machine: Substring = {
    var space = [CChar](repeating: 0, count: 256)
    _ = readlink("/proc/self/ns/pid", &space, space.count - 1)
    let name = ProcessInfo.processInfo.hostName.utf8 + [0] + space.map { UInt8(bitPattern: $0) }
    return PixelHash(bytes: Array(name)).description.prefix(8)
  }()

  /// The folders that have been searched. Each is searched only once, since it can be large.
  private static let cleared = Mutex<Set<String>>([])

  /// The paths of the files that exist, which are removed before a forced exit.
  private static let existing: Mutex<Set<String>> = {
    Interruption.onForcedExit { for path in existing.withLock({ $0 }) { unlink(path) } }
    return Mutex([])
  }()

  static func name(for name: String, _ number: Int, process: Int32) -> String {
    let ending = FilePath.Component(name)?.extension ?? ""
    let isPlain = ending.count <= 16 && ending.utf8.allSatisfy { isalnum(Int32($0)) != 0 }
    return ".\(machine)-\(process)-\(number)" + (ending.isEmpty || !isPlain ? "" : ".\(ending)")
  }

  /// Removes incomplete files from a folder if their processes ran on this machine and have ended.
  static func removeAbandoned(in folder: String) {
    guard cleared.withLock({ $0.insert(folder).inserted }) else { return }
    remove(in: folder) { kill($0, 0) != 0 && errno == ESRCH }
  }

  /// Removes the incomplete files of a process of this machine, which has ended, from a folder.
  package static func removeAll(of process: Int32, in folder: String) {
    remove(in: folder) { $0 == process }
  }

  private static func remove(in folder: String, of isAbandoned: (_ process: Int32) -> Bool) {
    let start = ".\(machine)-"
    let folder = WorkingFolder.absolute(folder)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard name.hasPrefix(start),
        let process = Int32(name.dropFirst(start.count).prefix { $0 != "-" }), process > 0,
        isAbandoned(process)
      else { continue }
      unlink(FilePath(folder).appending(name).string)
    }
  }

  /// The final path of the file.
  package let destination: String

  /// The path of the incomplete file.
  package let path: String

  /// The name of the incomplete file in its folder.
  package var name: String { FilePath(path).lastComponent?.string ?? "" }

  /// Creates an empty file with a unique name. Errors name `subject`, by default the destination.
  package init(for destination: String, subject: String? = nil) throws(FlipbookError) {
    let final = FilePath(destination)
    let folder = final.removingLastComponent()
    let name = final.lastComponent?.string ?? ""
    while true {
      let number = Self.count.add(1, ordering: .relaxed).newValue
      let path = FilePath(WorkingFolder.absolute(folder.string)).appending(
        Self.name(for: name, number, process: getpid())
      ).string
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 {
        close(file)
        Self.existing.withLock { _ = $0.insert(path) }
        self.destination = destination
        self.path = path
        return
      }
      let error = Errno(rawValue: errno)
      guard error == .fileExists || error == .interrupted else {
        throw FlipbookError(
          error, on: subject ?? destination, purpose: subject == nil ? "write" : "create files in")
      }
    }
  }

  /// Writes all of `bytes`.
  package func write(_ bytes: [UInt8]) throws(FlipbookError) {
    try write { append throws(FlipbookError) in try append(bytes) }
  }

  /// Writes the bytes that `body` appends.
  package func write(_ body: (AtomicFile.Append) throws(FlipbookError) -> Void)
    throws(FlipbookError)
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

  /// Moves the file to its destination atomically and replaces an existing file. If `synchronised`
  /// is true, the file is on disk when this returns and survives a crash of the machine.
  package func moveIntoPlace(synchronised: Bool = false) throws(FlipbookError) {
    if synchronised { try Self.synchronise(path, naming: destination) }
    guard rename(path, WorkingFolder.absolute(destination)) == 0 else {
      throw FlipbookError(Errno(rawValue: errno), on: destination, purpose: "write")
    }
    Self.existing.withLock { _ = $0.remove(path) }
    // The name is stored in the folder, which has to be synchronised separately.
    if synchronised {
      let folder = FilePath(WorkingFolder.absolute(destination)).removingLastComponent().string
      try Self.synchronise(folder, naming: destination)
    }
  }

  private static func synchronise(_ path: String, naming subject: String) throws(FlipbookError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    defer { if file >= 0 { close(file) } }
    guard file >= 0, fsync(file) == 0 else {
      let error = Errno(rawValue: errno)
      // Some file systems don't support synchronisation, or can't open folders.
      if error == .invalidArgument || error == .notSupported { return }
      throw FlipbookError(error, on: subject, purpose: "write")
    }
  }

  /// Removes the file; does nothing if it was removed or moved to its destination.
  package func remove() {
    unlink(path)
    Self.existing.withLock { _ = $0.remove(path) }
  }

  private func failure(_ error: any Error, purpose: String) -> FlipbookError {
    guard let error = error as? Errno else {
      return FlipbookError(.outputFailed, "Couldn't \(purpose) \"\(destination)\": \(error).")
    }
    return FlipbookError(error, on: destination, purpose: purpose)
  }
}
