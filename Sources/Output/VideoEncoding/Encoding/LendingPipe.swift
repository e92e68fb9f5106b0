import CPipes
import DequeModule
import Foundation
import SystemPackage

/// The writing end of a pipe, into which frames go without being copied.
///
/// Linux lends the reader the very memory that the planes are in (vmsplice(2)), so a frame is held here
/// until all of it has been read; `unread` is what to hold on to when this ends. Where the system doesn't
/// lend, frames are copied.
///
/// The reader has to read: one that moves pages on by splice(2) would see what later frames write there.
struct LendingPipe: ~Copyable {
  /// Linux takes no more pieces at once.
  private static let mostPieces = 1024

  private let end: FileDescriptor
  private var lends = true
  /// How many bytes have gone in.
  private var count = 0
  /// Frames that may not have been read, and how many bytes have gone in with their last.
  private var lent = Deque<(frame: [VideoBand], count: Int)>()

  /// The pipe that ends at `end`, made large if the system allows.
  ///
  /// It would hold 64 KB. One that holds whole frames lets ffmpeg read them without waiting for this
  /// process to get a processor, piece by piece. What is not allowed (more than a megabyte, to most
  /// users) is refused, and less is asked for.
  init(_ end: FileDescriptor) {
    self.end = end
    var size: Int32 = 8 << 20
    while size > 1 << 16, flipbook_set_pipe_size(end.rawValue, size) < 0 { size /= 2 }
  }

  /// Frames whose memory the reader may still read.
  var unread: [[VideoBand]] { lent.map(\.frame) }

  /// Writes the planes of a frame one after the other, each from all bands. Blocks while the pipe is full.
  mutating func write(planesOf frame: [VideoBand]) throws(Errno) {
    var pieces = Self.planes(of: frame)
    release()
    // Held before anything is lent: an error may come in the middle.
    lent.append((frame, count + pieces.reduce(0) { $0 + Int($1.iov_len) }))
    try writeAll(&pieces)
  }

  /// Lets go of the frames that have been read.
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
      for (band, places) in zip(frame, planes) {
        band.withBytes { bytes in
          let piece = UnsafeMutableRawBufferPointer(rebasing: bytes[places[plane]])
          pieces.append(iovec(iov_base: piece.baseAddress, iov_len: piece.count))
        }
      }
    }
    return pieces
  }

  private mutating func writeAll(_ pieces: inout [iovec]) throws(Errno) {
    var index = 0
    while index < pieces.count {
      var written = try write(pieces[index...].prefix(Self.mostPieces))
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

  /// Writes some of the pieces; returns how many bytes.
  private mutating func write(_ pieces: ArraySlice<iovec>) throws(Errno) -> Int {
    while true {
      let written = pieces.withUnsafeBufferPointer { pieces -> Int in
        guard let start = pieces.baseAddress else { return 0 }
        return lends
          ? flipbook_lend_to_pipe(end.rawValue, start, pieces.count)
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
