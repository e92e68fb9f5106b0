import CPipes
package import Foundation
package import SystemPackage

/// A child process with blocking waits.
///
/// It uses `posix_spawn` and threads of its own. Tasks aren't an option: the waiting code can block
/// the very threads that tasks run on (a test on two processors does), and the tasks would then
/// never run. Foundation's `Process` isn't either: it creates a run loop for each thread that
/// starts one, terminates the program when file descriptors run out, is never deallocated, and
/// copies names past the end of their memory when a thousand files are open.
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
      case neverRan(String)
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
      case .neverRan(let reason): "couldn't be started (\(reason))"
      }
    }
  }

  private struct State {
    /// The process ID; nil once the process has been reaped.
    var process: pid_t?
    var end: Outcome.End?
    var openStreams = 0
    var output: [UInt8] = []
    var errors: [UInt8] = []
  }

  private let condition = NSCondition()
  private var state = State()

  /// Returns the full path of a program in the folders of `searchPath`, which are separated by
  /// colons as in PATH; nil if it isn't in any of them.
  package static func find(_ program: String, in searchPath: String) -> String? {
    FFmpeg.find(program, in: searchPath)
  }

  /// Starts the program at `path`.
  ///
  /// Its standard input is `input`, or empty if that is nil. Its standard output is `stream`; if
  /// that is nil, the first `outputLimit` bytes are kept in the outcome. Both descriptors are closed
  /// in this process when the program has started. `onEnd` is called on another thread when it has
  /// ended.
  package init(
    _ path: String, _ arguments: [String], input: FileDescriptor? = nil,
    output stream: FileDescriptor? = nil, outputLimit: Int = 262_144,
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
        path, arguments, input: input, output: stream ?? pipe(), errors: errors)
      state.process = process
      read(readEnds[0]) { $0.errors = Array(($0.errors + $1).suffix(16_384)) }
      if stream == nil {
        read(readEnds[1]) { $0.output += $1.prefix(max(0, outputLimit - $0.output.count)) }
      }
      Thread.detachNewThread {
        self.awaitEnd(of: process)
        onEnd()
      }
    } catch {
      for end in readEnds { try? end.close() }
      state.end = .neverRan((error as? Errno ?? .ioError).description)
      onEnd()
    }
    for end in handedOver { try? end.close() }
  }

  private static func start(
    _ path: String, _ arguments: [String], input: FileDescriptor?, output: FileDescriptor,
    errors: FileDescriptor
  ) throws -> pid_t {
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let process = flipbook_start_process(
      path, words, input?.rawValue ?? -1, output.rawValue, errors.rawValue)
    guard process >= 0 else { throw Errno(rawValue: errno) }
    return process
  }

  /// Waits until the program has ended.
  package func wait() -> Outcome {
    condition.lock()
    while state.end == nil { condition.wait() }
    condition.unlock()
    return wait(seconds: 0) ?? Outcome(end: .neverRan("unknown"))
  }

  /// Waits at most `seconds` until the program has ended, then at most `patience` seconds for the
  /// rest of its output, since child processes of its own can keep the pipes open. Returns nil if
  /// the program is still running.
  package func wait(seconds: TimeInterval, patience: TimeInterval = 1) -> Outcome? {
    condition.lock()
    defer { condition.unlock() }
    let limit = Date(timeIntervalSinceNow: seconds)
    while state.end == nil, condition.wait(until: limit) {}
    guard let end = state.end else { return nil }
    let streamLimit = Date(timeIntervalSinceNow: patience)
    while state.openStreams > 0, condition.wait(until: streamLimit) {}
    return Outcome(
      end: end, output: String(decoding: state.output, as: UTF8.self),
      errors: String(decoding: state.errors, as: UTF8.self))
  }

  /// Terminates the program with SIGKILL.
  package func kill() {
    condition.withLock {
      if let process = state.process { Foundation.kill(process, SIGKILL) }
    }
  }

  /// Waits until a process has ended. The process is reaped only while `condition` is locked, so
  /// that `kill` never uses a process ID that the system has given to another process.
  private func awaitEnd(of process: pid_t) {
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    condition.withLock {
      var status: Int32 = 0
      // If this process ignores SIGCHLD, the status is lost; report failure.
      if waitpid(process, &status, 0) != process { status = 0xFF00 }
      let signal = status & 0x7F
      (state.process, state.end) = (nil, signal == 0 ? .exited(status >> 8) : .signalled(signal))
      condition.broadcast()
    }
  }

  /// Reads a stream to its end on a separate thread, then closes it.
  private func read(
    _ stream: FileDescriptor, into keep: @escaping @Sendable (inout State, Data) -> Void
  ) {
    condition.withLock { state.openStreams += 1 }
    Thread.detachNewThread {
      let handle = FileHandle(fileDescriptor: stream.rawValue, closeOnDealloc: false)
      while let data = try? handle.read(upToCount: 1 << 16), !data.isEmpty {
        self.condition.withLock { keep(&self.state, data) }
      }
      try? stream.close()
      self.condition.withLock {
        self.state.openStreams -= 1
        self.condition.broadcast()
      }
    }
  }
}
