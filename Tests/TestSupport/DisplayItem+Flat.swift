package import Raster

extension [DisplayItem] {
  /// These items with groups that are only kept together, neither faded nor clipped, taken apart.
  package var flat: [DisplayItem] {
    flatMap { item -> [DisplayItem] in
      switch item {
      case .fill, .shadow, .backdrop: return [item]
      case .group(let group):
        if group.opacity == 1, group.clip == nil, group.mask == nil { return group.items.flat }
        return [
          .group(
            DisplayGroup(
              opacity: group.opacity, clip: group.clip, mask: group.mask?.flat,
              items: group.items.flat))
        ]
      case .dissolve(let mixed):
        return [
          .dissolve(DisplayDissolve(mixed.fraction, from: mixed.from.flat, to: mixed.to.flat))
        ]
      }
    }
  }
}
