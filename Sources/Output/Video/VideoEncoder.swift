import Foundation
import Raster
import Synchronization
import SystemPackage
import VirtualTime

// A frame becomes part of a video in four stages, each on threads of its own:
//   PlanarPool     bands of RGBA → bands of BT.709 planes   the frame loop's workers (prepare)
//   FrameQueue     holds a few frames                       filled by the deliveries
//   EncoderPipe    writes them to a pipe                    a thread of its own
//   ffmpeg         encodes into a temporary file            a process of its own (ChildProcess)

/// Encodes the frames to an MP4 file with ffmpeg.
///
/// Transparent pixels stand on black. The file has its name only when it is whole.
package final class VideoEncoder: FrameSink {
  package static let work = SinkWork(onBand: .convert, onDelivery: .waitForEncoder)

  private struct Session {
    var ffmpeg: FFmpeg
    var file: TemporaryFile
    var queue: FrameQueue
    var pipe: EncoderPipe
    var child: ChildProcess
  }

  private enum State {
    case idle
    case running(Session)
    case finished
    case abandoned
  }

  /// Where the file goes.
  package let path: String

  private let format: FrameFormat
  private let settings: VideoSettings
  private let searchPath: String
  private let converter: I420Converter
  private let pool: PlanarPool
  private let state = Mutex(State.idle)
  private let delivered = Atomic(0)

  /// An encoder to the file at `path`, whose folder `open` makes if it is missing.
  ///
  /// ffmpeg is looked for in the folders of `searchPath`, which is PATH unless given.
  package init(
    path: String, format: FrameFormat, settings: VideoSettings,
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) {
    (self.path, self.format, self.settings) = (path, format, settings)
    self.searchPath = searchPath
    converter = I420Converter(width: format.width, height: format.height)
    pool = PlanarPool(Bands(width: format.width, height: format.height))
  }

  /// Finds ffmpeg, checks its encoder, the size and the place, and starts it.
  package func open() throws(OutputError) {
    try checkSize()
    let ffmpeg = try FFmpeg(searchPath: searchPath)
    try OutputFolder(of: path).create()
    guard FileKind(path) != .folder else {
      throw OutputError(
        .isADirectory, "“\(path)” is a folder, but has to be the video's file.",
        hint: "Name a file with --video.")
    }
    let session = try start(ffmpeg)
    do {
      // It takes a tenth of a second, in which the encoder starts as well.
      try ffmpeg.check(settings.codec)
    } catch {
      end(session)
      throw error
    }
    try begin(session)
  }

  private func start(_ ffmpeg: FFmpeg) throws(OutputError) -> Session {
    let file = try TemporaryFile(for: path)
    do {
      let queue = FrameQueue(capacity: 3)
      let pipe = try EncoderPipe(carrying: queue)
      let arguments = FFmpeg.arguments(
        width: converter.codedWidth, height: converter.codedHeight,
        rate: format.rate.description, settings: settings, output: file.path)
      let child = ChildProcess(ffmpeg.path, arguments, input: pipe.readEnd) { queue.cancel() }
      return Session(ffmpeg: ffmpeg, file: file, queue: queue, pipe: pipe, child: child)
    } catch {
      file.remove()
      throw error
    }
  }

  package var mostBytesPerPixel: Double {
    Double(converter.byteCount) / Double(format.width * format.height)
  }

  package func byteCount(of piece: PlanarBand) -> Int { piece.byteCount }

  /// Converts the band to the colour space of the video.
  package func prepare(_ band: Band, after previous: PlanarBand?) -> PlanarBand {
    pool.convert(band, after: previous)
  }

  package func prepare(_ frame: Frame<PlanarBand>) throws(OutputError) -> Delivery {
    let session = try running()
    return Delivery { () throws(OutputError) in
      guard session.queue.push(frame.pieces) else { throw self.failure(of: session) }
      self.delivered.add(1, ordering: .relaxed)
    }
  }

  package func finish() throws(OutputError) {
    let session = try running()
    guard delivered.load(ordering: .relaxed) > 0 else {
      abandon()
      throw OutputError(.noFrames, "“\(path)” would be a video without frames.")
    }
    session.queue.close()
    session.pipe.waitUntilDone()
    let outcome = session.child.wait()
    guard outcome.isSuccess else { throw failure(of: session) }
    try state.withLock { state throws(OutputError) in
      guard case .running = state else { throw abandoned }
      try session.file.moveIntoPlace(synchronised: true)
      state = .finished
    }
  }

  package func abandon() {
    let session = state.withLock { state -> Session? in
      defer { if case .finished = state {} else { state = .abandoned } }
      guard case .running(let session) = state else { return nil }
      return session
    }
    if let session { end(session) }
  }

  private var abandoned: OutputError {
    OutputError(.abandoned, "Encoding “\(path)” was given up.")
  }

  private func checkSize() throws(OutputError) {
    let (width, height) = (format.width, format.height)
    guard settings.oddSize == .refuse, !width.isMultiple(of: 2) || !height.isMultiple(of: 2)
    else { return }
    throw OutputError(
      .oddSize, "A video in 4:2:0 needs even sides; this one would have \(width) × \(height).",
      hint: "Change the canvas, or pass --odd-size pad to repeat the last column or row.")
  }

  private func begin(_ session: Session) throws(OutputError) {
    let isIdle = state.withLock { state in
      guard case .idle = state else { return false }
      state = .running(session)
      return true
    }
    guard isIdle else {
      end(session)
      throw abandoned
    }
  }

  private func running() throws(OutputError) -> Session {
    guard case .running(let session) = state.withLock({ $0 }) else { throw abandoned }
    return session
  }

  /// Stops everything that belongs to `session` and removes what it has written.
  private func end(_ session: Session) {
    session.queue.cancel()
    session.child.kill()
    _ = session.child.wait(seconds: 0.5, patience: 0)
    session.file.remove()
  }

  /// Why the encoder takes no more frames, or did not complete its file.
  private func failure(of session: Session) -> OutputError {
    if case .abandoned = state.withLock({ $0 }) { return abandoned }
    // It may have closed its input and yet be running.
    if session.child.wait(seconds: 5) == nil { session.child.kill() }
    let outcome = session.child.wait()
    session.file.remove()
    if outcome.errors.contains("No space left on device") {
      return OutputError(.noSpace, on: path, purpose: "write")
    }
    return session.ffmpeg.failure(outcome, purpose: "encode “\(path)”")
  }
}
