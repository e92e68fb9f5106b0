/// Which of the names that are known somebody may have meant.
enum NearestNames {
  /// `names`, those first that the fewest changed letters make of `name`; equals keep their order.
  static func sorted(_ names: [String], by name: String) -> [String] {
    let name = Array(name.lowercased())
    return names.enumerated().map { index, other in
      (distance: distance(name, Array(other.lowercased())), index: index, name: other)
    }.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.map(\.name)
  }

  /// How many letters have to be put in, left out or replaced (Levenshtein). Only the first 64 count.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    let (a, b) = (a.prefix(64), b.prefix(64))
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
