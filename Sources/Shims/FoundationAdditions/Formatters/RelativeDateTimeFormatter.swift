public import Foundation

/// A formatter of times relative to another time, in English. Foundation has none on Linux.
///
/// The units are those of the Gregorian calendar in Greenwich Mean Time, unless `calendar` is set.
open class RelativeDateTimeFormatter: Formatter {
  /// How near times are written.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric
    /// "yesterday".
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// 2 months ago.
    case full
    /// Two months ago, in words.
    case spellOut
    /// 2 mo. ago.
    case short
    /// 2mo ago.
    case abbreviated
  }

  /// How near times are written; `numeric` by default.
  open var dateTimeStyle = DateTimeStyle.numeric

  /// How units are written; `full` by default.
  open var unitsStyle = UnitsStyle.full

  /// The place of the text in a sentence; only `beginningOfSentence` has an effect, a capital letter.
  open var formattingContext = Context.unknown

  /// The locale, which has no effect: texts are in English.
  open var locale: Locale! = Locale(identifier: "en_US")

  /// The calendar whose units are written.
  open var calendar: Calendar! = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// Returns the text for the largest unit of `dateComponents` that isn't 0: "in 2 hours".
  open func localizedString(from dateComponents: DateComponents) -> String {
    for unit in Unit.allCases {
      if let value = dateComponents[keyPath: unit.value], value != 0 {
        return text(value, unit, isPast: value < 0)
      }
    }
    return text(0, .second, isPast: false)
  }

  /// Returns the text for a number of seconds, negative in the past: "2 minutes ago".
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start.addingTimeInterval(timeInterval), relativeTo: start)
  }

  /// Returns the text for `date` as seen from `referenceDate`.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Set<Calendar.Component> = [
      .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
    ]
    let components = calendar.dateComponents(units, from: referenceDate, to: date)
    let isNow = Unit.allCases.allSatisfy { (components[keyPath: $0.value] ?? 0) == 0 }
    // A fraction of a second ago is in the past.
    if isNow { return text(0, .second, isPast: date < referenceDate) }
    return localizedString(from: components)
  }

  /// Returns the text for date components; nil for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).map(localizedString)
  }

  private func text(_ value: Int, _ unit: Unit, isPast: Bool) -> String {
    if dateTimeStyle == .named, let name = unit.name(of: value) { return inContext(name) }
    let quantity = quantity(value.magnitude, unit)
    return inContext(isPast ? "\(quantity) ago" : "in \(quantity)")
  }

  private func quantity(_ count: UInt, _ unit: Unit) -> String {
    switch unitsStyle {
    case .full: return "\(count) \(unit.word(for: count))"
    case .spellOut: return "\(spelledOut(count)) \(unit.word(for: count))"
    case .short: return "\(count) \(unit.short(for: count))"
    case .abbreviated: return "\(count)\(unit.abbreviation)"
    }
  }

  private func spelledOut(_ count: UInt) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: count)) ?? "\(count)"
  }

  private func inContext(_ text: String) -> String {
    guard formattingContext == .beginningOfSentence, let first = text.first else { return text }
    return first.uppercased() + text.dropFirst()
  }
}

/// A unit of relative times, largest first.
private enum Unit: String, CaseIterable {
  case year, month, week, day, hour, minute, second

  var value: KeyPath<DateComponents, Int?> {
    switch self {
    case .year: \.year
    case .month: \.month
    case .week: \.weekOfMonth
    case .day: \.day
    case .hour: \.hour
    case .minute: \.minute
    case .second: \.second
    }
  }

  func word(for count: UInt) -> String { count == 1 ? rawValue : rawValue + "s" }

  /// The abbreviations are those of the Unicode Common Locale Data Repository, style "short".
  func short(for count: UInt) -> String {
    switch self {
    case .year: "yr."
    case .month: "mo."
    case .week: "wk."
    case .day: word(for: count)
    case .hour: "hr."
    case .minute: "min."
    case .second: "sec."
    }
  }

  /// The abbreviations are those of the Unicode Common Locale Data Repository, style "narrow".
  var abbreviation: String {
    switch self {
    case .year: "y"
    case .month: "mo"
    case .week: "w"
    case .day: "d"
    case .hour: "h"
    case .minute: "min"
    case .second: "s"
    }
  }

  /// The name of the unit before, of this one or the next; nil for others.
  func name(of value: Int) -> String? {
    switch (self, value) {
    case (.day, -1): "yesterday"
    case (.day, 0): "today"
    case (.day, 1): "tomorrow"
    case (.second, 0): "now"
    case (_, 0): "this \(rawValue)"
    case (.hour, _), (.minute, _), (.second, _): nil
    case (_, -1): "last \(rawValue)"
    case (_, 1): "next \(rawValue)"
    default: nil
    }
  }
}
