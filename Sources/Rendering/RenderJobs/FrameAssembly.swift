package import Failures
import OutputFiles
import FilmStage
import Images
import Processes
import Raster
package import RenderStore
package import Sinks
import Synchronization

// From files to sinks, a window of frames at a time:
//
//   read ───── decode a file and compare its pixels with the manifest     on all threads
//     │
//   prepare ── let the sink prepare the bands                             on the same threads
//     │
//   deliver    in order

/// Delivers frames from files to a sink, as a render would.
package struct FrameAssembly {
  private let folder: RenderFolder
  private let threads: Int

  /// Creates an assembly that reads files of `folder` on the given number of threads.
  package init(folder: RenderFolder, threads: Int) {
    self.folder = folder
    self.threads = threads
  }

  /// Returns the number of frames that are read at a time: two for each thread, or fewer if their
  /// pixels and pieces exceed 256 MB.
  private func window(_ size: (width: Int, height: Int), for sink: some FrameSink) -> Int {
    let bytes = Double(size.width * size.height) * (4 + sink.maximumBytesPerPixel)
    return max(1, min(2 * threads, Int(256e6 / bytes)))
  }

  /// Delivers frames in order. `progress` is called with the number of delivered frames.
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
        // An error that is caused by an interruption is reported as the interruption.
        try Interruption.check()
        throw error
      }
    }
  }

  /// Returns the sink's pieces for the bands of some frames.
  private func prepare<Sink: FrameSink>(
    _ frames: ArraySlice<Manifest.Frame>, _ size: (width: Int, height: Int), for sink: Sink
  ) throws(FlipbookError) -> [[Sink.Piece]] {
    let frames = Array(frames)
    let results = Mutex([Result<[Sink.Piece], FlipbookError>?](repeating: nil, count: frames.count))
    let next = Mutex(0)
    concurrently(min(threads, frames.count)) { _ in
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
        .unreadable, "\"\(path)\" does not match its manifest: its pixels are different.",
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
