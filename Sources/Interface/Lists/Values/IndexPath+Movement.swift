import Foundation

extension IndexPath {
  /// Returns the path that an element of a list had before another one, or itself, moved from
  /// `original` to `current`.
  func beforeMovement(from original: IndexPath, to current: IndexPath) -> IndexPath {
    if self == current { return original }
    var item = self.item
    if section == current.section, item > current.item { item -= 1 }
    if section == original.section, item >= original.item { item += 1 }
    return IndexPath(item: item, section: section)
  }
}
