import Testing
import UIKit

@Suite struct TypePositionTests {
  @Test func emptyCollectionsOfDatesAreMadeByTheirTypes() throws {
    let diary = Diary()
    let day = Date(timeIntervalSinceReferenceDate: 86_400)
    diary.note(day)
    #expect(diary.days == [day] && diary.weeks == [[day]] && diary.counts == [day: 1])
    #expect(diary.sorted == [day] && diary.first == day && diary.copies.count == 2)
    #expect(Diary.isDate(day) && !Diary.isDate(1))
    let read = try JSONDecoder().decode(Diary.self, from: JSONEncoder().encode(diary))
    #expect(read.days == [day])
  }

  @Test func collectionsOfWorkItemsAndTimersAreMadeByTheirTypes() throws {
    let room = try Room()
    let reminders = Reminders()
    try room.play(until: 1) {
      reminders.add { room.say("one") }
      reminders.add { room.say("two") }
      reminders.items.forEach { DispatchQueue.main.async(execute: $0) }
    }
    #expect(room.log == ["one 0.0", "two 0.0"])
    #expect(reminders.timers.isEmpty && reminders.item === reminders.items.last)
  }
}
