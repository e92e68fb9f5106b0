package import Raster

extension [DisplayItem] {
  /// The items, with groups that neither fade nor clip their items replaced by these items.
  package var flat: [DisplayItem] {
    flatMap { item -> [DisplayItem] in
      switch item {
      case .group(var group):
        group.items = group.items.flat
        group.mask = group.mask?.flat
        return group == DisplayGroup(items: group.items) ? group.items : [.group(group)]
      case .dissolve(let mixed):
        return [
          .dissolve(DisplayDissolve(mixed.fraction, from: mixed.from.flat, to: mixed.to.flat))
        ]
      default: return [item]
      }
    }
  }
}
