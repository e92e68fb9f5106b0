import Foundation
import OutputFiles
import SystemPackage

/// Messages between two processes, one line of JSON for each.
///
/// `@unchecked Sendable`: one thread receives, and senders hold `lock`.
final class MessageStream: @unchecked Sendable {
  private let descriptor: FileDescriptor
  private let lock = NSLock()
  /// The bytes that were received after the last message, and the number of them in which there is
  /// no end of a line.
  private var bytes: [UInt8] = []
  private var searched = 0

  /// Creates a stream that owns `descriptor`.
  init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  deinit { try? descriptor.close() }

  /// Ends the stream for both processes.
  func close() { shutdown(descriptor.rawValue, Int32(SHUT_RDWR)) }

  /// Sends a message; returns false if the other process has ended.
  func send(_ message: some Encodable) -> Bool {
    guard let line = try? OrderedJSON.line(message) else { return false }
    return lock.withLock { (try? descriptor.writeAll(line)) != nil }
  }

  /// Waits for a message; returns nil after the last one. Lines that aren't messages are skipped.
  func receive<Message: Decodable>(_ type: Message.Type) -> Message? {
    while let line = nextLine() {
      if let message = try? OrderedJSON.decoder.decode(type, from: line) { return message }
    }
    return nil
  }

  private func nextLine() -> Data? {
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer {
          bytes.removeSubrange(...end)
          searched = 0
        }
        return Data(bytes[..<end])
      }
      searched = bytes.count
      let room = 1 << 16
      bytes.append(contentsOf: repeatElement(0, count: room))
      let count = try? bytes.withUnsafeMutableBytes {
        try descriptor.read(into: UnsafeMutableRawBufferPointer(rebasing: $0[searched...]))
      }
      bytes.removeLast(room - (count ?? 0))
      if count ?? 0 == 0 { return nil }
    }
  }
}
