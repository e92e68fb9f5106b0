import Foundation

/// A component of a path, built from a template's text, which is kept, and from values, which can
/// contain anything.
///
/// In values, slashes, backslashes, colons and the other characters that Windows reserves
/// (`*?"<>|`) become `-`, control characters and line breaks become a space, and marks that change
/// the direction of text are removed. Letters of all scripts and emoji are kept, composed (NFC).
///
/// In a component with values, leading dots become `_`, so that no file is hidden and no path
/// leaves its folder. Spaces at both ends and dots at the end are removed. `CON` and the like get a
/// `_`. A component of more than 200 bytes in UTF-8 is cut between two characters, and gets `~` and
/// a checksum of the full name before its extension: file systems allow 255 bytes.
struct FileName {
  private var text = ""
  private var hasValues = false
  /// The extension in the template's last piece of text, with the dot; empty if a value follows it.
  private var ending = ""
  private var isEmpty = true

  static let lengthLimit = 200

  /// Appends text of the template.
  mutating func append(_ text: String) {
    self.text += text
    ending = text.lastIndex(of: ".").map { String(text[$0...]) } ?? ""
  }

  /// Appends a value after sanitizing it.
  mutating func append(value: String) {
    hasValues = true
    ending = ""
    let value = Self.sanitized(value)
    if !value.allSatisfy(\.isWhitespace) { isEmpty = false }
    text += value
  }

  /// The finished name; nil if there are values and all of them are empty.
  var checked: String? {
    guard hasValues else { return text }
    guard !isEmpty else { return nil }
    var name = text.trimmingCharacters(in: .whitespaces)
    // The template's own extension isn't sanitized.
    let tail = name.hasSuffix(ending) ? ending : ""
    name.removeLast(tail.count)
    let dots = name.unicodeScalars.prefix { $0 == "." }.count
    name = String(repeating: "_", count: dots) + String(name.unicodeScalars.dropFirst(dots)) + tail
    while let last = name.last, last == "." || last.isWhitespace { name.removeLast() }
    guard !name.isEmpty else { return nil }
    return Self.cut(Self.unreserved(name))
  }

  private static func sanitized(_ value: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in value.precomposedStringWithCanonicalMapping.unicodeScalars {
      switch scalar {
      case "/", "\\", ":", "*", "?", "\"", "<", ">", "|": scalars.append("-")
      case _ where scalar.properties.generalCategory == .control: scalars.append(" ")
      case "\u{2028}", "\u{2029}": scalars.append(" ")
      case "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}":
        continue
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  private static let reserved = Set(
    ["CON", "PRN", "AUX", "NUL"] + (1...9).flatMap { ["COM\($0)", "LPT\($0)"] })

  /// Returns the name with a `_` if Windows reserves it for a device, with or without an extension.
  private static func unreserved(_ name: String) -> String {
    let stem = name.prefix { $0 != "." }
    guard reserved.contains(stem.trimmingCharacters(in: .whitespaces).uppercased()) else {
      return name
    }
    return stem + "_" + name.dropFirst(stem.count)
  }

  private static func cut(_ name: String) -> String {
    guard name.utf8.count > lengthLimit else { return name }
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let ending = name[dot...].utf8.count <= 16 ? name[dot...] : ""
    let mark = "~" + String(NameHash(name).first, radix: 16).suffix(8)
    var stem = name.dropLast(ending.count)
    while stem.utf8.count + mark.utf8.count + ending.utf8.count > lengthLimit, !stem.isEmpty {
      stem.removeLast()
    }
    return stem.trimmingCharacters(in: .whitespaces) + mark + ending
  }
}

/// A 128-bit hash of a text: 64-bit FNV-1a of its bytes forwards and backwards.
struct NameHash: Hashable, Sendable {
  let first: UInt64
  let second: UInt64

  init(_ text: String) {
    func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
      bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    first = hash(text.utf8)
    second = hash(text.utf8.reversed())
  }
}
