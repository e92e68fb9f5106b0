import Testing
import UIKit

@Suite struct QueueIdentityTests {
  @Test func queuesAreEqualIfTheyAreTheSame() {
    let (first, second) = (DispatchQueue(label: "own"), DispatchQueue(label: "own"))
    #expect(first == first && first != second && first !== second)
    #expect(DispatchQueue.main == DispatchQueue.main && DispatchQueue.main != first)
    #expect(Set([first, second, first]).count == 2)
  }

  @Test func aQueueKeepsItsValuesByKeys() {
    let queue = DispatchQueue(label: "own")
    let (name, number) = (DispatchSpecificKey<String>(), DispatchSpecificKey<Int>())
    queue.setSpecific(key: name, value: "layout")
    #expect(queue.getSpecific(key: name) == "layout" && queue.getSpecific(key: number) == nil)
    queue.setSpecific(key: name, value: nil)
    #expect(queue.getSpecific(key: name) == nil)
  }

  @Test func theCurrentQueueIsTheOneWhoseWorkRuns() throws {
    let room = try Room()
    let key = DispatchSpecificKey<String>()
    let queue = DispatchQueue(label: "own")
    queue.setSpecific(key: key, value: "own")
    DispatchQueue.main.setSpecific(key: key, value: "main")
    defer { DispatchQueue.main.setSpecific(key: key, value: nil) }
    func say() { room.say(DispatchQueue.getSpecific(key: key) ?? "none") }
    try room.play(until: 1) {
      say()
      queue.async {
        say()
        DispatchQueue.main.async(execute: say)
      }
      queue.sync(execute: say)
      say()
      queue.asyncAfter(deadline: .now() + 0.5, execute: say)
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.6, execute: say)
    }
    #expect(
      room.log == [
        "main 0.0", "own 0.0", "own 0.0", "main 0.0", "main 0.0", "own 0.5", "none 0.6",
      ])
    #expect(DispatchQueue.getSpecific(key: key) == "main")
  }

  @Test func preconditionsOnQueuesHold() throws {
    let room = try Room()
    try room.play(until: 1) {
      dispatchPrecondition(condition: .onQueue(.main))
      DispatchQueue.global().async { dispatchPrecondition(condition: .notOnQueue(.main)) }
    }
    #expect(room.log.isEmpty)
  }
}
