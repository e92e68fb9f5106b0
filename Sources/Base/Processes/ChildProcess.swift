import CProcesses
import Failures
package import Foundation
import Synchronization
package import SystemPackage

/// A child process with blocking waits.
///
/// It uses `posix_spawn` and separate threads. Tasks aren't an option: the waiting code can block
/// all threads that tasks run on (a test on two processors does), and the tasks would then never
/// run. Neither is Foundation's `Process`: it creates a run loop for each thread that starts one,
/// terminates the program when file descriptors run out, is never deallocated, and copies names
/// past the end of their memory when a thousand files are open.
///
/// `@unchecked Sendable`: the only mutable property, `state`, is read and written only while
/// `condition` is locked.
package final class ChildProcess: @unchecked Sendable {
  /// The result of a program: how it ended, and its output.
  package struct Outcome: Sendable {
    /// The ways in which a program can end.
    package enum End: Sendable {
      case exited(Int32)
      case signalled(Int32)
      case failedToStart(String)
    }

    /// The way in which the program ended.
    package var end: End

    /// The start of its standard output.
    package var output = ""

    /// The last 16 KB of its standard error.
    package var errors = ""

    /// Whether the program ran and exited with status 0.
    package var isSuccess: Bool { if case .exited(0) = end { true } else { false } }

    /// A description of the end, for a sentence that starts with "it".
    package var ending: String {
      switch end {
      case .exited(let code): "exited with status \(code)"
      case .signalled(let signal):
        "was terminated by signal \(signal) (\(String(cString: strsignal(signal))))"
      case .failedToStart(let reason): "couldn't be started (\(reason))"
      }
    }
  }

  private struct State {
    /// The process ID; nil once the process has been reaped.
    var process: pid_t?
    var end: Outcome.End?
    /// The error if the output can't be read.
    var fault: FlipbookError?
    var openStreams = 0
    var output: [UInt8] = []
    var errors: [UInt8] = []
  }

  private let condition = NSCondition()
  private var state = State()

  /// The processes that haven't been reaped, which are killed before a forced exit.
  private static let living: Mutex<Set<pid_t>> = {
    Interruption.onForcedExit {
      for process in living.withLock({ $0 }) { Foundation.kill(process, SIGKILL) }
    }
    return Mutex([])
  }()

  /// Returns the full path of a program in the folders of `searchPath`, which are separated by
  /// colons as in PATH; nil if it isn't in any of them.
  package static func find(_ program: String, in searchPath: String) -> String? {
    searchPath.split(separator: ":").lazy
      .map { FilePath(String($0)).appending(program).string }
      .first { path in
        var status = stat()
        return access(path, X_OK) == 0 && stat(path, &status) == 0
          && status.st_mode & S_IFMT == S_IFREG
      }
  }

  /// Starts the program at `path`.
  ///
  /// Its standard input is `input`, or empty if that is nil. Its standard output is `stream`; if
  /// that is nil, the first `outputLimit` bytes are kept in the outcome. Its current folder is
  /// `folder`, or that of this process. Both descriptors are closed
  /// in this process when the program has started. `onEnd` is called on another thread when it has
  /// ended.
  package init(
    _ path: String, _ arguments: [String], input: FileDescriptor? = nil,
    output stream: FileDescriptor? = nil, folder: FileDescriptor? = nil,
    outputLimit: Int = 262_144,
    onEnd: @escaping @Sendable () -> Void = {}
  ) {
    var readEnds: [FileDescriptor] = []
    var handedOver = [input, stream].compactMap { $0 }
    func pipe() throws -> FileDescriptor {
      let (readEnd, writeEnd) = try FileDescriptor.pipe(options: .closeOnExec)
      readEnds.append(readEnd)
      handedOver.append(writeEnd)
      return writeEnd
    }
    do {
      let errors = try pipe()
      let process = try Self.start(
        path, arguments, input: input, output: stream ?? pipe(), errors: errors,
        folder: folder)
      state.process = process
      Self.living.withLock { _ = $0.insert(process) }
      try follow(process, readEnds, outputLimit, onEnd)
    } catch {
      for end in readEnds { try? end.close() }
      state.end = .failedToStart(Self.reason(error))
      onEnd()
    }
    for end in handedOver { try? end.close() }
  }

  private static func reason(_ error: any Error) -> String {
    if let error = error as? FlipbookError { return "\(error.message) \(error.hint ?? "")" }
    let error = error as? Errno ?? .ioError
    return error == .resourceTemporarilyUnavailable
      ? "\(error). \(ProcessLimit.hint)" : error.description
  }

  private static func start(
    _ path: String, _ arguments: [String], input: FileDescriptor?, output: FileDescriptor,
    errors: FileDescriptor, folder: FileDescriptor?
  ) throws -> pid_t {
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let process = flipbook_start_process(
      path, words, input?.rawValue ?? -1, output.rawValue, errors.rawValue, folder?.rawValue ?? -1)
    guard process >= 0 else { throw Errno(rawValue: errno) }
    return process
  }

  /// Waits until the program has ended.
  package func wait() -> Outcome {
    condition.lock()
    while state.end == nil { condition.wait() }
    condition.unlock()
    return wait(seconds: 0) ?? Outcome(end: .failedToStart("unknown"))
  }

  /// Waits at most `seconds` until the program has ended, then at most `outputTimeout` seconds for the
  /// rest of its output, since child processes of its own can keep the pipes open. Returns nil if
  /// the program is still running.
  package func wait(seconds: TimeInterval, outputTimeout: TimeInterval = 1) -> Outcome? {
    condition.lock()
    defer { condition.unlock() }
    let limit = Date(timeIntervalSinceNow: seconds)
    while state.end == nil, condition.wait(until: limit) {}
    guard let end = state.end else { return nil }
    let streamLimit = Date(timeIntervalSinceNow: outputTimeout)
    while state.openStreams > 0, condition.wait(until: streamLimit) {}
    return Outcome(
      end: state.fault.map { .failedToStart(Self.reason($0)) } ?? end,
      output: String(decoding: state.output, as: UTF8.self),
      errors: String(decoding: state.errors, as: UTF8.self))
  }

  /// Terminates the program with SIGKILL.
  package func kill() {
    condition.withLock {
      if let process = state.process { Foundation.kill(process, SIGKILL) }
    }
  }

  /// Starts the threads that read the process's output and wait for its end. Throws if they can't
  /// be started; the process has ended then.
  private func follow(
    _ process: pid_t, _ streams: [FileDescriptor], _ outputLimit: Int,
    _ onEnd: @escaping @Sendable () -> Void
  ) throws(FlipbookError) {
    do throws(FlipbookError) {
      try SystemThread.start("child process", stackSize: SystemThread.smallStack) {
        self.awaitEnd(of: process)
        onEnd()
      }
    } catch {
      Foundation.kill(process, SIGKILL)
      awaitEnd(of: process)
      throw error
    }
    // Descriptors are closed by their readers from here on: without a reader, at once.
    for (index, stream) in streams.enumerated() {
      do throws(FlipbookError) {
        try read(stream) { state, data in
          if index == 0 {
            state.errors = Array((state.errors + data).suffix(16_384))
          } else {
            state.output += data.prefix(max(0, outputLimit - state.output.count))
          }
        }
      } catch {
        try? stream.close()
        kill()
        condition.withLock { state.fault = error }
      }
    }
  }

  /// Waits until a process has ended. The process is reaped only while `condition` is locked, so
  /// that `kill` never uses a process ID that the system has given to another process.
  private func awaitEnd(of process: pid_t) {
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    condition.withLock {
      Self.living.withLock { _ = $0.remove(process) }
      var status: Int32 = 0
      // If this process ignores SIGCHLD, the status is lost; report failure.
      if waitpid(process, &status, 0) != process { status = 0xFF00 }
      let signal = status & 0x7F
      state.process = nil
      state.end = signal == 0 ? .exited(status >> 8) : .signalled(signal)
      condition.broadcast()
    }
  }

  /// Reads a stream to its end on a separate thread, then closes it.
  private func read(
    _ stream: FileDescriptor, into keep: @escaping @Sendable (inout State, Data) -> Void
  ) throws(FlipbookError) {
    condition.withLock { state.openStreams += 1 }
    @Sendable func end() {
      condition.withLock {
        state.openStreams -= 1
        condition.broadcast()
      }
    }
    do throws(FlipbookError) {
      try SystemThread.start("child output", stackSize: SystemThread.smallStack) {
        let handle = FileHandle(fileDescriptor: stream.rawValue, closeOnDealloc: false)
        while let data = try? handle.read(upToCount: 1 << 16), !data.isEmpty {
          self.condition.withLock { keep(&self.state, data) }
        }
        try? stream.close()
        end()
      }
    } catch {
      end()
      throw error
    }
  }
}
