/// Means of pixels by shares of 256, for pictures between their pixels: a mean of two with the share
/// f of the second is (p·(256 − f) + q·f + 128) / 256, cut to whole levels, for each component.
extension Compositing {
  private typealias Halves = SIMD16<UInt16>

  /// The mean of two pixels, of which the second counts for `share`/256, 0…255.
  @inline(__always)
  static func interpolated(_ first: UInt32, _ second: UInt32, share: UInt32) -> UInt32 {
    let rest = 256 &- share
    let even = (first & 0x00FF_00FF) &* rest &+ (second & 0x00FF_00FF) &* share &+ 0x0080_0080
    let odd =
      (first >> 8 & 0x00FF_00FF) &* rest &+ (second >> 8 & 0x00FF_00FF) &* share &+ 0x0080_0080
    return even >> 8 & 0x00FF_00FF | odd & 0xFF00_FF00
  }

  /// `interpolated(_:_:share:)` for eight pixels.
  @inline(__always)
  private static func interpolated(_ first: Halves, _ second: Halves, _ share: Halves) -> Halves {
    let rest = 256 &- share
    let even = (first & 0xFF) &* rest &+ (second & 0xFF) &* share &+ 128
    let odd = (first &>> 8) &* rest &+ (second &>> 8) &* share &+ 128
    return even &>> 8 | odd & 0xFF00
  }

  /// Writes `count` pixels of `source`, from `from` on, to `target` from `start` on.
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

  /// Writes the means of two rows of pixels, all by the same share.
  @inline(__always)
  static func interpolate(
    _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, _ first: Span<UInt32>,
    _ firstStart: Int, _ second: Span<UInt32>, _ secondStart: Int, share: UInt32
  ) {
    if share == 0 {
      copy(&target, start, count, from: first, firstStart)
      return
    }
    let wide = count & ~7
    if wide > 0 {
      let share = Halves(repeating: UInt16(truncatingIfNeeded: share))
      let (firsts, seconds) = (first.bytes, second.bytes)
      var bytes = target.mutableBytes
      for index in stride(from: 0, to: wide, by: 8) {
        let one = firsts.unsafeLoadUnaligned(
          fromByteOffset: (firstStart &+ index) &* 4, as: Halves.self)
        let other = seconds.unsafeLoadUnaligned(
          fromByteOffset: (secondStart &+ index) &* 4, as: Halves.self)
        bytes.storeBytes(
          of: interpolated(one, other, share), toByteOffset: (start &+ index) &* 4,
          as: Halves.self)
      }
    }
    for index in wide..<count {
      target[start &+ index] = interpolated(
        first[firstStart &+ index], second[secondStart &+ index], share: share)
    }
  }

  /// Writes pixels from between those of a row: the first at the place `from`, each next one by
  /// `step` further on, both with 32 bits after the point.
  @inline(__always)
  static func stretch(
    _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, _ source: Span<UInt32>,
    from: Int, step: Int
  ) {
    let end = from &+ (count &- 1) &* step
    precondition(
      min(from, end) >= 0 && max(from, end) >> 32 &+ 1 < source.count && start >= 0
        && start &+ count <= target.count)
    // Neighbours first, then all arithmetic: each loop by itself is one that the processor likes.
    var storage = [128 of UInt64](repeating: 0)
    var pairs = storage.mutableSpan
    precondition(count <= pairs.count)
    let pixels = source.bytes
    var place = from
    for index in 0..<count {
      pairs[unchecked: index] = pixels.unsafeLoadUnaligned(
        fromByteOffset: place >> 32 &* 4, as: UInt64.self)
      place = place &+ step
    }
    // What lies after the point is the same in arithmetic of 32 bits.
    let lanes: SIMD8<UInt32> = [0, 1, 2, 3, 4, 5, 6, 7]
    let (smallFrom, smallStep) = (
      UInt32(truncatingIfNeeded: from), UInt32(truncatingIfNeeded: step)
    )
    var fractions = smallFrom &+ lanes &* smallStep
    let wide = count & ~7
    let neighbours = pairs.span.bytes
    var bytes = target.mutableBytes
    for index in Swift.stride(from: 0, to: wide, by: 8) {
      let words = neighbours.unsafeLoadUnaligned(
        fromByteOffset: index &* 8, as: SIMD16<UInt32>.self)
      let shares = fractions &>> 24
      let mixed = interpolated(
        unsafeBitCast(words.evenHalf, to: Halves.self),
        unsafeBitCast(words.oddHalf, to: Halves.self),
        unsafeBitCast(shares | shares &<< 16, to: Halves.self))
      bytes.storeBytes(of: mixed, toByteOffset: (start &+ index) &* 4, as: Halves.self)
      fractions &+= 8 &* smallStep
    }
    for index in wide..<count {
      let pair = SIMD2<UInt32>(
        UInt32(truncatingIfNeeded: pairs[index]), UInt32(truncatingIfNeeded: pairs[index] >> 32))
      let fraction = smallFrom &+ UInt32(truncatingIfNeeded: index) &* smallStep
      target[start &+ index] = interpolated(pair.x, pair.y, share: fraction >> 24)
    }
  }

  /// The mean of three pixels by shares that make 256 together.
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

  /// Makes `count` pixels the means of themselves and two others.
  @inline(__always)
  static func mean(
    _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, _ second: Span<UInt32>,
    _ third: Span<UInt32>, _ shares: (UInt32, UInt32, UInt32)
  ) {
    for index in 0..<count {
      target[start &+ index] = mean(
        target[start &+ index], second[index], third[index], shares)
    }
  }

  /// Each component of a pixel times that of another.
  @inline(__always)
  static func multiplied(_ pixel: UInt32, by other: UInt32) -> UInt32 {
    let red = divided255((pixel & 0xFF) &* (other & 0xFF))
    let green = divided255((pixel >> 8 & 0xFF) &* (other >> 8 & 0xFF))
    let blue = divided255((pixel >> 16 & 0xFF) &* (other >> 16 & 0xFF))
    let alpha = divided255((pixel >> 24) &* (other >> 24))
    return red | green << 8 | blue << 16 | alpha << 24
  }
}
