/// Formats numbers for reports, independently of the locale.
enum ReportNumbers {
  /// Returns the digits in groups of three, separated by narrow spaces: "12 345". `number` must not
  /// be negative.
  static func grouped(_ number: Int) -> String {
    let digits = String(number)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "\u{202F}" }
      text.append(digit)
    }
    return text
  }

  /// Returns the number with up to `digits` digits after the decimal point, without trailing zeros:
  /// "12.5". Negative numbers and numbers from 10¹² have Swift's own format.
  static func decimal(_ value: Double, digits: Int) -> String {
    guard value >= 0, value < 1e12 else { return "\(value)" }
    let unit = (0..<digits).reduce(1) { unit, _ in unit * 10 }
    let units = Int((value * Double(unit)).rounded())
    var fraction = String(units % unit + unit).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return fraction.isEmpty ? String(units / unit) : "\(units / unit).\(fraction)"
  }

  /// Returns a fraction as a percentage: "1.3%", "under 0.1%".
  static func percent(_ part: Int, of whole: Int) -> String {
    let percent = Double(part) / Double(max(whole, 1)) * 100
    if part > 0, percent < 0.1 { return "under 0.1%" }
    if part < whole, percent > 99.9 { return "over 99.9%" }
    return decimal(percent, digits: 1) + "%"
  }

  /// Returns a number with a noun in the singular or plural: "1 frame", "1 200 frames".
  static func count(_ number: Int, _ noun: String) -> String {
    grouped(number) + "\u{A0}" + noun + (number == 1 ? "" : "s")
  }
}
