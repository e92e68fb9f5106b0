import Foundation

/// A file with some bytes that has no name in any folder, and can be opened by its path while this
/// process runs. It needs no clean-up: the system frees it when the process ends.
struct UnnamedFile {
  let path: String

  /// Writes the bytes; nil if that fails.
  init?(_ bytes: Data) {
    var template = Array(
      FileManager.default.temporaryDirectory.appendingPathComponent("fontXXXXXX").path.utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    unlink(template)
    path = "/proc/self/fd/\(descriptor)"
    do {
      try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: bytes)
    } catch {
      close(descriptor)
      return nil
    }
  }
}
