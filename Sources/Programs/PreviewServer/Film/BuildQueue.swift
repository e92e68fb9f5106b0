import Foundation
import Processes

/// The builds of the film's program, one at a time.
///
/// A change of sources is built by the commands of the last build, if they are known, and otherwise by
/// `swift build`.
///
/// `@unchecked Sendable`: all mutable state is accessed only on `queue`.
final class BuildQueue: @unchecked Sendable {
  private let settings: PreviewSettings
  private let queue: DispatchQueue
  private var running: FilmBuild?
  /// Whether the preview has ended.
  private var hasStopped = false
  /// The files that have changed since the last successful build began.
  private var changed: Set<String> = []
  /// The files that have changed since the running build began.
  private var changedLater: Set<String> = []
  /// The commands of the last `swift build`; nil if they aren't known.
  private var plan: BuildPlan?
  private var isReadingPlan = false

  /// Called on the queue when a build begins.
  var onStart: () -> Void = {}
  /// Called on the queue when a build has ended, with the files that it was started for.
  var onEnd: (_ result: FilmBuild.Result, _ changed: Set<String>) -> Void = { _, _ in }

  init(_ settings: PreviewSettings, on queue: DispatchQueue) {
    self.settings = settings
    self.queue = queue
  }

  /// Whether a build is running.
  var isRunning: Bool { running != nil }

  /// Builds the program after files have changed.
  func filesChanged(_ paths: Set<String>) {
    guard running == nil, !isReadingPlan else { return changedLater.formUnion(paths) }
    changed.formUnion(paths)
    if let commands = plan?.commands(changing: changed) {
      start(commands.map(\.words)) { [self] result in
        // A failure that isn't an error in a source may be due to the commands themselves.
        if !result.isSuccess, !result.problems.contains(where: { $0.file != nil }) {
          buildPackage()
        } else {
          ended(result)
        }
      }
    } else {
      buildPackage()
    }
  }

  /// Builds the program with `swift build`.
  func buildPackage() {
    let search = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let swift = ChildProcess.find("swift", in: search) ?? "/usr/bin/swift"
    plan = nil
    let command = [
      swift, "build", "-c", settings.configuration, "--product", settings.product,
      "--package-path", settings.package.path, "--scratch-path", settings.scratch.path,
    ]
    start([command]) { [self] result in
      if result.isSuccess { readPlan() }
      ended(result)
    }
  }

  /// Reads the commands of the last build. Changes in the meantime are built by them.
  func readPlan() {
    isReadingPlan = true
    DispatchQueue.global(qos: .utility).async { [self] in
      let programs = settings.programs.resolvingSymlinksInPath()
      let plan = BuildPlan(
        manifest: settings.scratch.appending(path: "\(settings.configuration).yaml").path,
        program: programs.appending(path: settings.product).path)
      queue.async {
        self.isReadingPlan = false
        if self.running == nil { self.plan = plan }
        self.buildLaterChanges()
      }
    }
  }

  /// Ends the running build, after which none begins.
  func stop() {
    hasStopped = true
    running?.cancel()
  }

  private func start(
    _ commands: [[String]], onEnd: @escaping @Sendable (FilmBuild.Result) -> Void
  ) {
    guard !hasStopped else { return }
    onStart()
    running = FilmBuild(commands, in: settings.package) { [queue] result in
      queue.async { onEnd(result) }
    }
  }

  private func ended(_ result: FilmBuild.Result) {
    running = nil
    let built = changed
    if result.isSuccess { changed = [] }
    onEnd(result, built)
    buildLaterChanges()
  }

  private func buildLaterChanges() {
    guard running == nil, !isReadingPlan, !changedLater.isEmpty else { return }
    let later = changedLater
    changedLater = []
    filesChanged(later)
  }
}
