import Failures
package import FilmStage
import Foundation
package import Parameters
import Processes
import Synchronization
import SystemPackage

/// The work of a process that a `WorkerProcess` has started: it plays films until its batch ends.
package struct WorkerLoop<FilmType: Film> {
  private let settings: (GivenParameters) throws -> BatchSettings
  private let messages: MessageStream
  private let requests: RequestQueue

  /// Whether this process was started by a `WorkerProcess`.
  package static var isRequired: Bool {
    ProcessInfo.processInfo.environment[WorkerProcess.variable] != nil
  }

  /// Takes over the standard input of the process. `settings` returns the settings of the batch with
  /// the values that are given for all films.
  package init(
    of type: FilmType.Type, _ settings: @escaping (GivenParameters) throws -> BatchSettings
  ) throws {
    self.settings = settings
    let socket = try Self.standardInput()
    // Programs that films start aren't workers.
    unsetenv(WorkerProcess.variable)
    ChildProcess.shareGroup()
    LoadedImages.prepare()
    Traps.report(to: socket)
    messages = MessageStream(socket)
    requests = try RequestQueue(messages)
  }

  /// Returns the standard input, and replaces it with an empty one, which films can read.
  private static func standardInput() throws -> FileDescriptor {
    let socket = FileDescriptor(rawValue: fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3))
    guard socket.rawValue >= 0 else { throw Errno(rawValue: errno) }
    let empty = try FileDescriptor.open("/dev/null", .readOnly)
    defer { try? empty.close() }
    _ = try empty.duplicate(as: .standardInput)
    return socket
  }

  /// Answers requests until there are no more. Throws if the settings aren't usable or when
  /// interrupted.
  package func run() throws {
    var renderer: RowRenderer<FilmType>?
    while let request = requests.next() {
      switch request {
      case .prepare(let given):
        do {
          renderer = try RowRenderer(settings(given))
          reply(.ready)
        } catch let error as FlipbookError {
          reply(.failed(error.parts))
        }
      case .check(let rows):
        for row in rows {
          guard let checked = renderer?.check(row) else { return }
          reply(.checked(checked))
        }
      case .render(let row, let jobs):
        guard let entry = try renderer?.render(row, jobs: jobs, for: context) else { return }
        // The film may have printed text.
        fflush(nil)
        reply(.end(entry))
      case .replacement, .earlier: break
      }
    }
  }

  private func reply(_ reply: WorkerReply) { _ = messages.send(reply) }

  private var context: RowContext {
    let latest = Mutex(Date.distantPast)
    return RowContext { [requests] file in
      // The film may have changed the current folder.
      let path = URL(fileURLWithPath: file).path
      guard case .replacement(let row)? = requests.ask(.askReplacement(file: path)) else {
        return nil
      }
      return row
    } earlier: { [requests] output in
      guard case .earlier(let entry)? = requests.ask(.askEarlier(output: output)) else {
        return nil
      }
      return entry
    } begin: { [messages] output in
      _ = messages.send(WorkerReply.begin(output: output))
    } progress: { [messages] done, total in
      // More often than anyone can read.
      let isDue = latest.withLock { latest in
        let now = Date()
        guard done == total || now.timeIntervalSince(latest) >= 0.05 else { return false }
        latest = now
        return true
      }
      if isDue { _ = messages.send(WorkerReply.progress(done: done, total: total)) }
    }
  }
}
