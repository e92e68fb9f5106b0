import Foundation
import Layers
import Views

/// The observations of properties.
enum Observation {
  struct Change {
    var old: Any?
    var new: Any?
    var isPrior = false
    var isInitial = false
  }

  typealias Handler = (_ object: AnyObject, Change) -> Void

  /// The observers of one object, which are associated with it.
  private final class Observers {
    struct Observer {
      let key: String
      let options: NSKeyValueObservingOptions
      let handler: Handler
    }

    var observers: [Int: Observer] = [:]
    var nextNumber = 0
  }

  /// The address under which an object's observers are associated with it.
  nonisolated(unsafe) private static let address = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  private static func observers(of object: AnyObject) -> Observers? {
    objc_getAssociatedObject(object, address) as? Observers
  }

  static func isObserved(_ object: AnyObject, _ key: String) -> Bool {
    observers(of: object)?.observers.values.contains { $0.key == key } ?? false
  }

  /// Begins an observation; returns a closure that ends it.
  static func begin(
    of object: NSObject, path: AnyKeyPath?, name: String?, _ options: NSKeyValueObservingOptions,
    read: @escaping (AnyObject) -> Any?, _ handler: @escaping Handler
  ) -> () -> Void {
    if options.contains(.initial) {
      handler(
        object,
        Change(old: nil, new: options.contains(.new) ? read(object) : nil, isInitial: true))
    }
    let member =
      path.map { MemberRegistry.property(at: $0, of: object) }
      ?? name.flatMap { KeyedValues.property($0, of: object) }
    let isSystem = isOfSystem(member, object)
    if let member, !isSystem { return observe(member.name, of: object, options, handler) }
    if let layer = (object as? UIView)?.layer ?? object as? CALayer {
      return observe(layer, of: object, options, read, handler)
    }
    MessageWarning.undefinedKey(name ?? "\(path.map { "\($0)" } ?? "")", of: object)
    return {}
  }

  /// Whether a property belongs to UIKit or Core Animation, whose changes layers report.
  private static func isOfSystem(_ member: PortedMember?, _ object: AnyObject) -> Bool {
    guard case .property(_, _, let path) = member?.content else { return true }
    return SystemMembers.contains(type(of: path).rootType)
  }

  private static func observe(
    _ key: String, of object: NSObject, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping Handler
  ) -> () -> Void {
    let observers = observers(of: object) ?? Observers()
    objc_setAssociatedObject(object, address, observers, .OBJC_ASSOCIATION_RETAIN)
    let number = observers.nextNumber
    observers.nextNumber += 1
    observers.observers[number] = .init(key: key, options: options, handler: handler)
    return { [weak observers] in observers?.observers[number] = nil }
  }

  /// Observes what the layer of a view, or a layer, shows: a change is noticed by comparing values.
  private static func observe(
    _ layer: CALayer, of object: NSObject, _ options: NSKeyValueObservingOptions,
    _ read: @escaping (AnyObject) -> Any?, _ handler: @escaping Handler
  ) -> () -> Void {
    var last = read(object)
    return layer.observeChanges { [weak object] in
      guard let object else { return }
      let value = read(object)
      guard !KeyedConversion.areEqual(value, last) else { return }
      let old = options.contains(.old) ? last : nil
      last = value
      handler(object, Change(old: old, new: options.contains(.new) ? value : nil))
    }
  }

  static func report(_ object: NSObject, _ key: String, isPrior: Bool, _ old: Any?, _ new: Any?) {
    guard let observers = observers(of: object) else { return }
    for number in observers.observers.keys.sorted() {
      guard let observer = observers.observers[number], observer.key == key,
        !isPrior || observer.options.contains(.prior)
      else { continue }
      let options = observer.options
      observer.handler(
        object,
        Change(
          old: options.contains(.old) ? old : nil,
          new: options.contains(.new) && !isPrior ? new : nil, isPrior: isPrior))
    }
  }
}

/// The observations by name, which their observers end by name.
enum NamedObservations {
  private final class Entries {
    var entries: [(observer: ObjectIdentifier, key: String, UnsafeMutableRawPointer?, () -> Void)] =
      []
  }

  nonisolated(unsafe) private static let address = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  static func add(
    _ stop: @escaping () -> Void, observer: NSObject, of object: NSObject, _ key: String,
    _ context: UnsafeMutableRawPointer?
  ) {
    let entries = objc_getAssociatedObject(object, address) as? Entries ?? Entries()
    objc_setAssociatedObject(object, address, entries, .OBJC_ASSOCIATION_RETAIN)
    entries.entries.append((ObjectIdentifier(observer), key, context, stop))
  }

  static func remove(
    _ observer: NSObject, of object: NSObject, _ key: String,
    where isRemoved: (UnsafeMutableRawPointer?) -> Bool
  ) {
    guard let entries = objc_getAssociatedObject(object, address) as? Entries else { return }
    entries.entries.removeAll { entry in
      guard entry.observer == ObjectIdentifier(observer), entry.key == key, isRemoved(entry.2)
      else {
        return false
      }
      entry.3()
      return true
    }
  }
}

extension KeyedConversion {
  /// Returns whether two values are equal; values that can't be compared are different.
  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    func compare<Value: Equatable>(_ value: Value) -> Bool { second as? Value == value }
    if let value = first as? any Equatable { return compare(value) }
    return (first as AnyObject) === (second as AnyObject)
  }
}
