// Which of the known names somebody may have meant.

extension Sequence<String> {
  /// The three that differ from `name` by the fewest letters, nearest first; equals by their letters.
  package func nearest(to name: String) -> [String] {
    let letters = Array(name)
    return map { (distance: Array($0).editDistance(to: letters), name: $0) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }

  /// All of them, those first that differ from `name` by the fewest letters; equals keep their order.
  /// Capitals don't count, nor what follows the first 64 letters.
  package func nearestFirst(to name: String) -> [String] {
    func letters(_ name: String) -> [Character] { Array(name.lowercased().prefix(64)) }
    let wanted = letters(name)
    return enumerated().map {
      (distance: wanted.editDistance(to: letters($1)), index: $0, name: $1)
    }.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.map(\.name)
  }
}

extension [Character] {
  /// How many letters have to be put in, taken out or changed to make one of the other: the distance
  /// of Levenshtein, row by row.
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
