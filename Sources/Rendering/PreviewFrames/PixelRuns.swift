/// Pixels as runs of 32-bit words, which a page expands with three operations on arrays.
///
/// The first word of a run has the kind in its two highest bits and the number of pixels in the
/// others: 0, as many words follow and are the pixels; 1, all pixels have the value of the next
/// word; 2, the pixels are those of the row above. A run can span rows. Text and flat shapes take a
/// few percent of their pixels' size, and pictures never much more than it.
package enum PixelRuns {
  /// The kinds of runs.
  enum Kind: UInt32 { case literal, repeated, above }

  /// The smallest number of pixels of a run that isn't literal.
  private static let shortest = 8

  private static let countBits: UInt32 = 30

  /// Appends the runs of `pixels`, rows of `width` pixels, to `words`.
  package static func append(_ pixels: Span<UInt32>, width: Int, to words: inout [UInt32]) {
    var (index, start) = (0, 0)
    while index < pixels.count {
      if canSkip(index, in: pixels, width: width) {
        index += shortest
        continue
      }
      let repeated = length(in: pixels, from: index) { $0 == pixels[index] }
      let above = index < width ? 0 : matches(in: pixels, from: index, distance: width)
      guard max(repeated, above) >= shortest else {
        index += 1
        continue
      }
      appendLiteral(pixels, start..<index, to: &words)
      if repeated >= above {
        words.append(head(.repeated, repeated))
        words.append(pixels[index])
      } else {
        words.append(head(.above, above))
      }
      index += max(repeated, above)
      start = index
    }
    appendLiteral(pixels, start..<pixels.count, to: &words)
  }

  /// Returns whether no run that isn't literal begins at `index` or at the next pixels, as far as the
  /// shortest run reaches: each of those runs contains the last of these pixels. Pictures are passed
  /// over in such steps.
  @inline(__always)
  private static func canSkip(_ index: Int, in pixels: Span<UInt32>, width: Int) -> Bool {
    let last = index + shortest - 1
    guard last + 1 < pixels.count, last >= width else { return false }
    let pixel = pixels[last]
    return pixel != pixels[last - 1] && pixel != pixels[last + 1] && pixel != pixels[last - width]
  }

  private static func head(_ kind: Kind, _ count: Int) -> UInt32 {
    kind.rawValue << countBits | UInt32(count)
  }

  private static func length(
    in pixels: Span<UInt32>, from start: Int, _ matches: (UInt32) -> Bool
  ) -> Int {
    var end = start
    while end < pixels.count, matches(pixels[end]) { end += 1 }
    return end - start
  }

  /// Returns the number of pixels from `start` that are equal to those `distance` before them.
  private static func matches(in pixels: Span<UInt32>, from start: Int, distance: Int) -> Int {
    var end = start
    while end < pixels.count, pixels[end] == pixels[end - distance] { end += 1 }
    return end - start
  }

  private static func appendLiteral(
    _ pixels: Span<UInt32>, _ range: Range<Int>, to words: inout [UInt32]
  ) {
    if range.isEmpty { return }
    words.append(head(.literal, range.count))
    pixels.withUnsafeBufferPointer {
      words.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// Returns the pixels of runs, rows of `width` pixels; nil if they aren't complete.
  package static func pixels(of words: some Collection<UInt32>, width: Int) -> [UInt32]? {
    var pixels: [UInt32] = []
    var rest = words[...]
    while let head = rest.popFirst() {
      let count = Int(head & (1 << countBits - 1))
      switch Kind(rawValue: head >> countBits) {
      case .literal:
        guard rest.count >= count else { return nil }
        pixels += rest.prefix(count)
        rest = rest.dropFirst(count)
      case .repeated:
        guard let value = rest.popFirst() else { return nil }
        pixels += repeatElement(value, count: count)
      case .above:
        guard pixels.count >= width else { return nil }
        for _ in 0..<count { pixels.append(pixels[pixels.count - width]) }
      case nil: return nil
      }
    }
    return pixels
  }
}
