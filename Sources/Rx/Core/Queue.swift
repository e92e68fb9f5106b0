/// First in, first out. Both ends cost amortized O(1).
struct Queue<Element> {
  private var storage: [Element?] = []
  private var head = 0

  /// Whether nothing waits.
  var isEmpty: Bool { head == storage.count }

  /// How many wait.
  var count: Int { storage.count - head }

  /// The first one, which stays.
  var first: Element? { isEmpty ? nil : storage[head] }

  /// The last one, which stays.
  var last: Element? { isEmpty ? nil : storage[storage.count - 1] }

  /// All that wait, in order.
  var elements: [Element] { storage[head...].compactMap { $0 } }

  /// Adds `element` at the end.
  mutating func append(_ element: Element) { storage.append(element) }

  /// Changes the last one in place.
  mutating func updateLast(_ change: (inout Element) -> Void) {
    guard !isEmpty, var element = storage[storage.count - 1] else { return }
    storage[storage.count - 1] = nil
    change(&element)
    storage[storage.count - 1] = element
  }

  /// Takes the first one out.
  mutating func popFirst() -> Element? {
    guard head < storage.count else { return nil }
    let element = storage[head]
    storage[head] = nil
    head += 1
    if head == storage.count {
      storage.removeAll(keepingCapacity: head <= 64)
      head = 0
    } else if head > 64, head * 2 > storage.count {
      storage.removeFirst(head)
      head = 0
    }
    return element
  }

  /// Drops all.
  mutating func removeAll() {
    storage = []
    head = 0
  }
}
