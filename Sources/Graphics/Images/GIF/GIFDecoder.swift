import Failures
import CGIF
import Raster

/// Reads still and animated GIF files with giflib.
///
/// Areas that no frame covers are transparent, as in browsers and on iOS, whatever background
/// colour the file names. If a file is truncated or damaged between its frames, the whole frames
/// before that are used.
enum GIFDecoder {
  /// Decodes the first `limit` frames of a file.
  static func frames(
    _ bytes: UnsafeRawBufferPointer, limit: Int = .max, name: String
  ) throws(FlipbookError) -> MovingImage {
    let structure = try GIFStructure(bytes, limit: limit, name: name)
    // The reader supplies the trailer.
    let whole = UnsafeRawBufferPointer(rebasing: bytes[..<structure.end])
    guard let reader = GIFReader(whole), reader.readAll(),
      reader.frameCount == structure.delays.count
    else {
      throw .corrupt(name, "its image data can't be read", hint: GIFStructure.hint)
    }
    var canvas = FrameCanvas(width: structure.width, height: structure.height)
    let frames = structure.delays.enumerated().map { index, delay in
      MovingImage.Frame(bitmap: reader.draw(index, onto: &canvas), delay: delay)
    }
    return MovingImage(frames: frames, playCount: structure.playCount)
  }
}

/// A giflib reader for one file. The file's bytes must outlive it.
private struct GIFReader: ~Copyable {
  private let file: UnsafeMutablePointer<GifFileType>
  private let bytes: UnsafeMutablePointer<flipbook_gif_bytes>

  init?(_ source: UnsafeRawBufferPointer) {
    guard let start = source.baseAddress else { return nil }
    let unread = UnsafeMutablePointer<flipbook_gif_bytes>.allocate(capacity: 1)
    unread.initialize(
      to: flipbook_gif_bytes(
        start: start.assumingMemoryBound(to: UInt8.self), count: source.count))
    guard let opened = flipbook_gif_open(unread) else {
      unread.deallocate()
      return nil
    }
    bytes = unread
    file = opened
  }

  deinit {
    flipbook_gif_close(file)
    bytes.deallocate()
  }

  /// Decodes all frames. Returns false if one is damaged.
  func readAll() -> Bool { DGifSlurp(file) == GIF_OK }

  var frameCount: Int { Int(file.pointee.ImageCount) }

  /// Draws a frame over the earlier ones, and returns the whole picture.
  func draw(_ index: Int, onto canvas: inout FrameCanvas) -> Bitmap {
    let image = file.pointee.SavedImages[index]
    let description = image.ImageDesc
    var control = GraphicsControlBlock()
    let hasControl = DGifSavedExtensionToGCB(file, CInt(index), &control) == GIF_OK
    let disposal: FrameCanvas.Disposal =
      switch hasControl ? control.DisposalMode : 0 {
      case DISPOSE_BACKGROUND: .clear
      case DISPOSE_PREVIOUS: .restore
      default: .keep
      }
    let colors = palette(description)
    let transparent = hasControl ? Int(control.TransparentColor) : -1
    let area = FrameCanvas.Area(
      left: Int(description.Left), top: Int(description.Top), width: Int(description.Width),
      height: Int(description.Height))
    return canvas.draw(area, disposal) { backdrop, pixelIndex in
      guard let level = image.RasterBits?[pixelIndex], Int(level) != transparent,
        Int(level) < colors.count
      else { return backdrop }
      return colors[Int(level)]
    }
  }

  /// Returns the frame's own palette, or the file's.
  private func palette(_ description: GifImageDesc) -> [UInt32] {
    guard let map = description.ColorMap ?? file.pointee.SColorMap, let colors = map.pointee.Colors
    else { return [] }
    return (0..<Int(map.pointee.ColorCount)).map { index in
      let color = colors[index]
      return 0xFF00_0000 | UInt32(color.Blue) << 16 | UInt32(color.Green) << 8 | UInt32(color.Red)
    }
  }
}
