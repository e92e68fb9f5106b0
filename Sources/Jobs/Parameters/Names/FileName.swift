import Foundation

/// One part of a path, made of text of a template, which stays as it is, and of values, which could be
/// anything.
///
/// In values, slashes, backslashes, colons and what else Windows has for itself (`*?"<>|`) become `-`,
/// control characters and ends of lines a space; marks that turn the direction of text are dropped.
/// Letters of all scripts and emoji stay, composed (NFC). Of a part with values, dots at the begin
/// become `_`, so that no file is hidden and none leads out of its folder; spaces at its ends and dots at
/// its end go; `CON` and its kind get a `_`. A part that is longer than 200 bytes in UTF-8 is cut between
/// two characters, and ends in `~` and a checksum of the whole, before its ending: file systems hold 255
/// bytes, and files that are being written have longer names for a while.
struct FileName {
  private var text = ""
  private var hasValues = false
  /// What the template ends the name with, from its last dot on.
  private var ending = ""
  private var isEmpty = true

  static let longest = 200

  /// Adds text of the template.
  mutating func append(_ text: String) {
    self.text += text
    ending = text.lastIndex(of: ".").map { String(text[$0...]) } ?? ""
  }

  /// Adds a value, made harmless.
  mutating func append(value: String) {
    (hasValues, ending) = (true, "")
    let value = Self.harmless(value)
    if !value.allSatisfy(\.isWhitespace) { isEmpty = false }
    text += value
  }

  /// The name; nil if there are values, and nothing in them.
  var checked: String? {
    guard hasValues else { return text }
    guard !isEmpty else { return nil }
    var name = text.trimmingCharacters(in: .whitespaces)
    // The template's own ending is none of the value's dots.
    let tail = name.hasSuffix(ending) ? ending : ""
    name.removeLast(tail.count)
    let dots = name.unicodeScalars.prefix { $0 == "." }.count
    name = String(repeating: "_", count: dots) + String(name.unicodeScalars.dropFirst(dots)) + tail
    while let last = name.last, last == "." || last.isWhitespace { name.removeLast() }
    guard !name.isEmpty else { return nil }
    return Self.cut(Self.unreserved(name))
  }

  private static func harmless(_ value: String) -> String {
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

  /// A name that Windows has for a device, with or without an ending, gets a line.
  private static func unreserved(_ name: String) -> String {
    let stem = name.prefix { $0 != "." }
    guard reserved.contains(stem.trimmingCharacters(in: .whitespaces).uppercased()) else {
      return name
    }
    return stem + "_" + name.dropFirst(stem.count)
  }

  private static func cut(_ name: String) -> String {
    guard name.utf8.count > longest else { return name }
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let ending = name[dot...].utf8.count <= 16 ? name[dot...] : ""
    let mark = "~" + String(NameHash(name).first, radix: 16).suffix(8)
    var stem = name.dropLast(ending.count)
    while stem.utf8.count + mark.utf8.count + ending.utf8.count > longest, !stem.isEmpty {
      stem.removeLast()
    }
    return stem.trimmingCharacters(in: .whitespaces) + mark + ending
  }
}

/// 128 bits that stand for a text: FNV-1a in 64 bits, forwards and backwards.
struct NameHash: Hashable, Sendable {
  let first: UInt64
  let second: UInt64

  init(_ text: String) {
    func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
      bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    (first, second) = (hash(text.utf8), hash(text.utf8.reversed()))
  }
}
