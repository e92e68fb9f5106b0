/// Two neighbouring rows of a picture, split into components: what a row of chroma is made of.
///
/// Each component of a row has an array of its own of 16-bit levels, in which vector instructions
/// find eight at a time. Two levels stand before the row's first one, so that pairs of columns can
/// be read as one word: the column left of the first, and nothing. The machine is little-endian.
struct RowPair: ~Copyable {
  private typealias Levels = UnsafeMutablePointer<UInt16>

  private let width: Int
  private let codedWidth: Int

  /// Red, green and blue of the upper row, then of the lower one.
  private let levels: UnsafeMutablePointer<UInt32>

  /// Red, green and blue as sums of eight weighted pixels, times 16.
  private let sums: UnsafeMutablePointer<Int16>

  init(width: Int, codedWidth: Int) {
    (self.width, self.codedWidth) = (width, codedWidth)
    levels = .allocate(capacity: 6 * (codedWidth / 2 + 1))
    levels.initialize(repeating: 0, count: 6 * (codedWidth / 2 + 1))
    sums = .allocate(capacity: 3 * codedWidth / 2)
    sums.initialize(repeating: 0, count: 3 * codedWidth / 2)
  }

  deinit {
    levels.deallocate()
    sums.deallocate()
  }

  /// Splits `pixels` into the components of row `row`, 0 or 1.
  func load(_ row: Int, from pixels: UnsafePointer<UInt32>) {
    let (red, green, blue) = (component(0, of: row), component(1, of: row), component(2, of: row))
    for x in 0..<width {
      let pixel = pixels[x]
      red[x] = UInt16(truncatingIfNeeded: pixel & 0xFF)
      green[x] = UInt16(truncatingIfNeeded: (pixel &>> 8) & 0xFF)
      blue[x] = UInt16(truncatingIfNeeded: (pixel &>> 16) & 0xFF)
    }
    for component in [red, green, blue] {
      component[-1] = component[0]
      if codedWidth > width { component[width] = component[width - 1] }
    }
  }

  /// The Y' of row `row`.
  func luma(of row: Int, into luma: UnsafeMutablePointer<UInt8>) {
    let (red, green, blue) = (component(0, of: row), component(1, of: row), component(2, of: row))
    for x in 0..<codedWidth { luma[x] = BT709.luma(red[x], green[x], blue[x]) }
  }

  /// The Cb and Cr of both rows.
  func chroma(cb: UnsafeMutablePointer<UInt8>, cr: UnsafeMutablePointer<UInt8>) {
    let count = codedWidth / 2
    for component in 0..<3 { add(component) }
    let (red, green, blue) = (sums, sums + count, sums + 2 * count)
    for x in 0..<count {
      cb[x] = BT709.cb(red[x], green[x], blue[x])
      cr[x] = BT709.cr(red[x], green[x], blue[x])
    }
  }

  /// Sums component `component` over both rows: left + 2 · here + right at every other column.
  private func add(_ component: Int) {
    let count = codedWidth / 2
    let upper = levels + component * (count + 1)
    let lower = upper + 3 * (count + 1)
    let sums = sums + component * count
    for x in 0..<count {
      // No sum of two levels overflows its half of a word.
      let before = upper[x] &+ lower[x]
      let here = upper[x + 1] &+ lower[x + 1]
      let sum = (before &>> 16) &+ 2 &* (here & 0xFFFF) &+ (here &>> 16)
      sums[x] = Int16(truncatingIfNeeded: (sum &<< 4) & 0x7FFF)
    }
  }

  private func component(_ component: Int, of row: Int) -> Levels {
    let start = levels + (3 * row + component) * (codedWidth / 2 + 1)
    return UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt16.self) + 2
  }
}
