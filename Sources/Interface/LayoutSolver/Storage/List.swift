/// A short growable array that is an element of a `Buffer`.
///
/// It is a plain value of 16 bytes. The owner frees its memory with `deallocate`; copies refer to
/// the same memory. An emptied list keeps its memory.
struct List<Element: BitwiseCopyable>: BitwiseCopyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count: Int32
  private var capacity: Int32

  init() {
    // An aligned address that is never read: the list has no capacity.
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    count = 0
    capacity = 0
  }

  subscript(index: Int32) -> Element {
    @inline(__always) unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(base + Int(index))
    }
    @inline(__always) nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return base + Int(index)
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: capacity == 0 ? 4 : capacity * 2) }
    (base + Int(count)).initialize(to: element)
    count += 1
  }

  /// Removes and returns the last element. The list must not be empty.
  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[Int(count)]
  }

  /// Inserts an element before the one at `index`.
  mutating func insert(_ element: Element, at index: Int32) {
    append(element)
    var position = count - 1
    while position > index {
      self[position] = self[position - 1]
      position -= 1
    }
    self[index] = element
  }

  /// Removes the element at `index` and keeps the order of the others.
  mutating func remove(at index: Int32) {
    var position = index
    while position + 1 < count {
      self[position] = self[position + 1]
      position += 1
    }
    count -= 1
  }

  mutating func removeAll() { count = 0 }

  mutating func reserve(_ minimumCapacity: Int32) {
    if capacity < minimumCapacity { grow(to: minimumCapacity) }
  }

  func deallocate() {
    if capacity > 0 { base.deallocate() }
  }

  @inline(never)
  private mutating func grow(to newCapacity: Int32) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: Int(newCapacity))
    larger.moveInitialize(from: base, count: Int(count))
    deallocate()
    base = larger
    capacity = newCapacity
  }
}
