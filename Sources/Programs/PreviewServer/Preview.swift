import Failures
import FlyingFox
import FlyingSocks
import Foundation
import Processes

/// The server of a preview, on the loopback interface.
package struct Preview: Sendable {
  private let session: PreviewSession
  private let server: HTTPServer

  /// The address of the page, which contains the preview's token.
  package let address: String

  /// Starts the preview. Throws if the port is in use or files can't be watched.
  package init(_ settings: PreviewSettings) async throws {
    let session = PreviewSession(settings)
    let port = try Self.availablePort(settings.port)
    let access = RequestGuard(port: port)
    let server = HTTPServer(
      config: HTTPServer.Configuration(
        address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), logger: .disabled),
      handler: PreviewSite(access: access, session: session))
    self.session = session
    self.server = server
    address = access.address
    Task { try await server.run() }
    try await server.waitUntilListening()
    try session.start()
  }

  /// Returns the requested port, or any free one for 0.
  private static func availablePort(_ requested: UInt16) throws -> UInt16 {
    do {
      let socket = try Socket(domain: AF_INET)
      defer { try? socket.close() }
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: requested))
      guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.disconnected }
      return port
    } catch {
      throw FlipbookError(
        .badSetting, "The preview can't use port \(requested).",
        hint: "Another program uses it. Choose another --port, or leave it out.")
    }
  }

  /// Ends the preview and its processes.
  package func stop() async {
    session.stop()
    await server.stop()
  }
}
