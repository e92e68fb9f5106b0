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
    #expect(log == ["first", "outside"])
    log = []
    second.perform { center.post(name: name, object: nil) }
    #expect(log == ["second", "outside"])
    log = []
    center.post(name: name, object: nil)
    #expect(log == ["first", "second", "outside"])
    for token in tokens { center.portedRemoveObserver(token) }
    log = []
    center.post(name: name, object: nil)
    #expect(log.isEmpty)
  }

  @Test func observersAreCalledInTheOrderInWhichTheyWereRegistered() throws {
    let stage = try makeStage()
    let listener = Listener()
    let selector = Selector("note") { (listener: Listener, _) in listener.count += 1 }
    var log: [Int] = []
    stage.perform {
      for number in 0..<20 {
        _ = center.portedAddObserver(forName: number % 2 == 0 ? name : nil, object: nil, queue: nil)
        {
          if $0.name == name { log.append(number + 100 * listener.count) }
        }
        if number == 9 { center.addObserver(listener, selector: selector, name: name, object: nil) }
      }
      center.post(name: name, object: nil)
    }
    #expect(log == Array(0..<10) + Array(110..<120))
  }

  @Test func observersCanWantASender() throws {
    let stage = try makeStage()
    let (one, other) = (Listener(), Listener())
    var log: [String] = []
    stage.perform {
      var tokens: [any NSObjectProtocol] = []
      for sender: Any? in [one, other, nil, "text", 3] as [Any?] {
        tokens.append(
          center.portedAddObserver(forName: name, object: sender, queue: nil) { _ in
            log.append(sender.map { "\($0 as? NSObject === one ? "one" : "\($0)")" } ?? "any")
          })
      }
      center.post(name: name, object: one)
      center.post(name: name, object: "text")
      // An observer that an earlier one removes isn't called.
      log.append("removed")
      center.portedRemoveObserver(tokens[2])
      center.post(name: name, object: 3)
      center.post(name: name, object: nil)
    }
    #expect(log == ["one", "any", "any", "text", "removed", "3"])
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
