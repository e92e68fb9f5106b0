import Foundation

/// A pattern of data in text.
struct DataPattern: Sendable {
  let type: NSTextCheckingResult.CheckingType
  private let expression: NSRegularExpression?
  private let read: @Sendable ([String]) -> DetectedData.Value?

  /// Creates a pattern. `read` gets the groups of a match, of which missing ones are empty.
  private init(
    _ type: NSTextCheckingResult.CheckingType, _ pattern: String,
    read: @escaping @Sendable ([String]) -> DetectedData.Value?
  ) {
    self.type = type
    expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    self.read = read
  }

  /// Returns the data in a range.
  func results(
    in text: String, _ options: NSRegularExpression.MatchingOptions, _ range: NSRange
  ) -> [NSTextCheckingResult] {
    let whole = text as NSString
    let matches = expression?.matches(in: text, options: options, range: range) ?? []
    return matches.compactMap { match in
      let groups = (0..<match.numberOfRanges).map {
        let range = match.range(at: $0)
        return range.location == NSNotFound ? "" : whole.substring(with: range)
      }
      return read(groups).map { DetectedData($0, at: match.range) }
    }
  }

  /// All patterns; of data at the same place, that of the first pattern is found.
  static let all = [mail, address, host, isoDate, slashDate, monthFirst, dayFirst, phoneNumber]

  // MARK: Links

  private static let mail = DataPattern(
    .foundLink, #"(?:mailto:)?\b([a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})\b"#
  ) { groups in URL(string: "mailto:" + groups[1]).map { .link($0) } }

  private static let address = DataPattern(
    .foundLink, #"\b[a-z][a-z0-9+.-]*://[^\s<>"'()]+(?:\([^\s()]*\)[^\s<>"'()]*)*(?<![.,;:!?])"#
  ) { groups in URL(string: groups[0]).map { .link($0) } }

  private static let domains =
    "com|org|net|edu|gov|int|mil|info|biz|io|co|app|dev|me|tv|ai|de|uk|fr|es|it|nl|eu|us|ca|au|jp"
    + "|cn|in|br|ch|at|be|se|no|dk|fi|pl|ru|kr|mx|nz|ie|pt"

  private static let host = DataPattern(
    .foundLink,
    #"(?<![@\w/.-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:\#(domains))\b(?!@)"#
      + #"(?::\d+)?(?:/[^\s<>"'()]*(?:\([^\s()]*\)[^\s<>"'()]*)*)?(?<![.,;:!?])"#
  ) { groups in URL(string: "http://" + groups[0]).map { .link($0) } }

  // MARK: Phone numbers

  private static let phoneNumber = DataPattern(
    .foundPhoneNumber,
    #"(?<![\w.,/-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,4}\)[ .-]?)?"#
      + #"\d{2,4}(?:[ .-]?\d{2,4}){1,3}(?![\w/])"#
  ) { groups in
    let digits = groups[0].count(where: \.isNumber)
    return (7...15).contains(digits) ? .phoneNumber(groups[0]) : nil
  }

  // MARK: Dates

  private static let time =
    #"(?:,? (?:at )?(\d{1,2})(?::(\d{2}))?(?: ?([ap])\.?m\b\.?|(?<=:\d{2})))?"#
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let month =
    "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?"
    + #"|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?"#

  private static let isoDate = DataPattern(
    .foundDate, #"\b(\d{4})-(\d{2})-(\d{2})\b"# + time
  ) { groups in
    date(Int(groups[1]), Int(groups[2]), Int(groups[3]), Array(groups[4...]))
  }

  private static let slashDate = DataPattern(
    .foundDate, #"(?<![\d/])(\d{1,2})/(\d{1,2})/(\d{4}|\d{2})(?![\d/])"# + time
  ) { groups in
    let year = Int(groups[3]).map { $0 < 50 ? 2000 + $0 : $0 < 100 ? 1900 + $0 : $0 }
    return date(year, Int(groups[1]), Int(groups[2]), Array(groups[4...]))
  }

  private static let monthFirst = DataPattern(
    .foundDate, #"\b"# + month + #" (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b"# + time
  ) { groups in
    date(Int(groups[3]), number(of: groups[1]), Int(groups[2]), Array(groups[4...]))
  }

  private static let dayFirst = DataPattern(
    .foundDate, #"\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?"# + month + #",? (\d{4})\b"# + time
  ) { groups in
    date(Int(groups[3]), number(of: groups[2]), Int(groups[1]), Array(groups[4...]))
  }

  private static func number(of month: String) -> Int? {
    months.firstIndex(of: String(month.lowercased().prefix(3))).map { $0 + 1 }
  }

  /// Returns a date with the groups of `time`: the hour, the minute, and whether it is before noon.
  private static func date(
    _ year: Int?, _ month: Int?, _ day: Int?, _ time: [String]
  ) -> DetectedData.Value? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    var hour = Int(time[0]) ?? 12
    if let half = time[2].lowercased().first {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half == "p" ? 12 : 0)
    }
    let components = DateComponents(
      calendar: calendar, year: year, month: month, day: day, hour: hour,
      minute: Int(time[1]) ?? 0)
    guard year != nil, components.isValidDate else { return nil }
    return calendar.date(from: components).map { .date($0) }
  }
}
