// Suggestions for a misspelled name.

extension Sequence<String> {
  /// Returns the three names with the smallest edit distance to `name`, nearest first; ties are
  /// sorted alphabetically. The comparison ignores everything after the first 64 characters, because
  /// `name` can come from a file and have any length.
  package func nearest(to name: String) -> [String] {
    let letters = Array(name.prefix(64))
    return map { (distance: Array($0.prefix(64)).editDistance(to: letters), name: $0) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }

  /// Returns the name with the smallest edit distance to `name`; nil if more than half of its
  /// letters would have to change, because such a name is rarely the intended one. The comparison
  /// ignores everything after the first 64 characters.
  package func similar(to name: String) -> String? {
    guard let nearest = nearest(to: name).first else { return nil }
    let (letters, wanted) = (Array(nearest.prefix(64)), Array(name.prefix(64)))
    let limit = Swift.max(Swift.max(letters.count, wanted.count) / 2, 1)
    return letters.editDistance(to: wanted) <= limit ? nearest : nil
  }

  /// Returns all names, sorted by their edit distance to `name`; ties keep their order. The
  /// comparison ignores case and everything after the first 64 characters.
  package func nearestFirst(to name: String) -> [String] {
    func letters(_ name: String) -> [Character] { Array(name.lowercased().prefix(64)) }
    let wanted = letters(name)
    return enumerated().map {
      (distance: wanted.editDistance(to: letters($1)), index: $0, name: $1)
    }.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.map(\.name)
  }
}

extension [Character] {
  /// Returns the Levenshtein distance: the number of characters to insert, delete or replace to
  /// turn one into the other. Computed row by row.
  fileprivate func editDistance(to other: [Character]) -> Int {
    var row = Array<Int>(0...other.count)
    for (line, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, target) in other.enumerated() {
        let change = diagonal + (letter == target ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(change, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
