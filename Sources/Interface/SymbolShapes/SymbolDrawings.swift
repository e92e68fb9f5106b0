import Foundation

/// The drawings of symbols, by name. `DrawingReader` describes their language.
enum SymbolDrawings {
  /// Returns the steps of the drawing of a name; nil if there is none.
  static func steps(of name: String) -> [DrawingStep]? {
    texts[name].flatMap(DrawingReader.steps)
  }

  /// The text of every drawing.
  static let texts: [String: String] = [
    signs, arrows, frames, nature, people, objects, media, places, devices, writing,
  ].reduce(into: [:]) { all, table in all.merge(table) { first, _ in first } }

  /// Returns the entries of a table: a name, a colon and a text. Lines that begin with a space continue
  /// the line before.
  static func table(_ text: String) -> [String: String] {
    var entries: [String: String] = [:]
    var name: String?
    for line in text.split(separator: "\n") {
      if line.first == " " {
        if let name { entries[name, default: ""] += line.dropFirst() }
      } else if let colon = line.firstIndex(of: ":") {
        name = String(line[..<colon])
        if let name { entries[name] = String(line[colon...].drop { $0 == ":" || $0 == " " }) }
      }
    }
    return entries
  }

  /// Names with the same drawing as others: former names, and directions of reading from left to
  /// right.
  static let aliases: [String: String] = {
    var names = fixedAliases
    for name in texts.keys {
      if name.contains("right") { names[name.replacing("right", with: "forward")] = name }
      if name.contains("left") { names[name.replacing("left", with: "backward")] = name }
    }
    for name in texts.keys { names[name] = nil }
    return names
  }()
}
