package import FlyingFox
import Foundation

/// Decides which requests the preview answers: those of this machine's user.
///
/// The server listens only on the loopback interface. Pages of other sites can still send requests
/// there, with a name that they resolve to it or as a form or an image, and so can other users of
/// the machine. Therefore the `Host` must be the loopback's, an `Origin` must be the page's own, and
/// a random token is required: in the address that the command prints, which the server exchanges
/// for a cookie.
package struct RequestGuard: Sendable {
  /// The result of a check.
  package enum Verdict: Equatable {
    case allowed
    /// The token is in the address: continue with the cookie.
    case signIn
    case refused(String)
  }

  /// The port that the server listens on.
  package let port: UInt16
  /// 32 hexadecimal digits.
  package let token: String

  package init(port: UInt16, token: String = RequestGuard.newToken()) {
    self.port = port
    self.token = token
  }

  package static func newToken() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The address of the page, with the token.
  package var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

  /// The name of the cookie. Cookies are shared by all ports of a host.
  private var cookie: String { "flipbook-preview-\(port)" }

  /// The cookie as a response sets it: scripts can't read it, and other sites don't send it.
  package var cookieSetting: String { "\(cookie)=\(token); Path=/; HttpOnly; SameSite=Strict" }

  /// Checks a request.
  package func check(_ request: HTTPRequest) -> Verdict {
    guard request.method == .GET else { return .refused("Only GET requests are answered.") }
    guard let host = request.headers[.host], hosts.contains(host.lowercased()) else {
      return .refused("The preview is only available at its own address.")
    }
    if let origin = request.headers[HTTPHeader("Origin")],
      origin.lowercased() != "http://\(host.lowercased())"
    {
      return .refused("Other sites can't use the preview.")
    }
    if let site = request.headers[HTTPHeader("Sec-Fetch-Site")], site == "cross-site",
      request.path != "/"
    {
      return .refused("Other sites can't use the preview.")
    }
    if Self.areEqual(tokenInCookies(of: request), token) { return .allowed }
    let given = request.query.first { $0.name == "token" }?.value
    if request.path == "/", Self.areEqual(given, token) { return .signIn }
    return .refused("Open the address that the preview printed: it contains a token.")
  }

  /// The values of `Host` that mean the loopback interface.
  private var hosts: Set<String> { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  private func tokenInCookies(of request: HTTPRequest) -> String? {
    let pairs = (request.headers[HTTPHeader("Cookie")] ?? "").split(separator: ";")
    return pairs.lazy.map { $0.trimmingCharacters(in: .whitespaces) }
      .first { $0.hasPrefix("\(cookie)=") }.map { String($0.dropFirst(cookie.count + 1)) }
  }

  /// Compares in a time that doesn't depend on where the texts differ.
  private static func areEqual(_ text: String?, _ token: String) -> Bool {
    guard let text, text.utf8.count == token.utf8.count else { return false }
    return zip(text.utf8, token.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
