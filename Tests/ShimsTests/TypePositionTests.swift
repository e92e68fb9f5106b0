import Testing
import UIKit

@Suite struct TypePositionTests {
  @Test func collectionsOfDatesCanBeCreatedByType() throws {
    let diary = Diary()
    let day = Date(timeIntervalSinceReferenceDate: 86_400)
    diary.note(day)
    #expect(diary.days == [day] && diary.weeks == [[day]] && diary.counts == [day: 1])
    #expect(diary.sorted == [day] && diary.first == day && diary.copies.count == 2)
    #expect(Diary.isDate(day) && !Diary.isDate(1))
    let read = try JSONDecoder().decode(Diary.self, from: JSONEncoder().encode(diary))
    #expect(read.days == [day])
  }

  @Test func collectionsOfWorkItemsAndTimersCanBeCreatedByType() throws {
    let test = try TestStage()
    let reminders = Reminders()
    try test.play(until: 1) {
      reminders.add { test.note("one") }
      reminders.add { test.note("two") }
      reminders.items.forEach { DispatchQueue.main.async(execute: $0) }
    }
    #expect(test.log == ["one 0.0", "two 0.0"])
    #expect(reminders.timers.isEmpty && reminders.item === reminders.items.last)
  }
}
