import Foundation
import Testing
import UIKit

/// Formatters that Foundation lacks on Linux.
@Suite struct FormatterTests {
  private static let relativeTimes: [(seconds: TimeInterval, text: String)] = [
    (-7200, "2 hours ago"), (7200, "in 2 hours"), (-1, "1 second ago"), (0, "in 0 seconds"),
    (777_600, "in 1 week"), (-3_456_000, "1 month ago"), (63_072_000, "in 2 years"),
  ]

  @Test(arguments: relativeTimes)
  func relativeTimes(seconds: TimeInterval, expected: String) {
    #expect(RelativeDateTimeFormatter().localizedString(fromTimeInterval: seconds) == expected)
  }

  @Test func stylesOfRelativeTimes() {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 mo. ago")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(from: DateComponents(hour: 3)) == "in 3h")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(day: -2)) == "two days ago")
    formatter.dateTimeStyle = .named
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
    #expect(formatter.localizedString(from: DateComponents(year: 1)) == "Next year")
    #expect(formatter.localizedString(from: DateComponents(second: 0)) == "Now")
  }

  @Test func lists() {
    #expect(ListFormatter.localizedString(byJoining: []) == "")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
    #expect(ListFormatter().string(from: [1, 2, 3]) == "1, 2, and 3")
  }

  @Test func localizedStrings() {
    let (name, count) = ("Ada", 3)
    #expect(String(localized: "Hello") == "Hello")
    #expect(String(localized: "\(name) has \(count) cards, 100 %") == "Ada has 3 cards, 100 %")
    #expect(String(localized: "greeting", defaultValue: "Hello \(name)") == "Hello Ada")
  }
}
