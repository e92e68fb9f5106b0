import Failures
import Foundation

/// The bytes of text files, checked: UTF-8, without a byte order mark.
enum TextFile {
  /// What is larger is no file of parameters, and no row of a table.
  static let limit = 64 << 20

  /// The bytes of a file that is held in memory as a whole.
  static func bytes(of path: String) throws(FlipbookError) -> [UInt8] {
    let blocks = try FileBlocks(path)
    var bytes: [UInt8] = []
    while let block = try blocks.next() {
      bytes += block
      guard bytes.count <= limit else {
        throw FlipbookError(
          .unreadable, "\(path) is larger than \(limit >> 20) MB.",
          hint: "A table of that size can be read as .csv, .tsv or .jsonl.")
      }
    }
    if let line = firstInvalidLine(of: bytes) { throw invalidText(path, line: line) }
    return bytes
  }

  /// The line, the first is 1, with the first byte that is not UTF-8.
  static func firstInvalidLine(of bytes: some Collection<UInt8>) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var line = 1
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      if String(validating: rest[..<end], as: UTF8.self) == nil { return line }
      rest = rest[rest.index(after: end)...]
      line += 1
    }
    return line
  }

  /// Bytes that are no UTF-8.
  static func invalidText(_ path: String, line: Int) -> FlipbookError {
    FlipbookError(
      .unreadable, "The text is not UTF-8", at: .file(path, line: line),
      hint:
        "Latin-1 or Windows-1252, perhaps: \"iconv -f WINDOWS-1252 -t UTF-8\" turns it into UTF-8.")
  }
}

/// A file, block by block, without its byte order mark.
final class FileBlocks {
  private let path: String
  private let file: FileHandle
  private var isFirst = true
  private static let size = 1 << 16

  /// Opens the file.
  init(_ path: String) throws(FlipbookError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw FlipbookError(.unreadable, "There is no file \(path).")
    }
    guard !isFolder.boolValue else {
      throw FlipbookError(.unreadable, "\(path) is a folder, not a file.")
    }
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw FlipbookError(
        .unreadable, "\(path) can't be opened.", hint: "Is this user allowed to read it?")
    }
    (self.path, self.file) = (path, file)
  }

  deinit { try? file.close() }

  /// The next bytes; nil at the end.
  func next() throws(FlipbookError) -> [UInt8]? {
    let data: Data
    do {
      data = try file.read(upToCount: Self.size) ?? Data()
    } catch {
      throw FlipbookError(.unreadable, "\(path) can't be read: \(error.localizedDescription).")
    }
    guard !data.isEmpty else { return nil }
    guard isFirst else { return [UInt8](data) }
    isFirst = false
    return try withoutMark([UInt8](data))
  }

  private func withoutMark(_ bytes: [UInt8]) throws(FlipbookError) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let start = bytes.prefix(2)
    let isMarked = start.elementsEqual([0xFF, 0xFE]) || start.elementsEqual([0xFE, 0xFF])
    // Of UTF-16 every other byte of plain letters is 0.
    guard isMarked || start.contains(0) else { return bytes }
    throw FlipbookError(
      .unreadable, "\(path) is UTF-16.", hint: "\"iconv -f UTF-16 -t UTF-8\" turns it into UTF-8.")
  }
}
