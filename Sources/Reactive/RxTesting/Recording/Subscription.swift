/// From when to when a testable sequence was subscribed to.
public struct Subscription: Hashable, Sendable {
  /// When the subscription was made.
  public let subscribe: TestTime

  /// When it was disposed; `Int.max` while it lasts.
  public let unsubscribe: TestTime

  /// A subscription that lasts from `subscribe` on.
  public init(_ subscribe: TestTime) {
    self.init(subscribe, .max)
  }

  /// A subscription from `subscribe` to `unsubscribe`.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
    (self.subscribe, self.unsubscribe) = (subscribe, unsubscribe)
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// "(200 : 250)", with "Infinity" for one that lasts.
  public var debugDescription: String {
    "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))"
  }
}
