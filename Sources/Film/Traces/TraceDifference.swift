package import Layers
package import VirtualTime

/// A difference between two traces of a film.
package struct TraceDifference: Codable, Hashable, Sendable {
  /// The kind of record that differs.
  package enum Subject: String, Codable, Sendable {
    case layer, setting, animation, completion, subscription, task, film
  }

  /// The part of a record that differs.
  package enum Aspect: String, Codable, Sendable {
    /// The record isn't in the old trace.
    case new
    /// The record isn't in the new trace.
    case gone
    case keyPath, value, from, to, added, begin, duration, curve, repeatCount, autoreverses
    case isAdditive, moves, end, finished, of, calls, element, events, disposed, frameCount
  }

  /// The values in the old and in the new trace.
  package struct Change: Codable, Hashable, Sendable {
    package var what: Aspect
    package var was, now: TracedValue?
  }

  package var subject: Subject
  /// The time from which the difference can be visible, in seconds.
  package var time: Double
  /// The layer's number in the new trace, or in the old trace if the layer exists only there.
  package var layer: Int?
  /// The view, or the layer if it has no view.
  package var view: String?
  /// The key path, extended to a single component if only that differs.
  package var keyPath: String?
  /// The changes; the first one explains the others. Never empty.
  package var changes: [Change]
  /// The current and the previous line of the film.
  package var source, oldSource: CallSite?
}

extension TraceDifference {
  /// Returns all differences that can be visible, in chronological order: of layers, set values and
  /// animations. If there are none, returns the first of completions, subscriptions, tasks or the
  /// length.
  ///
  /// A line that moved isn't a difference, and neither is a layer's number or name.
  package static func all(from old: Trace, to new: Trace) -> [TraceDifference] {
    var all: [TraceDifference] = []
    let pairs = LayerPairs(old, new)
    let (settings, newSettings) = (byLayer(old.settings ?? []), byLayer(new.settings ?? []))
    let (before, after) = (byLayer(old.animations), byLayer(new.animations))
    all += pairs.removed.map {
      unmatched(.gone, .layer, Record(ofLayer: $0, settings[$0] ?? [], before[$0] ?? []))
    }
    all += pairs.fresh.map {
      unmatched(.new, .layer, Record(ofLayer: $0, newSettings[$0] ?? [], after[$0] ?? []))
    }
    if old.settings != nil, new.settings != nil {
      for pair in pairs.common {
        all += compare(settings[pair.old] ?? [], newSettings[pair.new] ?? [], settingChanges)
      }
    }
    for pair in pairs.common {
      let found = compare(before[pair.old] ?? [], after[pair.new] ?? [], animationChanges)
      all += joiningKeyPaths(found)
    }
    // Each layer is listed under its first name, wherever it moved later.
    for (index, difference) in all.enumerated() {
      let names = difference.changes[0].what == .gone ? pairs.oldNames : pairs.names
      if let name = difference.layer.flatMap({ names[$0] }) { all[index].view = name }
    }
    let sorted = all.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    return sorted.isEmpty ? quiet(from: old, to: new) : sorted.map(\.element)
  }

  private static func byLayer<T: LayerRecord>(_ records: [T]) -> [Int: [T]] {
    Dictionary(grouping: records, by: \.layer)
  }

  // MARK: Records of one layer

  /// Compares the records of each property of two corresponding layers.
  private static func compare<T: LayerRecord>(
    _ old: [T], _ new: [T], _ changes: (T, T) -> [Change]
  ) -> [TraceDifference] {
    let before = Dictionary(grouping: old, by: \.property)
    let after = Dictionary(grouping: new, by: \.property)
    var known: Set<String> = []
    let keys = (old + new).map(\.property).filter { known.insert($0).inserted }
    return keys.flatMap { align(before[$0] ?? [], after[$0] ?? [], changes) }
  }

  /// Aligns the records of two traces in chronological order. If the counts are equal, records are
  /// paired by index; otherwise unmatched records are gone or new.
  private static func align<T: LayerRecord>(
    _ old: [T], _ new: [T], _ changes: (T, T) -> [Change]
  ) -> [TraceDifference] {
    var found: [TraceDifference] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let isPair = old.count - i == new.count - j
      if i < old.count, j < new.count, isPair || old[i].start == new[j].start {
        found += changed(old[i], new[j], changes(old[i], new[j]))
        i += 1
        j += 1
      } else if j == new.count || i < old.count && old[i].start < new[j].start {
        found.append(unmatched(.gone, T.subject, Record(old[i])))
        i += 1
      } else {
        found.append(unmatched(.new, T.subject, Record(new[j])))
        j += 1
      }
    }
    return found
  }

  private static func changed<T: LayerRecord>(
    _ old: T, _ new: T, _ changes: [Change]
  ) -> [TraceDifference] {
    guard !changes.isEmpty else { return [] }
    let (part, narrowed) = narrow(changes, new.property)
    let time = changes.map { visibleTime(of: $0, min(old.shows, new.shows)) }.min() ?? new.shows
    return [
      TraceDifference(
        subject: T.subject, time: time, layer: new.layer, view: new.view,
        keyPath: new.property + part, changes: narrowed, source: new.source, oldSource: old.source)
    ]
  }

  /// Returns the time at which a change becomes visible, `time` or later: a change of the end isn't
  /// visible before the end.
  private static func visibleTime(of change: Change, _ time: Double) -> Double {
    guard change.what == .end || change.what == .moves else { return time }
    let times = [change.was, change.now].compactMap { value -> Double? in
      if case .number(let time) = value { time } else { nil }
    }
    return times.min() ?? time
  }

  /// Joins pairs of an animation that is gone and a new one, starting at the same time, into a
  /// change of the key path.
  private static func joiningKeyPaths(_ found: [TraceDifference]) -> [TraceDifference] {
    var found = found
    let fresh = found.indices.filter { found[$0].changes[0].what == .new }
    var partners = Dictionary(grouping: fresh) { found[$0].time }.mapValues { $0[...] }
    var joined: Set<Int> = []
    for index in found.indices.reversed() where found[index].changes[0].what == .gone {
      let old = found[index]
      guard let partner = partners[old.time]?.popFirst() else { continue }
      found[partner].changes = [
        Change(
          what: .keyPath, was: old.keyPath.map(TracedValue.text),
          now: found[partner].keyPath.map(TracedValue.text))
      ]
      found[partner].oldSource = old.source
      joined.insert(index)
    }
    return found.indices.filter { !joined.contains($0) }.map { found[$0] }
  }

  /// Returns the difference for a record that exists in only one trace: gone or new.
  private static func unmatched(
    _ what: Aspect, _ subject: Subject, _ record: Record
  ) -> TraceDifference {
    let isNew = what == .new
    let change = Change(
      what: what, was: isNew ? nil : record.value, now: isNew ? record.value : nil)
    return TraceDifference(
      subject: subject, time: record.time, layer: record.layer, view: record.view,
      keyPath: record.keyPath, changes: [change], source: isNew ? record.source : nil,
      oldSource: isNew ? nil : record.source)
  }
}

/// A record of a layer's property in a trace.
protocol LayerRecord {
  static var subject: TraceDifference.Subject { get }
  var layer: Int { get }
  var view: String { get }
  /// The property.
  var property: String { get }
  /// The time of the record, by which records are sorted.
  var start: Double { get }
  /// The time from which the record is visible.
  var shows: Double { get }
  /// The resulting value.
  var result: TracedValue? { get }
  var source: CallSite? { get }
}

extension Trace.Setting: LayerRecord {
  static var subject: TraceDifference.Subject { .setting }
  var property: String { keyPath }
  var start: Double { time }
  var shows: Double { time }
  var result: TracedValue? { value }
}

extension Trace.Animation: LayerRecord {
  static var subject: TraceDifference.Subject { .animation }
  var property: String { keyPath ?? key }
  var start: Double { added }
  var shows: Double { begin }
  var result: TracedValue? { to }
}

/// A record that exists in only one of two traces.
struct Record {
  var time: Double
  var layer: Int
  var view: String
  var keyPath: String?
  var value: TracedValue?
  var source: CallSite?

  init(_ record: some LayerRecord) {
    time = record.shows
    layer = record.layer
    view = record.view
    keyPath = record.property
    value = record.result
    source = record.source
  }

  /// Creates a record of a layer itself, from the first of its records.
  init(ofLayer number: Int, _ settings: [Trace.Setting], _ animations: [Trace.Animation]) {
    let all = settings.map(Self.init) + animations.map(Self.init)
    self =
      all.min { $0.time < $1.time } ?? Record(time: 0, layer: number, view: "A layer")
    keyPath = nil
    value = nil
    source = source ?? all.lazy.compactMap(\.source).first
  }

  private init(time: Double, layer: Int, view: String) {
    self.time = time
    self.layer = layer
    self.view = view
  }
}
