package import Foundation
import SystemPackage

/// Reading of whole files.
package enum RegularFile {
  /// The error for a pipe, a device or a socket, which could have no end.
  private struct OtherKind: Error, CustomStringConvertible {
    var description: String { "it isn't a file" }
  }

  /// Returns the bytes of the file at `path`. Throws an error whose description is the reason if it
  /// can't be read or isn't a regular file.
  package static func read(_ path: String) throws -> Data {
    try reading(path) { file in
      try FileHandle(fileDescriptor: file.rawValue, closeOnDealloc: false).readToEnd() ?? Data()
    }
  }

  /// Calls `body` with the open file at `path`; throws as `read`.
  static func reading<Value>(
    _ path: String, _ body: (FileDescriptor) throws -> Value
  ) throws -> Value {
    let file = try FileDescriptor.open(
      FilePath(WorkingFolder.absolute(path)), .readOnly, options: [.closeOnExec, .nonBlocking])
    return try file.closeAfter {
      var status = stat()
      guard fstat(file.rawValue, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
        throw Errno.isDirectory
      }
      guard status.st_mode & S_IFMT == S_IFREG else { throw OtherKind() }
      return try body(file)
    }
  }

  /// Returns the bytes of the file at `path`; nil if it can't be read or isn't a regular file.
  package static func contents(atPath path: String) -> Data? { try? read(path) }
}
