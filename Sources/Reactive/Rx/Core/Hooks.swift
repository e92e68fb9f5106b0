import Foundation
import Synchronization

/// Settings for the way the library reports errors and debug output.
///
/// The hooks apply to all stages and threads. They are protected by a lock, and the closures can be
/// called on any thread.
public enum Hooks {
  /// A closure that handles an error for which a subscription has no handler. Its first argument is
  /// the call stack of the subscription, or an empty array if it wasn't recorded.
  public typealias DefaultErrorHandler =
    @Sendable (_ subscriptionCallStack: [String], _ error: any Error) -> Void

  /// A closure that returns the call stack of the current subscription.
  public typealias CustomCaptureSubscriptionCallstack = @Sendable () -> [String]

  private struct Handlers {
    var error: DefaultErrorHandler = { _, error in
      try? FileHandle.standardError.write(
        contentsOf: Data("Unhandled error in a subscription: \(error)\n".utf8))
    }
    var callStack: CustomCaptureSubscriptionCallstack = { Thread.callStackSymbols }
    var printer: @Sendable (String) -> Void = { print($0) }
  }

  private static let handlers = Mutex(Handlers())
  private static let recordsCallStack = Atomic(false)

  /// Whether each subscription records its call stack for the default error handler; false by
  /// default, because recording is slow.
  public static var recordCallStackOnError: Bool {
    get { recordsCallStack.load(ordering: .relaxed) }
    set { recordsCallStack.store(newValue, ordering: .relaxed) }
  }

  /// The handler for errors of subscriptions without an error handler. By default, it writes them
  /// to standard error.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { handlers.withLock { $0.error } }
    set { handlers.withLock { $0.error = newValue } }
  }

  /// The closure that returns the call stack of a subscription if call stacks are recorded.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { handlers.withLock { $0.callStack } }
    set { handlers.withLock { $0.callStack = newValue } }
  }

  /// The closure that receives each line of `debug` output. By default, it prints the line to
  /// standard output.
  public static var debugPrinter: @Sendable (String) -> Void {
    get { handlers.withLock { $0.printer } }
    set { handlers.withLock { $0.printer = newValue } }
  }

  /// Returns the call stack, or an empty array if call stacks aren't recorded.
  static func callStack() -> [String] {
    recordCallStackOnError ? customCaptureSubscriptionCallstack() : []
  }
}
