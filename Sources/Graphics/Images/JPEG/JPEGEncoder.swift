import CTurboJPEG
package import Raster

/// Writes bitmaps as JPEG files: sequential, 8 bits, without a profile, which readers take as sRGB.
package enum JPEGEncoder {
  /// Encodes `bitmap`, drawn over white where it isn't opaque, as ImageIO does if no background
  /// colour (`kCGImageDestinationBackgroundColor`) is given. Returns nil if out of memory.
  ///
  /// `quality` ranges from 0 (smallest file) to 1 (best quality). Values outside are clamped, and
  /// NaN is 0.
  package static func encode(_ bitmap: Bitmap, quality: Double) -> [UInt8]? {
    guard let handle = tjInitCompress() else { return nil }
    defer { tjDestroy(handle) }
    let settings = Settings(quality: quality)
    let (width, height) = (CInt(bitmap.width), CInt(bitmap.height))
    let capacity = tjBufSize(width, height, settings.sampling)
    let pixels = onWhite(bitmap)
    let file = [UInt8](unsafeUninitializedCapacity: Int(capacity)) { file, count in
      pixels.withUnsafeBytes { pixels in
        let source = pixels.baseAddress?.assumingMemoryBound(to: UInt8.self)
        var (target, length) = (file.baseAddress, capacity)
        let status = tjCompress2(
          handle, source, width, 0, height, CInt(TJPF_RGBX.rawValue), &target, &length,
          settings.sampling, settings.quality, TJFLAG_NOREALLOC | TJFLAG_ACCURATEDCT)
        count = status == 0 ? Int(length) : 0
      }
    }
    return file.isEmpty ? nil : file
  }

  /// The encoder settings for a quality of 0…1. Apple doesn't document ImageIO's mapping. Here the
  /// quality is a hundredth of the Independent JPEG Group's, with chroma at half the resolution
  /// below 0.9.
  private struct Settings {
    let quality: CInt
    let sampling: CInt

    init(quality: Double) {
      let clamped = quality > 0 ? min(quality, 1) : 0
      self.quality = CInt(max((clamped * 100).rounded(), 1))
      sampling = CInt((clamped < 0.9 ? TJSAMP_420 : TJSAMP_444).rawValue)
    }
  }

  private static func onWhite(_ bitmap: Bitmap) -> [UInt32] {
    if bitmap.isOpaque { return bitmap.pixels }
    return bitmap.pixels.map { pixel in
      // Premultiplied components are at most alpha, so no byte carries into the next one.
      pixel &+ (255 &- pixel >> 24) &* 0x0101_0101
    }
  }
}
