/// The kernels: a run of pixels blended at once.
extension Compositing {
  /// Writes one pixel to `count` places from `start` on.
  @inline(__always)
  static func store(
    _ pixel: UInt32, _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int
  ) {
    for index in start..<start &+ count { target[index] = pixel }
  }

  /// Puts one pixel over `count` pixels from `start` on.
  @inline(__always)
  static func fill(
    _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, with source: UInt32
  ) {
    let rest = 255 &- source >> 24
    if rest == 0 {
      store(source, &target, start, count)
    } else {
      for index in start..<start &+ count {
        target[index] = source &+ scaled(target[index], by: rest)
      }
    }
  }

  /// Puts pixels of `source`, each at `level`, over `count` pixels from `start` on.
  @inline(__always)
  static func draw(
    _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, from source: Span<UInt32>,
    _ sourceStart: Int, level: UInt32
  ) {
    for index in 0..<count {
      let pixel = scaled(source[sourceStart &+ index], by: level)
      target[start &+ index] = over(pixel, target[start &+ index])
    }
  }
}
