/// Says what makes two fingerprints differ.
enum FingerprintWords {
  /// What of `new` is not as in `old`: “another program and other fonts”.
  static func difference(from old: Manifest, to new: Manifest) -> String {
    let names = [
      "program": "another program", "parameters": "other parameters", "assets": "other assets",
      "fonts": "other fonts", "libraries": "other versions of libraries",
    ]
    let (before, now) = (old.ingredients ?? [:], new.ingredients ?? [:])
    let others = now.keys.filter { before[$0] != now[$0] }.sorted().compactMap { names[$0] }
    return others.isEmpty ? "another version of Flipbook" : others.joined(separator: " and ")
  }
}
