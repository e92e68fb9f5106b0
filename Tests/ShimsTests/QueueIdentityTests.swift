import Testing
import UIKit

@Suite struct QueueIdentityTests {
  @Test func queuesAreEqualByIdentity() {
    let (first, second) = (DispatchQueue(label: "own"), DispatchQueue(label: "own"))
    #expect(first == first && first != second && first !== second)
    #expect(DispatchQueue.main == DispatchQueue.main && DispatchQueue.main != first)
    #expect(Set([first, second, first]).count == 2)
  }

  @Test func queuesKeepSpecificValues() {
    let queue = DispatchQueue(label: "own")
    let (name, number) = (DispatchSpecificKey<String>(), DispatchSpecificKey<Int>())
    queue.setSpecific(key: name, value: "layout")
    #expect(queue.getSpecific(key: name) == "layout" && queue.getSpecific(key: number) == nil)
    queue.setSpecific(key: name, value: nil)
    #expect(queue.getSpecific(key: name) == nil)
  }

  @Test func theCurrentQueueIsTheOneWhoseWorkIsRunning() throws {
    let test = try TestStage()
    let key = DispatchSpecificKey<String>()
    let queue = DispatchQueue(label: "own")
    queue.setSpecific(key: key, value: "own")
    DispatchQueue.main.setSpecific(key: key, value: "main")
    defer { DispatchQueue.main.setSpecific(key: key, value: nil) }
    func note() { test.note(DispatchQueue.getSpecific(key: key) ?? "none") }
    try test.play(until: 1) {
      note()
      queue.async {
        note()
        DispatchQueue.main.async(execute: note)
      }
      queue.sync(execute: note)
      note()
      queue.asyncAfter(deadline: .now() + 0.5, execute: note)
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.6, execute: note)
    }
    #expect(
      test.log == [
        "main 0.0", "own 0.0", "own 0.0", "main 0.0", "main 0.0", "own 0.5", "none 0.6",
      ])
    #expect(DispatchQueue.getSpecific(key: key) == "main")
  }

  @Test func dispatchPreconditionsHold() throws {
    let test = try TestStage()
    try test.play(until: 1) {
      dispatchPrecondition(condition: .onQueue(.main))
      DispatchQueue.global().async { dispatchPrecondition(condition: .notOnQueue(.main)) }
    }
    #expect(test.log.isEmpty)
  }
}
