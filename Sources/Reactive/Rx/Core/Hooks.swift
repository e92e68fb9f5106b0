import Foundation
import Synchronization

/// What a program can change about how the library reports.
///
/// The hooks hold for all stages and threads; they are locked, and what they call must be prepared
/// to be called on any thread.
public enum Hooks {
  /// Handles an error that a subscription has no handler for. It is handed the call stack of the
  /// subscription, if that was recorded.
  public typealias DefaultErrorHandler =
    @Sendable (_ subscriptionCallStack: [String], _ error: any Error) -> Void

  /// Tells the call stack of a subscription that is being made.
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

  /// Whether each subscription records its call stack for the default error handler; false unless
  /// set, since recording is slow.
  public static var recordCallStackOnError: Bool {
    get { recordsCallStack.load(ordering: .relaxed) }
    set { recordsCallStack.store(newValue, ordering: .relaxed) }
  }

  /// Handles the errors that subscriptions have no handler for. Unless set, it writes them to
  /// standard error.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { handlers.withLock { $0.error } }
    set { handlers.withLock { $0.error = newValue } }
  }

  /// Tells the call stack of a subscription, when that is recorded.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { handlers.withLock { $0.callStack } }
    set { handlers.withLock { $0.callStack = newValue } }
  }

  /// Receives each line that `debug` prints. Unless set, it prints it to standard output.
  public static var debugPrinter: @Sendable (String) -> Void {
    get { handlers.withLock { $0.printer } }
    set { handlers.withLock { $0.printer = newValue } }
  }

  /// The call stack, if it is to be recorded.
  static func callStack() -> [String] {
    recordCallStackOnError ? customCaptureSubscriptionCallstack() : []
  }
}
