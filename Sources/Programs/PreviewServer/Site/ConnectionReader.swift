package import FlyingFox
import FlyingSocks
import Foundation

/// Reads a request and the frames of a WebSocket from a connection.
package actor ConnectionReader {
  /// The largest accepted head of a request, in bytes.
  static let headLimit = 16 << 10

  /// The largest accepted frame, in bytes.
  static let frameLimit = 1 << 20

  private let connection: AsyncSocket
  /// The bytes that were received and not used.
  private var bytes: [UInt8] = []

  init(_ connection: AsyncSocket) { self.connection = connection }

  private func receive() async throws { bytes += try await connection.read(atMost: 4096) }

  private func take(_ count: Int) async throws -> ArraySlice<UInt8> {
    while bytes.count < count { try await receive() }
    defer { bytes.removeFirst(count) }
    return bytes[..<count]
  }

  // MARK: Requests

  /// Returns the next request. Its body is ignored. Throws if the connection ends before, or the
  /// request isn't valid.
  func request() async throws -> HTTPRequest {
    let end = Array("\r\n\r\n".utf8)
    var searched = 0
    while true {
      let start = bytes[searched...].indices.first { bytes[$0...].starts(with: end) }
      if let start {
        let head = String(validating: bytes[..<start], as: UTF8.self)
        bytes.removeFirst(start + end.count)
        guard let request = head.flatMap(Self.request) else { throw SocketError.disconnected }
        return request
      }
      guard bytes.count < Self.headLimit else { throw SocketError.disconnected }
      searched = max(0, bytes.count - end.count + 1)
      try await receive()
    }
  }

  /// Returns the request with a head; nil if it isn't valid.
  package static func request(_ head: String) -> HTTPRequest? {
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, ["HTTP/1.1", "HTTP/1.0"].contains(words[2]), words[1].hasPrefix("/")
    else { return nil }
    var headers = HTTPHeaders()
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains(where: \.isWhitespace)
      else { return nil }
      headers.addValue(
        parts[1].trimmingCharacters(in: .whitespaces), for: HTTPHeader(String(parts[0])))
    }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    return HTTPRequest(
      method: HTTPMethod(String(words[0])), version: HTTPVersion(String(words[2])),
      target: HTTPRequest.Target(
        path: String(target[0]), query: target.count > 1 ? String(target[1]) : ""),
      headers: headers, body: HTTPBodySequence())
  }

  // MARK: Frames

  /// Returns the next frame (RFC 6455, section 5.2). Throws if the connection ends before, or the
  /// frame isn't one that a browser sends.
  func frame() async throws -> WSFrame {
    let head = Array(try await take(2))
    var count = UInt64(head[1] & 0x7F)
    if count > 125 {
      count = try await take(count == 126 ? 2 : 8).reduce(0) { $0 << 8 | UInt64($1) }
    }
    guard head[0] & 0x70 == 0, head[1] & 0x80 != 0, count <= Self.frameLimit else {
      throw SocketError.disconnected
    }
    let mask = Array(try await take(4))
    let payload = try await take(Int(count)).enumerated().map { $1 ^ mask[$0 & 3] }
    return WSFrame(
      fin: head[0] & 0x80 != 0, opcode: WSFrame.Opcode(head[0] & 0x0F), mask: nil,
      payload: Data(payload))
  }
}
