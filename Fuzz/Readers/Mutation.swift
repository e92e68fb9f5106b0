import Foundation
import Images
import RenderStore

/// Changes to bytes that were mutated at random, so that they get past a reader's first checks. One
/// time in sixteen they stay as they are.
enum Mutation {
  /// Corrects the checksums of the chunks of a PNG file.
  static func fixPNGChecksums(_ file: inout [UInt8], _ seed: UInt32) {
    guard seed % 16 > 0 else { return }
    var position = 8
    while position + 12 <= file.count {
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = position + 8 + length
      guard end + 4 <= file.count else { return }
      var checksum = ~UInt32(0)
      for byte in file[position + 4..<end] {
        checksum ^= UInt32(byte)
        for _ in 0..<8 { checksum = checksum >> 1 ^ (checksum & 1 == 1 ? 0xEDB8_8320 : 0) }
      }
      for index in 0..<4 {
        file[end + index] = UInt8(truncatingIfNeeded: ~checksum >> UInt32(24 - 8 * index))
      }
      position = end + 4
    }
  }

  /// Corrects the checksums of the frames' lines of a journal, and replaces a value in its JSON.
  static func fixJournalChecksums(_ journal: inout [UInt8], _ seed: UInt32) {
    guard seed % 16 > 0 else { return }
    if seed % 3 == 0 { replaceJSONValue(&journal, seed) }
    let space = UInt8(ascii: " ")
    let lines = journal.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map { line -> [UInt8] in
      guard line.first != UInt8(ascii: "{"), let end = line.lastIndex(of: space) else {
        return Array(line)
      }
      let sum = PixelHash(bytes: Array(line[..<end])).description
      return line[...end] + Array(sum.utf8)
    }
    journal = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Replaces a number, a word or a string of a JSON text by a value that a program seldom writes,
  /// or repeats an element.
  static func replaceJSONValue(_ json: inout [UInt8], _ seed: UInt32) {
    guard seed % 16 > 0 else { return }
    var generator = SeededGenerator(seed: UInt64(seed))
    let ends = json.indices.filter { ",]}".utf8.contains(json[$0]) }
    guard let end = ends.randomElement(using: &generator),
      let start = json[..<end].lastIndex(where: { ":[,{".utf8.contains($0) })
    else { return }
    let value = values.randomElement(using: &generator).map { Array($0.utf8) } ?? []
    if seed % 5 == 0 {
      json.insert(contentsOf: Array(json[start..<end]), at: end)
    } else {
      json.replaceSubrange(start + 1..<end, with: value)
    }
  }

  private static let values = [
    "0", "-1", "1", "2", "1e9", "999999999", "1000000000", "9223372036854775807",
    "-9223372036854775808", "9223372036854775808", "1e400", "1e308", "-1e308", "1e-400", "0.5",
    "null", "true", "[]", "{}", "\"\"", "\"number +\u{221E}\"", "\"number -\u{221E}\"",
    "\"not a number\"", "\"0000000000000000\"", "\"1/1000000\"", "\"0-:9\"", "\"..\"", "\"/\"",
    "\"\\u0000\"", "\"\\ud800\"", "\"e\u{301}\"", "\"\u{E9}\"", "\"0x0x\"", "\"%d\"",
  ]
}

/// A fast generator of numbers that depend only on a seed: SplitMix64.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}
