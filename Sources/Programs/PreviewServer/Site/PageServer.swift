import FlyingFox
import FlyingSocks
import Foundation

/// Accepts connections on the loopback interface and answers one request of each.
///
/// The server of FlyingFox accepts lines of any length, and takes a time that is quadratic in the
/// length: a page of another site could occupy it for minutes with one long address. This server
/// reads at most `ConnectionReader.headLimit` bytes, and doesn't wait longer than `patience`.
struct PageServer: Sendable {
  /// The time in which a connection must send its request.
  private static let patience = Duration.seconds(10)

  /// The port that the server listens on.
  let port: UInt16

  private let socket: Socket
  private let pool: any AsyncSocketPool

  /// Listens on a port, or on any free one for 0. Throws if the port is in use.
  init(port requested: UInt16) throws {
    let socket = try Socket(domain: AF_INET)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: requested))
      try socket.listen()
      guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.disconnected }
      self.port = port
    } catch {
      try? socket.close()
      throw error
    }
    self.socket = socket
    pool = HTTPServer.defaultPool()
  }

  /// Answers requests until the task is cancelled.
  func run(_ site: some HTTPHandler) async throws {
    defer { try? socket.close() }
    try await pool.prepare()
    let listener = try AsyncSocket(socket: socket, pool: pool)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask {
        try await withThrowingDiscardingTaskGroup { connections in
          for try await connection in listener.sockets {
            connections.addTask { try? await answer(connection, site) }
          }
        }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private func answer(_ connection: AsyncSocket, _ site: some HTTPHandler) async throws {
    defer { try? connection.close() }
    let reader = ConnectionReader(connection)
    let response = try await site.handleRequest(try await request(from: reader, connection))
    let writer = ResponseWriter(connection: connection)
    switch response.payload {
    case .httpBody(let body): try await writer.write(response, body)
    case .webSocket(let handler):
      let frames = try await handler.makeFrames(
        for: AsyncThrowingStream { try await reader.frame() })
      try await writer.write(response, frames)
    }
  }

  private func request(
    from reader: ConnectionReader, _ connection: AsyncSocket
  ) async throws -> HTTPRequest {
    let limit = Task {
      try await Task.sleep(for: Self.patience)
      shutdown(connection.socket.file.rawValue, Int32(SHUT_RDWR))
    }
    let request = await Result { try await reader.request() }
    // The descriptor may belong to another connection after this one is closed.
    limit.cancel()
    _ = await limit.result
    return try request.get()
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
