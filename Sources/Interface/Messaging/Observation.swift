package import Foundation
import Layers

/// An object of UIKit without a layer that reports the changes of its observable properties, as
/// rewritten classes do.
package protocol ChangeReporter: NSObject {}

/// An object whose properties lead to others that report their changes, as those of a scroll view lead
/// to its recognizers.
package protocol ReporterOwner {
  /// The objects that report their changes.
  var changeReporters: [any ChangeReporter] { get }
}

/// The observations of properties.
enum Observation {
  struct Change {
    var old: Any?
    var new: Any?
    var isPrior = false
    var isInitial = false
  }

  typealias Handler = (_ object: AnyObject, Change) -> Void

  /// An observer of a property that a rewritten class reports.
  private struct Observer {
    /// The key of the property; nil for all.
    let key: String?
    let options: NSKeyValueObservingOptions
    let handler: Handler
  }

  private static let key = AssociatedListKey<Observer>()

  static func isObserved(_ object: AnyObject, _ name: String) -> Bool {
    key.list(of: object)?.contains { $0.key == name } ?? false
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
    let keys = name.flatMap(KeyedValues.split)
    let member =
      path.map { MemberRegistry.property(at: $0, of: object) }
      ?? (keys?.key ?? name).flatMap { KeyedValues.property($0, of: object) }
    let isOwn =
      object is any ChangeReporter || leads(keys?.key, of: object)
      || member.map { !isOfSystem($0) } ?? false
    let comparison = Comparison(read, object, options, handler)
    if object is Progress { return comparison.reportAtEachRefresh(object) }
    if let member, isOwn {
      if let keys { return ChainObservation(of: object, keys.key, keys.rest, comparison).end }
      let end = key.newList(of: object).add(
        Observer(key: member.name, options: options, handler: handler))
      return begin(of: DependentKeys.of(member.name, object), of: object, comparison, end)
    }
    // A key path of a subclass to a property that its superclass declares differs from the
    // registered one: each reported change can be one of that property.
    let end =
      path == nil
      ? nil
      : key.newList(of: object).add(
        Observer(key: nil, options: [], handler: { object, _ in comparison.reportChange(object) }))
    if let layer = (object as? any LayerOwner)?.layer ?? object as? CALayer {
      let endOfLayer = layer.observeChanges { [weak object] in
        if let object { comparison.reportChange(object) }
      }
      let endOfReports = path == nil ? [] : reports(leadingFrom: object, comparison)
      return {
        end?()
        endOfLayer()
        for end in endOfReports { end() }
      }
    }
    if let end,
      object is any ChangeReporter
        || MemberRegistry.hasProperties(object, where: { !isOfSystem($0) })
    {
      return end
    }
    MessageWarning.undefinedKey(name ?? path.map { "\($0)" } ?? "", of: object)
    return {}
  }

  /// Observes the objects to which a key path can lead, such as `\.panGestureRecognizer.state`;
  /// returns closures that end this.
  private static func reports(
    leadingFrom object: NSObject, _ comparison: Comparison
  ) -> [() -> Void] {
    ((object as? any ReporterOwner)?.changeReporters ?? []).map { reporter in
      reports(of: reporter) { [weak object] _, _ in
        if let object { comparison.reportChange(object) }
      }
    }
  }

  /// Observes the keys on which the value of another one depends; returns a closure that ends these
  /// observations and `end`.
  private static func begin(
    of keys: [String], of object: NSObject, _ comparison: Comparison, _ end: @escaping () -> Void
  ) -> () -> Void {
    let ends = keys.map { key in
      begin(
        of: object, path: nil, name: key, [], read: { ($0 as? NSObject)?.value(forKeyPath: key) }
      ) { object, _ in comparison.report(object) }
    }
    return { (ends + [end]).forEach { $0() } }
  }

  /// Whether the value for a key reports its changes itself.
  private static func leads(_ key: String?, of object: NSObject) -> Bool {
    key.map {
      KeyedValues.property($0, of: object) != nil && object.value(forKey: $0) is any ChangeReporter
    }
      ?? false
  }

  /// Whether a property belongs to UIKit or Core Animation, whose changes layers report.
  private static func isOfSystem(_ member: PortedMember) -> Bool {
    guard case .property(_, _, let path) = member.content else { return false }
    let name = String(reflecting: type(of: path).rootType)
    return ["Views.", "Layers.", "Controls.", "ViewText."].contains { name.hasPrefix($0) }
  }

  /// Observes all reports of an object; returns a closure that ends this.
  static func reports(of object: NSObject, _ handler: @escaping Handler) -> () -> Void {
    key.newList(of: object).add(Observer(key: nil, options: [], handler: handler))
  }

  static func report(_ object: NSObject, _ name: String, isPrior: Bool, _ old: Any?, _ new: Any?) {
    key.list(of: object)?.forEach {
      $0.key == name && (!isPrior || $0.options.contains(.prior)) || $0.key == nil && !isPrior
    } _: { observer in
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
  private struct Entry {
    let observer: ObjectIdentifier
    let key: String
    let context: UnsafeMutableRawPointer?
    let stop: () -> Void
  }

  private static let key = AssociatedListKey<Entry>()

  static func add(
    _ stop: @escaping () -> Void, observer: NSObject, of object: NSObject, _ name: String,
    _ context: UnsafeMutableRawPointer?
  ) {
    key.newList(of: object).add(
      Entry(observer: ObjectIdentifier(observer), key: name, context: context, stop: stop))
  }

  static func remove(
    _ observer: NSObject, of object: NSObject, _ name: String,
    where isRemoved: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let removed = key.list(of: object)?.removeAll {
      $0.observer == ObjectIdentifier(observer) && $0.key == name && isRemoved($0.context)
    }
    for entry in removed ?? [] { entry.stop() }
  }
}

extension KeyedConversion {
  /// Returns whether two values are equal; values that can't be compared are different.
  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    func compare<Value: Equatable>(_ value: Value) -> Bool { second as? Value == value }
    if let value = first as? any Equatable { return compare(value) }
    if let values = first as? [AnyHashable: Any], let others = second as? [AnyHashable: Any] {
      return values.count == others.count
        && values.allSatisfy { key, value in areEqual(value, others[key]) }
    }
    return (first as AnyObject) === (second as AnyObject)
  }
}
