/// Aliases in the keys of a YAML file, found without parsing it.
///
/// Yams hashes the keys of every map. A key that is an alias of a list of aliases of lists can have
/// more elements than can be counted, although the file is small.
struct YAMLAliases {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var anchors: Set<ArraySlice<UInt8>> = []
  private var hasAlias = false
  /// The line of the last alias.
  private var aliasLine = 0
  /// The line of a key that is written as `? key`.
  private var explicitKeyLine: Int?
  /// The last byte of the line that isn't white space; the star for an alias.
  private var last = newLine

  private static let newLine = UInt8(ascii: "\n")

  /// Returns the line of a key that is an alias, contains one, or is written as `? key` in a file
  /// with aliases, counted from 1; nil if there is none.
  static func lineOfKey(in bytes: [UInt8]) -> Int? {
    var aliases = YAMLAliases(bytes: bytes)
    while aliases.position < bytes.count {
      if aliases.endsKeyWithAlias() { return aliases.line }
    }
    return aliases.hasAlias ? aliases.explicitKeyLine : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Moves past a byte, an anchor or an alias. Returns whether it ends a key with an alias.
  private mutating func endsKeyWithAlias() -> Bool {
    let byte = bytes[position]
    position += 1
    switch byte {
    case Self.newLine: line += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return false
    case UInt8(ascii: "&"): anchors.insert(name())
    case UInt8(ascii: "*"):
      guard anchors.contains(name()) else { break }
      hasAlias = true
      aliasLine = line
      last = byte
      return false
    case UInt8(ascii: "?") where "\n-?:[{,".utf8.contains(last):
      explicitKeyLine = explicitKeyLine ?? line
    case UInt8(ascii: ":") where "*]}".utf8.contains(last) && aliasLine == line: return true
    default: break
    }
    // A star that isn't part of an alias has no meaning.
    last = byte == UInt8(ascii: "*") ? UInt8(ascii: "a") : byte
    return false
  }

  /// Moves past the name of an anchor or an alias and returns it.
  private mutating func name() -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
