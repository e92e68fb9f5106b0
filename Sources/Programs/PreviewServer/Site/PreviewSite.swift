import FlyingFox
import Foundation

/// The page of the preview, its files and its connections.
///
/// Everything that is served has a fixed name and is part of this program, or is the file of a render
/// or of a golden's frame and has its number. No request names a path of the file system.
struct PreviewSite: HTTPHandler {
  let access: RequestGuard
  let session: PreviewSession

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    var response = await response(to: request)
    for (name, value) in Self.safety where response.statusCode != .switchingProtocols {
      response.headers[HTTPHeader(name)] = value
    }
    return response
  }

  private func response(to request: HTTPRequest) async -> HTTPResponse {
    switch access.check(request) {
    case .refused(let reason): return Self.text(.forbidden, reason)
    case .signIn:
      return HTTPResponse(
        statusCode: .seeOther,
        headers: HTTPHeaders([.location: "/", .setCookie: access.cookieSetting]))
    case .allowed: break
    }
    if request.path == "/socket" { return await connect(request) }
    if request.path == "/sound" { return file(session.sound, "application/octet-stream") }
    if let number = Self.number(in: request.path, after: "/rendered/") { return rendered(number) }
    if let number = Self.number(in: request.path, after: "/golden/") {
      return file(session.goldenPicture(ofFrame: number), "image/png")
    }
    guard let file = PageFiles.all[request.path] else {
      return Self.text(.notFound, "The preview has no page of this name.")
    }
    return HTTPResponse(
      statusCode: .ok, headers: HTTPHeaders([.contentType: file.type]),
      body: HTTPBodySequence(data: file.data, suggestedBufferSize: 1 << 20))
  }

  private static func number(in path: String, after prefix: String) -> Int? {
    path.hasPrefix(prefix) ? Int(path.dropFirst(prefix.count)) : nil
  }

  /// Returns the file of a finished render, which is named by its number.
  private func rendered(_ number: Int) -> HTTPResponse {
    guard let (path, type) = session.renderedFile(number) else { return file(nil, "") }
    return file(path, type)
  }

  private func file(_ path: String?, _ type: String) -> HTTPResponse {
    guard let path,
      let body = try? HTTPBodySequence(
        file: URL(fileURLWithPath: path), suggestedBufferSize: 1 << 20)
    else { return Self.text(.notFound, "The preview has no file with this number.") }
    let name = (path as NSString).lastPathComponent.filter {
      $0.isLetter || $0.isNumber || "-._".contains($0)
    }
    return HTTPResponse(
      statusCode: .ok,
      headers: HTTPHeaders([
        .contentType: type, .contentDisposition: "inline; filename=\"\(name)\"",
      ]), body: body)
  }

  private func connect(_ request: HTTPRequest) async -> HTTPResponse {
    // A page always sends its origin with a WebSocket; programs don't.
    guard request.headers[HTTPHeader("Origin")] != nil else {
      return Self.text(.forbidden, "Only the preview's page can connect.")
    }
    let handler = WebSocketHTTPHandler(
      handler: MessageFrameWSHandler(
        handler: PageConnections(session: session), frameSize: 1 << 30))
    return (try? await handler.handleRequest(request)) ?? HTTPResponse(statusCode: .badRequest)
  }

  private static func text(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: HTTPHeaders([.contentType: "text/plain; charset=utf-8"]),
      body: Data((text + "\n").utf8))
  }

  /// The page loads nothing from elsewhere, isn't shown in frames, and isn't stored.
  private static let safety = [
    "Content-Security-Policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
      + "media-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY", "Cache-Control": "no-store",
  ]
}
