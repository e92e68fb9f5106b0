import Failures
import Foundation
import SystemPackage

/// Reads the bytes of files.
enum FileBytes {
  /// The size limit for a picture's file: 1 GiB.
  private static let sizeLimit = 1 << 30

  /// Reads the file at `path`, or at most its first `prefix` bytes.
  static func read(_ path: String, first prefix: Int? = nil) throws(FlipbookError) -> [UInt8] {
    let reason: String
    do {
      // `.nonBlocking` avoids waiting for pipes and the like.
      let file = try FileDescriptor.open(
        FilePath(path), .readOnly, options: [.closeOnExec, .nonBlocking])
      return try file.closeAfter {
        var status = stat()
        guard fstat(file.rawValue, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
          throw FlipbookError(.unreadable, "\"\(path)\" isn't a regular file.")
        }
        let size = Int(status.st_size)
        guard prefix != nil || size <= Self.sizeLimit else {
          throw FlipbookError(
            .unreadable, "\"\(path)\" is too large for a picture: \(size) bytes.")
        }
        // One byte more than expected detects the end of the file.
        return try [UInt8](unsafeUninitializedCapacity: min(size + 1, prefix ?? .max)) {
          buffer, count in
          let bytes = UnsafeMutableRawBufferPointer(buffer)
          while count < bytes.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[count...])
            let read = try file.read(into: rest)
            if read == 0 { break }
            count += read
          }
        }
      }
    } catch let error as FlipbookError {
      throw error
    } catch {
      reason = "\(error)"
    }
    throw FlipbookError(.unreadable, "\"\(path)\" can't be read: \(reason).")
  }
}
