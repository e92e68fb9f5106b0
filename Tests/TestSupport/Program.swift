package import Foundation

/// A program that runs beside the tests.
///
/// What it says goes to files, so it can say as much as it likes and be looked at while it runs.
package final class Program {
  /// How a program ended, and what it said.
  package struct Result {
    package let status: Int32
    package let bytes: Data
    package let errors: String
    package let wasKilled: Bool

    /// What it said to standard output, as text.
    package var output: String { String(decoding: bytes, as: UTF8.self) }
  }

  private let process = Process()
  private let folder: TemporaryFolder
  private let ended = DispatchSemaphore(value: 0)

  /// Starts the program at `path`; without a folder of its name, the one beside the tests.
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
    // The process object, and with it what it was given, stays after the program.
    defer { for file in [output, errors] { try? file.close() } }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    process.terminationHandler = { [ended] _ in ended.signal() }
    try process.run()
  }

  deinit { if process.isRunning { kill() } }

  /// Runs a program to its end.
  package static func run(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    directory: String? = nil
  ) throws -> Result {
    let program = try Program(
      path, arguments, environment: environment, directory: directory)
    guard let result = program.wait() else { throw Hang(program: path) }
    return result
  }

  /// Waits until it has ended, but no longer than `seconds`.
  package func wait(seconds: TimeInterval = patience) -> Result? {
    guard ended.wait(timeout: .now() + seconds) == .success else { return nil }
    return Result(
      status: process.terminationStatus, bytes: folder.bytes("output") ?? Data(),
      errors: said("errors"),
      wasKilled: process.terminationReason == .uncaughtSignal)
  }

  /// What it has said to standard error so far.
  package var errorsSoFar: String { said("errors") }

  /// Sends the signal that Ctrl-C sends.
  package func interrupt() { send(SIGINT) }

  /// Lets it do nothing for so long, as on a machine that has others to serve.
  package func starve(seconds: TimeInterval) {
    send(SIGSTOP)
    Thread.sleep(forTimeInterval: seconds)
    send(SIGCONT)
  }

  /// Ends it at once, wherever it is.
  package func kill() { send(SIGKILL) }

  /// Sends a signal.
  package func send(_ signal: Int32) { Foundation.kill(process.processIdentifier, signal) }

  /// Whether it handles a signal by itself.
  package func catches(_ signal: Int32) -> Bool {
    let status = FileManager.default.contents(atPath: "/proc/\(process.processIdentifier)/status")
    let line = String(decoding: status ?? Data(), as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("SigCgt:") }
    let mask = line.flatMap {
      UInt64($0.dropFirst(7).trimmingCharacters(in: .whitespaces), radix: 16)
    }
    return (mask ?? 0) >> UInt64(signal - 1) & 1 == 1
  }

  /// A program that does not end.
  package struct Hang: Error { let program: String }

  /// Where the executable of that name stands.
  package static func path(of name: String) -> String? {
    let path = folder.appending(path: name).path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  /// Where the executables of this package stand.
  private static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  private static func file(_ path: String) throws -> FileHandle {
    try Data().write(to: URL(fileURLWithPath: path))
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }

  private func said(_ name: String) -> String {
    String(decoding: folder.bytes(name) ?? Data(), as: UTF8.self)
  }
}

/// How many seconds what tests wait for may take. It takes few where nothing else runs, but the tests run
/// beside each other, on whatever machine.
package let patience: TimeInterval = 180

/// Waits until `condition` holds, but no longer than `seconds`; whether it does.
package func eventually(within seconds: TimeInterval = patience, _ condition: () -> Bool) -> Bool {
  let limit = Date(timeIntervalSinceNow: seconds)
  while !condition() {
    if Date() > limit { return false }
    Thread.sleep(forTimeInterval: 0.005)
  }
  return true
}

/// The command lines of the processes that run and name `text`.
package func processes(naming text: String) -> [String] {
  let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return all.filter { Int($0) != nil }.compactMap {
    FileManager.default.contents(atPath: "/proc/\($0)/cmdline")
  }.map { String(decoding: $0, as: UTF8.self) }.filter { $0.contains(text) }
}
