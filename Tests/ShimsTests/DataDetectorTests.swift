import Foundation
import Testing
import UIKit

@Suite struct DataDetectorTests {
  private func found(
    _ types: NSTextCheckingResult.CheckingType, in text: String
  ) throws -> [(text: String, result: NSTextCheckingResult)] {
    let detector = try NSDataDetector(types: types.rawValue)
    let whole = NSRange(location: 0, length: (text as NSString).length)
    return detector.matches(in: text, options: [], range: whole).map {
      ((text as NSString).substring(with: $0.range), $0)
    }
  }

  private static let links: [(text: String, found: [String], urls: [String])] = [
    (
      "See https://example.org/a?b=c, or (http://example.org/wiki/Layer_(animation)).",
      ["https://example.org/a?b=c", "http://example.org/wiki/Layer_(animation)"],
      ["https://example.org/a?b=c", "http://example.org/wiki/Layer_(animation)"]
    ),
    (
      "Visit www.example.com or example.co.uk/shop.", ["www.example.com", "example.co.uk/shop"],
      ["http://www.example.com", "http://example.co.uk/shop"]
    ),
    ("Write to ana@example.com!", ["ana@example.com"], ["mailto:ana@example.com"]),
    ("Version 1.2.3 of e.g. card.swift, at 10.30", [], []),
    ("\u{1F600} example.com", ["example.com"], ["http://example.com"]),
  ]

  @Test(arguments: links)
  func linksAreFound(text: String, expected: [String], urls: [String]) throws {
    let results = try found(.ofLinks, in: text)
    #expect(results.map(\.text) == expected)
    #expect(results.compactMap { $0.result.url?.absoluteString } == urls)
    #expect(results.allSatisfy { $0.result.resultType == .ofLinks && $0.result.date == nil })
  }

  @Test func phoneNumbersAreFound() throws {
    let text = "Call +1 (415) 555-0132, 030 1234567 or 555-0199; not 12-34 nor 2024."
    let results = try found(.ofNumbers, in: text)
    #expect(results.map(\.text) == ["+1 (415) 555-0132", "030 1234567", "555-0199"])
    #expect(results.map(\.result.phoneNumber) == results.map(\.text))
  }

  @Test func datesAreFound() throws {
    let text = """
      On 2024-02-29, 3/14/2015 at 9:26 PM, March 1st, 2020, and 24 Dec 1999; not 2023-02-30.
      """
    let results = try found(.ofDates, in: text)
    #expect(
      results.map(\.text)
        == ["2024-02-29", "3/14/2015 at 9:26 PM", "March 1st, 2020", "24 Dec 1999"])
    let formatter = ISO8601DateFormatter()
    #expect(
      results.compactMap { $0.result.date.map(formatter.string) } == [
        "2024-02-29T12:00:00Z", "2015-03-14T21:26:00Z", "2020-03-01T12:00:00Z",
        "1999-12-24T12:00:00Z",
      ])
  }

  @Test func kindsAreFoundTogetherInTheOrderOfTheText() throws {
    let text = "555-0199, example.com, 2024-02-29"
    let results = try found([.ofLinks, .ofNumbers, .ofDates], in: text)
    #expect(results.map(\.result.resultType) == [.ofNumbers, .ofLinks, .ofDates])
    let detector = try NSDataDetector(types: NSTextCheckingAllTypes)
    let whole = NSRange(location: 0, length: 33)
    #expect(detector.numberOfMatches(in: text, range: whole) == 3)
    #expect(detector.rangeOfFirstMatch(in: text, range: whole).length == 8)
    let tail = NSRange(location: 9, length: 24)
    #expect(detector.firstMatch(in: text, range: tail)?.url?.host == "example.com")
    var first: [NSTextCheckingResult.CheckingType] = []
    detector.enumerateMatches(in: text, range: whole) { result, _, stop in
      first.append(result?.resultType ?? [])
      stop.pointee = true
    }
    #expect(first == [.ofNumbers])
    first = []
    // The sources' `enumerateMatches` becomes this method.
    detector.forEachMatch(in: text, range: tail) { result, _, _ in
      first.append(result?.resultType ?? [])
    }
    #expect(first == [.ofLinks, .ofDates])
  }

  @Test func aDetectorOfNothingIsAnError() {
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
  }
}

extension NSTextCheckingResult.CheckingType {
  fileprivate static let ofDates = kinds(of: Self.self).dates
  fileprivate static let ofLinks = kinds(of: Self.self).links
  fileprivate static let ofNumbers = kinds(of: Self.self).numbers
}

/// Foundation's own kinds of data. It marks them as deprecated on Linux, where it has no detector; uses
/// through a protocol aren't warnings.
private protocol FoundationKinds {
  static var datesOfFoundation: Self { get }
  static var linksOfFoundation: Self { get }
  static var numbersOfFoundation: Self { get }
}

extension NSTextCheckingResult.CheckingType: FoundationKinds {
  @available(*, deprecated)
  fileprivate static var datesOfFoundation: Self { .date }
  @available(*, deprecated)
  fileprivate static var linksOfFoundation: Self { .link }
  @available(*, deprecated)
  fileprivate static var numbersOfFoundation: Self { .phoneNumber }
}

private func kinds<Kind: FoundationKinds>(
  of type: Kind.Type
) -> (dates: Kind, links: Kind, numbers: Kind) {
  (type.datesOfFoundation, type.linksOfFoundation, type.numbersOfFoundation)
}
