/// The kernels: a run of pixels blended at once.
///
/// Eight pixels are sixteen halves of words; without flags, 16-bit multiplications are the widest
/// that every x86-64 does in one instruction. What is left over at the end of a run goes through
/// the scalar formulas, which agree to the bit.
extension Compositing {
  /// Eight pixels: in each half of a word, an even component below an odd one.
  private typealias Halves = SIMD16<UInt16>
  private static let step = 8

  /// Writes one pixel to `count` places from `start` on.
  @inline(__always)
  static func store(
    _ pixel: UInt32, _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int
  ) {
    for index in start..<start &+ count { target[index] = pixel }
  }

  /// Puts one pixel over `count` pixels from `start` on.
  @inline(never)
  static func fill(
    _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, with source: UInt32
  ) {
    let rest = 255 &- source >> 24
    if rest == 0 {
      store(source, &target, start, count)
      return
    }
    let end = start &+ count
    var index = start &+ (count & ~(step &- 1))
    if index > start { fillWide(&target, start, index, with: source) }
    while index < end {
      target[index] = source &+ scaled(target[index], by: rest)
      index &+= 1
    }
  }

  private static func fillWide(
    _ target: inout MutableSpan<UInt32>, _ start: Int, _ end: Int, with source: UInt32
  ) {
    let sources = unsafeBitCast(SIMD8(repeating: source), to: Halves.self)
    let rest = Halves(repeating: UInt16(truncatingIfNeeded: 255 &- source >> 24))
    var bytes = target.mutableBytes
    for offset in stride(from: start &* 4, to: end &* 4, by: 4 &* step) {
      let pixels = bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: Halves.self)
      bytes.storeBytes(
        of: sources &+ scaled(pixels, by: rest), toByteOffset: offset, as: Halves.self)
    }
  }

  /// Puts pixels of `source`, each at `level`, over `count` pixels from `start` on.
  @inline(__always)
  static func draw(
    _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, from source: Span<UInt32>,
    _ sourceStart: Int, level: UInt32
  ) {
    var index = count & ~(step &- 1)
    if index > 0 { drawWide(&target, start, index, from: source, sourceStart, level: level) }
    while index < count {
      let pixel = scaled(source[sourceStart &+ index], by: level)
      target[start &+ index] = over(pixel, target[start &+ index])
      index &+= 1
    }
  }

  private static func drawWide(
    _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, from source: Span<UInt32>,
    _ sourceStart: Int, level: UInt32
  ) {
    let level = Halves(repeating: UInt16(truncatingIfNeeded: level))
    let sourceBytes = source.bytes
    var bytes = target.mutableBytes
    let distance = (sourceStart &- start) &* 4
    for offset in stride(from: start &* 4, to: (start &+ count) &* 4, by: 4 &* step) {
      let picture = sourceBytes.unsafeLoadUnaligned(
        fromByteOffset: offset &+ distance, as: Halves.self)
      let pixels = bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: Halves.self)
      let sources = scaled(picture, by: level)
      let alpha = unsafeBitCast(sources, to: SIMD8<UInt32>.self) &>> 24
      let rest = 255 &- unsafeBitCast(alpha | alpha &<< 16, to: Halves.self)
      bytes.storeBytes(
        of: sources &+ scaled(pixels, by: rest), toByteOffset: offset, as: Halves.self)
    }
  }

  /// Multiplies the first `count` pixels by the alpha of those of `source`.
  @inline(never)
  static func multiply(
    _ target: inout MutableSpan<UInt32>, byAlphaOf source: Span<UInt32>, count: Int
  ) {
    for index in 0..<count { target[index] = scaled(target[index], by: source[index] >> 24) }
  }

  /// Mixes the first `count` pixels with those of `source`, which count for `level`/255.
  @inline(never)
  static func mix(
    _ target: inout MutableSpan<UInt32>, with source: Span<UInt32>, level: UInt32, count: Int
  ) {
    for index in 0..<count { target[index] = mixed(target[index], source[index], level: level) }
  }

  /// Mixes `count` pixels from `start` on with those of `source`, which count for `level`/255.
  @inline(never)
  static func mix(
    _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, with source: Span<UInt32>,
    _ sourceStart: Int, level: UInt32
  ) {
    for index in 0..<count {
      let pixel = source[sourceStart &+ index]
      target[start &+ index] =
        level == 255 ? pixel : mixed(target[start &+ index], pixel, level: level)
    }
  }

  /// `scaled(_:by:)` for eight pixels.
  @inline(__always)
  private static func scaled(_ pixels: Halves, by level: Halves) -> Halves {
    let even = (pixels & 0xFF) &* level &+ 128
    let odd = (pixels &>> 8) &* level &+ 128
    return (even &+ (even &>> 8)) &>> 8 | (odd &+ (odd &>> 8)) & 0xFF00
  }
}
