import Layers
import Synchronization

/// The members of classes by their names in Objective-C.
enum MemberRegistry {
  /// `@unchecked Sendable`: it is used under a lock, and members never change.
  private final class Storage: @unchecked Sendable {
    var lists: [ObjectIdentifier: [(isSystem: Bool, read: () -> [PortedMember])]] = [:]
    /// The members of the first lists of each class.
    var read: [ObjectIdentifier: (listCount: Int, members: [String: PortedMember])] = [:]
  }

  private static let storage = Mutex(Storage())

  /// Registers members of a class; `isSystem` for those of UIKit and Core Animation.
  static func register(
    _ type: AnyClass, isSystem: Bool, _ members: @escaping () -> [PortedMember]
  ) {
    nonisolated(unsafe) let members = members
    storage.withLock { $0.lists[ObjectIdentifier(type), default: []].append((isSystem, members)) }
    guard !isSystem else { return }
    RegisteredProperties.setNameFinder { name(of: $0) }
    if type is CALayer.Type { RegisteredProperties.setFinder { property(of: $0, key: $1) } }
  }

  /// Returns access to a property that the sources declare in a layer's class, with storage of its
  /// own.
  private static func property(of layer: CALayer, key: String) -> KeyedValue? {
    var current: AnyClass? = type(of: layer)
    while let type = current, type != CALayer.self {
      let other = KeyedValues.otherName(of: key)
      if let member = declaredMember(key, in: type) ?? declaredMember(other, in: type) {
        guard case .property(let get, let set?, _) = member.content, !member.isManaged else {
          return nil
        }
        return KeyedValue(get: { get(layer) }, set: { set(layer, $0) })
      }
      current = _getSuperclass(type)
    }
    return nil
  }

  /// Returns the member that the sources declare in a class itself.
  static func declaredMember(_ name: String, in type: AnyClass) -> PortedMember? {
    members(of: type)[name].flatMap { $0.isSystem ? nil : $0 }
  }

  /// Returns the member with a name of an object's class or the nearest superclass that has it.
  static func member(_ name: String, of object: AnyObject) -> PortedMember? {
    member(name, ofInstancesOf: type(of: object))
  }

  /// Returns the member with a name of a class or the nearest superclass that has it.
  static func member(_ name: String, ofInstancesOf type: AnyClass) -> PortedMember? {
    var current: AnyClass? = type
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

  /// Returns the name of the property that a key path leads to, which begins at the class that declares
  /// the property.
  private static func name(of path: AnyKeyPath) -> String? {
    guard let type = Swift.type(of: path).rootType as? AnyClass else { return nil }
    return members(of: type).values.first {
      if case .property(_, _, let own) = $0.content { own == path } else { false }
    }?.name
  }

  /// Returns whether an object's class or a superclass has properties of a kind.
  static func hasProperties(_ object: AnyObject, where isWanted: (PortedMember) -> Bool) -> Bool {
    var current: AnyClass? = type(of: object)
    while let type = current {
      let found = members(of: type).values.contains {
        if case .property = $0.content { isWanted($0) } else { false }
      }
      if found { return true }
      current = _getSuperclass(type)
    }
    return false
  }

  /// Returns the members of a class and its superclasses, in no particular order.
  static func members(ofInstancesOf type: AnyClass) -> [PortedMember] {
    var result: [String: PortedMember] = [:]
    var current: AnyClass? = type
    while let type = current {
      result.merge(members(of: type)) { nearer, _ in nearer }
      current = _getSuperclass(type)
    }
    return Array(result.values)
  }

  private static func members(of type: AnyClass) -> [String: PortedMember] {
    let identifier = ObjectIdentifier(type)
    let (lists, known) = storage.withLock { storage in
      nonisolated(unsafe) let found = (
        lists: storage.lists[identifier] ?? [], known: storage.read[identifier]
      )
      return found
    }
    if let known, known.listCount == lists.count { return known.members }
    // Without the lock, because the lists can look up members. Two threads may read the same ones.
    nonisolated(unsafe) var members: [String: PortedMember] = [:]
    for list in lists {
      for var member in list.read() {
        member.isSystem = list.isSystem
        members[member.name] = member
      }
    }
    storage.withLock { $0.read[identifier] = (lists.count, members) }
    return members
  }
}
