import Foundation
import Processes
import SystemPackage

/// A build of the film's program.
struct FilmBuild: Sendable {
  /// How a build ended.
  struct Result: Sendable {
    var isSuccess: Bool
    var problems: [CompilerProblem]
    var seconds: TimeInterval
  }

  private let child: ChildProcess

  /// Starts a build; `onEnd` is called on another thread.
  init(_ settings: PreviewSettings, onEnd: @escaping @Sendable (Result) -> Void) {
    let start = Date()
    let search = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let swift = ChildProcess.find("swift", in: search) ?? "/usr/bin/swift"
    let child = ChildProcess(
      swift,
      [
        "build", "-c", settings.configuration, "--product", settings.product, "--package-path",
        settings.package.path, "--scratch-path", settings.scratch.path,
      ], outputLimit: 4 << 20, endsGroup: true)
    self.child = child
    DispatchQueue.global().async {
      let outcome = child.wait()
      let output = outcome.output + "\n" + outcome.errors
      onEnd(
        Result(
          isSuccess: outcome.isSuccess,
          problems: outcome.isSuccess
            ? [] : CompilerProblem.errors(in: output, package: settings.package),
          seconds: Date().timeIntervalSince(start)))
    }
  }

  /// Ends the build.
  func cancel() { child.kill() }
}
