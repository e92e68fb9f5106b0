package import Foundation

/// What tells a program from those of other builds.
package enum ProgramVersion {
  /// The headers and notes of programs are within these bytes.
  private static let headSize = 64 << 10

  /// Returns the build ID of a program, which the linker computes from its contents (elf(5),
  /// `NT_GNU_BUILD_ID`), or the text of a short script. Nil if the file has neither.
  package static func version(of program: URL) -> Data? {
    guard let file = try? FileHandle(forReadingFrom: program) else { return nil }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: headSize) else { return nil }
    if head.starts(with: Data("#!".utf8)), head.count < headSize { return head }
    guard head.starts(with: Data("\u{7F}ELF\u{2}\u{1}".utf8)) else { return nil }
    return buildID(in: head)
  }

  /// Returns the build ID from the notes of a 64-bit program in little-endian order.
  private static func buildID(in head: Data) -> Data? {
    let (noteSegment, buildIDNote) = (4, 3)
    guard let headers = head.number(at: 32, bytes: 8), let size = head.number(at: 54, bytes: 2),
      let count = head.number(at: 56, bytes: 2)
    else { return nil }
    for header in (0..<count).map({ headers + $0 * size }) {
      guard head.number(at: header, bytes: 4) == noteSegment,
        var note = head.number(at: header + 8, bytes: 8),
        let length = head.number(at: header + 32, bytes: 8), length <= head.count
      else { continue }
      let end = note + length
      while note + 12 <= end, let nameSize = head.number(at: note, bytes: 4),
        let idSize = head.number(at: note + 4, bytes: 4),
        let type = head.number(at: note + 8, bytes: 4)
      {
        let id = note + 12 + (nameSize + 3) & ~3
        guard id + idSize <= head.count else { return nil }
        if type == buildIDNote { return head.subdata(in: id..<id + idSize) }
        note = id + (idSize + 3) & ~3
      }
    }
    return nil
  }
}

extension Data {
  /// Returns an unsigned integer in little-endian order; nil if it is beyond the end or too large.
  fileprivate func number(at offset: Int, bytes: Int) -> Int? {
    guard offset >= 0, offset <= count - bytes else { return nil }
    let value = (0..<bytes).reduce(UInt64(0)) { $0 | UInt64(self[offset + $1]) << (8 * UInt64($1)) }
    return value < 1 << 48 ? Int(value) : nil
  }
}
