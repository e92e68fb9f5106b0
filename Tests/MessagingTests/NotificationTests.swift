import FilmStage
import Foundation
import Messaging
import Testing

/// Notifications of several stages in a process.
@Suite struct NotificationTests {
  private final class Listener: NSObject {
    var count = 0
  }

  private let center = NotificationCenter()
  private let name = Notification.Name("changed")

  private func makeStage() throws -> Stage {
    try Stage(canvas: Canvas(width: 4, height: 4, framesPerSecond: 50))
  }

  /// Foundation doesn't define the order of observers.
  @Test func closuresGetTheNotificationsOfTheirStage() throws {
    let (first, second) = (try makeStage(), try makeStage())
    var log: [String] = []
    func observe(_ text: String) -> any NSObjectProtocol {
      center.portedAddObserver(forName: name, object: nil, queue: .main) { _ in log.append(text) }
    }
    let tokens = [
      first.perform { observe("first") }, second.perform { observe("second") }, observe("outside"),
    ]
    first.perform { center.post(name: name, object: nil) }
    #expect(log.sorted() == ["first", "outside"])
    log = []
    second.perform { center.post(name: name, object: nil) }
    #expect(log.sorted() == ["outside", "second"])
    log = []
    center.post(name: name, object: nil)
    #expect(log.sorted() == ["first", "outside", "second"])
    for token in tokens { center.removeObserver(token) }
  }

  @Test func messagesAreOfTheirStageToo() throws {
    let (first, second) = (try makeStage(), try makeStage())
    let listener = Listener()
    let selector = Selector("note") { (listener: Listener, _) in listener.count += 1 }
    first.perform {
      center.addObserver(listener, selector: selector, name: name, object: nil)
    }
    second.perform { center.post(name: name, object: nil) }
    #expect(listener.count == 0)
    first.perform { center.post(name: name, object: nil) }
    #expect(listener.count == 1)
  }

  @Test func observersOfAStageThatHasEndedAreNotNotified() throws {
    var count = 0
    do {
      let stage = try makeStage()
      _ = stage.perform {
        center.portedAddObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
      }
    }
    center.post(name: name, object: nil)
    try makeStage().perform { center.post(name: name, object: nil) }
    #expect(count == 0)
  }
}
