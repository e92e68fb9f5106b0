import Foundation

/// The source line of each address of the program, read from `.debug_line` in its ELF file. Only
/// the requested source files are included, so that reading takes milliseconds.
///
/// Supported formats are DWARF 2 to 5 in the 32-bit form; units in other formats are skipped.
struct LineTable {
  /// The result of looking up an address.
  enum Answer {
    case line(String, Int)
    /// The address belongs to a file that wasn't requested.
    case elsewhere
    /// The address belongs to a file that wasn't requested, in a function that also has lines of a
    /// requested file: the last of these before the address.
    case within(String, Int)
    /// Like `within`, but without such a line before the address.
    case mixed
    /// The address isn't in this program.
    case unknown
  }

  private struct Row {
    let address: UInt64
    /// The index in `files`; negative for none, or for a file that wasn't requested.
    let file: Int32
    let line: Int32
  }

  private var files: [String] = []
  /// The rows, sorted by address; a sequence ends with a row of line −1.
  private var rows: [Row] = []
  /// The contents of the program's file, and the sections that are needed.
  private let bytes: Data
  private let sections: ELFSections
  /// The address range of the loaded program, and its offset from the addresses in the file.
  private let range: Range<UInt64>
  private let shift: UInt64

  /// Reads the table of the running program; returns nil if it has no readable table. `isWanted`
  /// returns whether the lines of the files in a folder are requested.
  init?(isWanted: (_ folder: String) -> Bool) {
    guard let program = LoadedProgram(),
      let bytes = try? Data(contentsOf: URL(fileURLWithPath: program.path), options: .alwaysMapped)
    else { return nil }
    range = program.range
    guard let sections = bytes.withUnsafeBytes({ ELFSections($0) }) else { return nil }
    shift = range.lowerBound &- sections.firstAddress
    self.bytes = bytes
    self.sections = sections
    let read = bytes.withUnsafeBytes { file in
      LineProgram.rows(
        UnsafeRawBufferPointer(rebasing: file[sections.lines]),
        strings: UnsafeRawBufferPointer(rebasing: file[sections.strings]), isWanted: isWanted)
    }
    var fileIndices: [String: Int32] = [:]
    for row in read {
      guard let path = row.path else {
        rows.append(Row(address: row.address, file: -1, line: Int32(clamping: row.line)))
        continue
      }
      let fileIndex = fileIndices[path] ?? Int32(files.count)
      if fileIndex == files.count { (fileIndices[path], files) = (fileIndex, files + [path]) }
      rows.append(Row(address: row.address, file: fileIndex, line: Int32(clamping: row.line)))
    }
    // Sequences don't overlap; if one ends where another begins, the end comes first.
    rows.sort { ($0.address, $0.line < 0 ? 0 : 1) < ($1.address, $1.line < 0 ? 0 : 1) }
  }

  /// Returns whether a symbol is the code generated for `@main`, which isn't a line of the film.
  static func startsProgram(_ symbol: String) -> Bool {
    symbol == "main" || symbol.hasSuffix("_main") || symbol.hasSuffix("$mainyyFZ")
  }

  /// Returns the source line of the instruction at `address`.
  func answer(at address: UInt64) -> Answer {
    guard range.contains(address) else { return .unknown }
    let fileAddress = address &- shift
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].address <= fileAddress { low = middle + 1 } else { high = middle }
    }
    guard low > 0, rows[low - 1].line >= 0 else { return .elsewhere }
    let function = bytes.withUnsafeBytes { sections.function(at: fileAddress, in: $0) }
    if let function, Self.startsProgram(function.name) { return .elsewhere }
    let row = rows[low - 1]
    if row.file >= 0, row.line > 0 { return .line(files[Int(row.file)], Int(row.line)) }
    let before = rows[..<low].reversed().prefix {
      $0.line >= 0 && $0.address >= function?.start ?? .max
    }
    guard let near = before.first(where: { $0.file >= 0 && $0.line > 0 }) else { return .mixed }
    return .within(files[Int(near.file)], Int(near.line))
  }
}

/// The address range of the running program, as listed by Linux. Unlike the Swift runtime's image
/// map, this doesn't read memory that other threads can release at the same time.
private struct LoadedProgram {
  let path: String
  /// The range from the program's start to the end of its code.
  let range: Range<UInt64>

  init?() {
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let list = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    else { return nil }
    self.path = path
    var (start, end) = (UInt64.max, UInt64.min)
    for line in String(decoding: list, as: UTF8.self).split(separator: "\n")
    where line.hasSuffix(" \(path)") {
      let columns = line.split(separator: " ", maxSplits: 2)
      let limits = columns[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
      guard columns.count > 1, limits.count == 2 else { continue }
      start = min(start, limits[0])
      if columns[1].contains("x") { end = max(end, limits[1]) }
    }
    guard start < end else { return nil }
    range = start..<end
  }
}

/// The sections of a 64-bit ELF file that are needed to find lines.
private struct ELFSections {
  private(set) var lines = 0..<0
  private(set) var strings = 0..<0
  private var symbols = 0..<0
  private var symbolNames = 0..<0
  /// The address of the first loaded segment.
  private(set) var firstAddress: UInt64 = 0

  init?(_ file: UnsafeRawBufferPointer) {
    var reader = ByteReader(file)
    guard reader.integer(UInt32.self) == 0x464C_457F, reader.byte() == 2, reader.byte() == 1 else {
      return nil
    }
    func field<T: FixedWidthInteger>(_ type: T.Type, at offset: Int) -> T {
      var reader = ByteReader(file, at: offset)
      return reader.integer(type)
    }
    func offset(_ entry: Int) -> Int { Int(clamping: field(UInt64.self, at: entry)) }
    let (segments, sections) = (offset(32), offset(40))
    for index in 0..<Int(field(UInt16.self, at: 56)) {
      let entry = segments &+ index * 56
      guard field(UInt32.self, at: entry) == 1 else { continue }
      firstAddress = field(UInt64.self, at: entry &+ 16) & ~0xFFF
      break
    }
    let names = offset(sections &+ Int(field(UInt16.self, at: 62)) * 64 &+ 24)
    for index in 0..<Int(field(UInt16.self, at: 60)) {
      let entry = sections &+ index * 64
      var name = ByteReader(file, at: names &+ Int(field(UInt32.self, at: entry)))
      let (start, size) = (offset(entry &+ 24), offset(entry &+ 32))
      let isCompressed = field(UInt64.self, at: entry &+ 8) & 0x800 != 0
      guard !isCompressed, start >= 0, size <= file.count, start <= file.count - size else {
        continue
      }
      switch name.string() {
      case ".debug_line": lines = start..<start + size
      case ".debug_line_str": strings = start..<start + size
      case ".symtab": symbols = start..<start + size
      case ".strtab": symbolNames = start..<start + size
      default: break
      }
    }
    guard !lines.isEmpty else { return nil }
  }

  /// Returns the function at `address` in the file. O(functions).
  func function(
    at address: UInt64, in file: UnsafeRawBufferPointer
  ) -> (name: String, start: UInt64)? {
    for entry in stride(from: symbols.lowerBound, to: symbols.upperBound - 23, by: 24) {
      let start = file.loadUnaligned(fromByteOffset: entry + 8, as: UInt64.self)
      let size = file.loadUnaligned(fromByteOffset: entry + 16, as: UInt64.self)
      guard start <= address, address - start < size, file[entry + 4] & 0xF == 2 else { continue }
      let name = Int(file.loadUnaligned(fromByteOffset: entry, as: UInt32.self))
      guard name < symbolNames.count else { return nil }
      var text = ByteReader(file, at: symbolNames.lowerBound + name)
      return (text.string(), start)
    }
    return nil
  }
}

/// Reads little-endian numbers; reading past the end yields 0.
struct ByteReader {
  private let bytes: UnsafeRawBufferPointer
  private(set) var offset: Int

  init(_ bytes: UnsafeRawBufferPointer, at offset: Int = 0) {
    self.bytes = bytes
    self.offset = max(offset, 0)
  }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func skip(_ count: Int) {
    offset =
      count < 0 || count > bytes.count - min(offset, bytes.count) ? bytes.count : offset + count
  }

  mutating func byte() -> UInt8 {
    guard !isAtEnd else { return 0 }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func integer<T: FixedWidthInteger>(_ type: T.Type) -> T {
    let size = MemoryLayout<T>.size
    guard offset <= bytes.count - size else {
      offset = bytes.count
      return 0
    }
    defer { offset += size }
    return T(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: T.self))
  }

  /// Reads an unsigned LEB128 number.
  mutating func packed() -> UInt64 {
    var (value, shift) = (UInt64(0), UInt64(0))
    while !isAtEnd {
      let next = byte()
      if shift < 64 { value |= UInt64(next & 0x7F) << shift }
      shift += 7
      if next & 0x80 == 0 { break }
    }
    return value
  }

  /// Reads a signed LEB128 number.
  mutating func packedWithSign() -> Int64 {
    var (value, shift) = (Int64(0), Int64(0))
    while !isAtEnd {
      let next = byte()
      if shift < 64 { value |= Int64(next & 0x7F) << shift }
      shift += 7
      guard next & 0x80 == 0 else { continue }
      return next & 0x40 != 0 && shift < 64 ? value | (-1 << shift) : value
    }
    return value
  }

  /// Reads a null-terminated string.
  mutating func string() -> String {
    let start = min(offset, bytes.count)
    while !isAtEnd, byte() != 0 {}
    let end = offset > start && bytes[offset - 1] == 0 ? offset - 1 : offset
    return String(decoding: bytes[start..<max(end, start)], as: UTF8.self)
  }
}
