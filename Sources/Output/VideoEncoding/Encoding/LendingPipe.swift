import CPipes
import DequeModule
import Foundation
import SystemPackage

/// The writing end of a pipe that transfers frames without copying them.
///
/// On Linux the reader reads directly from the memory of the planes (vmsplice(2)), so each frame is
/// retained until all of it has been read; retain `unread` when the pipe is no longer needed. If
/// the system doesn't support this, frames are copied.
///
/// The reader has to read the bytes: if it moved pages on with splice(2), it would see the contents
/// of later frames in them.
struct LendingPipe: ~Copyable {
  /// The largest number of pieces in one system call on Linux.
  private static let pieceLimit = 1024

  private let end: FileDescriptor
  private var lends = true
  /// The number of bytes written.
  private var count = 0
  /// Frames that may be unread, each with the number of bytes written up to its end.
  private var lent = Deque<(frame: [VideoBand], count: Int)>()

  /// Creates the writing end `end` and enlarges the pipe if the system allows it.
  ///
  /// By default a pipe holds 64 KB. If it holds whole frames, ffmpeg doesn't have to wait for this
  /// process to be scheduled for each piece. If the size isn't allowed (most users are limited to
  /// one megabyte), a smaller one is tried.
  init(_ end: FileDescriptor) {
    self.end = end
    var size: Int32 = 8 << 20
    while size > 1 << 16, flipbook_set_pipe_size(end.rawValue, size) < 0 { size /= 2 }
  }

  /// Frames whose memory the reader can still read.
  var unread: [[VideoBand]] { lent.map(\.frame) }

  /// Writes the planes of a frame in order, each from all bands. Blocks while the pipe is full.
  mutating func write(planesOf frame: [VideoBand]) throws(Errno) {
    var pieces = Self.planes(of: frame)
    release()
    // Retained before anything is lent, since writing can fail halfway.
    lent.append((frame, count + pieces.reduce(0) { $0 + Int($1.iov_len) }))
    try writeAll(&pieces)
  }

  /// Releases the frames that have been read.
  private mutating func release() {
    let unread = flipbook_bytes_in_pipe(end.rawValue)
    guard unread >= 0 else { return }
    while let first = lent.first, first.count <= count - Int(unread) { lent.removeFirst() }
  }

  private static func planes(of frame: [VideoBand]) -> [iovec] {
    var pieces = [iovec]()
    let planes = frame.map(\.planes)
    let count = planes.first?.count ?? 0
    pieces.reserveCapacity(count * frame.count)
    for plane in 0..<count {
      for (band, ranges) in zip(frame, planes) {
        band.withBytes { bytes in
          let piece = UnsafeMutableRawBufferPointer(rebasing: bytes[ranges[plane]])
          pieces.append(iovec(iov_base: piece.baseAddress, iov_len: piece.count))
        }
      }
    }
    return pieces
  }

  private mutating func writeAll(_ pieces: inout [iovec]) throws(Errno) {
    var index = 0
    while index < pieces.count {
      var written = try write(pieces[index...].prefix(Self.pieceLimit))
      count += written
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

  /// Writes some of the pieces and returns the number of bytes.
  private mutating func write(_ pieces: ArraySlice<iovec>) throws(Errno) -> Int {
    while true {
      let written = pieces.withUnsafeBufferPointer { pieces -> Int in
        guard let start = pieces.baseAddress else { return 0 }
        return lends
          ? flipbook_splice_memory(end.rawValue, start, pieces.count)
          : writev(end.rawValue, start, Int32(pieces.count))
      }
      if written >= 0 { return written }
      switch Errno(rawValue: errno) {
      case .interrupted: continue
      case .brokenPipe: throw .brokenPipe
      case _ where lends: lends = false
      case let error: throw error
      }
    }
  }
}
