import Failures
import FlyingFox

/// The server of a preview, on the loopback interface.
package struct Preview: Sendable {
  private let session: PreviewSession
  private let server: Task<Void, any Error>

  /// The address of the page, which contains the preview's token.
  package let address: String

  /// Starts the preview. Throws if the port is in use or files can't be watched.
  package init(_ settings: PreviewSettings) async throws {
    let session = PreviewSession(settings)
    guard let server = try? PageServer(port: settings.port) else {
      throw FlipbookError(
        .badSetting, "The preview can't use port \(settings.port).",
        hint: "Another program uses it. Choose another --port, or leave it out.")
    }
    let access = RequestGuard(port: server.port)
    self.session = session
    address = access.address
    self.server = Task { try await server.run(PreviewSite(access: access, session: session)) }
    try session.start()
  }

  /// Ends the preview and its processes.
  package func stop() async {
    session.stop()
    server.cancel()
    _ = await server.result
  }
}
