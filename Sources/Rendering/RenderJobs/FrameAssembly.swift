package import Failures
import Dispatch
import OutputFiles
import FilmStage
import Images
import Raster
package import RenderStore
package import Sinks
import Synchronization

// From files to sinks, a window of frames at a time:
//
//   read ───── decode a file and hold its pixels against the manifest     on all threads
//     │
//   prepare ── what the sink makes of bands                               on the same threads
//     │
//   deliver    in order

/// Hands frames that were rendered to files on to a sink, as a render would.
package struct FrameAssembly {
  private let folder: RenderFolder
  private let threads: Int

  /// Reads files of `folder`, on so many threads.
  package init(folder: RenderFolder, threads: Int) {
    (self.folder, self.threads) = (folder, threads)
  }

  /// How many frames are read at a time: two for each thread, and fewer where they take more than 256 MB
  /// together, decoded and as the sink wants them.
  private func window(_ size: (width: Int, height: Int), for sink: some FrameSink) -> Int {
    let bytes = Double(size.width * size.height) * (4 + sink.mostBytesPerPixel)
    return max(1, min(2 * threads, Int(256e6 / bytes)))
  }

  /// Hands on frames, in order. `progress` hears how many have been.
  package func deliver<Sink: FrameSink>(
    _ frames: [Manifest.Frame], of size: (width: Int, height: Int), to sink: Sink,
    progress: (_ done: Int, _ total: Int) -> Void
  ) throws(FlipbookError) {
    try Interruption.withHandler({ sink.abandon() }) { () throws(FlipbookError) in
      do throws(FlipbookError) {
        try sink.open()
        let step = window(size, for: sink)
        for first in stride(from: 0, to: frames.count, by: step) {
          try Interruption.check()
          let window = first..<min(first + step, frames.count)
          let pieces = try prepare(frames[window], size, for: sink)
          for (index, made) in zip(window, pieces) {
            let frame = Frame(number: frames[index].number, index: index, pieces: made)
            try sink.prepare(frame)()
          }
          progress(window.upperBound, frames.count)
        }
        try sink.finish()
      } catch {
        sink.abandon()
        // What fails because the user has stopped it is no failure of its own.
        try Interruption.check()
        throw error
      }
    }
  }

  /// What a sink makes of the bands of some frames.
  private func prepare<Sink: FrameSink>(
    _ frames: ArraySlice<Manifest.Frame>, _ size: (width: Int, height: Int), for sink: Sink
  ) throws(FlipbookError) -> [[Sink.Piece]] {
    let frames = Array(frames)
    let results = Mutex([Result<[Sink.Piece], FlipbookError>?](repeating: nil, count: frames.count))
    let next = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: min(threads, frames.count)) { _ in
      while let index = next.withLock({ next -> Int? in
        defer { next += 1 }
        return next < frames.count ? next : nil
      }) {
        let result = Result { () throws(FlipbookError) in try read(frames[index], size, for: sink) }
        results.withLock { $0[index] = result }
      }
    }
    var pieces: [[Sink.Piece]] = []
    for result in results.withLock({ $0 }) { if let result { pieces.append(try result.get()) } }
    return pieces
  }

  private func read<Sink: FrameSink>(
    _ frame: Manifest.Frame, _ size: (width: Int, height: Int), for sink: Sink
  ) throws(FlipbookError) -> [Sink.Piece] {
    let path = folder.path(of: frame)
    let bitmap = try PNGDecoder.read(path)
    guard bitmap.width == size.width, bitmap.height == size.height,
      PixelHash(bitmap) == frame.hash
    else {
      throw FlipbookError(
        .unreadable, "“\(path)” shows other pixels than its manifest says.",
        hint: "Render the frame again; --resume renders what is missing or damaged.")
    }
    let bands = Bands(width: size.width, height: size.height)
    var pieces: [Sink.Piece] = []
    for band in 0..<bands.count {
      let rows = bands.rows(of: band)
      let pixels = bitmap.pixels[rows.lowerBound * size.width..<rows.upperBound * size.width]
      let part = Bitmap(width: size.width, height: rows.count, pixels: Array(pixels))
      pieces.append(try sink.prepare(Band(number: band, bitmap: part)))
    }
    return pieces
  }
}
