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

  /// The processes that haven't been reaped, which are killed before a forced exit, and whether
  /// their groups are.
  private static let living: Mutex<[pid_t: Bool]> = {
    Interruption.onForcedExit {
      for (process, endsGroup) in living.withLock({ $0 }) {
        Foundation.kill(endsGroup ? -process : process, SIGKILL)
      }
    }
    return Mutex([:])
  }()

  /// Whether the processes that the program started end with it.
  private let endsGroup: Bool

  /// From now on, child processes are in the process group of this process, which its parent ends
  /// with it.
  package static func shareGroup() { flipbook_share_group() }

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

  /// Starts the program at `path`, which sees `name` as its own name; by default the path.
  ///
  /// Its environment is that of this process, changed by `environment`. Its standard input is
  /// `input`, or empty if that is nil. Its standard output is `stream`; if that is nil, the first
  /// `outputLimit` bytes are kept in the outcome. Its current folder is `folder`, or that of this
  /// process. `input` and `stream` are closed in this process when the program has started.
  /// `onErrors` receives what the program writes to its standard error, and `onEnd` is called when
  /// it has ended, both on other threads. If `endsGroup` is true, processes in the program's group
  /// are killed when it has ended; see `shareGroup()`.
  package init(
    _ path: String, _ arguments: [String], name: String? = nil,
    environment: [String: String] = [:], input: FileDescriptor? = nil,
    output stream: FileDescriptor? = nil, folder: FileDescriptor? = nil,
    outputLimit: Int = 262_144, endsGroup: Bool = false,
    onErrors: @escaping @Sendable (Data) -> Void = { _ in },
    onEnd: @escaping @Sendable () -> Void = {}
  ) {
    self.endsGroup = endsGroup
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
        path, [name ?? path] + arguments, environment, input: input, output: stream ?? pipe(),
        errors: errors, folder: folder)
      state.process = process
      Self.living.withLock { $0[process] = endsGroup }
      try follow(process, readEnds, outputLimit, onErrors, onEnd)
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
    _ path: String, _ words: [String], _ environment: [String: String], input: FileDescriptor?,
    output: FileDescriptor, errors: FileDescriptor, folder: FileDescriptor?
  ) throws -> pid_t {
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let words = words.map { strdup($0) } + [nil]
    let settings = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + settings { free(text) } }
    let process = flipbook_start_process(
      path, words, settings, input?.rawValue ?? -1, output.rawValue, errors.rawValue,
      folder?.rawValue ?? -1)
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

  /// Waits at most `seconds` until the program has ended, then at most `outputTimeout` seconds for
  /// the rest of its output, since child processes of its own can keep the pipes open. Returns nil if
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

  /// The process ID; nil once the process has ended.
  package var identifier: Int32? { condition.withLock { state.process } }

  /// Terminates the program with SIGKILL.
  package func kill() { send(SIGKILL) }

  /// Sends a signal to the program, if it hasn't ended.
  package func send(_ signal: Int32) {
    condition.withLock { if let process = state.process { Foundation.kill(process, signal) } }
  }

  /// Starts the threads that read the process's output and wait for its end. Throws if they can't
  /// be started; the process has ended then.
  private func follow(
    _ process: pid_t, _ streams: [FileDescriptor], _ outputLimit: Int,
    _ onErrors: @escaping @Sendable (Data) -> Void, _ onEnd: @escaping @Sendable () -> Void
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
        try read(stream) { data in
          if index == 0 { onErrors(data) }
          self.condition.withLock {
            if index == 0 {
              self.state.errors = Array((self.state.errors + data).suffix(16_384))
            } else {
              self.state.output += data.prefix(max(0, outputLimit - self.state.output.count))
            }
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
      Self.living.withLock { $0[process] = nil }
      // Until the process is reaped, the system doesn't reuse the number of its group.
      if endsGroup { Foundation.kill(-process, SIGKILL) }
      var status: Int32 = 0
      // If this process ignores SIGCHLD, the status is lost; report failure.
      if waitpid(process, &status, 0) != process { status = 0xFF00 }
      let signal = status & 0x7F
      state.process = nil
      state.end = signal == 0 ? .exited(status >> 8) : .signalled(signal)
      condition.broadcast()
    }
  }

  private static func read(_ stream: FileDescriptor, into bytes: inout [UInt8]) throws -> Int {
    try bytes.withUnsafeMutableBytes { try stream.read(into: $0) }
  }

  /// Reads a stream to its end on a separate thread, then closes it.
  private func read(
    _ stream: FileDescriptor, _ keep: @escaping @Sendable (Data) -> Void
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
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while let count = try? Self.read(stream, into: &bytes), count > 0 {
          keep(Data(bytes[..<count]))
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
