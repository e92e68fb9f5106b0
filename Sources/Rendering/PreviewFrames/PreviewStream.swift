package import Foundation
import OutputFiles
package import SystemPackage

// The frames of a preview, from the film to the page:
//
//   PlayedFilm ── plays the film once, and keeps the display list of each frame
//        │
//   PreviewCanvas ── the pixels that one page shows, and what changes for another frame
//        │
//   PixelRuns ── the changed pixels as runs, which a page decodes in a millisecond
//        │
//   PreviewStream ── messages between this process and the server of the page
//
// PreviewWorker answers the requests of all pages. It is a process of its own: a film that traps,
// or never returns, ends or blocks only that process.

/// Messages between the server of a preview and the process that plays the film.
///
/// A message is the number of a page and a block of bytes: both the number and the block's size are
/// 32-bit little-endian integers before the block. Number 0 is the server itself.
///
/// `@unchecked Sendable`: one thread receives, and senders hold `lock`.
package final class PreviewStream: @unchecked Sendable {
  /// A received message.
  package struct Message: Sendable {
    /// The number of the page; 0 for the server.
    package let page: Int
    /// The contents.
    package let block: Data
  }

  /// What a process writes in place of a message when it traps: see `Traps.report(to:)`.
  package static let trapStart = Data("\n{\"tr".utf8)

  /// The largest accepted block, in bytes: more than a frame of the largest canvas.
  private static let blockLimit = 1 << 31

  private let descriptor: FileDescriptor
  private let lock = NSLock()
  /// The rest of the stream, if it ended with the report of a trap.
  package private(set) var trap: Data?

  /// Creates a stream that owns `descriptor`, a socket.
  package init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  deinit { try? descriptor.close() }

  /// Ends the stream for both processes.
  package func close() { shutdown(descriptor.rawValue, Int32(SHUT_RDWR)) }

  /// Sends a message; returns false if the other process has ended.
  @discardableResult
  package func send(_ block: some ContiguousBytes, to page: Int) -> Bool {
    block.withUnsafeBytes { bytes in
      var head = [UInt32(truncatingIfNeeded: page).littleEndian, UInt32(bytes.count).littleEndian]
      return lock.withLock {
        (try? head.withUnsafeMutableBytes { try descriptor.writeAll($0) }) != nil
          && (try? descriptor.writeAll(bytes)) != nil
      }
    }
  }

  /// Waits for a message; returns nil after the last one.
  package func receive() -> Message? {
    guard let head = read(8) else { return nil }
    if head.starts(with: Self.trapStart) {
      trap = head + readToEnd()
      return nil
    }
    let numbers = head.withUnsafeBytes { bytes in
      (0..<2).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self).littleEndian }
    }
    guard numbers[1] < Self.blockLimit, let block = read(Int(numbers[1])) else { return nil }
    return Message(page: Int(numbers[0]), block: block)
  }

  private func read(_ count: Int) -> Data? {
    var data = Data(count: count)
    let isComplete = data.withUnsafeMutableBytes { bytes in
      var read = 0
      while read < count {
        let room = UnsafeMutableRawBufferPointer(rebasing: bytes[read...])
        guard let more = try? descriptor.read(into: room), more > 0 else { return false }
        read += more
      }
      return true
    }
    return isComplete ? data : nil
  }

  private func readToEnd() -> Data {
    var rest = Data()
    while rest.count < 65_536, let byte = read(1) { rest += byte }
    return rest
  }
}
