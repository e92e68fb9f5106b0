import Foundation
package import Raster

/// The display lists of the first frames of a film, as many as fit into the memory limit.
package struct KeptLists {
  /// The number of frames between two readings of the used memory.
  package static let interval = 16

  /// The memory by which the process may grow while lists are added, in bytes.
  private let memoryLimit: Int
  private let usedMemory: () -> Int
  private let usedAtStart: Int
  private var isFull = false

  /// The kept lists.
  package private(set) var all: [DisplayList] = []
  /// The digests of the lists after them.
  private var furtherDigests: [UInt64] = []

  /// Creates a store without lists. `usedMemory` returns the memory that the process uses, in bytes.
  package init(
    memoryLimit: Int = 512 << 20, usedMemory: @escaping () -> Int = { ResidentMemory.bytes }
  ) {
    self.memoryLimit = memoryLimit
    self.usedMemory = usedMemory
    usedAtStart = usedMemory()
  }

  /// Adds the list of the next frame. Once the memory limit is reached, only its digest is kept.
  package mutating func append(_ list: DisplayList) {
    if !isFull, all.count % Self.interval == 0 {
      isFull = usedMemory() - usedAtStart > memoryLimit
    }
    if isFull { furtherDigests.append(list.digest) } else { all.append(list) }
  }

  /// The digests of the lists of all frames.
  package var digests: [UInt64] { all.map(\.digest) + furtherDigests }

  /// The list of a frame; nil if it wasn't kept.
  package subscript(frame: Int) -> DisplayList? { all.indices.contains(frame) ? all[frame] : nil }
}

/// The physical memory that this process uses.
package enum ResidentMemory {
  /// The memory in bytes; 0 if it isn't known.
  package static var bytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return pages * Int(getpagesize())
  }
}
