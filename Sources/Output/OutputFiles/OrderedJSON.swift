package import Failures
package import Foundation

/// JSON as all files of a render have it: keys sorted, indented, the same bytes for the same value.
package enum OrderedJSON {
  /// How numbers are written that JSON has none for.
  private static let infinity = (plus: "number +∞", minus: "number -∞", nan: "not a number")

  /// What reads it.
  package static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: infinity.plus, negativeInfinity: infinity.minus, nan: infinity.nan)
    return decoder
  }

  /// `value` as JSON, with a newline at its end.
  package static func bytes(of value: some Encodable) throws(FlipbookError) -> [UInt8] {
    try bytes(of: value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  /// `value` as JSON on one line, with a newline at its end.
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
