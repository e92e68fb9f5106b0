import CKernels
import Raster

/// The kernels for shadows and filters: one colour at many levels, and changes of saturation.
extension Compositing {
  /// Draws one pixel over all pixels of `area`, at the levels of `levelArea`, which contains it.
  static func fill(
    _ area: PixelRect, of surface: Surface, with source: UInt32, levels: [UInt8],
    of levelArea: PixelRect
  ) {
    if area.isEmpty { return }
    let start = surface.index(x: area.left, y: area.top)
    let last = surface.index(x: area.right - 1, y: area.bottom - 1)
    precondition(start >= 0 && start <= last && last < surface.pixels.count)
    precondition(levelArea.contains(area))
    precondition(levels.count >= levelArea.width * levelArea.height)
    levels.withUnsafeBufferPointer { levels in
      guard let target = surface.pixels.baseAddress, let levels = levels.baseAddress else { return }
      flipbook_fill_levels(
        target + start, surface.pixelsPerRow,
        levels + levelArea.index(x: area.left, y: area.top), levelArea.width, area.width,
        area.height, source)
    }
  }

  /// Scales the distance of each component from its pixel's brightness by `level`/256, clamped to
  /// 0…alpha, for the first `count` pixels. Brightness is Rec. 709's, in 256ths.
  static func saturate(_ pixels: inout MutableSpan<UInt32>, count: Int, level: Int) {
    precondition(count <= pixels.count)
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      flipbook_saturate(pixels, Int64(count), Int32(level))
    }
  }
}
