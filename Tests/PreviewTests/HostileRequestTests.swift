import Foundation
import TestSupport
import Testing

/// Requests that no page of the preview sends, over a plain connection.
@Suite(.tier(.programs), .serialized) struct HostileRequestTests {
  private let package: PreviewedPackage
  private let token: String

  init() throws {
    package = try PreviewedPackage()
    token = String(package.address.split(separator: "=").last ?? "")
  }

  /// Sends text to the server and returns its answer.
  private func answer(to text: String) -> String {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(connection) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = package.port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { return "not connected" }
    var limit = timeval(tv_sec: Int(waitLimit), tv_usec: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    _ = send(connection, text, text.utf8.count, Int32(MSG_NOSIGNAL))
    shutdown(connection, Int32(SHUT_WR))
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < 1 << 20 {
      let count = recv(connection, &part, part.count, 0)
      guard count > 0 else { break }
      bytes += part[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func get(
    _ path: String, host: String? = nil, cookie: Bool = true, _ headers: String...
  ) -> String {
    let port = package.port
    var lines = ["GET \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")"]
    if cookie { lines.append("Cookie: flipbook-preview-\(port)=\(token)") }
    return answer(
      to: (lines + headers + ["Connection: close"]).joined(separator: "\r\n") + "\r\n\r\n")
  }

  private func status(_ answer: String) -> Int? {
    answer.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }

  @Test func thePageIsServedWithAStrictPolicy() {
    let page = get("/")
    #expect(status(page) == 200)
    for text in [
      "default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "nosniff", "no-store",
    ] {
      #expect(page.contains(text), "\(text)")
    }
    #expect(!page.contains("Access-Control-Allow-Origin"))
  }

  @Test func strangersAreRefused() {
    #expect(status(get("/", cookie: false)) == 403)
    #expect(status(get("/?token=0123456789abcdef0123456789abcdef", cookie: false)) == 403)
    #expect(status(get("/main.js", cookie: false)) == 403)
    #expect(status(get("/", host: "evil.example:\(package.port)")) == 403)
    #expect(status(get("/socket", cookie: true, "Origin: http://evil.example")) == 403)
    #expect(status(get("/socket", cookie: true)) == 403, "without an origin")
    for path in ["/", "/socket"] { #expect(!get(path, cookie: false).contains(token)) }
  }

  @Test(
    arguments: [
      "/../../../../etc/passwd", "/..%2f..%2fetc/passwd", "//etc/passwd",
      "/%2e%2e/%2e%2e/etc/passwd",
      "/main.js/../../Package.swift", "/rendered/../../etc/passwd", "/rendered/1", "/rendered/-1",
      "/rendered/99999999999999999999", "/golden/0", "/sound",
      "/golden/-1", "/golden/../manifest.json",
      "/Package.swift", "/output/x.png", "/index.html%00",
    ])
  func noFileIsServed(path: String) {
    let answer = get(path)
    #expect(status(answer) != 200, "\(answer.prefix(300))")
    #expect(!answer.contains("root:"))
  }

  @Test func malformedRequestsDoNotEndTheServer() {
    for text in [
      "", "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
      "GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
      String(repeating: "A", count: 100_000),
      "GET /\(String(repeating: "a", count: 70_000)) HTTP/1.1\r\n\r\n",
      "GET /\(String(repeating: "a", count: 5_000_000)) HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n",
    ] {
      let answer = answer(to: text)
      #expect(status(answer) != 200)
    }
    #expect(status(get("/")) == 200)
    #expect(package.program.isRunning)
  }
}
