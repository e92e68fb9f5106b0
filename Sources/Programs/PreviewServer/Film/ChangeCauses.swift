import Foundation
import OutputFiles
import PreviewFrames
import RenderStore
import Traces
import VirtualTime

/// A difference between the film and the one before the last build, for pages.
struct PageCause: Encodable, Sendable {
  /// The time from which it can be visible, in seconds.
  let time: Double
  /// A sentence that tells what has changed.
  let text: String
  /// The line of the film; nil if it isn't known.
  let file: String?
  let line: Int?

  init(_ difference: TraceDifference) {
    time = difference.time
    text = difference.sentence
    let source = difference.source ?? difference.oldSource
    file = source?.file
    line = source?.line
  }

  /// A change of the canvas, which has no line.
  private init(ofCanvas text: String) {
    (time, file, line) = (0, nil, nil)
    self.text = text
  }

  /// Returns the differences between two canvases.
  static func all(from old: Manifest.Canvas, to new: Manifest.Canvas) -> [PageCause] {
    func difference(_ what: String, _ value: (Manifest.Canvas) -> String) -> PageCause? {
      let (was, now) = (value(old), value(new))
      return was == now
        ? nil : PageCause(ofCanvas: "The canvas's \(what) is \(now) instead of \(was)")
    }
    return [
      difference("size") { "\($0.width) × \($0.height)" },
      difference("background") { $0.background },
      difference("rate") { "\($0.framesPerSecond) frames per second" },
    ].compactMap(\.self)
  }
}

/// What a build has changed in a film: the differences between the traces of the two programs.
struct ChangeCauses {
  /// The number under which the server requests traces: no page has it.
  static let page = Int(UInt32.max)

  /// The number of differences that pages receive.
  private static let limit = 100

  private var before, now: Trace?
  private var isExpected = false

  /// Requests the traces of the program before the last build and of the one that is shown.
  mutating func request(_ before: FilmProcess, _ now: FilmProcess) {
    self = ChangeCauses()
    isExpected = true
    for process in [before, now] {
      process.send(PreviewRequest(.trace), of: Self.page)
    }
  }

  /// Takes a reply, and returns the differences when both traces are known.
  mutating func receive(_ block: Data, isEarlier: Bool) -> [PageCause]? {
    struct Reply: Decodable { let trace: Trace? }

    guard isExpected, let object = PreviewReply.object(in: block),
      let reply = try? OrderedJSON.decoder.decode(Reply.self, from: object)
    else { return nil }
    if isEarlier { before = reply.trace } else { now = reply.trace }
    guard let before, let now else { return nil }
    self = ChangeCauses()
    let differences = TraceDifference.all(from: before, to: now).prefix(Self.limit)
    return PageCause.all(from: before.canvas, to: now.canvas) + differences.map(PageCause.init)
  }
}
