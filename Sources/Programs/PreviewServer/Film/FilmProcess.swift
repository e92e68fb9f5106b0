import Failures
import Foundation
import PreviewFrames
import Processes
import Synchronization
import SystemPackage

/// The process that plays a film and draws its frames: `FILM preview-worker`.
///
/// Its film may trap, never return or use all memory; only this process ends or waits.
final class FilmProcess: Sendable {
  /// What a process reports.
  enum Event: Sendable {
    case film(PreviewedFilm)
    case reply(Data, page: Int)
    /// The process has ended by itself.
    case end(PreviewedFilm.Problem)
  }

  /// The number of this process in the preview.
  let number: Int
  /// The version of its program; nil if it is unknown.
  let version: Data?

  private let child: ChildProcess
  private let stream: PreviewStream
  private let program: String
  private let words = Mutex(Data())
  private let isStopped = Atomic(false)

  /// Starts the film's program; `onEvent` is called by a thread of the process's own.
  init(
    _ settings: PreviewSettings, number: Int,
    onEvent: @escaping @Sendable (FilmProcess, Event) -> Void
  ) throws(FlipbookError) {
    self.number = number
    let sockets = try SocketPair()
    stream = PreviewStream(sockets.first)
    // A build replaces the file.
    program = settings.program.resolvingSymlinksInPath().path
    version = ProgramVersion.version(of: settings.program)
    let errors = ErrorText()
    let folder = try? FileDescriptor.open(
      FilePath(settings.package.path), .readOnly, options: [.closeOnExec, .directory])
    defer { try? folder?.close() }
    child = ChildProcess(
      program,
      ["preview-worker"] + settings.arguments + settings.values.flatMap { ["--set", $0] }
        + (settings.table.map { ["--table", $0.path] } ?? []),
      // Swift's own report of a crash takes seconds.
      environment: ["SWIFT_BACKTRACE": "enable=no"], input: sockets.second, folder: folder,
      endsGroup: true, onErrors: errors.append)
    try SystemThread.start("preview film") { [self] in
      receive(onEvent)
      stream.close()
      let outcome = child.wait(seconds: 2) ?? killed()
      guard !isStopped.load(ordering: .relaxed) else { return }
      onEvent(self, .end(problem(outcome, errors.text)))
    }
  }

  private func receive(_ onEvent: @Sendable (FilmProcess, Event) -> Void) {
    while let message = stream.receive() {
      if message.page != 0 {
        onEvent(self, .reply(message.block, page: message.page))
      } else if let film = try? JSONDecoder().decode(PreviewedFilm.self, from: message.block) {
        onEvent(self, .film(film))
      }
    }
  }

  private func killed() -> ChildProcess.Outcome {
    child.kill()
    return child.wait()
  }

  /// Sends a request of a page, or of the server as page 0.
  func send(_ request: Data, of page: Int) { stream.send(request, to: page) }

  /// Sends a request of the server.
  func send(_ request: PreviewRequest, of page: Int = 0) {
    if let json = try? JSONEncoder().encode(request) { send(json, of: page) }
  }

  /// Ends the process.
  func stop() {
    isStopped.store(true, ordering: .relaxed)
    stream.close()
    child.kill()
  }

  // MARK: The end

  private func problem(
    _ outcome: ChildProcess.Outcome, _ words: String
  ) -> PreviewedFilm.Problem {
    let text = words.hasPrefix("Error: ") ? String(words.dropFirst(7)) : words
    if case .exited = outcome.end, !text.isEmpty {
      return PreviewedFilm.Problem(message: text, source: nil)
    }
    return PreviewedFilm.Problem(
      message: "The film's process \(outcome.ending)" + (text.isEmpty ? "." : ": \(text)"),
      source: place)
  }

  /// The line of the film that trapped; the film's program looks it up in its debug information.
  private var place: String? {
    guard let trap = stream.trap,
      let report = try? JSONDecoder().decode(TrapReport.self, from: trap)
    else { return nil }
    let lookup = ChildProcess(
      program, ["preview-worker", "--locate"] + report.trap.calls.map { "\($0)" })
    guard let outcome = lookup.wait(seconds: 10), outcome.isSuccess else { return nil }
    let place = outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
    return place.isEmpty ? nil : place
  }

  private struct TrapReport: Decodable {
    struct Trap: Decodable { let calls: [UInt] }

    let trap: Trap
  }
}

/// The last lines that a process has written to its standard error.
private final class ErrorText: Sendable {
  private let bytes = Mutex(Data())

  func append(_ data: Data) { bytes.withLock { $0 = Data(($0 + data).suffix(16_384)) } }

  /// At most three lines.
  var text: String {
    let bytes = bytes.withLock { $0 }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.suffix(3).map { String($0.prefix(600)) }.joined(separator: "\n")
  }
}
