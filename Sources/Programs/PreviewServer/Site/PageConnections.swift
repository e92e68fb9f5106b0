import FlyingFox
import Foundation

/// Connects pages to the session: texts of JSON to the server, texts and pixels to the page.
struct PageConnections: WSMessageHandler {
  let session: PreviewSession

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    let (stream, continuation) = AsyncStream.makeStream(of: WSMessage.self)
    guard let page = session.add(continuation) else {
      continuation.yield(.close(.normalClosure))
      continuation.finish()
      return stream
    }
    Task {
      for await message in client {
        switch message {
        case .text(let text): session.receive(Data(text.utf8), from: page)
        case .data, .close: break
        }
      }
      session.remove(page)
    }
    return stream
  }
}
