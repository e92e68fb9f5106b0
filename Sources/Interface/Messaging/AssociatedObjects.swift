import Foundation
import Layers
import Synchronization
import VirtualTime

/// How an associated object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The associated objects of one object.
private final class Associations {
  enum Value {
    case strong(Any)
    case weak(WeakReference)
  }

  final class WeakReference {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  var values: [UnsafeRawPointer: Value] = [:]
}

/// The associated objects of all objects, by the objects' addresses.
///
/// Those of views and layers go with them. Other objects don't notify when they are deallocated:
/// theirs go when one of the next turns of the stage ends, or when another object with associated
/// objects is created at the same address, both noticed by a weak reference.
private enum AssociationTable {
  /// `@unchecked Sendable`: the owner is set once, and the associations are used only on the thread
  /// to which the owner belongs.
  final class Entry: @unchecked Sendable {
    weak var owner: AnyObject?
    let associations = Associations()
    init(_ owner: AnyObject) { self.owner = owner }
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func associations(of object: AnyObject, creates: Bool) -> Associations? {
    let identifier = ObjectIdentifier(object)
    nonisolated(unsafe) let owner = object
    let (entry, isNew) = entries.withLock { entries -> (Entry?, Bool) in
      if let entry = entries[identifier], entry.owner === owner { return (entry, false) }
      entries[identifier] = nil
      guard creates else { return (nil, false) }
      if entries.count & 1023 == 1023 { entries = entries.filter { $0.value.owner != nil } }
      let entry = Entry(owner)
      entries[identifier] = entry
      return (entry, true)
    }
    if isNew, let owner = object as? any LifetimeOwner {
      _ = owner.ownLifetime.onDeinit { remove(identifier) }
    } else if isNew, let clock = VirtualClock.current {
      AssociationSweep.of(clock).watch(identifier, on: clock)
    }
    return entry?.associations
  }

  /// Removes the associations of those owners that have been deallocated. Returns the identifiers that
  /// still have an owner.
  static func sweep(_ identifiers: some Sequence<ObjectIdentifier>) -> [ObjectIdentifier] {
    var gone: [Entry] = []
    let left = entries.withLock { entries in
      identifiers.filter { identifier in
        guard let entry = entries[identifier] else { return false }
        if entry.owner != nil { return true }
        gone.append(entry)
        entries[identifier] = nil
        return false
      }
    }
    // Released outside of the lock, because objects can have associated objects of their own.
    gone.removeAll()
    return left
  }

  static func remove(_ identifier: ObjectIdentifier) {
    // Released outside of the lock, because objects can have associated objects of their own.
    _ = entries.withLock { $0.removeValue(forKey: identifier) }
  }
}

/// The objects with associations, other than views and layers, that were created on a stage.
private final class AssociationSweep: StageLocal {
  private var watched: [ObjectIdentifier] = []

  init(on clock: VirtualClock) {}

  func watch(_ identifier: ObjectIdentifier, on clock: VirtualClock) {
    watched.append(identifier)
    if clock.afterTurn == nil { clock.afterTurn = { [weak self] in self?.sweep() } }
  }

  /// Looks at all objects if there are few, otherwise at those that weren't looked at the longest, so that
  /// a turn takes no longer with many objects.
  private func sweep() {
    let count = min(watched.count, 16)
    let left = AssociationTable.sweep(watched.prefix(count))
    watched.removeFirst(count)
    watched += left
    if watched.isEmpty { VirtualClock.current?.afterTurn = nil }
  }
}

/// Returns the value that is associated with an object for a key: the address of a variable.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  switch AssociationTable.associations(of: object as AnyObject, creates: false)?.values[key] {
  case .strong(let value): value
  case .weak(let reference): reference.object
  case nil: nil
  }
}

/// Associates a value with an object for a key. A nil value removes the association.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let associations = AssociationTable.associations(
    of: object as AnyObject, creates: value != nil)
  guard let value else {
    associations?.values[key] = nil
    return
  }
  switch policy {
  case .OBJC_ASSOCIATION_ASSIGN:
    associations?.values[key] = .weak(Associations.WeakReference(value as AnyObject))
  case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
    associations?.values[key] = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
  case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
    associations?.values[key] = .strong(value)
  }
}

/// Removes all associations of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.remove(ObjectIdentifier(object as AnyObject))
}
