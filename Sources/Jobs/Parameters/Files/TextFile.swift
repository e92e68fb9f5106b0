import Failures
import Foundation

/// Reads text files and checks that they are UTF-8. A byte order mark is removed.
enum TextFile {
  /// The size limit for parameter files and for rows of tables, in bytes.
  static let limit = 64 << 20

  /// Reads a whole file into memory.
  static func bytes(of path: String) throws(FlipbookError) -> [UInt8] {
    let blocks = try FileBlocks(path)
    var bytes: [UInt8] = []
    while let block = try blocks.next() {
      bytes += block
      guard bytes.count <= limit else {
        throw FlipbookError(
          .unreadable, "\(path) is larger than \(limit >> 20) MB.",
          hint: "Save large tables as .csv, .tsv or .jsonl.")
      }
    }
    if let line = firstInvalidLine(of: bytes) { throw invalidText(path, line: line) }
    return bytes
  }

  /// Returns the line with the first byte that isn't UTF-8, counted from 1; nil if there is none.
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

  /// Returns the error for bytes that aren't UTF-8.
  static func invalidText(_ path: String, line: Int) -> FlipbookError {
    FlipbookError(
      .unreadable, "The text is not UTF-8", at: .file(path, line: line),
      hint:
        "If it is Latin-1 or Windows-1252, convert it with \"iconv -f WINDOWS-1252 -t UTF-8\".")
  }
}

/// Reads a file block by block, without its byte order mark.
final class FileBlocks {
  private let path: String
  private let file: FileHandle
  private var isFirst = true
  private static let size = 1 << 16

  /// Opens the file.
  init(_ path: String) throws(FlipbookError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw FlipbookError(
        .unreadable, "There is no file \(path).",
        hint: "Check the path. Relative paths start in the folder where the program was started.")
    }
    guard !isFolder.boolValue else {
      throw FlipbookError(.unreadable, "\(path) is a folder, not a file.")
    }
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw FlipbookError(
        .unreadable, "\(path) can't be opened.", hint: "Check that you have permission to read it.")
    }
    self.path = path
    self.file = file
  }

  deinit { try? file.close() }

  /// Returns the next block; nil at the end.
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
    // In UTF-16, every other byte of ASCII letters is 0.
    guard isMarked || start.contains(0) else { return bytes }
    throw FlipbookError(
      .unreadable, "\(path) is UTF-16.", hint: "Convert it with \"iconv -f UTF-16 -t UTF-8\".")
  }
}
