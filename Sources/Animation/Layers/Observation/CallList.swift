/// Closures to call, in the order in which they were added, until each is taken out.
struct CallList {
  /// Names one closure, to take it out by.
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

  /// What is in the list now, to be called one after another.
  var keys: [Key] { calls.map(\.key) }

  /// One closure, if it is still in the list.
  subscript(key: Key) -> (() -> Void)? { calls.first { $0.key == key }?.body }
}
