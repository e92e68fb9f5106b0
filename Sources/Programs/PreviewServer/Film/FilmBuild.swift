import Foundation
import Processes
import Synchronization
import SystemPackage

/// A build of the film's program: commands, each of which runs after the one before has succeeded.
final class FilmBuild: Sendable {
  /// How a build ended.
  struct Result: Sendable {
    var isSuccess: Bool
    var problems: [CompilerProblem]
    var seconds: TimeInterval
  }

  private struct State {
    var child: ChildProcess?
    var isCancelled = false
  }

  private let state = Mutex(State())

  /// Starts a build of commands, each a program and its arguments; `onEnd` is called on another
  /// thread.
  init(
    _ commands: [[String]], in package: URL, onEnd: @escaping @Sendable (Result) -> Void
  ) {
    let start = Date()
    DispatchQueue.global().async { [self] in
      var (isSuccess, output) = (true, "")
      for command in commands where isSuccess {
        let outcome = run(command, in: package)
        isSuccess = outcome?.isSuccess ?? false
        output += "\(outcome?.output ?? "")\n\(outcome?.errors ?? "")\n"
      }
      onEnd(
        Result(
          isSuccess: isSuccess,
          problems: isSuccess ? [] : CompilerProblem.errors(in: output, package: package),
          seconds: Date().timeIntervalSince(start)))
    }
  }

  /// Runs a command until its end; nil if the build was cancelled before.
  private func run(_ command: [String], in package: URL) -> ChildProcess.Outcome? {
    let folder = try? FileDescriptor.open(
      FilePath(package.path), .readOnly, options: [.closeOnExec, .directory])
    defer { try? folder?.close() }
    let child: ChildProcess? = state.withLock { state in
      guard !state.isCancelled else { return nil }
      state.child = ChildProcess(
        command[0], Array(command.dropFirst()), folder: folder, outputLimit: 4 << 20,
        endsGroup: true)
      return state.child
    }
    return child?.wait()
  }

  /// Ends the build.
  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      state.child?.kill()
    }
  }
}
