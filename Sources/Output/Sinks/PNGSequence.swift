package import Failures
import OutputFiles
package import Images
package import RenderStore
import Synchronization
import SystemPackage

/// Writes each frame to a separate PNG file: `frame-00000.png` and so on.
///
/// A file gets its final name only when it is complete. Complete files are kept if a later frame
/// fails.
package final class PNGSequence: FrameSink {
  package static let work = SinkWork(onBand: .compress, onFrame: .write)

  private struct State {
    var isAbandoned = false
    var unfinished: [String: TemporaryFile] = [:]
  }

  /// The folder of the files.
  package let folder: String

  private let encoder: PNGEncoder
  private let record: RenderRecord?
  private let state = Mutex(State())

  /// Creates a sequence in `folder`, which `open` creates if it is missing. Frames that `record`
  /// keeps are not written; the checksums of the other files are added to it.
  package init(
    folder: String, format: FrameFormat, compression: PNGCompression = .fast,
    record: RenderRecord? = nil
  ) {
    self.folder = folder
    self.record = record
    encoder = PNGEncoder(
      width: format.width, height: format.height, isOpaque: format.isOpaque,
      compression: compression)
  }

  package func open() throws(FlipbookError) {
    try OutputFolder(folder).create()
  }

  /// Slightly more than the size of uncompressed rows, for incompressible ones.
  package var maximumBytesPerPixel: Double { encoder.isOpaque ? 3.1 : 4.1 }

  package func byteCount(of piece: CompressedBand) -> Int { piece.bytes.count }

  package func prepare(_ band: Band, after _: CompressedBand?) -> CompressedBand {
    encoder.compress(band.bitmap)
  }

  /// Writes the frame's file; files can appear out of order.
  package func prepare(_ frame: Frame<CompressedBand>) throws(FlipbookError) -> Delivery {
    if let record, record.keeps(frame.number) { return .none }
    let name = FrameFile.name(ofFrame: frame.number)
    let file = try begin(FilePath(folder).appending(name).string)
    do {
      let bytes = encoder.join(frame.pieces)
      try file.write(bytes)
      try complete(file)
      record?.note(checksum: PixelHash(bytes: bytes), ofFrame: frame.number)
    } catch {
      file.remove()
      let isAbandoned = state.withLock { state in
        state.unfinished[file.path] = nil
        return state.isAbandoned
      }
      throw isAbandoned ? abandoned : error
    }
    return .none
  }

  package func finish() {}

  package func abandon() {
    state.withLock { state in
      state.isAbandoned = true
      for file in state.unfinished.values { file.remove() }
      state.unfinished = [:]
    }
  }

  private var abandoned: FlipbookError {
    FlipbookError(.interrupted, "Writing frames to \"\(folder)\" was cancelled.")
  }

  private func begin(_ path: String) throws(FlipbookError) -> TemporaryFile {
    let file = try state.withLock { state throws(FlipbookError) in
      guard !state.isAbandoned else { throw abandoned }
      let file = try TemporaryFile(for: path)
      state.unfinished[file.path] = file
      return file
    }
    return file
  }

  private func complete(_ file: TemporaryFile) throws(FlipbookError) {
    try state.withLock { state throws(FlipbookError) in
      guard !state.isAbandoned else { throw abandoned }
      try file.moveIntoPlace()
      state.unfinished[file.path] = nil
    }
  }
}
