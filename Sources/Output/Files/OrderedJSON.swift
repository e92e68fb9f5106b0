import Foundation

/// JSON as all files of a render have it: keys sorted, indented, the same bytes for the same value.
package enum OrderedJSON {
  /// `value` as JSON, with a newline at its end.
  package static func bytes(of value: some Encodable) throws(OutputError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return [UInt8](try encoder.encode(value)) + [UInt8(ascii: "\n")]
    } catch {
      throw OutputError(.failed, "\(type(of: value)) can't be written as JSON: \(error).")
    }
  }
}
