import Testing
import UIKit

/// Durations as texts.
@Suite struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit,
    _ behavior: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = behavior
    return formatter
  }

  @Test func positionalUnits() {
    let clock = formatter(.positional, [.hour, .minute, .second])
    #expect(clock.string(from: 3610) == "1:00:10")
    #expect(clock.string(from: 63.9) == "1:03")
    #expect(clock.string(from: -3610) == "-1:00:10")
    #expect(clock.string(from: 0) == "0")
    #expect(clock.string(from: .nan) == nil)
    #expect(formatter(.positional, [.minute, .second], .pad).string(from: 5) == "00:05")
    #expect(formatter(.positional, [.minute]).string(from: 7200) == "120")
  }

  @Test func styles() {
    let time: TimeInterval = 3610
    let units: NSCalendar.Unit = [.day, .hour, .minute, .second]
    #expect(formatter(.abbreviated, units).string(from: time) == "1h 10s")
    #expect(formatter(.short, units).string(from: time) == "1 hr, 10 sec")
    #expect(formatter(.brief, units).string(from: time) == "1hr 10sec")
    #expect(formatter(.full, units).string(from: time) == "1 hour, 10 seconds")
    #expect(formatter(.spellOut, units).string(from: time) == "one hour, ten seconds")
    #expect(
      formatter(.full, units, .pad).string(from: 60) == "0 days, 0 hours, 1 minute, 0 seconds")
    #expect(formatter(.full, units, .dropLeading).string(from: 60) == "1 minute, 0 seconds")
    #expect(formatter(.full, units).string(from: 0) == "0 seconds")
  }

  @Test func componentsAndLimits() {
    let words = formatter(.full, [.hour, .minute])
    #expect(words.string(from: DateComponents(hour: 1, minute: 75)) == "2 hours, 15 minutes")
    #expect(words.string(for: DateComponents(minute: 1)) == "1 minute")
    words.includesTimeRemainingPhrase = true
    words.includesApproximationPhrase = true
    #expect(words.string(from: 7200) == "About 2 hours remaining")
    let short = formatter(.abbreviated, [.hour, .minute, .second])
    short.maximumUnitCount = 1
    #expect(short.string(from: 3700) == "1h")
    short.collapsesLargestUnit = true
    #expect(short.string(from: 3700) == "61m")
    #expect(
      DateComponentsFormatter.localizedString(
        from: DateComponents(year: 1, month: 2, day: 3), unitsStyle: .abbreviated) == "1y 2mo 3d")
  }
}
