package import Failures
package import Foundation

/// The JSON format of all files of a render: sorted keys, and the same bytes for the same value.
package enum OrderedJSON {
  /// The representations of numbers that JSON doesn't support.
  private static let infinity = (plus: "number +∞", minus: "number -∞", nan: "not a number")

  /// A decoder for this format.
  package static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: infinity.plus, negativeInfinity: infinity.minus, nan: infinity.nan)
    return decoder
  }

  /// Returns `value` as indented JSON with a newline at its end.
  package static func bytes(of value: some Encodable) throws(FlipbookError) -> [UInt8] {
    try bytes(of: value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  /// A property of a value whose elements are encoded one at a time.
  ///
  /// While Foundation encodes a value, it holds a tree of objects that takes many times the memory of
  /// the text. For the frames of a long film, that is a tree of one frame instead of all.
  package struct List {
    fileprivate let property: String
    fileprivate let count: Int
    fileprivate let appendElements: (inout [UInt8]) throws(FlipbookError) -> Void

    /// Creates the list of the property with a name; `elements` are what the property contains.
    package init<Element: Encodable>(_ property: String, _ elements: [Element]) {
      self.property = property
      count = elements.count
      appendElements = { (json: inout [UInt8]) throws(FlipbookError) in
        for (index, element) in elements.enumerated() {
          if index > 0 { json.append(UInt8(ascii: ",")) }
          // Strings contain no newlines: they are escaped.
          var startsLine = true
          json.append(UInt8(ascii: "\n"))
          for byte in try OrderedJSON.bytes(of: element).dropLast() {
            if startsLine, byte != UInt8(ascii: "\n") { json += Self.indentation }
            startsLine = byte == UInt8(ascii: "\n")
            json.append(byte)
          }
        }
      }
    }

    private static let indentation = [UInt8]("    ".utf8)
  }

  /// Returns `value` as indented JSON with a newline at its end, where `lists` have been emptied in
  /// `value`. The bytes are those of the whole value.
  package static func bytes(
    of value: some Encodable, with lists: [List]
  ) throws(FlipbookError) -> [UInt8] {
    let rest = try bytes(of: value)
    let starts = lists.compactMap { list in
      // Only properties of the value itself are indented by two spaces.
      rest.firstRange(of: Array("\n  \"\(list.property)\" : [\n".utf8)).map {
        (list, $0.upperBound)
      }
    }
    var json: [UInt8] = []
    var copied = 0
    for (list, start) in starts.sorted(by: { $0.1 < $1.1 }) where list.count > 0 {
      // An empty list has a blank line, which the elements replace.
      json += rest[copied..<start - 1]
      try list.appendElements(&json)
      copied = start
    }
    return json + rest[copied...]
  }

  /// Returns `value` as JSON on one line, with a newline at its end.
  package static func line(_ value: some Encodable) throws(FlipbookError) -> [UInt8] {
    try bytes(of: value, [.sortedKeys, .withoutEscapingSlashes])
  }

  private static func bytes(
    of value: some Encodable, _ format: JSONEncoder.OutputFormatting
  ) throws(FlipbookError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = format
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: infinity.plus, negativeInfinity: infinity.minus, nan: infinity.nan)
    do {
      return [UInt8](try encoder.encode(value)) + [UInt8(ascii: "\n")]
    } catch {
      throw FlipbookError(.outputFailed, "\(type(of: value)) can't be written as JSON: \(error).")
    }
  }
}
