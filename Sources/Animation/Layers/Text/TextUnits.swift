/// The UTF-16 offsets, which attributed strings use, for the UTF-8 offsets of typeset text.
package struct TextUnits {
  /// The UTF-16 offset for each UTF-8 offset, and for the end.
  private let units: [Int]

  /// Creates the offsets of a string. `typeset` is the same text as it was typeset: it can also
  /// contain direction marks.
  package init(of string: String, typeset: String) {
    var units: [Int] = []
    units.reserveCapacity(typeset.utf8.count + 1)
    var count = 0
    var scalars = string.unicodeScalars.makeIterator()
    var next = scalars.next()
    for scalar in typeset.unicodeScalars {
      for _ in 0..<UTF8.width(scalar) { units.append(count) }
      guard scalar == next else { continue }
      count += UTF16.width(scalar)
      next = scalars.next()
    }
    self.units = units + [count]
  }

  /// Returns the UTF-16 offset for a UTF-8 offset; the end for later ones.
  package func unit(atByte byteOffset: Int) -> Int {
    units.indices.contains(byteOffset) ? units[byteOffset] : units.last ?? 0
  }

  /// Returns the first UTF-8 offset for a UTF-16 offset; the end for later ones.
  package func byte(atUnit unit: Int) -> Int {
    var (low, high) = (0, units.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if units[middle] < unit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
