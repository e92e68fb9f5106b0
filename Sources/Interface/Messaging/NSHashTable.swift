public import Foundation

/// A set of objects that can hold them weakly. Foundation has it on Apple's platforms only.
///
/// `allObjects` and enumerations are in the order in which the objects were added: our decision,
/// because Apple's order depends on addresses.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var entries: ObjectEntries<Void>

  /// Creates a table. The capacity has no effect.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    entries = ObjectEntries(options)
    super.init()
  }

  /// Creates a table that retains its objects.
  public override convenience init() { self.init(options: []) }

  /// Returns a table that holds its objects weakly.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The number of objects, without those that were deallocated.
  open var count: Int { entries.live.count }

  /// The objects.
  open var allObjects: [ObjectType] { entries.live.compactMap { $0.key as? ObjectType } }

  /// One of the objects: the first; nil if there is none.
  open var anyObject: ObjectType? { allObjects.first }

  /// The objects as a set. Objects that aren't `NSObject`s are left out.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? NSObject }) }

  /// Returns whether the table has an equal object.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the object of the table that is equal to another one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { entries.entry($0)?.key as? ObjectType }
  }

  /// Adds an object, unless the table has an equal one. Nil is ignored.
  open func add(_ object: ObjectType?) {
    if let object { entries.set((), for: object) }
  }

  /// Removes the object that is equal to another one.
  open func remove(_ object: ObjectType?) {
    if let object { entries.remove(object) }
  }

  /// Removes all objects.
  open func removeAllObjects() { entries.removeAll { _, _ in true } }

  /// Adds the objects of another table.
  open func union(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { add(object) }
  }

  /// Removes the objects of another table.
  open func minus(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { remove(object) }
  }

  /// Removes the objects that another table doesn't have.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Returns whether another table has one of the objects.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }

  /// Returns whether another table has all objects.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }

  /// Returns an enumerator of the objects that the table has now.
  open func objectEnumerator() -> NSEnumerator { ObjectEnumerator(allObjects) }
}
