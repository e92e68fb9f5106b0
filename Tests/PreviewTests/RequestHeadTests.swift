import FlyingFox
import PreviewServer
import Testing

/// The requests of connections, without their bytes.
@Suite struct RequestHeadTests {
  @Test func aRequestHasItsPathQueryAndHeaders() throws {
    let request = try #require(
      ConnectionReader.request("GET /a?token=1 HTTP/1.1\r\nHost: b\r\nX-C:  d e \r\ncookie: f=g"))
    #expect(request.method == .GET)
    #expect(request.path == "/a")
    #expect(request.query.map(\.name) == ["token"])
    #expect(request.headers[.host] == "b")
    #expect(request.headers[HTTPHeader("x-c")] == "d e")
    #expect(request.headers[HTTPHeader("Cookie")] == "f=g")
  }

  @Test(
    arguments: [
      "", "GET", "GET / ", "GET / HTTP/2", "GET / HTTP/9.9", "GET http://a/ HTTP/1.1",
      "GET  / HTTP/1.1", "GET / HTTP/1.1\r\nHost", "GET / HTTP/1.1\r\n: a",
      "GET / HTTP/1.1\r\nHost : a", "GET / HTTP/1.1\r\n continued: a",
    ])
  func otherHeadsAreRefused(head: String) {
    #expect(ConnectionReader.request(head) == nil)
  }
}
