public import Foundation
import Layers

/// What an observation of a property reports.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bit mask, with Apple's values.
  public let rawValue: UInt

  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Report the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// Report the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// Report the value immediately, before the observation begins.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// Report also before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// A key of the dictionary that `observeValue(forKeyPath:of:change:context:)` receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Not used: collections change as a whole.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is about to happen.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange

  /// The kind; always `setting` here.
  public let kind: Kind
  /// The new value, if it was asked for and the change has happened.
  public let newValue: Value?
  /// The old value, if it was asked for.
  public let oldValue: Value?
  /// Nil: changes of collections are reported as a whole.
  public let indexes: IndexSet?
  /// Whether the change is about to happen.
  public let isPrior: Bool
}

/// An observation of a property, which ends with `invalidate()` or when this object is deallocated.
public final class NSKeyValueObservation: NSObject {
  private var stop: (() -> Void)?

  init(stop: @escaping () -> Void) { self.stop = stop }

  deinit { stop?() }

  /// Ends the observation.
  public func invalidate() {
    stop?()
    stop = nil
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls `changeHandler` when a property changes: one that a rewritten class marks with
  /// `@objc dynamic`, or any property of a view or a layer.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let stop = Observation.begin(
      of: self, path: keyPath, name: nil, options, read: { ($0 as? Self)?[keyPath: keyPath] }
    ) { object, change in
      guard let object = object as? Self else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: change.new as? Value, oldValue: change.old as? Value,
          indexes: nil, isPrior: change.isPrior))
    }
    return NSKeyValueObservation(stop: stop)
  }

  /// Sends `observeValue(forKeyPath:of:change:context:)` to `observer` when the property at
  /// `keyPath` changes. The observer isn't retained.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let stop = Observation.begin(
      of: self, path: nil, name: keyPath, options,
      read: { ($0 as? NSObject)?.value(forKeyPath: keyPath) }
    ) { [weak observer] object, change in
      guard let observer else { return }
      var changes: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new), !change.isPrior { changes[.newKey] = change.new ?? NSNull() }
      if options.contains(.old), !change.isInitial { changes[.oldKey] = change.old ?? NSNull() }
      if change.isPrior { changes[.notificationIsPriorKey] = true }
      Message.send(
        "observeValueForKeyPath:ofObject:change:context:", to: observer,
        [keyPath, object, changes, context])
    }
    NamedObservations.add(stop, observer: observer, of: self, keyPath, context)
  }

  /// Ends an observation.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservations.remove(observer, of: self, keyPath) { _ in true }
  }

  /// Ends an observation that began with this context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    NamedObservations.remove(observer, of: self, keyPath) { $0 == context }
  }

  /// Reports that a property is about to change.
  public func willChangeValue(forKey key: String) {
    let value = Observation.isObserved(self, key) ? value(forKey: key) : nil
    portedWillChange(self, key, value, value)
  }

  /// Reports that a property has changed.
  public func didChangeValue(forKey key: String) {
    let value = Observation.isObserved(self, key) ? value(forKey: key) : nil
    portedDidChange(self, key, value, value)
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Reports that a property that Objective-C knows is about to change; others are ignored.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    keyPath._kvcKeyPathString.map { willChangeValue(forKey: $0) }
  }

  /// Reports that a property that Objective-C knows has changed; others are ignored.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    keyPath._kvcKeyPathString.map { didChangeValue(forKey: $0) }
  }
}

/// Reports that a property of a rewritten class is about to change.
public func portedWillChange<Value>(_ object: NSObject, _ key: String, _ old: Value, _ new: Value) {
  Observation.report(object, key, isPrior: true, old, new)
}

/// Reports that a property of a rewritten class has changed.
public func portedDidChange<Value>(_ object: NSObject, _ key: String, _ old: Value, _ new: Value) {
  Observation.report(object, key, isPrior: false, old, new)
}
