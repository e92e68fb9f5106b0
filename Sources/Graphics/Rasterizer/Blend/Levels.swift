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

  /// Writes `count` pixels, whose components are in `levels`, from `start` on.
  @inline(never)
  static func join(
    _ levels: Span<UInt8>, into pixels: inout MutableSpan<UInt32>, _ start: Int, count: Int
  ) {
    precondition(4 * count <= levels.count && start >= 0 && start + count <= pixels.count)
    for index in 0..<count {
      pixels[unchecked: start &+ index] =
        UInt32(levels[unchecked: 4 &* index])
        | UInt32(levels[unchecked: 4 &* index &+ 1]) << 8
        | UInt32(levels[unchecked: 4 &* index &+ 2]) << 16
        | UInt32(levels[unchecked: 4 &* index &+ 3]) << 24
    }
  }

  /// Scales the distance of each component from its pixel's brightness by `level`/256, clamped to
  /// 0…alpha, for the first `count` pixels. Brightness is Rec. 709's, in 256ths.
  @inline(never)
  static func saturate(_ pixels: inout MutableSpan<UInt32>, count: Int, level: Int) {
    let level = Int32(level)
    for index in 0..<count {
      let word = pixels[index]
      let (red, green) = (Int32(word & 0xFF), Int32(word >> 8 & 0xFF))
      let (blue, alpha) = (Int32(word >> 16 & 0xFF), Int32(word >> 24))
      let gray = (54 &* red &+ 183 &* green &+ 19 &* blue &+ 128) >> 8
      func moved(_ value: Int32) -> UInt32 {
        let far = gray &+ (((value &- gray) &* level &+ 128) >> 8)
        return UInt32(truncatingIfNeeded: min(max(far, 0), alpha))
      }
      pixels[index] =
        moved(red) | moved(green) << 8 | moved(blue) << 16 | UInt32(truncatingIfNeeded: alpha) << 24
    }
  }
}
