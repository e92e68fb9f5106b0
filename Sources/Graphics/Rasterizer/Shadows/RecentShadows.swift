import Raster

/// The last few shadows, for shadows that are drawn in several areas and bands.
struct RecentShadows {
  struct Entry {
    fileprivate let shadow: DisplayShadow
    let drawn: DrawnShadow
    /// The whole blurred picture; nil if it isn't known yet, or too large.
    var picture: CoverageCache.Picture?
  }

  private var entries: [Entry] = []
  private var next = 0

  /// Enough for the shadows in a band.
  private static let limit = 16
  /// The largest number of bytes of a picture that is referenced from here.
  private static let pictureLimit = 1 << 20

  /// Returns the index of the entry of `shadow`, which is created if there is none; nil if the
  /// shadow is empty.
  mutating func index(of shadow: DisplayShadow) -> Int? {
    if let index = entries.firstIndex(where: { $0.shadow.isIdentical(to: shadow) }) { return index }
    guard let drawn = DrawnShadow(shadow) else { return nil }
    let entry = Entry(shadow: shadow, drawn: drawn)
    if entries.count < Self.limit {
      entries.append(entry)
      return entries.count - 1
    }
    defer { next = (next + 1) % Self.limit }
    entries[next] = entry
    return next
  }

  /// The entry at an index that `index(of:)` returned last.
  subscript(index: Int) -> Entry { entries[index] }

  /// Remembers the whole picture of an entry.
  mutating func keep(_ picture: CoverageCache.Picture, at index: Int) {
    if picture.levels.count <= Self.pictureLimit { entries[index].picture = picture }
  }
}

extension DisplayShadow {
  /// Returns whether both are the same shadow of a display list, in the same memory.
  fileprivate func isIdentical(to other: DisplayShadow) -> Bool {
    offset == other.offset && sigma == other.sigma && caster.isIdentical(to: other.caster)
  }
}

extension [DisplayItem] {
  fileprivate func isIdentical(to other: [DisplayItem]) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
    }
  }
}
