package import Failures
import OutputFiles
import Foundation
import Processes
import Raster
package import Sinks
import Synchronization
import SystemPackage
import VirtualTime

// A frame is encoded in four stages, each on its own threads:
//   VideoBandPool  converts bands to the encoder's layout   the pipeline's workers (prepare)
//   FrameQueue     holds a few frames                       filled by the deliveries
//   EncoderPipe    writes them to a pipe                    a separate thread
//   ffmpeg         encodes into a temporary file            a child process (ChildProcess)
// After the last frame, VideoCompletion adds the palette of a GIF or the sound, and VideoCheck
// checks the file.

/// Encodes frames to a video or an animated picture with ffmpeg.
///
/// Alpha is kept if the format supports it; otherwise frames are drawn on black. The file appears
/// under its name only when it is complete.
package final class VideoEncoder: FrameSink {
  package static let work = SinkWork(onBand: .convert, onDelivery: .waitForEncoder)

  private struct Session {
    var job: EncodingJob
    var queue: FrameQueue
    var pipe: EncoderPipe
    var child: ChildProcess
    var completion: VideoCompletion
  }

  private enum State {
    case idle
    case running(Session)
    case finished
    case abandoned
  }

  /// The state of the deliveries.
  private struct Delivered {
    var count = 0
    var firstNumber = 0
    var sample: VideoSample?
    var notes: [String] = []
  }

  /// The path of the video.
  package let path: String

  /// The format of the video.
  package let format: VideoFormat

  private let searchPath: String
  private let pool: VideoBandPool
  private let state = Mutex(State.idle)
  private let delivered = Mutex(Delivered())

  /// Creates an encoder for the file at `path`, whose folder `open` creates if it is missing.
  /// Throws if settings, file name and frames contradict each other.
  ///
  /// ffmpeg is searched for in the folders of `searchPath`, by default PATH.
  package init(
    path: String, format: FrameFormat, settings: VideoSettings,
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(FlipbookError) {
    self.path = path
    self.format = try VideoFormat(path: path, frames: format, settings: settings)
    self.searchPath = searchPath
    pool = VideoBandPool(Bands(width: format.width, height: format.height), self.format.layout)
  }

  /// Notes for the user; complete after `finish`.
  package var notes: [String] { format.notes + delivered.withLock { $0.notes } }

  /// Asks ffmpeg for its encoders on another thread, so that `open` doesn't have to wait for the
  /// answer.
  package static func prepare(searchPath: String) {
    // Errors are reported by `open`.
    try? SystemThread.start("encoder list", stackSize: SystemThread.smallStack) {
      _ = try? FFmpeg(searchPath: searchPath).encoders()
    }
  }

  /// Finds ffmpeg, checks its encoder, the sound and the output path, and starts it.
  package func open() throws(FlipbookError) {
    let ffmpeg = try FFmpeg(searchPath: searchPath)
    try format.settings.audio?.check(output: path)
    try format.settings.audio?.check(ffmpeg)
    try OutputFolder(of: path).create()
    guard FileKind(path) != .folder else {
      throw FlipbookError(
        .isADirectory, "The video can't be written to \"\(path)\": it is a folder.",
        hint: "Choose another name for the video.")
    }
    var fault = ffmpeg.missingEncoder(of: format.codec)
    for encoder in format.encoders {
      let session = try start(ffmpeg, encoder)
      do {
        // If the list of encoders isn't there yet, the encoder starts at the same time.
        if try ffmpeg.canEncode(format, by: encoder) { return try begin(session) }
      } catch {
        fault = error
      }
      end(session)
    }
    throw fault
  }

  private func start(_ ffmpeg: FFmpeg, _ encoder: CodecEncoder) throws(FlipbookError) -> Session {
    let job = EncodingJob(ffmpeg, path: path)
    do {
      let completion = try VideoCompletion(format, job)
      let queue = FrameQueue(capacity: 3)
      let pipe = try EncoderPipe(carrying: queue)
      let child = try job.start(
        completion.arguments(encoder: encoder), input: pipe.readEnd
      ) { queue.cancel() }
      return Session(job: job, queue: queue, pipe: pipe, child: child, completion: completion)
    } catch {
      job.cancel()
      throw error
    }
  }

  package var maximumBytesPerPixel: Double {
    let frames = format.frames
    let bytes = format.layout.byteCount(width: frames.width, height: frames.height)
    return Double(bytes) / Double(frames.width * frames.height)
  }

  package func byteCount(of piece: VideoBand) -> Int { piece.byteCount }

  /// Converts the band to the encoder's layout.
  package func prepare(_ band: Band, after previous: VideoBand?) -> VideoBand {
    pool.convert(band, after: previous)
  }

  package func prepare(_ frame: Frame<VideoBand>) throws(FlipbookError) -> Delivery {
    let session = try running()
    return Delivery { () throws(FlipbookError) in
      let isShown = self.delivered.withLock { delivered in
        defer { delivered.count += 1 }
        if delivered.count == 0 { delivered.firstNumber = frame.number }
        guard delivered.count.isMultiple(of: self.format.step) else { return false }
        let index = delivered.count / self.format.step
        if self.format.settings.isChecked, VideoSample.isTaken(of: index, self.format) {
          delivered.sample = VideoSample(index: index, bands: frame.pieces)
        }
        return true
      }
      guard !isShown || session.queue.push(frame.pieces) else { throw self.failure(of: session) }
    }
  }

  package func finish() throws(FlipbookError) {
    let session = try running()
    let delivered = delivered.withLock { $0 }
    guard delivered.count > 0 else {
      abandon()
      throw FlipbookError(.noFrames, "There are no frames to encode into \"\(path)\".")
    }
    session.queue.close()
    // The encoder still has frames to encode.
    let original = delivered.sample?.original(format)
    session.pipe.waitUntilDone()
    guard session.child.wait().isSuccess else { throw failure(of: session) }
    do {
      let result = try session.completion.complete(
        count: delivered.count, firstNumber: delivered.firstNumber, original: original)
      self.delivered.withLock { $0.notes = result.notes }
      try state.withLock { state throws(FlipbookError) in
        guard case .running = state else { throw session.job.abandoned }
        try session.job.complete(result.file)
        state = .finished
      }
    } catch {
      session.job.removeFiles()
      throw error
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

  private var abandoned: FlipbookError {
    FlipbookError(.interrupted, "Encoding \"\(path)\" was cancelled.")
  }

  private func begin(_ session: Session) throws(FlipbookError) {
    let isIdle = state.withLock { state in
      guard case .idle = state else { return false }
      state = .running(session)
      return true
    }
    guard isIdle else { throw abandoned }
  }

  private func running() throws(FlipbookError) -> Session {
    guard case .running(let session) = state.withLock({ $0 }) else { throw abandoned }
    return session
  }

  /// Stops everything that belongs to `session` and removes its files.
  private func end(_ session: Session) {
    session.queue.cancel()
    session.job.cancel()
  }

  /// Returns the reason why the encoder accepts no more frames or failed to complete its file.
  private func failure(of session: Session) -> FlipbookError {
    if case .abandoned = state.withLock({ $0 }) { return abandoned }
    // It may have closed its input but still be running.
    if session.child.wait(seconds: 5) == nil { session.child.kill() }
    defer { session.job.removeFiles() }
    do {
      try session.job.finish(session.child, purpose: "encode \"\(path)\"")
    } catch {
      return error
    }
    return FlipbookError(
      .encoderFailed,
      "ffmpeg exited before it had read all frames of \"\(path)\", and reported no error.",
      hint: "Check the options that are passed with --ffmpeg-arg.")
  }
}
