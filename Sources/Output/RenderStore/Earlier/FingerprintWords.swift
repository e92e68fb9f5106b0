/// Describes the difference between two fingerprints.
enum FingerprintWords {
  /// Returns the ingredients of `new` that aren't the same in `old`, such as "a different program
  /// and different fonts".
  static func difference(from old: Manifest, to new: Manifest) -> String {
    let names = [
      "program": "a different program", "parameters": "different parameters",
      "assets": "different assets", "fonts": "different fonts",
      "libraries": "different versions of libraries",
    ]
    let (before, now) = (old.ingredients ?? [:], new.ingredients ?? [:])
    let others = now.keys.filter { before[$0] != now[$0] }.sorted().compactMap { names[$0] }
    return others.isEmpty ? "a different version of Flipbook" : others.joined(separator: " and ")
  }
}
