import Failures
import Foundation
import SystemPackage

/// Files as they come from the disk.
enum FileBytes {
  /// The longest that a picture's file may be: 1 GiB.
  private static let most = 1 << 30

  /// The whole file at `path`, or as much of its beginning.
  static func read(_ path: String, first most: Int? = nil) throws(FlipbookError) -> [UInt8] {
    let reason: String
    do {
      // What is no file, such as a pipe, must not be waited for.
      let file = try FileDescriptor.open(
        FilePath(path), .readOnly, options: [.closeOnExec, .nonBlocking])
      return try file.closeAfter {
        var status = stat()
        guard fstat(file.rawValue, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
          throw FlipbookError(.unreadable, "“\(path)” is no file.")
        }
        let size = Int(status.st_size)
        guard most != nil || size <= Self.most else {
          throw FlipbookError(
            .unreadable, "“\(path)” is larger than a picture may be: \(size) bytes.")
        }
        // One byte more than there should be, which tells the end.
        return try [UInt8](unsafeUninitializedCapacity: min(size + 1, most ?? .max)) {
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
    throw FlipbookError(.unreadable, "“\(path)” can't be read: \(reason).")
  }
}
