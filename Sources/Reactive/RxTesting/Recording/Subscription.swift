/// The time span of a subscription to a testable sequence.
public struct Subscription: Hashable, Sendable {
  /// The time of the subscription.
  public let subscribe: TestTime

  /// The time of the disposal; `Int.max` while the subscription is active.
  public let unsubscribe: TestTime

  /// Creates a subscription that starts at `subscribe` and is still active.
  public init(_ subscribe: TestTime) {
    self.init(subscribe, .max)
  }

  /// Creates a subscription from `subscribe` to `unsubscribe`.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// A text such as "(200 : 250)", with "Infinity" for an active subscription.
  public var debugDescription: String {
    "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))"
  }
}
