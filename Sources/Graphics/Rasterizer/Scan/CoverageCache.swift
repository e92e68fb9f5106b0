import Synchronization
import Raster

/// The coverage of shadows, and of text and lines at rest, kept from frame to frame and shared between threads.
///
/// A picture is what its form makes of it, to the bit, so whether one is kept changes no pixel. At
/// most `capacity` bytes are kept; what has gone unused for longest makes room.
package final class CoverageCache: Sendable {
  /// What makes a picture, to the bit.
  enum Form: Hashable, Sendable {
    case shadow(DrawnShadow.Form)
    case shape(PlacedShape)
  }

  /// The levels of a form's area, row after row.
  final class Picture: Sendable {
    let area: PixelRect
    let levels: [UInt8]

    init(area: PixelRect, levels: [UInt8]) { (self.area, self.levels) = (area, levels) }
  }

  private struct Entry {
    let picture: Picture
    var used: Int
  }

  private struct State {
    var entries: [Form: Entry] = [:]
    var size = 0
    var count = 0
    /// Where forms were seen that have no picture.
    var sights: [Form: [PixelRect]] = [:]
  }

  /// After so many forms without a picture, all are forgotten.
  private static let mostSights = 512

  /// What has more pixels than this is made where it shows, and not kept.
  let largest: Int
  private let capacity: Int
  private let state = Mutex(State())

  /// A cache of so many bytes; 64 MiB hold some 500 shadows of 300 × 300 pixels. What is larger than
  /// a sixteenth of that is not kept.
  package init(capacity: Int = 64 << 20) {
    self.capacity = capacity
    largest = capacity / 16
  }

  /// How many bytes of pictures there are.
  package var size: Int { state.withLock { $0.size } }

  /// The picture of a form; nil where there is none.
  func picture(of form: Form) -> Picture? {
    state.withLock { state in
      guard let index = state.entries.index(forKey: form) else { return nil }
      state.count += 1
      state.entries.values[index].used = state.count
      return state.entries.values[index].picture
    }
  }

  /// Whether a form is seen where it was seen before, which a frame does not do: it rests. Bands and
  /// tiles of one frame see different parts of it.
  func isAtRest(_ form: Form, in part: PixelRect) -> Bool {
    state.withLock { state in
      if state.sights[form]?.contains(where: { !$0.intersection(part).isEmpty }) == true {
        state.sights[form] = nil
        return true
      }
      if state.sights.count >= Self.mostSights { state.sights = [:] }
      state.sights[form, default: []].append(part)
      return false
    }
  }

  /// Keeps a picture, of no more pixels than `largest`.
  func keep(_ picture: Picture, of form: Form) {
    state.withLock { state in
      state.count += 1
      let old = state.entries.updateValue(Entry(picture: picture, used: state.count), forKey: form)
      state.size += picture.levels.count - (old?.picture.levels.count ?? 0)
      guard state.size > capacity else { return }
      // Room for a while, so that not each new one has to look for the oldest.
      for (form, entry) in state.entries.sorted(by: { $0.value.used < $1.value.used }) {
        if state.size <= capacity / 4 * 3 { break }
        state.entries[form] = nil
        state.size -= entry.picture.levels.count
      }
    }
  }
}
