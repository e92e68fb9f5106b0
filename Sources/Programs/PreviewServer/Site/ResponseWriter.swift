import FlyingFox
import FlyingSocks
import Foundation

/// Writes a response to a connection, which is closed after it.
struct ResponseWriter {
  let connection: AsyncSocket

  /// Writes a response with a body.
  func write(_ response: HTTPResponse, _ body: HTTPBodySequence) async throws {
    var response = response
    response.headers[.connection] = "close"
    if let count = body.count { response.headers[.contentLength] = "\(count)" }
    try await writeHead(of: response)
    for try await part in body { try await connection.write(part) }
  }

  /// Writes a response and the frames of a WebSocket that follow it.
  func write(_ response: HTTPResponse, _ frames: AsyncStream<WSFrame>) async throws {
    try await writeHead(of: response)
    for await frame in frames { try await connection.write(Self.bytes(of: frame)) }
  }

  private func writeHead(of response: HTTPResponse) async throws {
    let status = response.statusCode
    var head = "HTTP/1.1 \(status.code) \(status.phrase)\r\n"
    for (name, value) in response.headers { head += "\(name.rawValue): \(value)\r\n" }
    try await connection.write(Data((head + "\r\n").utf8))
  }

  /// Returns the bytes of a frame (RFC 6455, section 5.2). Frames of servers aren't masked.
  static func bytes(of frame: WSFrame) -> Data {
    let count = frame.payload.count
    var data = Data(capacity: count + 10)
    data.append((frame.fin ? 0x80 : 0) | frame.opcode.rawValue)
    switch count {
    case ...125: data.append(UInt8(count))
    case ...0xFFFF:
      data.append(126)
      withUnsafeBytes(of: UInt16(count).bigEndian) { data.append(contentsOf: $0) }
    default:
      data.append(127)
      withUnsafeBytes(of: UInt64(count).bigEndian) { data.append(contentsOf: $0) }
    }
    data.append(frame.payload)
    return data
  }
}
