import Foundation
import SystemPackage

/// The pipe into an encoder, and the thread of its own that fills it.
///
/// `@unchecked Sendable`: `isDone` is read and written only while `condition` is locked; the rest
/// never changes.
final class EncoderPipe: @unchecked Sendable {
  /// The end to be handed to the child.
  let readEnd: FileDescriptor

  private let queue: FrameQueue
  private let condition = NSCondition()
  private var isDone = false

  /// A pipe that carries the frames of `queue` until it ends, or until nobody reads any more.
  init(carrying queue: FrameQueue) throws(OutputError) {
    let writeEnd: FileDescriptor
    do {
      // Closed on exec: were another child to inherit the writing end, this one would never see
      // the end of its input.
      (readEnd, writeEnd) = try FileDescriptor.pipe(options: .closeOnExec)
    } catch {
      throw OutputError(.failed, "No pipe to ffmpeg could be made: \(error).")
    }
    Self.enlarge(writeEnd)
    self.queue = queue
    let thread = Thread { self.carry(to: writeEnd) }
    thread.name = "encoder pipe"
    thread.start()
  }

  /// Waits until the thread has ended and the writing end is closed.
  func waitUntilDone() {
    condition.lock()
    while !isDone { condition.wait() }
    condition.unlock()
  }

  /// A pipe holds 64 KB unless asked. One that holds whole frames lets ffmpeg read them without waiting
  /// for this process to get a processor, piece by piece. What the system doesn't allow (more than a
  /// megabyte, to most users), it refuses, and less is asked for.
  private static func enlarge(_ pipe: FileDescriptor) {
    #if os(Linux)
      // F_SETPIPE_SZ of linux/fcntl.h, which Glibc's module leaves out.
      let setPipeSize: Int32 = 1031
      var size: Int32 = 8 << 20
      while size > 1 << 16, fcntl(pipe.rawValue, setPipeSize, size) < 0 { size /= 2 }
    #endif
  }

  private func carry(to writeEnd: FileDescriptor) {
    // A reader that is gone is an error like others here (EPIPE); the signal that would end the
    // process is held off from this thread, and from this thread only.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    while let frame = queue.pop() {
      do { try writeEnd.write(planesOf: frame) } catch { queue.cancel() }
    }
    try? writeEnd.close()
    condition.withLock {
      isDone = true
      condition.broadcast()
    }
  }
}

extension FileDescriptor {
  /// Linux takes no more pieces at once.
  private static let mostPieces = 1024

  /// Writes the planes of a frame one after the other, each from all bands, without putting them
  /// together first.
  fileprivate func write(planesOf bands: [PlanarBand]) throws(Errno) {
    var pieces = [iovec]()
    pieces.reserveCapacity(3 * bands.count)
    for plane in 0..<3 {
      for band in bands {
        band.withBytes { bytes in
          let sixth = bytes.count / 6
          let place = plane == 0 ? 0..<4 * sixth : (plane + 3) * sixth..<(plane + 4) * sixth
          let piece = UnsafeMutableRawBufferPointer(rebasing: bytes[place])
          pieces.append(iovec(iov_base: piece.baseAddress, iov_len: piece.count))
        }
      }
    }
    try withExtendedLifetime(bands) { () throws(Errno) in try writeAll(&pieces) }
  }

  private func writeAll(_ pieces: inout [iovec]) throws(Errno) {
    var index = 0
    while index < pieces.count {
      let count = min(pieces.count - index, Self.mostPieces)
      var written = pieces.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { writev(rawValue, $0 + index, Int32(count)) } ?? 0
      }
      if written < 0 {
        let error = Errno(rawValue: errno)
        if error == .interrupted { continue }
        throw error
      }
      while index < pieces.count, written >= Int(pieces[index].iov_len) {
        written -= Int(pieces[index].iov_len)
        index += 1
      }
      if written > 0 {
        pieces[index].iov_base += written
        pieces[index].iov_len -= written
      }
    }
  }
}
