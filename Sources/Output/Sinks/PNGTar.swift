import OutputFiles
package import Failures
import Foundation
package import Images
package import RenderStore
import Synchronization
package import SystemPackage

/// Writes every frame as a PNG file into a tar archive that goes into a pipe: frame-00000.png and so
/// on, in the order of the frames, and at the end manifest.json if there is one.
///
/// The archive is the same for the same frames, byte by byte. A reader that is gone is an error.
package final class PNGTar: FrameSink {
  package static let work = SinkWork(onBand: .compress, onDelivery: .write)

  /// Bytes that a pipe takes without waiting when it says that it is ready (PIPE_BUF).
  private static let pieceSize = 4096

  private let stream: FileDescriptor
  private let encoder: PNGEncoder
  private let awaitsManifest: Bool
  private let record: RenderRecord?
  private let isAbandoned = Atomic(false)

  /// An archive to `stream`, which stays open. With `awaitsManifest` it ends when `end(manifest:)` is
  /// called, else with `finish`.
  package init(
    to stream: FileDescriptor, format: FrameFormat, compression: PNGCompression = .fast,
    awaitsManifest: Bool = false, record: RenderRecord? = nil
  ) {
    (self.stream, self.awaitsManifest, self.record) = (stream, awaitsManifest, record)
    encoder = PNGEncoder(
      width: format.width, height: format.height, isOpaque: format.isOpaque,
      compression: compression)
  }

  package func open() throws(FlipbookError) {
    guard isatty(stream.rawValue) == 0 else {
      throw FlipbookError(
        .notWritable, "A tar archive is nothing for a terminal.",
        hint: "Send it on: … | tar x, or … > frames.tar.")
    }
  }

  /// An incompressible row takes its bytes, and a little more.
  package var mostBytesPerPixel: Double { encoder.isOpaque ? 3.1 : 4.1 }

  package func byteCount(of piece: CompressedBand) -> Int { piece.bytes.count }

  package func prepare(_ band: Band, after _: CompressedBand?) -> CompressedBand {
    encoder.compress(band.bitmap)
  }

  package func prepare(_ frame: Frame<CompressedBand>) throws(FlipbookError) -> Delivery {
    let png = encoder.join(frame.pieces)
    record?.note(checksum: PixelHash(bytes: png), ofFrame: frame.number)
    return Delivery { () throws(FlipbookError) in
      try self.write(png, named: FrameFile.name(ofFrame: frame.number))
    }
  }

  package func finish() throws(FlipbookError) {
    if !awaitsManifest { try writeEnd() }
  }

  /// Writes the manifest, whose bytes these are, and the archive's end.
  package func end(
    manifest: [UInt8], named name: String = RenderFiles.whole.manifest
  ) throws(FlipbookError) {
    try write(manifest, named: name)
    try writeEnd()
  }

  package func abandon() { isAbandoned.store(true, ordering: .relaxed) }

  private func write(_ bytes: [UInt8], named name: String) throws(FlipbookError) {
    try send(TarHeader(name: name, size: bytes.count).bytes)
    try send(bytes)
    try send(Array(repeating: 0, count: TarHeader.padding(after: bytes.count)))
  }

  /// Two blocks of zeros.
  private func writeEnd() throws(FlipbookError) {
    try send(Array(repeating: 0, count: 2 * TarHeader.blockSize))
  }

  private func send(_ bytes: [UInt8]) throws(FlipbookError) {
    do {
      try Self.withoutPipeSignal { () throws(Errno) in
        var rest = bytes[...]
        while !rest.isEmpty {
          try waitForRoom()
          let count = rest.prefix(Self.pieceSize).withUnsafeBytes { piece in
            Foundation.write(stream.rawValue, piece.baseAddress, piece.count)
          }
          if count >= 0 {
            rest = rest.dropFirst(count)
          } else if ![.interrupted, .resourceTemporarilyUnavailable].contains(
            Errno(rawValue: errno))
          {
            throw Errno(rawValue: errno)
          }
        }
      }
    } catch .canceled {
      throw FlipbookError(.interrupted, "Writing the tar archive was given up.")
    } catch .brokenPipe {
      throw FlipbookError(
        .outputFailed, "Whoever reads the tar archive has closed the pipe.",
        hint: "Did the program after the | fail? What it has read is not whole.")
    } catch {
      throw FlipbookError(error, on: "the tar archive", purpose: "write")
    }
  }

  /// Waits until something can be written; throws `canceled` when the archive is given up meanwhile.
  private func waitForRoom() throws(Errno) {
    while !isAbandoned.load(ordering: .relaxed) {
      var entry = pollfd(fd: stream.rawValue, events: Int16(POLLOUT), revents: 0)
      if poll(&entry, 1, 100) > 0 { return }
    }
    throw .canceled
  }

  /// Runs `body` with the signal held off from this thread by which the system ends a program whose
  /// reader is gone; it is an error like others then.
  private static func withoutPipeSignal(_ body: () throws(Errno) -> Void) throws(Errno) {
    var (pipe, old, pending) = (sigset_t(), sigset_t(), sigset_t())
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    sigpending(&pending)
    pthread_sigmask(SIG_BLOCK, &pipe, &old)
    defer {
      // The one that has come is taken; it would come when the signal is let through again.
      if sigismember(&pending, SIGPIPE) == 0 {
        sigpending(&pending)
        var signal: Int32 = 0
        if sigismember(&pending, SIGPIPE) == 1 { sigwait(&pipe, &signal) }
      }
      pthread_sigmask(SIG_SETMASK, &old, nil)
    }
    try body()
  }
}
