extension Sequence<String> {
  /// The three that differ from `name` by the fewest letters, nearest first.
  package func nearest(to name: String) -> [String] {
    let letters = Array(name)
    return map { (distance: Array($0).editDistance(to: letters), name: $0) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
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
