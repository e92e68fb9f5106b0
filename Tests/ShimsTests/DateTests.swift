import Testing
import UIKit

@Suite struct DateTests {
  @Test func datesFollowTheStagesClockAndAreFoundations() throws {
    let test = try TestStage()
    try test.stage.advance(to: 86_400 * 31 + 1.5)
    try test.play(until: 0) {
      let date = Date()
      #expect(date.timeIntervalSinceReferenceDate == 2_678_401.5)
      #expect(date == Date.now && date == Date(timeIntervalSinceNow: 0) && date == Date.init())
      #expect(date.addingTimeInterval(-2).timeIntervalSinceNow == -2)
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "UTC")!
      let parts = calendar.dateComponents([.year, .month, .day, .second], from: date)
      #expect(parts.year == 2001 && parts.month == 2 && parts.day == 1 && parts.second == 1)
      #expect(CACurrentMediaTime() == 2_688_401.5)
      #expect(ProcessInfo.processInfo.stageUptime == CACurrentMediaTime())
    }
  }

  @Test func withoutAStageTheDateIsTheReferenceDate() {
    #expect(Date() == Date(timeIntervalSinceReferenceDate: 0))
    #expect(CACurrentMediaTime() == 10_000)
    #expect(DispatchTime.now().uptimeNanoseconds == 10_000_000_000_000)
  }

  @Test func datesOfObjectiveCAreAdded() {
    let date = NSDate(timeIntervalSinceReferenceDate: 1)
    let later: NSDate = date.addingTimeInterval(2)
    #expect(later.timeIntervalSinceReferenceDate == 3)
    #expect(date.addingTimeInterval(2) == Date(timeIntervalSinceReferenceDate: 3))
  }
}
