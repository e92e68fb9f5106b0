public import Foundation

/// Reports that a method of a rewritten class is called, before its body.
public func portedSent(
  _ object: NSObject, _ selector: String, _ arguments: @autoclosure () -> [Any?]
) {
  CallObservation.report(object, selector, isPrior: true, arguments)
}

/// Reports that a method of a rewritten class was called, after its body.
public func portedInvoked(
  _ object: NSObject, _ selector: String, _ arguments: @autoclosure () -> [Any?]
) {
  CallObservation.report(object, selector, isPrior: false, arguments)
}

/// The observations of calls.
package enum CallObservation {
  private final class Observers {
    struct Observer {
      let selector: Selector
      let isPrior: Bool
      let handler: ([Any]) -> Void
    }

    var observers: [Int: Observer] = [:]
    var nextNumber = 0
  }

  /// The address under which an object's observers are associated with it.
  nonisolated(unsafe) private static let address = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// Calls `handler` with the arguments of each call of a method, before its body if `isPrior`.
  /// Returns a closure that ends the observation.
  package static func begin(
    of object: NSObject, _ selector: Selector, isPrior: Bool, _ handler: @escaping ([Any]) -> Void
  ) -> () -> Void {
    let observers = objc_getAssociatedObject(object, address) as? Observers ?? Observers()
    objc_setAssociatedObject(object, address, observers, .OBJC_ASSOCIATION_RETAIN)
    let number = observers.nextNumber
    observers.nextNumber += 1
    observers.observers[number] = .init(selector: selector, isPrior: isPrior, handler: handler)
    return { [weak observers] in observers?.observers[number] = nil }
  }

  static func report(
    _ object: NSObject, _ selector: String, isPrior: Bool, _ arguments: () -> [Any?]
  ) {
    guard let observers = objc_getAssociatedObject(object, address) as? Observers else { return }
    for number in observers.observers.keys.sorted() {
      guard let observer = observers.observers[number], observer.isPrior == isPrior,
        observer.selector == Selector(selector)
      else { continue }
      // As in RxCocoa, nil is NSNull.
      observer.handler(arguments().map { $0 ?? NSNull() })
    }
  }
}
