public import Foundation
import Synchronization

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
  private struct Observer {
    let selector: Selector
    let isPrior: Bool
    let handler: ([Any]) -> Void
  }

  private static let key = AssociatedListKey<Observer>()

  /// Whether any call was ever observed: what isn't costs nothing.
  private static let isUsed = Atomic(false)

  /// Calls `handler` with the arguments of each call of a method, before its body if `isPrior`.
  /// Returns a closure that ends the observation.
  package static func begin(
    of object: NSObject, _ selector: Selector, isPrior: Bool, _ handler: @escaping ([Any]) -> Void
  ) -> () -> Void {
    isUsed.store(true, ordering: .relaxed)
    return key.newList(of: object).add(
      Observer(selector: selector, isPrior: isPrior, handler: handler))
  }

  /// Calls a method of UIKit that apps override, and reports the call.
  package static func reporting(
    _ selector: String, of object: NSObject, _ arguments: [Any?] = [], _ call: () -> Void
  ) {
    report(object, selector, isPrior: true) { arguments }
    call()
    report(object, selector, isPrior: false) { arguments }
  }

  /// Reports a message that a delegate has received from an object: RxCocoa's events observe them
  /// on the object itself. The delegate has already handled the message.
  package static func delegated(
    _ selector: String, by object: NSObject, _ arguments: @autoclosure () -> [Any?]
  ) {
    report(object, selector, isPrior: true, arguments)
    report(object, selector, isPrior: false, arguments)
  }

  /// Returns whether calls of a method of an object are observed.
  package static func isObserved(_ selector: String, of object: NSObject) -> Bool {
    guard isUsed.load(ordering: .relaxed) else { return false }
    var isFound = false
    key.list(of: object)?.forEach {
      $0.selector.name == selector
    } _: { _ in
      isFound = true
    }
    return isFound
  }

  static func report(
    _ object: NSObject, _ selector: String, isPrior: Bool, _ arguments: () -> [Any?]
  ) {
    guard isUsed.load(ordering: .relaxed) else { return }
    key.list(of: object)?.forEach {
      $0.isPrior == isPrior && $0.selector.name == selector
    } _: {
      // As in RxCocoa, nil is NSNull.
      $0.handler(arguments().map { $0 ?? NSNull() })
    }
  }
}
