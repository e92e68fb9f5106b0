import CKernels
import Raster

/// Weighted means of pixels in 256ths, for interpolated pictures: a mean of two with the weight f
/// for the second is (p·(256 − f) + q·f + 128) / 256, rounded down, for each component.
extension Compositing {
  /// Returns the mean of two pixels; the weight of the second is `share`/256, 0…255.
  @inline(__always)
  static func interpolated(_ first: UInt32, _ second: UInt32, share: UInt32) -> UInt32 {
    let rest = 256 &- share
    let even = (first & 0x00FF_00FF) &* rest &+ (second & 0x00FF_00FF) &* share &+ 0x0080_0080
    let odd =
      (first >> 8 & 0x00FF_00FF) &* rest &+ (second >> 8 & 0x00FF_00FF) &* share &+ 0x0080_0080
    return even >> 8 & 0x00FF_00FF | odd & 0xFF00_FF00
  }

  /// Copies `count` pixels of `source`, starting at `from`, to `target`, starting at `start`.
  @inline(__always)
  static func copy(
    _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, from source: Span<UInt32>,
    _ from: Int
  ) {
    precondition(
      start >= 0 && from >= 0 && start &+ count <= target.count && from &+ count <= source.count)
    for index in 0..<count {
      target[unchecked: start &+ index] = source[unchecked: from &+ index]
    }
  }

  /// Writes pixels that are interpolated between two rows, which begin at `upper` and `lower` in
  /// `source`: the first at position `from`, each further one `step` later, both with 32 fractional
  /// bits. `down` is the weight of the lower row. All neighbours must be within `width` columns.
  @inline(__always)
  static func bilinear(
    _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, _ source: Span<UInt32>,
    upper: Int, lower: Int, width: Int, from: Int, step: Int, down: UInt32
  ) {
    let end = from &+ (count &- 1) &* step
    precondition(
      min(from, end) >= 0 && max(from, end) >> 32 &+ 1 < width && start >= 0
        && start &+ count <= target.count && min(upper, lower) >= 0
        && max(upper, lower) &+ width <= source.count)
    target.withUnsafeMutableBufferPointer { target in
      source.withUnsafeBufferPointer { source in
        guard let target = target.baseAddress, let source = source.baseAddress else { return }
        flipbook_bilinear(
          target + start, source + upper, source + lower, Int64(count), Int64(from), Int64(step),
          down)
      }
    }
  }

  /// Writes pixels that are interpolated along a line through a picture of `width` × `height`,
  /// which begins at `origin` in `source` and whose rows are `stride` apart; positions and steps
  /// have 32 fractional bits. All neighbours must be within the picture.
  @inline(__always)
  static func turned(
    _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, _ source: Span<UInt32>,
    origin: Int, stride: Int, width: Int, height: Int, from: (u: Int, v: Int),
    step: (u: Int, v: Int)
  ) {
    let (endU, endV) = (from.u &+ (count &- 1) &* step.u, from.v &+ (count &- 1) &* step.v)
    precondition(
      min(from.u, endU, from.v, endV) >= 0 && max(from.u, endU) >> 32 &+ 1 < width
        && max(from.v, endV) >> 32 &+ 1 < height && start >= 0 && start &+ count <= target.count
        && origin >= 0 && origin &+ (height &- 1) &* stride &+ width <= source.count
        && source.count <= Int(Int32.max))
    target.withUnsafeMutableBufferPointer { target in
      source.withUnsafeBufferPointer { source in
        guard let target = target.baseAddress, let source = source.baseAddress else { return }
        flipbook_turned(
          target + start, source + origin, Int64(stride), Int64(count), Int64(from.u),
          Int64(from.v), Int64(step.u), Int64(step.v))
      }
    }
  }

  /// Writes the same for any positions: beyond the edges, the picture's outermost pixels repeat.
  @inline(__always)
  static func turnedAtEdges(
    _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, _ source: Span<UInt32>,
    origin: Int, stride: Int, width: Int, height: Int, from: (u: Int, v: Int),
    step: (u: Int, v: Int)
  ) {
    precondition(
      width > 0 && height > 0 && start >= 0 && start &+ count <= target.count && origin >= 0
        && origin &+ (height &- 1) &* stride &+ width <= source.count
        && source.count <= Int(Int32.max))
    target.withUnsafeMutableBufferPointer { target in
      source.withUnsafeBufferPointer { source in
        guard let target = target.baseAddress, let source = source.baseAddress else { return }
        flipbook_turned_at_edges(
          target + start, source + origin, Int64(stride), Int64(width), Int64(height),
          Int64(count), Int64(from.u), Int64(from.v), Int64(step.u), Int64(step.v))
      }
    }
  }

  /// Returns the mean of three pixels with weights whose sum is 256.
  @inline(__always)
  static func mean(
    _ first: UInt32, _ second: UInt32, _ third: UInt32, _ shares: (UInt32, UInt32, UInt32)
  ) -> UInt32 {
    let even =
      (first & 0x00FF_00FF) &* shares.0 &+ (second & 0x00FF_00FF) &* shares.1
      &+ (third & 0x00FF_00FF) &* shares.2 &+ 0x0080_0080
    let odd =
      (first >> 8 & 0x00FF_00FF) &* shares.0 &+ (second >> 8 & 0x00FF_00FF) &* shares.1
      &+ (third >> 8 & 0x00FF_00FF) &* shares.2 &+ 0x0080_0080
    return even >> 8 & 0x00FF_00FF | odd & 0xFF00_FF00
  }

  /// Replaces `count` pixels with the means of themselves and two others.
  @inline(__always)
  static func mean(
    _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, _ second: Span<UInt32>,
    _ third: Span<UInt32>, _ shares: (UInt32, UInt32, UInt32)
  ) {
    precondition(
      start >= 0 && start &+ count <= target.count && count <= second.count && count <= third.count)
    target.withUnsafeMutableBufferPointer { target in
      second.withUnsafeBufferPointer { second in
        third.withUnsafeBufferPointer { third in
          guard let target = target.baseAddress, let second = second.baseAddress,
            let third = third.baseAddress
          else { return }
          flipbook_mean(
            target + start, second, third, Int64(count), shares.0, shares.1, shares.2)
        }
      }
    }
  }

  /// Returns the product of two pixels, component by component.
  @inline(__always)
  static func multiplied(_ pixel: UInt32, by other: UInt32) -> UInt32 {
    let red = divided255((pixel & 0xFF) &* (other & 0xFF))
    let green = divided255((pixel >> 8 & 0xFF) &* (other >> 8 & 0xFF))
    let blue = divided255((pixel >> 16 & 0xFF) &* (other >> 16 & 0xFF))
    let alpha = divided255((pixel >> 24) &* (other >> 24))
    return red | green << 8 | blue << 16 | alpha << 24
  }

  /// Multiplies pixels by a colour.
  @inline(__always)
  static func multiply(
    _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, by color: UInt32
  ) {
    precondition(start >= 0 && start &+ count <= target.count)
    target.withUnsafeMutableBufferPointer { target in
      guard let target = target.baseAddress else { return }
      flipbook_multiply(target + start, Int64(count), color)
    }
  }
}
