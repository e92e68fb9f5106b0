/// The line number program of one unit in `.debug_line`, which yields a row for each instruction at
/// which a new line begins.
package struct LineProgram {
  /// A row; its path is nil if the file wasn't requested, and its line is −1 at the end of a
  /// sequence.
  package struct Row {
    package var address: UInt64 = 0
    package var path: String?
    package var line = 1
  }

  private var reader: ByteReader
  private let minimumInstructionLength: UInt64
  private let lineBase: Int
  private let lineRange: Int
  private let operandCounts: [UInt8]
  /// The paths by file number; nil for files that weren't requested.
  private var paths: [String?] = []

  /// Returns the rows of all units with files in the folders that `isWanted` accepts.
  package static func rows(
    _ section: UnsafeRawBufferPointer, strings: UnsafeRawBufferPointer,
    isWanted: (_ folder: String) -> Bool
  ) -> [Row] {
    var rows: [Row] = []
    var start = 0
    while start + 4 < section.count {
      var reader = ByteReader(section, at: start)
      let length = Int(reader.integer(UInt32.self))
      guard length > 0, length <= section.count - start - 4 else { break }
      let end = start + 4 + length
      let unit = UnsafeRawBufferPointer(rebasing: section[start + 4..<end])
      if var program = LineProgram(unit, strings: strings, isWanted) { program.run(into: &rows) }
      start = end
    }
    return rows
  }

  /// Reads the header of a unit; returns nil if it has no requested files or can't be read.
  private init?(
    _ unit: UnsafeRawBufferPointer, strings: UnsafeRawBufferPointer,
    _ isWanted: (_ folder: String) -> Bool
  ) {
    var header = ByteReader(unit)
    let version = header.integer(UInt16.self)
    guard (2...5).contains(version) else { return nil }
    if version == 5 { header.skip(2) }
    let length = Int(header.integer(UInt32.self))
    reader = ByteReader(unit, at: header.offset + length)
    minimumInstructionLength = UInt64(header.byte())
    if version >= 4 { header.skip(1) }
    header.skip(1)
    lineBase = Int(Int8(bitPattern: header.byte()))
    lineRange = Int(header.byte())
    let firstSpecial = Int(header.byte())
    guard lineRange > 0, firstSpecial > 0 else { return nil }
    operandCounts = [0] + (1..<firstSpecial).map { _ in header.byte() }
    if version == 5 {
      let folders = Self.entries(&header, strings).map(\.name)
      paths = Self.entries(&header, strings).map {
        Self.path(folders.indices.contains($0.folder) ? folders[$0.folder] : "", $0.name, isWanted)
      }
    } else {
      paths = Self.legacyPaths(&header, isWanted)
    }
    guard paths.contains(where: { $0 != nil }) else { return nil }
  }

  /// Reads the file table of versions before DWARF 5, in which file numbers begin with 1.
  private static func legacyPaths(
    _ header: inout ByteReader, _ isWanted: (String) -> Bool
  ) -> [String?] {
    // Folder 0 isn't in this table.
    var folders = [""]
    while !header.isAtEnd {
      let folder = header.string()
      if folder.isEmpty { break }
      folders.append(folder)
    }
    let wanted = folders.map { !$0.isEmpty && isWanted($0) }
    guard wanted.contains(true) else { return [] }
    var paths: [String?] = [nil]
    while !header.isAtEnd {
      let name = header.string()
      if name.isEmpty { break }
      let folder = Int(clamping: header.packed())
      _ = (header.packed(), header.packed())
      let isKnown = folders.indices.contains(folder) && wanted[folder]
      paths.append(isKnown ? "\(folders[folder])/\(name)" : nil)
    }
    return paths
  }

  private static func path(
    _ folder: String, _ name: String, _ isWanted: (String) -> Bool
  ) -> String? {
    folder.isEmpty || !isWanted(folder) ? nil : "\(folder)/\(name)"
  }

  /// Reads a table of folders or files in the format of DWARF 5.
  private static func entries(
    _ header: inout ByteReader, _ strings: UnsafeRawBufferPointer
  ) -> [(name: String, folder: Int)] {
    let format = (0..<Int(header.byte())).map { _ in
      (content: header.packed(), form: header.packed())
    }
    var entries: [(name: String, folder: Int)] = []
    for _ in 0..<min(Int(clamping: header.packed()), 1 << 16) {
      var entry = (name: "", folder: 0)
      for (content, form) in format {
        let (text, number) = value(of: form, &header, strings)
        if content == 1 { entry.name = text }
        if content == 2 { entry.folder = number }
      }
      entries.append(entry)
      if header.isAtEnd { break }
    }
    return entries
  }

  private static func value(
    of form: UInt64, _ header: inout ByteReader, _ strings: UnsafeRawBufferPointer
  ) -> (text: String, number: Int) {
    switch form {
    case 0x08: return (header.string(), 0)
    case 0x1F:
      var string = ByteReader(strings, at: Int(header.integer(UInt32.self)))
      return (string.string(), 0)
    case 0x0B: return ("", Int(header.byte()))
    case 0x05: return ("", Int(header.integer(UInt16.self)))
    case 0x06, 0x0E: return ("", Int(header.integer(UInt32.self)))
    case 0x0F: return ("", Int(clamping: header.packed()))
    case 0x1E: header.skip(16)
    default: header.skip(Int(clamping: header.packed()))
    }
    return ("", 0)
  }

  // MARK: Execution

  private mutating func run(into rows: inout [Row]) {
    var (row, file) = (Row(), 1)
    func add(_ row: Row, _ rows: inout [Row]) {
      var row = row
      row.path = paths.indices.contains(file) ? paths[file] : nil
      rows.append(row)
    }
    while !reader.isAtEnd {
      let code = Int(reader.byte())
      switch code {
      case operandCounts.count...:
        let step = code - operandCounts.count
        row.address &+= UInt64(step / lineRange) &* minimumInstructionLength
        row.line &+= lineBase + step % lineRange
        add(row, &rows)
      case 0:
        if let address = runExtendedOperation(&row, &rows) { row.address = address }
        if row.line < 0 { (row, file) = (Row(), 1) }
      case 1: add(row, &rows)
      case 2: row.address &+= reader.packed() &* minimumInstructionLength
      case 3: row.line &+= Int(reader.packedWithSign())
      case 4: file = Int(clamping: reader.packed())
      case 8:
        row.address &+= UInt64((255 - operandCounts.count) / lineRange) &* minimumInstructionLength
      case 9: row.address &+= UInt64(reader.integer(UInt16.self))
      default: for _ in 0..<operandCounts[code] { _ = reader.packed() }
      }
    }
  }

  /// Executes an extended operation and returns the address that it sets; the end of a sequence is
  /// a row with line −1.
  private mutating func runExtendedOperation(_ row: inout Row, _ rows: inout [Row]) -> UInt64? {
    let next = min(Int(clamping: reader.packed()), 1 << 20) + reader.offset
    defer { reader.skip(max(next - reader.offset, 0)) }
    switch reader.byte() {
    case 1:
      row.line = -1
      row.path = nil
      rows.append(row)
      return nil
    case 2: return reader.integer(UInt64.self)
    default: return nil
    }
  }
}
