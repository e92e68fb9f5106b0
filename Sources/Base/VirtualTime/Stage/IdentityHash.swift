import Synchronization

/// The hash value of an object that is equal only to itself.
///
/// `NSObject` hashes its address, which differs from run to run, and with it the order of a set or a
/// dictionary with objects as keys. This is a number instead: that of objects hashed before on the
/// stage. A class stores it in a property, and returns its value from `hash`.
package struct IdentityHash {
  private var number = 0

  package init() {}

  /// Returns the hash value, which is chosen by the first call.
  package mutating func value() -> Int {
    if number == 0 { number = Self.next() }
    return number
  }

  private static func next() -> Int {
    if let context = VirtualClock.current?.context {
      context.hashedObjectCount += 1
      return context.hashedObjectCount
    }
    return outsideOfStages.add(1, ordering: .relaxed).newValue
  }

  private static let outsideOfStages = Atomic(0)
}
