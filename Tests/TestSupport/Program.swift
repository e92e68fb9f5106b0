package import Foundation

/// A program that runs concurrently with the tests.
///
/// Its output goes to files, so it can be of any length and can be read while the program runs.
package final class Program {
  /// The exit status and the output of a program.
  package struct Result {
    package let status: Int32
    package let bytes: Data
    package let errors: String
    package let wasKilled: Bool

    /// The standard output, as text.
    package var output: String { String(decoding: bytes, as: UTF8.self) }
  }

  private let process = Process()
  private let folder: TemporaryFolder
  private let ended = DispatchSemaphore(value: 0)

  /// Starts the program at `path`; a name without a folder is a program in the tests' build folder.
  package init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    directory: String? = nil
  ) throws {
    folder = try TemporaryFolder()
    process.executableURL =
      path.contains("/") ? URL(fileURLWithPath: path) : Self.folder.appending(path: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: directory ?? folder.path)
    let (output, errors) = (try Self.file(folder("output")), try Self.file(folder("errors")))
    // The process object outlives the program and would keep the files open.
    defer { for file in [output, errors] { try? file.close() } }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    process.terminationHandler = { [ended] _ in ended.signal() }
    try process.run()
  }

  deinit { if process.isRunning { kill() } }

  /// Runs a program until it ends.
  package static func run(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    directory: String? = nil
  ) throws -> Result {
    let program = try Program(
      path, arguments, environment: environment, directory: directory)
    guard let result = program.wait() else { throw TimeoutError(program: path) }
    return result
  }

  /// Waits until the program has ended, but no longer than `seconds`.
  package func wait(seconds: TimeInterval = waitLimit) -> Result? {
    guard ended.wait(timeout: .now() + seconds) == .success else { return nil }
    return Result(
      status: process.terminationStatus, bytes: folder.bytes("output") ?? Data(),
      errors: text(of: "errors"),
      wasKilled: process.terminationReason == .uncaughtSignal)
  }

  /// Whether the program hasn't ended yet.
  package var isRunning: Bool { process.isRunning }

  /// The standard output so far.
  package var outputSoFar: String { text(of: "output") }

  /// The standard error output so far.
  package var errorsSoFar: String { text(of: "errors") }

  /// Sends the signal that Ctrl-C sends.
  package func interrupt() { send(SIGINT) }

  /// Suspends the program for `seconds`, as if the machine were busy.
  package func suspend(seconds: TimeInterval) {
    send(SIGSTOP)
    Thread.sleep(forTimeInterval: seconds)
    send(SIGCONT)
  }

  /// Ends the program immediately.
  package func kill() { send(SIGKILL) }

  /// Sends a signal.
  package func send(_ signal: Int32) { Foundation.kill(process.processIdentifier, signal) }

  /// Returns whether the program handles a signal.
  package func catches(_ signal: Int32) -> Bool {
    let status = FileManager.default.contents(atPath: "/proc/\(process.processIdentifier)/status")
    let line = String(decoding: status ?? Data(), as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("SigCgt:") }
    let mask = line.flatMap {
      UInt64($0.dropFirst(7).trimmingCharacters(in: .whitespaces), radix: 16)
    }
    return (mask ?? 0) >> UInt64(signal - 1) & 1 == 1
  }

  /// The error for a program that doesn't end.
  package struct TimeoutError: Error { let program: String }

  /// Returns the path of the executable with a name; nil if there is none.
  package static func path(of name: String) -> String? {
    let path = folder.appending(path: name).path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  /// The folder of this package's executables.
  private static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  private static func file(_ path: String) throws -> FileHandle {
    try Data().write(to: URL(fileURLWithPath: path))
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }

  private func text(of name: String) -> String {
    String(decoding: folder.bytes(name) ?? Data(), as: UTF8.self)
  }
}

/// The limit for waiting in tests, in seconds. Waits are usually short, but tests run in parallel
/// and on machines of any speed.
package let waitLimit: TimeInterval = 180

/// Waits until `condition` is true, but no longer than `seconds`; returns whether it is.
package func eventually(within seconds: TimeInterval = waitLimit, _ condition: () -> Bool) -> Bool {
  let limit = Date(timeIntervalSinceNow: seconds)
  while !condition() {
    if Date() > limit { return false }
    Thread.sleep(forTimeInterval: 0.005)
  }
  return true
}

/// Returns the running processes whose command lines or current folders contain `text`.
package func processes(naming text: String) -> [pid_t] {
  let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return all.compactMap { pid_t($0) }.filter { process in
    let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
    let folder = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/cwd")
    return line.range(of: Data(text.utf8)) != nil || folder?.contains(text) == true
  }
}
