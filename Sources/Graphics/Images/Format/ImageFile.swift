import Failures
import Foundation

/// Reads image files from disk.
enum ImageFile {
  /// Returns the bytes of the file at `path`. Stops at the first bytes if its format isn't in
  /// `wanted`.
  static func contents(
    of path: String, wanted: [ImageFormat] = ImageFormat.allCases
  ) throws(FlipbookError) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe would block.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw unreadable(path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var status = stat()
    guard fstat(file, &status) == 0 else { throw unreadable(path) }
    guard status.st_mode & S_IFMT != S_IFIFO else {
      throw FlipbookError(.unreadable, "\"\(path)\" can't be read: it is a pipe, not a file.")
    }
    bytes.reserveCapacity(min(max(Int(status.st_size) + 1, 0), ImageLimits.file))
    while true {
      let chunk = try chunk(of: file, at: path)
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { try check(chunk, wanted, name: path) }
      bytes += chunk
      guard bytes.count <= ImageLimits.file else {
        throw FlipbookError(.tooLarge, "\"\(path)\" has more than \(ImageLimits.file) bytes.")
      }
    }
  }

  private static func check(
    _ start: [UInt8], _ wanted: [ImageFormat], name: String
  ) throws(FlipbookError) {
    let failure = start.withUnsafeBytes { bytes -> FlipbookError? in
      if let format = ImageFormat(bytes), wanted.contains(format) { return nil }
      return ImageFormat.error(for: bytes, wanted: wanted, name: name)
    }
    if let failure { throw failure }
  }

  private static func unreadable(_ path: String) -> FlipbookError {
    FlipbookError(.unreadable, "\"\(path)\" can't be read: \(String(cString: strerror(errno))).")
  }

  /// Returns the next bytes of a file; none at its end.
  private static func chunk(of file: CInt, at path: String) throws(FlipbookError) -> [UInt8] {
    let step = 1 << 20
    var failure: FlipbookError?
    let chunk = [UInt8](unsafeUninitializedCapacity: step) { buffer, count in
      var result = Foundation.read(file, buffer.baseAddress, step)
      while result < 0, errno == EINTR {
        result = Foundation.read(file, buffer.baseAddress, step)
      }
      if result < 0 { failure = unreadable(path) }
      count = max(result, 0)
    }
    if let failure { throw failure }
    return chunk
  }
}

extension ContiguousBytes {
  /// Calls `body` with the bytes. Unlike `withUnsafeBytes`, its error type is `FlipbookError`.
  func withImageBytes<Value>(
    _ body: (UnsafeRawBufferPointer) throws(FlipbookError) -> Value
  ) throws(FlipbookError) -> Value {
    let outcome = withUnsafeBytes { bytes -> Result<Value, FlipbookError> in
      do throws(FlipbookError) {
        return .success(try body(bytes))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}
