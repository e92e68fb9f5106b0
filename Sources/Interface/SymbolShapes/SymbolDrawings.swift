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
