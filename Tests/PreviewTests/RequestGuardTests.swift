import FlyingFox
import Foundation
import PreviewServer
import Testing

@Suite struct RequestGuardTests {
  private let access = RequestGuard(port: 4321)

  private func verdict(
    _ headers: [String: String], path: String = "/", query: [(String, String)] = [],
    method: HTTPMethod = .GET
  ) -> RequestGuard.Verdict {
    access.check(
      HTTPRequest(
        method: method, version: .http11, path: path,
        query: query.map { .init(name: $0.0, value: $0.1) },
        headers: HTTPHeaders(
          Dictionary(uniqueKeysWithValues: headers.map { (HTTPHeader($0.key), $0.value) })),
        body: HTTPBodySequence()))
  }

  private var cookie: String { "flipbook-preview-4321=\(access.token)" }

  @Test func theCookieAllowsRequestsToTheLoopback() {
    for host in ["127.0.0.1:4321", "localhost:4321", "LOCALHOST:4321"] {
      #expect(verdict(["Host": host, "Cookie": cookie]) == .allowed)
      #expect(verdict(["Host": host, "Cookie": "a=b; \(cookie); c=d"]) == .allowed)
      #expect(
        verdict(["Host": host, "Cookie": cookie, "Origin": "http://\(host)"], path: "/socket")
          == .allowed
      )
    }
  }

  @Test func theTokenInTheAddressOfThePageSignsIn() {
    let host = ["Host": "127.0.0.1:4321"]
    #expect(verdict(host, query: [("token", access.token)]) == .signIn)
    #expect(verdict(host, path: "/main.js", query: [("token", access.token)]) != .signIn)
    #expect(access.cookieSetting.hasSuffix("; Path=/; HttpOnly; SameSite=Strict"))
  }

  private func isRefused(_ verdict: RequestGuard.Verdict) -> Bool {
    if case .refused = verdict { true } else { false }
  }

  @Test func otherNamesOfTheMachineAreRefused() {
    for host in [
      "evil.example", "evil.example:4321", "127.0.0.1", "127.0.0.1:80", "[::1]:4321", "",
    ] {
      #expect(isRefused(verdict(["Host": host, "Cookie": cookie])), "\(host)")
    }
    #expect(isRefused(verdict(["Cookie": cookie])), "no host")
  }

  @Test func otherSitesAreRefused() {
    for origin in [
      "http://evil.example", "null", "https://127.0.0.1:4321", "http://localhost:4321",
    ] {
      let headers = ["Host": "127.0.0.1:4321", "Cookie": cookie, "Origin": origin]
      #expect(isRefused(verdict(headers, path: "/socket")), "\(origin)")
    }
    let headers = ["Host": "127.0.0.1:4321", "Cookie": cookie, "Sec-Fetch-Site": "cross-site"]
    #expect(isRefused(verdict(headers, path: "/main.js")))
  }

  @Test func wrongTokensAreRefused() {
    for token in ["", "0", access.token.uppercased() + "0", String(access.token.dropLast())] {
      let host = ["Host": "127.0.0.1:4321"]
      #expect(isRefused(verdict(host, query: [("token", token)])))
      #expect(
        isRefused(verdict(host.merging(["Cookie": "flipbook-preview-4321=\(token)"]) { $1 })))
    }
    #expect(
      isRefused(
        verdict(["Host": "127.0.0.1:4321", "Cookie": "flipbook-preview-1=\(access.token)"])))
  }

  @Test func onlyReadingIsAllowed() {
    for method: HTTPMethod in [.POST, .PUT, .DELETE, .OPTIONS, .HEAD] {
      #expect(
        isRefused(verdict(["Host": "127.0.0.1:4321", "Cookie": cookie], method: method)))
    }
  }

  @Test func tokensAreLongAndDiffer() {
    let tokens = Set((0..<100).map { _ in RequestGuard.newToken() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
