/// The names that Swift gives to methods in Objective-C.
package enum SelectorName {
  /// Returns the selector of a method: `move(to:by:)` becomes `moveTo:by:`, `tap(_:)` becomes
  /// `tap:`, and `update(count:)` becomes `updateWithCount:`.
  ///
  /// The first label is appended to the base name, after "With" unless it begins with a
  /// preposition. (The Swift compiler's `AbstractFunctionDecl::getObjCSelector`.)
  package static func of(_ name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if first != "_" {
      selector += (beginsWithPreposition(first) ? "" : "With") + first.capitalizedFirst
    }
    selector += ":"
    for label in labels.dropFirst() { selector += (label == "_" ? "" : label) + ":" }
    return selector
  }

  /// Returns the selector of a property's setter: `setCount:` for `count`.
  package static func ofSetter(_ key: String) -> String { "set" + key.capitalizedFirst + ":" }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func beginsWithPreposition(_ label: String) -> Bool {
    prepositions.contains(String(label.prefix { $0.isLowercase }))
  }
}

extension String {
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
