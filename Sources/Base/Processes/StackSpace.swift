import CProcesses

/// The stack of the current thread.
///
/// Views and layers are nested, and operators of Rx chained, as deeply as a film likes, and many
/// functions call themselves for each level. The main thread's 8 MB, and less on other threads, are
/// enough for some hundred levels. So programs run on a stack of 1 GB, whose pages take memory only
/// once they are used, and functions that open a further level check the room that is left.
package enum StackSpace {
  /// The size of a film's stack.
  package static let size = 1 << 30

  /// Whether there is room for a further level: two thirds of the stack are left for what is called
  /// there. A chain of operators sends its first events from its deepest level.
  package static var hasRoom: Bool { 3 * flipbook_stack_room() > 2 * flipbook_stack_size() }

  /// Calls `body` with a film's stack, in the same thread. Without address space for it, the stack
  /// stays the same.
  package static func withLargeStack<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if flipbook_stack_room() > size / 4 { return try body() }
    return try withStack(ofSize: size, body)
  }

  /// Calls `body` on a stack of `size` bytes.
  package static func withStack<Result, Failure: Error>(
    ofSize size: Int, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var result: Swift.Result<Result, Failure>?
    func run() {
      do throws(Failure) { result = .success(try body()) } catch { result = .failure(error) }
    }
    withoutActuallyEscaping(run) { run in
      let call = StackCall(run)
      withExtendedLifetime(call) {
        _ = flipbook_call_on_stack(
          size,
          { context in
            guard let context else { return }
            Unmanaged<StackCall>.fromOpaque(context).takeUnretainedValue().body()
          }, Unmanaged.passUnretained(call).toOpaque())
      }
    }
    if result == nil { run() }
    guard let result else { preconditionFailure("The call didn't run.") }
    return try result.get()
  }
}

/// A closure as an object, whose address a function of C can take.
private final class StackCall {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}
