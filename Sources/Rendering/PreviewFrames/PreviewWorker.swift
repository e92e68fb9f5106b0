package import FilmStage
import Failures
import Foundation
import Layers
import OutputFiles
package import Parameters
import Processes
import Raster
import Rasterizer
import Sinks
import SystemPackage
import Traces
import Views
import VirtualTime

/// The process that plays a film for the pages of a preview and draws its frames.
///
/// Requests and replies pass through a socket that is its standard input; see `PreviewStream`.
/// Pages are independent of each other. While a film plays, its first frames can already be shown.
package struct PreviewWorker<FilmType: Film> {
  /// A performance with values of parameters.
  private struct Performance {
    let number: Int
    let source: FilmSource<FilmType>
    let film: PlayedFilm
    let replay: FrameReplay
  }

  /// A picture of a page, which has several to compare frames.
  private struct PictureName: Hashable {
    let page, picture: Int
  }

  /// The pixels that a picture of a page shows, and the performance that they are from.
  private struct Page {
    var canvas: PreviewCanvas
    var performance: Int
  }

  private let limits: FilmLimits
  private let stream: PreviewStream
  private let schema: () throws -> String
  private let rows: [TableRow]
  private let makeSource: (_ values: GivenParameters) throws -> FilmSource<FilmType>

  private var performance: Performance?
  private var count = 0
  private var pages: [PictureName: Page] = [:]
  private var renderer = Renderer()

  /// Takes over the standard input of the process. `source` returns the film with values of
  /// parameters, in addition to those of the command line; `schema` returns the JSON Schema of the
  /// parameters; `rows` are those of a table of parameters.
  package init(
    _ type: FilmType.Type, limits: FilmLimits, rows: [TableRow] = [],
    schema: @escaping () throws -> String,
    source: @escaping (_ values: GivenParameters) throws -> FilmSource<FilmType>
  ) throws {
    self.limits = limits
    self.schema = schema
    self.rows = rows
    makeSource = source
    let socket = FileDescriptor(rawValue: fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3))
    guard socket.rawValue >= 0 else { throw Errno(rawValue: errno) }
    let empty = try FileDescriptor.open("/dev/null", .readOnly)
    defer { try? empty.close() }
    _ = try empty.duplicate(as: .standardInput)
    ChildProcess.shareGroup()
    Traps.report(to: socket)
    stream = PreviewStream(socket)
  }

  /// Answers requests until there are no more.
  package mutating func run() {
    while let message = stream.receive() {
      guard let request = try? JSONDecoder().decode(PreviewRequest.self, from: message.block)
      else { continue }
      answer(request, of: message.page)
    }
  }

  private mutating func answer(_ request: PreviewRequest, of page: Int) {
    switch request.kind {
    case .frame: sendFrame(request, to: page)
    case .trace: sendTrace(request, to: page)
    case .digests:
      reply(
        ["id": request.id ?? 0, "digests": performance?.film.digests() ?? []], to: page)
    case .layers: sendLayers(request, to: page)
    case .parameters: sendParameters(request, to: page)
    case .row: sendRow(request, to: page)
    case .play: if page == 0 { play(request.values ?? "{}", hidden: request.hidden ?? []) }
    case .forget: if page == 0 { pages = pages.filter { $0.key.page != request.id } }
    }
  }

  // MARK: Performances

  /// Plays the film with other values of its parameters. The performance before it stays if the
  /// values aren't accepted.
  private mutating func play(_ values: String, hidden: [Int]) {
    count += 1
    let (number, stream) = (count, stream)
    do {
      let source = try makeSource(GivenParameters(json: values, at: .option("the preview's form")))
      let played = PreviewPerformance(source: source, limits: limits, hidden: Set(hidden))
      let film = try PlayedFilm(played) { film in
        Self.report(film.current, number, to: stream)
      }
      performance?.film.cancel()
      performance = Performance(
        number: number, source: source, film: film, replay: FrameReplay(played.start))
    } catch {
      var film = PreviewedFilm(name: FilmType.name)
      film.performance = number
      film.isComplete = true
      film.problem = PreviewedFilm.Problem(error)
      Self.send(film, to: stream)
    }
  }

  private static func report(
    _ progress: PlayedFilm.Progress, _ number: Int, to stream: PreviewStream
  ) {
    var film = PreviewedFilm(name: FilmType.name)
    if let format = progress.format {
      film.width = format.width
      film.height = format.height
      film.rate = [format.rate.numerator, format.rate.denominator]
      film.isOpaque = format.isOpaque
    }
    film.performance = number
    film.played = progress.played
    film.isComplete = progress.hasEnded
    film.hasTrace = progress.hasTrace
    film.problem = progress.error.map { PreviewedFilm.Problem($0) }
    send(film, to: stream)
  }

  private static func send(_ film: PreviewedFilm, to stream: PreviewStream) {
    guard let json = try? JSONEncoder().encode(film) else { return }
    stream.send(json, to: 0)
  }

  // MARK: Replies

  private mutating func sendFrame(_ request: PreviewRequest, to page: Int) {
    guard let performance, let format = performance.film.current.format,
      let (number, kept) = performance.film.list(ofFrame: request.frame ?? 0, wait: 0.25),
      let list = kept ?? (try? performance.replay.list(ofFrame: number))
    else { return reply(["id": request.id ?? 0, "isMissing": true], to: page) }
    let name = PictureName(page: page, picture: min(max(request.picture ?? 0, 0), 3))
    if request.isNew == true { pages[name] = nil }
    var state =
      pages[name].flatMap { $0.performance == performance.number ? $0 : nil }
      ?? Page(
        canvas: PreviewCanvas(
          width: format.width, height: format.height, isOpaque: format.isOpaque),
        performance: performance.number)
    pages[name] = nil
    var words: [UInt32] = []
    let changes = state.canvas.show(list, with: &renderer, &words)
    pages[name] = state
    reply(
      [
        "id": request.id ?? 0, "frame": number, "performance": performance.number,
        "changes": changes.map { $0.area + [$0.size] },
      ], words, to: page)
  }

  private func sendLayers(_ request: PreviewRequest, to page: Int) {
    var object: [String: Any] = ["id": request.id ?? 0]
    if let performance,
      let (number, _) = performance.film.list(ofFrame: request.frame ?? 0, wait: 1),
      let run = try? performance.replay.performance(atFrame: number)
    {
      object["frame"] = number
      object["layers"] = run.stage.window.layer.outlines(at: run.stage.clock.now).map(\.object)
    }
    reply(object, to: page)
  }

  private func sendParameters(_ request: PreviewRequest, to page: Int) {
    var object: [String: Any] = ["id": request.id ?? 0, "rowCount": rows.count]
    // As text, in which the parameters keep their order.
    object["schema"] = try? schema()
    object["values"] = performance?.source.parameterObject
    reply(object, to: page)
  }

  /// Sends the values that a row of the table gives to parameters. Other columns are ignored.
  private func sendRow(_ request: PreviewRequest, to page: Int) {
    var object: [String: Any] = ["id": request.id ?? 0]
    if let number = request.row, let row = rows.first(where: { $0.number == number }),
      let known = performance?.source.parameterObject
    {
      func first(_ name: String) -> String { String(name.prefix { $0 != "." }) }
      let fields = row.fields.filter { known[first($0.name)] != nil }
      let names = Set(fields.map { first($0.name) })
      object["row"] = number
      do {
        let source = try makeSource(GivenParameters(fields))
        object["values"] = source.parameterObject?.filter { names.contains($0.key) }
      } catch {
        object["error"] = PreviewedFilm.Problem(error).message
      }
    }
    reply(object, to: page)
  }

  private func sendTrace(_ request: PreviewRequest, to page: Int) {
    var object: [String: Any] = ["id": request.id ?? 0]
    if let json = try? performance?.film.finishedTrace?.json(),
      let trace = try? JSONSerialization.jsonObject(with: Data(json))
    {
      object["trace"] = trace
    }
    reply(object, to: page)
  }

  private func reply(_ object: [String: Any], _ words: [UInt32] = [], to page: Int) {
    guard let json = try? JSONSerialization.data(withJSONObject: object) else { return }
    stream.send(PreviewReply.block(json, words), to: page)
  }
}

extension FilmSource {
  /// The values of all parameters; nil if the film has none.
  fileprivate var parameterObject: [String: Any]? {
    guard let text = parameters else { return nil }
    return (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
  }
}

extension LayerOutline {
  /// The outline as a JSON object.
  fileprivate var object: [String: Any] {
    var object: [String: Any] = [
      "name": name, "kind": kind, "depth": depth, "isVisible": isVisible, "isMask": isMask,
      "corners": corners.map { [$0.x, $0.y].map { $0.isFinite ? Double($0) : 0 } },
      "values": values.map { [$0.keyPath, $0.value.json] }, "animated": animated,
    ]
    object["number"] = number
    return object
  }
}

extension TracedValue {
  fileprivate var json: Any {
    switch self {
    case .number(let number): number.isFinite ? number : "\(number)"
    case .numbers(let numbers): numbers.map { $0.isFinite ? $0 : 0 }
    case .text(let text): text
    }
  }
}

extension PreviewedFilm.Problem {
  init(_ error: any Error) {
    guard let error = error as? FlipbookError else {
      self.init(message: "\(error)")
      return
    }
    self.init(message: error.message, hint: error.hint, source: error.source)
  }
}
