import Failures
import Foundation
import OutputFiles
import Parameters
import Processes
import Synchronization
import SystemPackage

/// A process of the same program that checks and renders the films of rows, one after the other.
///
/// It has the arguments of this process and the environment variable `variable`, so that `batch`
/// becomes a `WorkerLoop` there. Messages pass through a socket, which is the process's standard
/// input; its standard output is that of this process, and what it writes to its standard error is
/// passed on. When the process ends, because a film traps, exits or is killed, the film's row has
/// failed, and the next row starts another process.
///
/// `@unchecked Sendable`: a worker is used by one thread at a time; a request to stop uses only
/// `running`.
final class WorkerProcess: RowWorker, @unchecked Sendable {
  /// The environment variable that makes `batch` a worker.
  static let variable = "FLIPBOOK_BATCH_WORKER"

  private struct Connection {
    let child: ChildProcess
    let process: pid_t
    let messages: MessageStream
    let words: LastWords
  }

  private let given: GivenParameters
  private var connection: Connection?
  private let running = Mutex<ChildProcess?>(nil)

  /// Creates a worker with the values for all films. Its process starts with the first row.
  init(_ given: GivenParameters) { self.given = given }

  deinit { end() }

  // MARK: Rows

  func check(
    _ rows: [TableRow], _ report: (TableRow, CheckedRow) throws(FlipbookError) -> Void
  ) throws(FlipbookError) {
    var rows = rows[...]
    while !rows.isEmpty {
      try untilInterrupted { () throws(FlipbookError) in
        let connection = try send(.check(Array(rows)))
        while let row = rows.first {
          guard case .checked(let checked)? = connection.messages.receive(WorkerReply.self) else {
            _ = try disconnect(connection)
            // The film of this row has ended the process, and fails again when it is rendered.
            rows.removeFirst()
            return try report(row, .unusable)
          }
          rows.removeFirst()
          try report(row, checked)
        }
      }
    }
  }

  func render(
    _ row: TableRow, jobs: Int, for batch: RowContext
  ) throws(FlipbookError) -> BatchEntry {
    try untilInterrupted { () throws(FlipbookError) in
      let start = Date()
      let connection = try send(.render(row, jobs: jobs))
      var output: String?
      var calls: [UInt] = []
      while let reply = connection.messages.receive(WorkerReply.self) {
        switch reply {
        case .end(let entry): return entry
        case .askEarlier(let path):
          output = path
          _ = connection.messages.send(WorkerRequest.earlier(batch.earlier(path)))
        case .askReplacement(let file):
          _ = connection.messages.send(WorkerRequest.replacement(batch.replacement(file)))
        case .begin(let path): batch.begin(path)
        case .progress(let done, let total): batch.progress(done, total)
        case .trap(let addresses): calls = addresses
        case .ready, .failed, .checked: break
        }
      }
      let death = ProcessDeath(
        try disconnect(connection), words: connection.words.text, calls: calls)
      if let output { Self.removeFiles(of: connection.process, for: output) }
      var entry = BatchEntry(row: row.number, line: row.line, output: output, state: .failed)
      entry.fail(with: death.error)
      entry.seconds = Date().timeIntervalSince(start)
      return entry
    }
  }

  /// Removes the incomplete files of an output: beside a video, or in a folder of frames.
  private static func removeFiles(of process: pid_t, for output: String) {
    TemporaryFile.removeAll(of: process, in: FilePath(output).removingLastComponent().string)
    TemporaryFile.removeAll(of: process, in: output)
  }

  // MARK: The process

  /// Calls `body`. A request to stop ends the process; it has most of a second to remove its files.
  private func untilInterrupted<Result>(
    _ body: () throws(FlipbookError) -> Result
  ) throws(FlipbookError) -> Result {
    try Interruption.withHandler(
      { [self] in running.withLock { $0 }?.send(SIGTERM) }, grace: 1.4, body)
  }

  /// Sends a request to the process, and starts it if it isn't running.
  private func send(_ request: WorkerRequest) throws(FlipbookError) -> Connection {
    if let connection {
      connection.words.clear()
      if connection.messages.send(request) { return connection }
      // It ended after its last row.
      _ = try disconnect(connection)
    }
    let new = try start()
    connection = new
    // If it has ended already, there is no reply.
    _ = new.messages.send(request)
    return new
  }

  private func start() throws(FlipbookError) -> Connection {
    let sockets = try SocketPair()
    let words = LastWords()
    let messages = MessageStream(sockets.first)
    let folder = try? FileDescriptor.open(
      FilePath(WorkingFolder.absolute("")), .readOnly, options: [.closeOnExec, .directory])
    defer { try? folder?.close() }
    let arguments = CommandLine.arguments
    let child = ChildProcess(
      Self.program, Array(arguments.dropFirst()), name: arguments.first,
      // Swift's own report of a crash takes seconds, and fills pages.
      environment: [Self.variable: "1", "SWIFT_BACKTRACE": "enable=no"],
      input: sockets.second, output: try Self.standardOutput(), folder: folder, endsGroup: true,
      onErrors: words.append)
    running.withLock { $0 = child }
    if Interruption.isRequested { child.send(SIGTERM) }
    let process = child.identifier ?? 0
    guard messages.send(WorkerRequest.prepare(given)),
      let reply = messages.receive(WorkerReply.self)
    else {
      let outcome = Self.outcome(of: child)
      try Interruption.check()
      throw ProcessDeath(outcome, words: words.text, calls: []).errorBeforeFirstRow
    }
    if case .failed(let parts) = reply { throw FlipbookError(parts) }
    words.passOn()
    return Connection(child: child, process: process, messages: messages, words: words)
  }

  /// The program's file, also if it was replaced or removed.
  private static var program: String {
    let current = "/proc/self/exe"
    return access(current, X_OK) == 0
      ? current : Bundle.main.executablePath ?? CommandLine.arguments[0]
  }

  private static func standardOutput() throws(FlipbookError) -> FileDescriptor {
    let copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else {
      throw FlipbookError(Errno(rawValue: errno), on: "standard output", purpose: "write")
    }
    return FileDescriptor(rawValue: copy)
  }

  /// Waits for the end of a process that has closed its socket. Throws if it ended because of an
  /// interruption.
  private func disconnect(
    _ connection: Connection
  ) throws(FlipbookError) -> ChildProcess.Outcome {
    self.connection = nil
    let outcome = Self.outcome(of: connection.child)
    running.withLock { $0 = nil }
    try Interruption.check()
    return outcome
  }

  private static func outcome(of child: ChildProcess) -> ChildProcess.Outcome {
    if let outcome = child.wait(seconds: 2) { return outcome }
    child.kill()
    return child.wait()
  }

  func end() {
    guard let connection else { return }
    connection.words.keep()
    connection.messages.close()
    _ = try? disconnect(connection)
  }
}
