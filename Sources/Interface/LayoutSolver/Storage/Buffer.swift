/// A growable array of plain values that is owned by one place.
///
/// Unlike `Array`, it has no reference count and no uniqueness check, and its bounds are checked in
/// debug builds only. It never shrinks, so that the storage of removed elements is reused.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(minimumCapacity: Int = 16) {
    capacity = minimumCapacity
    base = .allocate(capacity: minimumCapacity)
  }

  deinit { base.deallocate() }

  var isEmpty: Bool {
    @inline(__always) get { count == 0 }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) unsafeAddress {
      assert(index >= 0 && Int(index) < count)
      return UnsafePointer(base + Int(index))
    }
    @inline(__always) unsafeMutableAddress {
      assert(index >= 0 && Int(index) < count)
      return base + Int(index)
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Removes and returns the last element. The buffer must not be empty.
  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  mutating func removeAll() { count = 0 }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
