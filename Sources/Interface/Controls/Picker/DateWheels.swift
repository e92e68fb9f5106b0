import Foundation
import ViewText
import Views

/// The columns of a date picker, and the dates of their rows.
final class DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
  /// What a column chooses.
  enum Column {
    case day, month, year, dayOfYear, hour, minute, period, hours, minutes

    /// The alignment of its texts.
    var alignment: NSTextAlignment {
      switch self {
      case .month, .period: .left
      case .dayOfYear, .hour, .day: .right
      default: .center
      }
    }
  }

  /// The start of intervals: midnight of the first day of the calendar's era.
  let start: Date
  let columns: [Column]

  private weak var picker: UIDatePicker?
  private let calendar: Calendar
  private let formatter = DateFormatter()
  private let usesPeriods: Bool
  /// The day in the middle of the days.
  private let middle: Date

  private static let dayCount = 20_001
  private static let firstYear = 1
  private static let yearCount = 10_000

  init(of picker: UIDatePicker) {
    self.picker = picker
    calendar = picker.effectiveCalendar
    start = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
    middle = calendar.startOfDay(for: picker.date)
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = picker.effectiveLocale
    let hours =
      DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: picker.effectiveLocale) ?? "h"
    usesPeriods = hours.contains("a")
    let order =
      DateFormatter.dateFormat(fromTemplate: "yMMMd", options: 0, locale: picker.effectiveLocale)
      ?? "MMM d, y"
    let time: [Column] = usesPeriods ? [.hour, .minute, .period] : [.hour, .minute]
    let parts: [(Column, Character)] = [(.month, "M"), (.day, "d"), (.year, "y")]
    let date = parts.compactMap { part in order.firstIndex(of: part.1).map { ($0, part.0) } }
      .sorted { $0.0 < $1.0 }.map(\.1)
    columns =
      switch picker.datePickerMode {
      case .time: time
      case .date: date.isEmpty ? parts.map(\.0) : date
      case .dateAndTime: [.dayOfYear] + time
      case .countDownTimer: [.hours, .minutes]
      case .yearAndMonth: [.month, .year]
      }
  }

  private var step: Int { max(picker?.minuteInterval ?? 1, 1) }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch columns[component] {
    case .day: 31
    case .month: 12
    case .year: Self.yearCount
    case .dayOfYear: Self.dayCount
    case .hour: usesPeriods ? 12 : 24
    case .hours: 24
    case .minute, .minutes: max(60 / step, 1)
    case .period: 2
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    switch columns[component] {
    case .month: 140
    case .dayOfYear: 150
    case .day, .hour, .minute, .period: 50
    case .year: 70
    case .hours, .minutes: 120
    }
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    switch columns[component] {
    case .day: return "\(row + 1)"
    case .month:
      let names = formatter.standaloneMonthSymbols
      return names.indices.contains(row) ? names[row] : nil
    case .year: return "\(Self.firstYear + row)"
    case .dayOfYear: return day(row)
    case .hour: return usesPeriods ? "\(row == 0 ? 12 : row)" : String(format: "%02d", row)
    case .minute: return String(format: "%02d", row * step)
    case .period: return row == 0 ? formatter.amSymbol : formatter.pmSymbol
    case .hours: return "\(row) \(row == 1 ? "hour" : "hours")"
    case .minutes: return "\(row * step) min"
    }
  }

  private func day(_ row: Int) -> String? {
    guard let date = calendar.date(byAdding: .day, value: row - Self.dayCount / 2, to: middle)
    else { return nil }
    if calendar.isDate(date, inSameDayAs: UIDatePicker.now) { return "Today" }
    formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
    return formatter.string(from: date)
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let picker else { return }
    let date = date(in: pickerView, of: picker.shownDate)
    picker.choose(date)
    show(picker.shownDate, in: pickerView, true)
  }

  /// Turns the wheels to a date.
  func show(_ date: Date, in wheels: UIPickerView, _ animated: Bool) {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    for (index, column) in columns.enumerated() {
      let row =
        switch column {
        case .day: (parts.day ?? 1) - 1
        case .month: (parts.month ?? 1) - 1
        case .year: (parts.year ?? 1) - Self.firstYear
        case .dayOfYear:
          Self.dayCount / 2
            + (calendar.dateComponents(
              [.day], from: middle, to: calendar.startOfDay(for: date)
            ).day ?? 0)
        case .hour: usesPeriods ? hour % 12 : hour
        case .hours: hour
        case .minute, .minutes: minute / step
        case .period: hour / 12
        }
      if wheels.selectedRow(inComponent: index) != row {
        wheels.selectRow(row, inComponent: index, animated: animated)
      }
    }
  }

  /// Returns the date that the wheels show; what they don't show is that of `date`.
  private func date(in wheels: UIPickerView, of date: Date) -> Date {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    var isAfternoon = (parts.hour ?? 0) >= 12
    for (index, column) in columns.enumerated() {
      let row = wheels.selectedRow(inComponent: index)
      switch column {
      case .day: parts.day = row + 1
      case .month: parts.month = row + 1
      case .year: parts.year = Self.firstYear + row
      case .dayOfYear:
        let day = calendar.date(byAdding: .day, value: row - Self.dayCount / 2, to: middle)
        let new = calendar.dateComponents([.year, .month, .day], from: day ?? middle)
        (parts.year, parts.month, parts.day) = (new.year, new.month, new.day)
      case .hour, .hours: parts.hour = row
      case .minute, .minutes: parts.minute = row * step
      case .period: isAfternoon = row == 1
      }
    }
    if usesPeriods, columns.contains(where: { if case .period = $0 { true } else { false } }) {
      parts.hour = (parts.hour ?? 0) % 12 + (isAfternoon ? 12 : 0)
    }
    // The 31st of a shorter month is its last day.
    if let year = parts.year, let month = parts.month,
      let first = calendar.date(from: DateComponents(year: year, month: month)),
      let days = calendar.range(of: .day, in: .month, for: first)
    {
      parts.day = min(parts.day ?? 1, days.count)
    }
    return calendar.date(from: parts) ?? date
  }
}
