/// A list of closures that are called in the order in which they were added, until they are
/// removed.
struct CallList {
  /// Identifies a closure for removal.
  typealias Key = Int

  private var calls: [(key: Key, body: () -> Void)] = []
  private var lastKey: Key = 0

  var isEmpty: Bool { calls.isEmpty }

  mutating func add(_ body: @escaping () -> Void) -> Key {
    lastKey += 1
    calls.append((lastKey, body))
    return lastKey
  }

  mutating func remove(_ key: Key) { calls.removeAll { $0.key == key } }

  /// The keys of the closures currently in the list, in the order of calls.
  var keys: [Key] { calls.map(\.key) }

  /// Returns a closure, or nil if it is no longer in the list.
  subscript(key: Key) -> (() -> Void)? { calls.first { $0.key == key }?.body }
}
