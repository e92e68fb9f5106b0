import Foundation
import Processes
import SystemPackage

/// The renders that pages have requested, one at a time: the film's program, as on the command line.
///
/// `@unchecked Sendable`: all mutable state is accessed only on `queue`.
final class RenderQueue: @unchecked Sendable {
  /// The number of renders that are kept.
  private static let limit = 50

  private let settings: PreviewSettings
  private let queue: DispatchQueue
  private var renders: [PageRender] = []
  private var values: [Int: String] = [:]
  private var running: (id: Int, child: ChildProcess)?
  private var count = 0

  /// Called on the queue with the renders when one of them has changed.
  var onChange: ([PageRender]) -> Void = { _ in }

  init(_ settings: PreviewSettings, on queue: DispatchQueue) {
    self.settings = settings
    self.queue = queue
  }

  /// Adds a render with values of parameters, a JSON object.
  func add(
    _ format: PageRender.Format, frames: ClosedRange<Int>, isWhole: Bool, values json: String
  ) {
    guard renders.count(where: { $0.state == .waiting }) < Self.limit else { return }
    count += 1
    renders.append(
      PageRender(
        id: count, format, frames: frames, isWhole: isWhole, product: settings.product))
    values[count] = json
    if renders.count > Self.limit, let old = renders.firstIndex(where: { $0.state > .running }) {
      renders.remove(at: old)
    }
    startNext()
  }

  /// Ends a render, or takes it out of the queue.
  func cancel(_ id: Int) {
    if running?.id == id { running?.child.send(SIGINT) }
    change(id) { $0.state = .cancelled }
  }

  /// Ends the running render.
  func stop() { running?.child.send(SIGINT) }

  /// The absolute path of a finished render's file, and its type; nil for a folder.
  func file(of id: Int) -> (path: String, type: String)? {
    guard let render = renders.first(where: { $0.id == id && $0.state == .done }),
      let type = render.contentType
    else { return nil }
    return (settings.package.appending(path: render.file).path, type)
  }

  private func change(_ id: Int, _ change: (inout PageRender) -> Void) {
    guard let index = renders.firstIndex(where: { $0.id == id }) else { return }
    change(&renders[index])
    onChange(renders)
  }

  private func startNext() {
    guard running == nil, let index = renders.firstIndex(where: { $0.state == .waiting }) else {
      return onChange(renders)
    }
    let render = renders[index]
    renders[index].state = .running
    onChange(renders)
    let props = FileManager.default.temporaryDirectory
      .appending(path: "flipbook-preview-\(getpid())-\(render.id).json")
    let json = values.removeValue(forKey: render.id) ?? "{}"
    let isPlain = json == "{}"
    if !isPlain { try? Data(json.utf8).write(to: props) }
    let folder = try? FileDescriptor.open(
      FilePath(settings.package.path), .readOnly, options: [.closeOnExec, .directory])
    defer { try? folder?.close() }
    let lines = ProgressLines()
    let child = ChildProcess(
      settings.program.path,
      render.arguments + settings.arguments + settings.values.flatMap { ["--set", $0] }
        + (isPlain ? [] : ["--props", props.path])
        + (render.format.hasSound ? settings.sound?.options ?? [] : []),
      environment: ["FLIPBOOK_PROGRESS": "lines"], folder: folder, endsGroup: true,
      onErrors: { [weak self] data in
        guard let self, let done = lines.latest(adding: data) else { return }
        queue.async { self.change(render.id) { $0.done = done } }
      })
    running = (render.id, child)
    DispatchQueue.global().async { [self] in
      let outcome = child.wait()
      try? FileManager.default.removeItem(at: props)
      queue.async { self.ended(render.id, outcome) }
    }
  }

  private func ended(_ id: Int, _ outcome: ChildProcess.Outcome) {
    running = nil
    // The manifest of a render without frames.
    let folder = settings.package.appending(path: PageRender.manifestFolder(of: id))
    try? FileManager.default.removeItem(at: folder)
    change(id) { render in
      if outcome.isSuccess {
        render.state = .done
        render.done = render.total
      } else if render.state != .cancelled {
        render.state = .failed
        let lines = outcome.errors.split(whereSeparator: \.isNewline)
          .filter { !$0.hasPrefix(ProgressLines.start) }
        render.error = lines.suffix(3).joined(separator: "\n")
      }
    }
    startNext()
  }
}

/// The lines in which a render reports the number of frames that are done.
private final class ProgressLines: @unchecked Sendable {
  /// The beginning of these lines.
  static let start = "progress "

  // Only the thread that reads the program's errors uses it.
  private var rest = ""
  private var latest = Date.distantPast

  /// Adds bytes, and returns the number in the last complete line, at most ten times a second.
  func latest(adding data: Data) -> Int? {
    rest += String(decoding: data, as: UTF8.self)
    let lines = rest.split(separator: "\n", omittingEmptySubsequences: false)
    rest = String(lines.last ?? "").suffix(200).description
    guard Date().timeIntervalSince(latest) > 0.1,
      let line = lines.dropLast().last(where: { $0.hasPrefix(Self.start) })
    else { return nil }
    latest = Date()
    return line.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }
}
