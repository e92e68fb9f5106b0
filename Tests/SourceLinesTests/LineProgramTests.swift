import SourceLines
import Testing

@Suite struct LineProgramTests {
  /// A DWARF 4 unit with one file in one folder, and a line number program.
  private static func unit(_ program: [UInt8]) -> [UInt8] {
    let lengths: [UInt8] = [0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1]
    let names = Array("/film\0\0a.swift\0".utf8) + [1, 0, 0, 0]
    // minimum_instruction_length, maximum_operations_per_instruction, default_is_stmt,
    // line_base −5, line_range 14, opcode_base 13.
    let after: [UInt8] = [1, 1, 1, 0xFB, 14, 13] + lengths + names
    let body = [4, 0, UInt8(after.count), 0, 0, 0] + after + program
    return [UInt8(body.count), 0, 0, 0] + body
  }

  /// From 0x1000: line 10; line 12 after 4 bytes; the end after 8 more.
  private static let program: [UInt8] =
    [0, 9, 2, 0, 0x10, 0, 0, 0, 0, 0, 0, 3, 9, 1] + [UInt8(13 + 5 + 2 + 14 * 4)]
    + [2, 8, 0, 1, 1]

  private func rows(_ bytes: [UInt8], isWanted: @escaping (String) -> Bool = { _ in true })
    -> [[Int]]
  {
    bytes.withUnsafeBytes { section in
      LineProgram.rows(
        section, strings: UnsafeRawBufferPointer(start: nil, count: 0), isWanted: isWanted
      )
      .map { [Int(truncatingIfNeeded: $0.address), $0.line, $0.path == "/film/a.swift" ? 1 : 0] }
    }
  }

  @Test func rowsHaveAddressesLinesAndFiles() {
    let expected = [[0x1000, 10, 1], [0x1004, 12, 1], [0x100C, -1, 0]]
    #expect(rows(Self.unit(Self.program)) == expected)
    let twice = Self.unit(Self.program) + Self.unit(Self.program)
    #expect(rows(twice) == expected + expected)
  }

  @Test func unitsOfOtherFoldersAreSkipped() {
    #expect(rows(Self.unit(Self.program)) { $0 != "/film" } == [])
  }

  @Test func readingDamagedTablesTerminates() {
    let whole = Self.unit(Self.program)
    // A truncated table yields some of its rows or none.
    let expected = rows(whole)
    for count in whole.indices { #expect(expected.starts(with: rows(Array(whole[..<count])))) }
    for index in whole.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var damaged = whole
        damaged[index] = value
        #expect(rows(damaged).count <= whole.count)
      }
    }
  }
}
