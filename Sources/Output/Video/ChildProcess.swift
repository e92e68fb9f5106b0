import Dispatch
import Foundation
import Subprocess
import SystemPackage

/// A running program, waited for by blocking.
///
/// `@unchecked Sendable`: all that changes, `state`, is read and written only while `condition`
/// is locked.
final class ChildProcess: @unchecked Sendable {
  /// How a program ended, and what it said.
  struct Outcome: Sendable {
    /// How it ended; nil if it could not be started.
    var status: TerminationStatus?

    /// Why it could not be started or followed.
    var problem: String?

    /// The first 256 KB of its standard output.
    var output = ""

    /// The last 16 KB or so of its standard error.
    var errors = ""

    /// Whether it ran and ended with 0.
    var isSuccess: Bool { problem == nil && status?.isSuccess == true }

    /// How it ended, as the end of a sentence that starts with “it”.
    var ending: String {
      switch status {
      case .exited(let code): "ended with status \(code)"
      case .signaled(let signal):
        "was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
      case nil: "did not run (\(problem ?? "for an unknown reason"))"
      }
    }
  }

  private struct State {
    var task: Task<Void, Never>?
    var outcome: Outcome?
  }

  private let condition = NSCondition()
  private var state = State()

  /// Starts the program at `path`. It reads from `input`, which is closed here once it runs;
  /// without one, from nothing. `onEnd` is called on another thread when it has ended.
  init(
    _ path: String, _ arguments: [String], input: FileDescriptor?,
    onEnd: @escaping @Sendable () -> Void = {}
  ) {
    var options = PlatformOptions()
    // A group of its own: an interrupt from the terminal is ours to handle, not the child's.
    options.processGroupID = 0
    let configuration = Configuration(
      executable: .path(FilePath(path)), arguments: Arguments(arguments), platformOptions: options)
    let task = Task.detached(executorPreference: QueueExecutor.shared) {
      let outcome = await Self.run(configuration, input)
      self.end(with: outcome)
      onEnd()
    }
    condition.withLock { state.task = task }
  }

  /// Waits until the program has ended.
  func wait() -> Outcome {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let outcome = state.outcome { return outcome }
      condition.wait()
    }
  }

  /// Waits until the program has ended, but no longer than `seconds`.
  func wait(seconds: TimeInterval) -> Outcome? {
    let limit = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while state.outcome == nil, condition.wait(until: limit) {}
    return state.outcome
  }

  /// Ends the program by SIGKILL.
  func kill() {
    condition.withLock { state.task }?.cancel()
  }

  private func end(with outcome: Outcome) {
    condition.withLock {
      state.outcome = outcome
      condition.broadcast()
    }
  }

  private static func run(_ configuration: Configuration, _ input: FileDescriptor?) async -> Outcome
  {
    if let input {
      await follow(configuration, .fileDescriptor(input, closeAfterSpawningProcess: true))
    } else {
      await follow(configuration, NoInput.none)
    }
  }

  private static func follow(_ configuration: Configuration, _ input: some InputProtocol) async
    -> Outcome
  {
    var outcome = Outcome()
    do {
      let result = try await Subprocess.run(
        configuration, input: input, output: .sequence, error: .sequence
      ) { execution in
        async let output = text(of: execution.standardOutput, keep: { $0.prefix(262_144) })
        async let errors = text(of: execution.standardError, keep: { $0.suffix(16_384) })
        return await (output, errors)
      }
      outcome.status = result.terminationStatus
      (outcome.output, outcome.errors) = result.closureResult
    } catch {
      outcome.problem = "\(error)"
    }
    return outcome
  }

  /// Reads to the end and keeps a part. A child that was killed while others still hold its pipe
  /// ends the reading with an error; what came before it counts.
  private static func text(
    of stream: SubprocessOutputSequence, keep: (ArraySlice<UInt8>) -> ArraySlice<UInt8>
  ) async -> String {
    var bytes: [UInt8] = []
    do {
      for try await buffer in stream {
        buffer.withUnsafeBytes { bytes += $0 }
        bytes = Array(keep(bytes[...]))
      }
    } catch {}
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Runs tasks on a dispatch queue, apart from the threads that all other tasks share: those may
/// all be waiting, blocked, for the very children that these tasks serve.
private final class QueueExecutor: TaskExecutor {
  static let shared = QueueExecutor()

  private let queue = DispatchQueue(label: "flipbook.child-processes")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
