import Failures

/// Reads a file line by line.
final class FileLines {
  private let path: String
  private let blocks: FileBlocks
  private var block: [UInt8] = []
  private var position = 0
  private var number = 0

  init(_ path: String) throws(FlipbookError) {
    self.path = path
    blocks = try FileBlocks(path)
  }

  /// Returns the next line without its line break, and its number; nil after the last.
  func next() throws(FlipbookError) -> (number: Int, bytes: [UInt8])? {
    var line: [UInt8] = []
    var isBegun = false
    while true {
      if position == block.count {
        guard let more = try blocks.next() else { break }
        block = more
        position = 0
      }
      isBegun = true
      let rest = block[position...]
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line += rest[..<end]
        position = end + 1
        break
      }
      line += rest
      position = block.count
      guard line.count <= TextFile.limit else {
        throw FlipbookError(
          .malformed, "The line is longer than \(TextFile.limit >> 20) MB",
          at: .file(path, line: number + 1))
      }
    }
    guard isBegun else { return nil }
    number += 1
    return (number, line)
  }
}
