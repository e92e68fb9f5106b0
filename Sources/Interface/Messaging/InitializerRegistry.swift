import Foundation
import Synchronization

/// The initialisers without parameters that classes of rewritten sources declare beside UIKit's.
///
/// UIKit's views, controllers and recognizers have a convenience initialiser `init()`. A subclass that
/// declares one, too, doesn't override it in Swift: on a class that is known only at run time, UIKit's
/// would be called. In Objective-C, the subclass's is called.
package enum InitializerRegistry {
  /// `@unchecked Sendable`: the functions only create objects, and it is used under a lock.
  private struct Storage: @unchecked Sendable {
    var initializers: [ObjectIdentifier: () -> AnyObject] = [:]
  }

  private static let storage = Mutex(Storage())

  fileprivate static func register(_ type: AnyClass, _ make: @escaping () -> AnyObject) {
    storage.withLock { $0.initializers[ObjectIdentifier(type)] = make }
  }

  /// Creates an object with its class's own initialiser; nil if the class has none.
  package static func make(_ type: AnyClass) -> AnyObject? {
    storage.withLock { $0.initializers[ObjectIdentifier(type)] }?()
  }
}

/// Registers the initialiser without parameters of a class. Rewritten sources call this when the program is
/// loaded.
public func portedRegister(_ type: AnyClass, initializer make: @escaping () -> AnyObject) {
  InitializerRegistry.register(type, make)
}
