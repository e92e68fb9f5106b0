public import Foundation

/// The ways in which collections of objects hold and compare them.
open class NSPointerFunctions: NSObject {
  /// Options of a collection; the raw values are Apple's.
  public struct Options: OptionSet, Sendable {
    /// The bit mask, with Apple's values.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are retained; the default.
    public static let strongMemory: Options = []
    /// Objects aren't retained, and disappear when they are deallocated.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared with `isEqual(_:)`; the default.
    public static let objectPersonality: Options = []
    /// Objects are compared by their identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Objects are copied when they are added.
    public static let copyIn = Options(rawValue: 1 << 16)

    /// Whether objects aren't retained.
    var isWeak: Bool { contains(.weakMemory) }
    /// Whether objects are compared by their identity.
    var comparesIdentities: Bool { contains(.objectPointerPersonality) }
  }

  /// The options.
  public let options: Options

  /// Creates functions with options.
  public init(options: Options) {
    self.options = options
    super.init()
  }
}

/// The options of a hash table.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// The options of a map table.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// An object that is retained or not.
struct HeldObject {
  private let strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    let copies = options.contains(.copyIn)
    let held = copies ? (object as? any NSCopying)?.copy(with: nil) as AnyObject? ?? object : object
    strong = options.isWeak ? nil : held
    weak = held
  }

  /// The object; nil if it was deallocated.
  var object: AnyObject? { strong ?? weak }
}

/// The entries of a table, by their objects, in the order in which they were added, so that a film is
/// the same on every run.
struct ObjectEntries<Value> {
  private let options: NSPointerFunctions.Options
  private var entries: [Int: (key: HeldObject, value: Value)] = [:]
  /// The numbers of the entries, by the hashes of their objects.
  private var numbers: [Int: [Int]] = [:]
  private var next = 0

  init(_ options: NSPointerFunctions.Options) { self.options = options }

  private func hash(_ object: AnyObject) -> Int {
    guard !options.comparesIdentities, let object = object as? NSObject else {
      return ObjectIdentifier(object).hashValue
    }
    return object.hash
  }

  private func areEqual(_ first: AnyObject, _ second: AnyObject) -> Bool {
    if first === second { return true }
    guard !options.comparesIdentities, let first = first as? NSObject else { return false }
    return first.isEqual(second)
  }

  private func number(of object: AnyObject) -> Int? {
    numbers[hash(object)]?.first {
      entries[$0]?.key.object.map { areEqual($0, object) } ?? false
    }
  }

  /// The entries whose objects still exist, in order.
  var live: [(key: AnyObject, value: Value)] {
    entries.sorted { $0.key < $1.key }.compactMap { _, entry in
      entry.key.object.map { ($0, entry.value) }
    }
  }

  /// Returns the entry with an equal object.
  func entry(_ object: AnyObject) -> (key: AnyObject, value: Value)? {
    number(of: object).flatMap { entries[$0] }.flatMap { entry in
      entry.key.object.map { ($0, entry.value) }
    }
  }

  /// Sets the value of an object. An equal object that has one already stays.
  mutating func set(_ value: Value, for object: AnyObject) {
    if let number = number(of: object) {
      entries[number]?.value = value
      return
    }
    if next & 63 == 63 { removeAll { _, _ in false } }
    entries[next] = (HeldObject(object, options), value)
    numbers[hash(object), default: []].append(next)
    next += 1
  }

  /// Removes the entry with an equal object.
  mutating func remove(_ object: AnyObject) {
    guard let number = number(of: object) else { return }
    entries[number] = nil
    numbers[hash(object)]?.removeAll { $0 == number }
  }

  /// Removes entries, and those whose objects were deallocated.
  mutating func removeAll(where isRemoved: (AnyObject, Value) -> Bool) {
    entries = entries.filter { _, entry in
      entry.key.object.map { !isRemoved($0, entry.value) } ?? false
    }
    numbers = numbers.compactMapValues { numbers in
      let kept = numbers.filter { entries[$0] != nil }
      return kept.isEmpty ? nil : kept
    }
  }
}

/// Enumerates objects.
final class ObjectEnumerator: NSEnumerator {
  private var objects: ArraySlice<AnyObject>

  init(_ objects: [AnyObject]) {
    self.objects = objects[...]
    super.init()
  }

  override func nextObject() -> Any? { objects.popFirst() }
}
