public import Foundation

/// A dictionary of objects that can hold keys and values weakly. Foundation has it on Apple's
/// platforms only.
///
/// Enumerations are in the order in which the keys were added: our decision, because Apple's order
/// depends on addresses.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let valueOptions: NSPointerFunctions.Options
  private var entries: ObjectEntries<HeldObject>

  /// Creates a table. The capacity has no effect.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.valueOptions = valueOptions
    entries = ObjectEntries(keyOptions)
    super.init()
  }

  /// Creates a table that retains keys and values.
  public override convenience init() { self.init(keyOptions: [], valueOptions: []) }

  /// Returns a table that retains keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Returns a table that retains its values only.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// Returns a table that retains its keys only.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// Returns a table that retains neither keys nor values.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var live: [(key: AnyObject, value: AnyObject)] {
    entries.live.compactMap { entry in entry.value.object.map { (entry.key, $0) } }
  }

  /// The number of entries, without those whose key or value was deallocated.
  open var count: Int { live.count }

  /// Returns the value of a key; nil if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { entries.entry($0)?.value.object as? ObjectType }
  }

  /// Sets the value of a key. A key or a value that is nil is ignored.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    entries.set(HeldObject(anObject, valueOptions), for: aKey)
  }

  /// Removes a key and its value.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { entries.remove(aKey) }
  }

  /// Removes all keys and values.
  open func removeAllObjects() { entries.removeAll { _, _ in true } }

  /// Returns an enumerator of the keys that the table has now.
  open func keyEnumerator() -> NSEnumerator { ObjectEnumerator(live.map(\.key)) }

  /// Returns an enumerator of the values that the table has now.
  open func objectEnumerator() -> NSEnumerator? { ObjectEnumerator(live.map(\.value)) }

  /// Returns the entries as a dictionary. Keys that aren't `NSObject`s are left out.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    live.reduce(into: [:]) { result, entry in
      if let key = entry.key as? NSObject { result[key] = entry.value as? ObjectType }
    }
  }
}
