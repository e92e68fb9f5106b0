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
