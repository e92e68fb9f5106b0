import Foundation
import Synchronization

/// The classes that can be found by names of Objective-C that aren't those of Swift.
package enum ClassNames {
  /// `@unchecked Sendable`: classes never change, and it is used under a lock.
  private struct Storage: @unchecked Sendable {
    var classes: [String: AnyClass] = [:]
    var systemClasses: [ObjectIdentifier: AnyClass] = [:]
  }

  private static let storage = Mutex(Storage())

  /// The modules of UIKit's and Core Animation's classes.
  private static let modules = [
    "Views", "ViewText", "Controls", "Lists", "Containers", "ItemDynamics", "Layers", "Emitters",
  ]

  /// Registers a class whose name in Objective-C differs from that in Swift.
  package static func register(_ name: String, _ type: AnyClass) {
    storage.withLock { $0.classes[name] = type }
  }

  /// Returns a class of UIKit or Core Animation itself, or the one from which an app's class derives;
  /// nil if there is none.
  package static func systemClass(of type: AnyClass) -> AnyClass? {
    if let known = storage.withLock({ $0.systemClasses[ObjectIdentifier(type)] }) { return known }
    let found: AnyClass? = sequence(first: type, next: { _getSuperclass($0) }).first {
      modules.contains(String(_typeName($0).prefix { $0 != "." }))
    }
    if let found { storage.withLock { $0.systemClasses[ObjectIdentifier(type)] = found } }
    return found
  }

  static func type(named name: String) -> AnyClass? {
    if let known = storage.withLock({ $0.classes[name] }) { return known }
    guard !name.contains(".") else { return NSClassFromString(name) }
    let names = modules.map { "\($0).\(name)" } + ["Foundation.\(name)"]
    return names.lazy.compactMap { NSClassFromString($0) }.first
  }
}

/// Registers a class of the app under its name in Objective-C, which `@objc(Name)` gives it.
public func portedRegister(_ name: String, _ type: AnyClass) { ClassNames.register(name, type) }

/// Returns the class with a name: one of UIKit, Core Animation or Foundation, or one of the app's with
/// its module, as in "Launch.CardView". Rewritten sources call it as `NSClassFromString`.
public func portedClass(named name: String) -> AnyClass? { ClassNames.type(named: name) }
