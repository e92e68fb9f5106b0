/// Calls of a delegate's optional methods.
///
/// In Objective-C, a delegate's class or any subclass can implement an optional method. In Swift, a
/// method with a default implementation belongs to the class that conforms: a method that only a
/// subclass has isn't called. The default implementations of UIKit's and Core Animation's delegates
/// therefore send a message, which finds the methods that rewritten classes have registered.
package enum OptionalMessage {
  package typealias Handler =
    @Sendable (
      _ selector: String, _ receiver: AnyObject, _ arguments: [Any?]
    ) -> Any??

  /// Finds the method and calls it; nil if the program has no messages. It is set once, when the
  /// program is loaded, before there are threads.
  nonisolated(unsafe) private static var handler: Handler?

  package typealias Finder = @Sendable (_ selector: String, _ receiver: AnyObject) -> Bool

  /// Finds out whether an object has a method. Set once, as `handler`.
  nonisolated(unsafe) private static var finder: Finder?

  /// Sets the function that delivers messages.
  package static func setHandler(
    _ handler: @escaping Handler, finder: @escaping Finder
  ) {
    self.handler = handler
    self.finder = finder
  }

  /// Returns whether an object's class has registered a method under a name: whether UIKit's
  /// `responds(to:)` would be true. False doesn't mean that it isn't implemented: only rewritten
  /// classes register their methods.
  package static func isImplemented(_ selector: String, by receiver: AnyObject) -> Bool {
    finder?(selector, receiver) ?? false
  }

  /// Calls the method that an object's class has registered under a name, and returns its result;
  /// nil if there is none.
  @discardableResult
  package static func send(
    _ selector: String, to receiver: AnyObject, _ arguments: Any?...
  ) -> Any?? {
    handler?(selector, receiver, arguments)
  }
}
