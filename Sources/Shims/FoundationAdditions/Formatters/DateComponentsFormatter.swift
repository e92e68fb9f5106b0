public import Foundation

/// A formatter of durations, in English. Foundation has none on Linux.
///
/// Durations are rounded down to the smallest of the units. Fractions of units aren't written.
open class DateComponentsFormatter: Formatter {
  /// How the units are written.
  public enum UnitsStyle: Int, Sendable {
    /// 1:10:05.
    case positional
    /// 1h 10m 5s.
    case abbreviated
    /// 1 hr, 10 min, 5 sec.
    case short
    /// 1 hour, 10 minutes, 5 seconds.
    case full
    /// One hour, ten minutes, five seconds, in words.
    case spellOut
    /// 1hr 10min 5sec.
    case brief
  }

  /// Which units of value 0 are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The options as bits, which are Apple's.
    public let rawValue: UInt

    /// Creates the options with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Of positional units, the leading ones are left out; in other styles, all are.
    public static let `default` = Self(rawValue: 1)
    /// The leading ones are left out.
    public static let dropLeading = Self(rawValue: 2)
    /// Those between others are left out.
    public static let dropMiddle = Self(rawValue: 4)
    /// The trailing ones are left out.
    public static let dropTrailing = Self(rawValue: 8)
    /// All are left out.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All are written; positional units have two digits.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// The style; positional by default.
  open var unitsStyle = UnitsStyle.positional

  /// The units that are written; by default, years, months, days, hours, minutes and seconds.
  open var allowedUnits: NSCalendar.Unit = []

  /// Which zeros are written.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default

  /// The calendar that converts units; nil for the current one.
  open var calendar: Calendar? = .current

  /// The date from which months and years are counted; nil for the start of 2001.
  open var referenceDate: Date?

  /// The number of units that are written at most; 0 for no limit.
  open var maximumUnitCount = 0

  /// Whether a largest unit of value 1 is written in the next smaller unit, as in 75 minutes.
  open var collapsesLargestUnit = false

  /// Stored; fractions aren't written.
  open var allowsFractionalUnits = false

  /// Whether the text begins with About.
  open var includesApproximationPhrase = false

  /// Whether the text ends with remaining.
  open var includesTimeRemainingPhrase = false

  /// Stored; texts are written in lower case.
  open var formattingContext = Formatter.Context.unknown

  /// Creates a formatter of positional units.
  public override init() { super.init() }

  /// Creates a formatter of positional units; archives aren't supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the text of a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    ti.isFinite ? string(from: start, to: start.addingTimeInterval(ti)) : nil
  }

  /// Returns the text of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let isNegative = endDate < startDate
    let (first, last) = isNegative ? (endDate, startDate) : (startDate, endDate)
    var units = DurationUnit.allCases.filter { allowedUnits.contains($0.unit) }
    if units.isEmpty { units = DurationUnit.allCases.filter { $0 != .week } }
    var values = values(of: units, first, last)
    if collapsesLargestUnit, let index = values.firstIndex(where: { $0 > 0 }), values[index] == 1,
      index + 1 < units.count
    {
      units.remove(at: index)
      values = self.values(of: units, first, last)
    }
    let text = text(of: Array(zip(units, values)))
    return (includesApproximationPhrase ? "About " : "") + (isNegative ? "-" : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// Returns the text of components, converted to the units that are allowed.
  open func string(from components: DateComponents) -> String? {
    (calendar ?? .current).date(byAdding: components, to: start).flatMap {
      string(from: start, to: $0)
    }
  }

  /// Returns the text of date components or of a number of seconds; otherwise nil.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let number as NSNumber: string(from: number.doubleValue)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  /// Returns the text of components in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  private func values(of units: [DurationUnit], _ first: Date, _ last: Date) -> [Int] {
    let components = (calendar ?? .current).dateComponents(
      Set(units.map(\.component)), from: first, to: last)
    return units.map { components.value(for: $0.component) ?? 0 }
  }

  private func text(of all: [(DurationUnit, Int)]) -> String {
    let isPositional = unitsStyle == .positional
    var parts = withoutZeros(all, isPositional)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    if parts.isEmpty, let last = all.last { parts = [last] }
    guard isPositional else {
      let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
      return parts.map { $0.0.text($0.1, unitsStyle) }.joined(separator: separator)
    }
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let digits = parts.enumerated().map { index, part in
      part.1 < 10 && (isPadded || index > 0) ? "0\(part.1)" : "\(part.1)"
    }
    return digits.joined(separator: ":")
  }

  private func withoutZeros(
    _ all: [(DurationUnit, Int)], _ isPositional: Bool
  ) -> [(DurationUnit, Int)] {
    var dropped = zeroFormattingBehavior
    if dropped.contains(.default) { dropped = isPositional ? .dropLeading : .dropAll }
    guard let first = all.firstIndex(where: { $0.1 != 0 }),
      let last = all.lastIndex(where: { $0.1 != 0 })
    else { return dropped.isDisjoint(with: .dropAll) ? all : [] }
    return all.indices.filter { index in
      if all[index].1 != 0 { return true }
      if index < first { return !dropped.contains(.dropLeading) }
      return !dropped.contains(index > last ? .dropTrailing : .dropMiddle)
    }.map { all[$0] }
  }
}

/// A unit of durations, from the largest to the smallest.
private enum DurationUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var unit: NSCalendar.Unit { names.unit }
  var component: Calendar.Component { names.component }

  private var names: (unit: NSCalendar.Unit, component: Calendar.Component) {
    switch self {
    case .year: (.year, .year)
    case .month: (.month, .month)
    case .week: (.weekOfMonth, .weekOfMonth)
    case .day: (.day, .day)
    case .hour: (.hour, .hour)
    case .minute: (.minute, .minute)
    case .second: (.second, .second)
    }
  }

  func text(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle) -> String {
    switch style {
    case .positional: "\(value)"
    case .abbreviated: "\(value)\(letters)"
    case .brief: "\(value)\(shortName(value))"
    case .short: "\(value) \(shortName(value))"
    case .full: "\(value) \(self)\(value == 1 ? "" : "s")"
    case .spellOut: "\(words(value)) \(self)\(value == 1 ? "" : "s")"
    }
  }

  private var letters: String { self == .month ? "mo" : String("\(self)".prefix(1)) }

  private func shortName(_ value: Int) -> String {
    let plural = value == 1 ? "" : "s"
    return switch self {
    case .year: "yr" + plural
    case .month: "mth" + plural
    case .week: "wk" + plural
    case .day: "day" + plural
    case .hour: "hr"
    case .minute: "min"
    case .second: "sec"
    }
  }

  private func words(_ value: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_US")
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}
