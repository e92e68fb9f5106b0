import Synchronization

/// The members of classes by their names in Objective-C.
enum MemberRegistry {
  /// `@unchecked Sendable`: it is used under a lock, and members never change.
  private final class Storage: @unchecked Sendable {
    /// The lists that haven't been read yet, by class.
    var pending: [ObjectIdentifier: [() -> [PortedMember]]] = [:]
    /// The number of lists that have been read.
    var readCount: [ObjectIdentifier: Int] = [:]
    var members: [ObjectIdentifier: [String: PortedMember]] = [:]
  }

  private static let storage = Mutex(Storage())

  static func register(_ type: AnyClass, _ members: @escaping () -> [PortedMember]) {
    nonisolated(unsafe) let members = members
    storage.withLock { $0.pending[ObjectIdentifier(type), default: []].append(members) }
  }

  /// Returns the member with a name of an object's class or the nearest superclass that has it.
  static func member(_ name: String, of object: AnyObject) -> PortedMember? {
    var current: AnyClass? = type(of: object)
    while let type = current {
      if let member = members(of: type)[name] { return member }
      current = _getSuperclass(type)
    }
    return nil
  }

  /// Returns the property that a key path of a class belongs to.
  static func property(at path: AnyKeyPath, of object: AnyObject) -> PortedMember? {
    var current: AnyClass? = type(of: object)
    while let type = current {
      let found = members(of: type).values.first {
        if case .property(_, _, let own) = $0.content { own == path } else { false }
      }
      if let found { return found }
      current = _getSuperclass(type)
    }
    return nil
  }

  private static func members(of type: AnyClass) -> [String: PortedMember] {
    let identifier = ObjectIdentifier(type)
    // The lists are read without the lock, because they can look up members. Two threads may read the
    // same list; none sees a class whose lists haven't been read.
    let (pending, startCount) = storage.withLock { storage -> ([() -> [PortedMember]], Int) in
      nonisolated(unsafe) let lists = storage.pending[identifier] ?? []
      return (lists, storage.readCount[identifier, default: 0])
    }
    nonisolated(unsafe) let read = pending.flatMap { $0() }
    return storage.withLock { storage in
      for member in read { storage.members[identifier, default: [:]][member.name] = member }
      // Another thread may have removed them, and new ones may have been added since.
      let removedCount = storage.readCount[identifier, default: 0]
      if pending.count > 0, removedCount == startCount {
        storage.pending[identifier]?.removeFirst(pending.count)
        storage.readCount[identifier] = removedCount + pending.count
      }
      nonisolated(unsafe) let members = storage.members[identifier] ?? [:]
      return members
    }
  }
}
