import Synchronization
import Raster

/// A cache for the coverage of shadows, of text, and of lines at rest, kept from frame to frame and
/// shared between threads.
///
/// A picture is fully determined by its form, so caching doesn't change any pixel. The cache
/// contains at most `capacity` bytes; the least recently used pictures are removed first.
package final class CoverageCache: Sendable {
  /// The parameters that fully determine a picture.
  enum Form: Hashable, Sendable {
    case shadow(DrawnShadow.Form)
    case shape(PlacedShape)
    case glyphs(GlyphPhase)
  }

  /// The levels of a form's area, row by row.
  final class Picture: Sendable {
    let area: PixelRect
    let levels: [UInt8]

    init(area: PixelRect, levels: [UInt8]) {
      self.area = area
      self.levels = levels
    }
  }

  private struct Entry {
    let picture: Picture
    var used: Int
  }

  private struct State {
    var entries: [Form: Entry] = [:]
    var size = 0
    var count = 0
    /// The places of forms that were drawn without a cached picture.
    var drawnPlaces: [Form: [PixelRect]] = [:]
  }

  /// The limit for `drawnPlaces`; when it is reached, all of them are removed.
  private static let uncachedFormLimit = 512

  /// The largest number of pixels of a cached picture; larger ones are drawn each time, and only
  /// where they are visible.
  let largest: Int
  private let capacity: Int
  private let state = Mutex(State())

  /// Creates a cache of `capacity` bytes; 64 MiB are enough for some 500 shadows of 300 × 300
  /// pixels. Pictures larger than a sixteenth of the capacity aren't cached.
  package init(capacity: Int = 64 << 20) {
    self.capacity = capacity
    largest = capacity / 16
  }

  /// The size of the cached pictures in bytes.
  package var size: Int { state.withLock { $0.size } }

  /// Returns the cached picture of a form, or nil.
  func picture(of form: Form) -> Picture? {
    state.withLock { state in
      guard let index = state.entries.index(forKey: form) else { return nil }
      state.count += 1
      state.entries.values[index].used = state.count
      return state.entries.values[index].picture
    }
  }

  /// Returns whether a form was drawn before in an overlapping part. Since the bands and tiles of
  /// one frame cover different parts, this means that the form hasn't moved since an earlier frame.
  func isAtRest(_ form: Form, in part: PixelRect) -> Bool {
    state.withLock { state in
      if state.drawnPlaces[form]?.contains(where: { !$0.intersection(part).isEmpty }) == true {
        state.drawnPlaces[form] = nil
        return true
      }
      if state.drawnPlaces.count >= Self.uncachedFormLimit { state.drawnPlaces = [:] }
      state.drawnPlaces[form, default: []].append(part)
      return false
    }
  }

  /// Adds a picture, which must have no more pixels than `largest`.
  func keep(_ picture: Picture, of form: Form) {
    state.withLock { state in
      state.count += 1
      let old = state.entries.updateValue(Entry(picture: picture, used: state.count), forKey: form)
      state.size += picture.levels.count - (old?.picture.levels.count ?? 0)
      guard state.size > capacity else { return }
      // Frees a quarter of the capacity, so that not every new picture has to search for the
      // oldest.
      for (form, entry) in state.entries.sorted(by: { $0.value.used < $1.value.used }) {
        if state.size <= capacity / 4 * 3 { break }
        state.entries[form] = nil
        state.size -= entry.picture.levels.count
      }
    }
  }
}
