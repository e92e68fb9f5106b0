import OutputFiles
package import Failures
import Foundation
package import Images
package import RenderStore
import Synchronization
package import SystemPackage

/// Writes each frame as a PNG file to a tar archive in a pipe: `frame-00000.png` and so on, in the
/// order of the frames, then `manifest.json`, if there is one.
///
/// The same frames give the same archive, byte for byte. A closed reading end is an error.
package final class PNGTar: FrameSink {
  package static let work = SinkWork(onBand: .compress, onDelivery: .write)

  /// The number of bytes that a pipe accepts without blocking when it is ready (PIPE_BUF).
  private static let pieceSize = 4096

  private let stream: FileDescriptor
  private let encoder: PNGEncoder
  private let awaitsManifest: Bool
  private let record: RenderRecord?
  private let isAbandoned = Atomic(false)

  /// Creates an archive in `stream`, which stays open. If `awaitsManifest` is true,
  /// `end(manifest:)` ends the archive, otherwise `finish`.
  package init(
    to stream: FileDescriptor, format: FrameFormat, compression: PNGCompression = .fast,
    awaitsManifest: Bool = false, record: RenderRecord? = nil
  ) {
    self.stream = stream
    self.awaitsManifest = awaitsManifest
    self.record = record
    encoder = PNGEncoder(
      width: format.width, height: format.height, isOpaque: format.isOpaque,
      compression: compression)
  }

  package func open() throws(FlipbookError) {
    guard isatty(stream.rawValue) == 0 else {
      throw FlipbookError(
        .notWritable, "A tar archive can't be written to a terminal.",
        hint: "Redirect standard output: … | tar x, or … > frames.tar.")
    }
  }

  /// Slightly more than the size of uncompressed rows, for incompressible ones.
  package var maximumBytesPerPixel: Double { encoder.isOpaque ? 3.1 : 4.1 }

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

  /// Writes the manifest and the end of the archive.
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

  /// Writes the end of the archive: two blocks of zeros.
  private func writeEnd() throws(FlipbookError) {
    try send(Array(repeating: 0, count: 2 * TarHeader.blockSize))
  }

  private func send(_ bytes: [UInt8]) throws(FlipbookError) {
    do {
      try Self.withoutPipeSignal { () throws(Errno) in
        var rest = bytes[...]
        while !rest.isEmpty {
          try waitForSpace()
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
      throw FlipbookError(.interrupted, "Writing the tar archive was cancelled.")
    } catch .brokenPipe {
      throw FlipbookError(
        .outputFailed, "The program that reads the tar archive closed the pipe.",
        hint: "Check whether the program after the | failed. The archive it read is incomplete.")
    } catch {
      throw FlipbookError(error, on: "the tar archive", purpose: "write")
    }
  }

  /// Waits until bytes can be written; throws `canceled` if the archive is abandoned.
  private func waitForSpace() throws(Errno) {
    while !isAbandoned.load(ordering: .relaxed) {
      var entry = pollfd(fd: stream.rawValue, events: Int16(POLLOUT), revents: 0)
      if poll(&entry, 1, 100) > 0 { return }
    }
    throw .canceled
  }

  /// Runs `body` with SIGPIPE blocked in this thread, so that a closed reading end is an ordinary
  /// error instead of terminating the program.
  private static func withoutPipeSignal(_ body: () throws(Errno) -> Void) throws(Errno) {
    var (pipe, old, pending) = (sigset_t(), sigset_t(), sigset_t())
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    sigpending(&pending)
    pthread_sigmask(SIG_BLOCK, &pipe, &old)
    defer {
      // Consume a signal that arrived meanwhile; it would be delivered when the signal is
      // unblocked.
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
