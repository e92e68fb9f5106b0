/// The correspondence between the layers of two traces: by name, in order of appearance; then the
/// remaining layers by class, because a name can contain a frame.
struct LayerPairs {
  private(set) var common: [(old: Int, new: Int)] = []
  /// The layers that exist only in the old trace.
  let removed: [Int]
  /// The layers that exist only in the new trace.
  let fresh: [Int]

  /// The first names of the layers in the new trace and in the old one.
  let names, oldNames: [Int: String]

  private struct Named {
    let number: Int
    let name: String

    /// The name without the identifier or frame.
    var className: String { String(name.prefix { $0 != " " }) }
  }

  init(_ old: Trace, _ new: Trace) {
    // A trace without settings contains only animated layers.
    let includesAllLayers = old.settings != nil && new.settings != nil
    var (before, after) = (Self.layers(old, includesAllLayers), Self.layers(new, includesAllLayers))
    names = Dictionary(uniqueKeysWithValues: after.map { ($0.number, $0.name) })
    oldNames = Dictionary(uniqueKeysWithValues: before.map { ($0.number, $0.name) })
    for key in [\Named.name, \Named.className] {
      var waiting = Dictionary(grouping: after, by: { $0[keyPath: key] }).mapValues { $0[...] }
      var left: [Named] = []
      var taken: Set<Int> = []
      for layer in before {
        if let partner = waiting[layer[keyPath: key]]?.popFirst() {
          common.append((layer.number, partner.number))
          taken.insert(partner.number)
        } else {
          left.append(layer)
        }
      }
      before = left
      after.removeAll { taken.contains($0.number) }
    }
    common.sort { $0.new < $1.new }
    removed = before.map(\.number)
    fresh = after.map(\.number)
  }

  /// Returns the layers of a trace in the order of their numbers, with their first names.
  private static func layers(_ trace: Trace, _ includesAllLayers: Bool) -> [Named] {
    let settings = includesAllLayers ? trace.settings ?? [] : []
    var names: [Int: (name: String, time: Double)] = [:]
    for (number, name, time) in settings.map({ ($0.layer, $0.view, $0.time) })
      + trace.animations.map({ ($0.layer, $0.view, $0.added) })
    where names[number].map({ time < $0.time }) ?? true {
      names[number] = (name, time)
    }
    return names.sorted { $0.key < $1.key }.map { Named(number: $0.key, name: $0.value.name) }
  }
}
