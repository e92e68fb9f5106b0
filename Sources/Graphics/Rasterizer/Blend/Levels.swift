import CKernels
import Raster

/// The kernels for shadows and filters: one colour at many levels, and changes of saturation.
extension Compositing {
  /// Draws one pixel over `count` pixels from `start` on, at the levels from `levelStart` on.
  ///
  /// Subscripts are unchecked inside, so that the loop can be vectorized.
  @inline(never)
  static func fill(
    _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, with source: UInt32,
    levels: Span<UInt8>, _ levelStart: Int
  ) {
    precondition(start >= 0 && start + count <= target.count)
    precondition(levelStart >= 0 && levelStart + count <= levels.count)
    target.withUnsafeMutableBufferPointer { target in
      levels.withUnsafeBufferPointer { levels in
        guard let target = target.baseAddress, let levels = levels.baseAddress else { return }
        flipbook_fill_levels(target + start, levels + levelStart, Int64(count), source)
      }
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
