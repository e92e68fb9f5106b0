import Foundation
import VirtualTime

/// The overrides of NSObject's members, such as `responds(to:)`, in rewritten classes.
///
/// On Linux NSObject doesn't have these members, so that calls of them begin here, and are sent to
/// the class that declares one. Calls from within that method, which are calls of `super`, are not
/// sent to it again.
final class OverriddenMembers: StageLocal {
  private struct Call: Hashable {
    let object: ObjectIdentifier
    let selector: String
  }

  private var running: Set<Call> = []

  init(on clock: VirtualClock) {}

  /// Returns the result of the object's own method; nil if its class declares none, or if it is
  /// running. A result of nil is `.some(nil)`.
  static func call(_ selector: String, of object: AnyObject, _ arguments: [Any?]) -> Any?? {
    guard case .method(let method)? = MemberRegistry.member(selector, of: object)?.content,
      let clock = VirtualClock.current
    else { return nil }
    let calls = OverriddenMembers.of(clock)
    let call = Call(object: ObjectIdentifier(object), selector: selector)
    guard calls.running.insert(call).inserted else { return nil }
    defer { calls.running.remove(call) }
    guard case .returned(let result) = method.call(object, arguments) else { return nil }
    return .some(result)
  }
}
