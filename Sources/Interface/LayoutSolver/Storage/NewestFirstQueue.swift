/// A queue of symbols that returns the newest one first.
///
/// A symbol is at most once in the queue if the caller keeps track of that; see
/// `Symbol.isQueued`. Inserting and removing take O(log n).
struct NewestFirstQueue: ~Copyable {
  /// A symbol and its stamp at the time it was inserted. Stamps are never reused, so a stale entry
  /// of a recycled symbol is recognised by its stamp.
  struct Entry: BitwiseCopyable {
    var stamp: Int
    var symbol: Int32
  }

  private var heap = Buffer<Entry>()

  var isEmpty: Bool { heap.isEmpty }

  mutating func removeAll() { heap.removeAll() }

  mutating func insert(_ entry: Entry) {
    heap.append(entry)
    var child = Int32(heap.count - 1)
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[parent].stamp < entry.stamp else { break }
      heap[child] = heap[parent]
      child = parent
    }
    heap[child] = entry
  }

  mutating func removeNewest() -> Entry? {
    guard !heap.isEmpty else { return nil }
    let newest = heap[0]
    let moved = heap.removeLast()
    let count = Int32(heap.count)
    guard count > 0 else { return newest }
    var parent: Int32 = 0
    while true {
      var child = 2 * parent + 1
      guard child < count else { break }
      if child + 1 < count, heap[child + 1].stamp > heap[child].stamp { child += 1 }
      guard heap[child].stamp > moved.stamp else { break }
      heap[parent] = heap[child]
      parent = child
    }
    heap[parent] = moved
    return newest
  }
}
