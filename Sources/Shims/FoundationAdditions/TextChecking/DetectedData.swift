public import Foundation

/// The result of a data detector.
final class DetectedData: NSTextCheckingResult {
  /// The value that was read from the text.
  enum Value {
    case link(URL)
    case phoneNumber(String)
    case date(Date)
  }

  let value: Value
  private let place: NSRange

  init(_ value: Value, at place: NSRange) {
    self.value = value
    self.place = place
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType {
    switch value {
    case .link: .foundLink
    case .phoneNumber: .foundPhoneNumber
    case .date: .foundDate
    }
  }

  override var numberOfRanges: Int { 1 }

  override func range(at idx: Int) -> NSRange {
    idx == 0 ? place : NSRange(location: NSNotFound, length: 0)
  }

  override func copy(with zone: NSZone? = nil) -> Any { self }
}

// Foundation marks its own names of these types as deprecated on Linux, where it has no detector. Their
// numbers are those that Foundation has there: those of dates and links are twice Apple's.
extension NSTextCheckingResult.CheckingType {
  /// `.date`.
  static let foundDate = Self(rawValue: 1 << 4)
  /// `.link`.
  static let foundLink = Self(rawValue: 1 << 6)
  /// `.phoneNumber`.
  static let foundPhoneNumber = Self(rawValue: 1 << 11)
}

extension NSTextCheckingResult {
  private var found: DetectedData.Value? { (self as? DetectedData)?.value }

  /// The address of a link; nil for other results. One without a scheme has `http`, and one of mail has
  /// `mailto`.
  public var url: URL? { if case .link(let url) = found { url } else { nil } }

  /// The phone number as it is written in the text; nil for other results.
  public var phoneNumber: String? {
    if case .phoneNumber(let number) = found { number } else { nil }
  }

  /// A date; nil for other results. One without a time is at noon, in Greenwich.
  public var date: Date? { if case .date(let date) = found { date } else { nil } }

  /// The length of an event, in seconds; 0, because no events are found.
  public var duration: TimeInterval { 0 }

  /// The time zone of a date; nil.
  public var timeZone: TimeZone? { nil }

  /// The components of a postal address; nil, because none are found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }

  /// The components of a flight or an address; nil, because none are found.
  public var components: [NSTextCheckingKey: String]? { nil }
}
