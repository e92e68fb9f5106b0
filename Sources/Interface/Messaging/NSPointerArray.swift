public import Foundation

/// An array of pointers to objects that can hold them weakly. Foundation has it on Apple's platforms
/// only. Pointers to anything else aren't supported.
open class NSPointerArray: NSObject {
  private struct Entry {
    let strong: AnyObject?
    weak var weak: AnyObject?

    var pointer: UnsafeMutableRawPointer? { weak.map { Unmanaged.passUnretained($0).toOpaque() } }
  }

  private let options: NSPointerFunctions.Options
  private var entries: [Entry] = []

  /// Creates an array.
  public init(options: NSPointerFunctions.Options) {
    self.options = options
    super.init()
  }

  /// Returns an array that holds its objects weakly.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// Returns an array that retains its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: []) }

  /// The number of elements, with nil for objects that were deallocated. Setting it adds nil at the
  /// end, or removes elements there.
  open var count: Int {
    get { entries.count }
    set {
      entries.removeLast(max(entries.count - newValue, 0))
      while entries.count < newValue { entries.append(entry(nil)) }
    }
  }

  /// The objects, without those that were deallocated.
  open var allObjects: [Any] { entries.compactMap(\.weak) }

  /// Returns the pointer at an index; nil if its object was deallocated.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? { entries[index].pointer }

  /// Adds a pointer at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(entry(pointer)) }

  /// Inserts a pointer.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    entries.insert(entry(item), at: index)
  }

  /// Replaces the pointer at an index.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    entries[index] = entry(item)
  }

  /// Removes the pointer at an index.
  open func removePointer(at index: Int) { entries.remove(at: index) }

  /// Removes the pointers whose objects were deallocated. On a device, it has an effect only after nil
  /// was added; code that knows this adds nil first.
  open func compact() { entries.removeAll { $0.weak == nil } }

  private func entry(_ pointer: UnsafeMutableRawPointer?) -> Entry {
    let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    return Entry(strong: options.contains(.weakMemory) ? nil : object, weak: object)
  }
}
