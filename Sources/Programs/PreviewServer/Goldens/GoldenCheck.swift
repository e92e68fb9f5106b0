import DiffReport
import Failures
import Foundation
import Goldens
import PixelDiff
import Processes
import RenderStore
import SystemPackage

/// The comparison of the film with its golden.
///
/// The film's program renders the film with its own values, as tests do, into a folder of the build.
/// Frames whose display lists haven't changed since the last comparison aren't drawn again.
///
/// `@unchecked Sendable`: all mutable state is accessed only on `queue`.
final class GoldenCheck: @unchecked Sendable {
  private let settings: PreviewSettings
  private let queue: DispatchQueue
  private var child: ChildProcess?
  /// The number of films that were shown: results for earlier ones are ignored.
  private var films = 0
  private var state: PageGolden?

  /// Called on the queue when something has changed.
  var onChange: (PageGolden?) -> Void = { _ in }

  init(_ settings: PreviewSettings, on queue: DispatchQueue) {
    self.settings = settings
    self.queue = queue
  }

  private var golden: String { settings.package.appending(path: state?.name ?? "").path }

  /// The folder of the rendered frames and the report.
  private var folder: URL {
    settings.scratch.appending(path: "flipbook/preview/\(settings.product)")
  }

  private var actual: String { folder.appending(path: "frames").path }

  private var report: String { folder.appending(path: "report").path }

  /// Ends a comparison.
  func stop() { child?.kill() }

  private func change(_ change: (inout PageGolden) -> Void) {
    guard var new = state else { return }
    change(&new)
    state = new
    onChange(new)
  }

  /// Runs `body` on another thread, and then `finish` on the queue, unless another film is shown.
  private func run<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value,
    then finish: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    let film = films
    DispatchQueue.global(qos: .utility).async { [self] in
      let result = Result { try body() }
      queue.async { if film == self.films { finish(result) } }
    }
  }

  // MARK: Comparing

  /// Searches the package for a golden of another film or build.
  func show(_ name: String) {
    stop()
    child = nil
    films += 1
    let (root, version) = (settings.package.path, state?.version ?? 0)
    run {
      try GoldenSearch.films(named: name, under: root).first.map { path in
        PageGolden(
          name: String(path.dropFirst(root.count + 1)), pictured: try Self.pictured(path),
          version: version)
      }
    } then: { result in
      self.state = try? result.get()
      self.onChange(self.state)
    }
  }

  private static func pictured(_ golden: String) throws -> [Int] {
    try Manifest.read(RenderFolder(golden).manifestPath()).frames
      .filter { $0.file != nil }.map(\.number)
  }

  /// Renders the film and compares it, unless that was done.
  func start() {
    guard let state, child == nil, !state.isChecked else { return }
    let root = try? FileDescriptor.open(
      FilePath(settings.package.path), .readOnly, options: [.closeOnExec, .directory])
    defer { try? root?.close() }
    let child = ChildProcess(
      settings.program.path,
      ["render", "--quiet", "--no-video", "--no-trace", "--incremental", "--output", actual],
      folder: root, endsGroup: true)
    self.child = child
    change { $0.isRunning = true }
    run { [golden, actual, report] in
      let outcome = child.wait()
      guard outcome.isSuccess else {
        throw FlipbookError(
          .outputFailed, "The film couldn't be rendered: \(outcome.errors.suffix(600))")
      }
      return try Self.compare(golden, actual, report)
    } then: { result in
      self.child = nil
      self.show(result)
    }
  }

  private func show(_ result: Result<[Int], any Error>) {
    change { golden in
      golden.isRunning = false
      golden.isChecked = true
      golden.error = nil
      do {
        golden.differing = try result.get()
      } catch {
        golden.error = (error as? FlipbookError)?.message ?? "\(error)"
      }
    }
  }

  /// Returns the frames that differ, and writes the report from which they can be accepted.
  private static func compare(
    _ expected: String, _ actual: String, _ report: String
  ) throws -> [Int] {
    let comparator = FilmComparator()
    let sides = (
      try AcceptedKind.film.sequence(at: expected), try AcceptedKind.film.sequence(at: actual)
    )
    let difference = try comparator.compare(sides.0, sides.1)
    try comparator.writeReport(
      on: difference, sides.0, sides.1, to: report,
      accepting: Acceptance.goldens(.film, expected: expected, actual: actual))
    let spans = difference.missing + difference.extra
    return Set(difference.differing.map(\.number) + spans.flatMap { $0.first...$0.last }).sorted()
  }

  // MARK: Accepting

  /// Makes a frame, or all that differ, the golden's.
  func accept(_ frame: Int?) {
    guard let state, state.isChecked, child == nil, !state.isRunning,
      frame.map(state.differing.contains) ?? !state.differing.isEmpty
    else { return }
    change { $0.isRunning = true }
    run { [golden, actual, report] in
      try Acceptance(report, frames: frame.map { FrameNumbers($0..<$0 + 1) }).run()
      return (try Self.compare(golden, actual, report), try Self.pictured(golden))
    } then: { result in
      if case .success((_, let pictured)) = result {
        self.change { golden in
          golden.pictured = pictured
          golden.version += 1
        }
      }
      self.show(result.map(\.0))
    }
  }

  /// The path of the golden's picture of a frame; nil if it has none.
  func picture(ofFrame number: Int) -> String? {
    guard state?.pictured.contains(number) == true,
      let manifest = try? Manifest.read(RenderFolder(golden).manifestPath()),
      let file = manifest.frame(number)?.file, !file.contains("/")
    else { return nil }
    return "\(golden)/\(file)"
  }
}
