import Failures
import FilmStage
import Foundation
import Layers
import VirtualTime

// Comparison of single records.
extension TraceDifference {
  static func settingChanges(_ old: Trace.Setting, _ new: Trace.Setting) -> [Change] {
    changes(.value, old.value, new.value) + changes(.begin, old.time, new.time)
  }

  /// Returns the changes of an animation. A change of the end is included only if no other change
  /// explains it.
  static func animationChanges(_ old: Trace.Animation, _ new: Trace.Animation) -> [Change] {
    var all = changes(.to, old.to, new.to) + changes(.from, old.from, new.from)
    all += changes(.begin, old.begin, new.begin)
    all += changes(.duration, old.duration, new.duration)
    all += changes(.curve, old.curve, new.curve)
    all += changes(.repeatCount, old.repeatCount ?? .infinity, new.repeatCount ?? .infinity)
    all += changes(.autoreverses, "\(old.autoreverses)", "\(new.autoreverses)")
    all += changes(.isAdditive, "\(old.isAdditive)", "\(new.isAdditive)")
    if all.isEmpty, old.moves != new.moves { all.append(moves(old.moves ?? [], new.moves ?? [])) }
    if all.isEmpty, old.end != new.end {
      all.append(
        Change(
          what: .end, was: old.end.map(TracedValue.number), now: new.end.map(TracedValue.number)))
    }
    if all.isEmpty { all += changes(.added, old.added, new.added) }
    return all
  }

  /// Returns the first move that differs: its start, or its end if the start is equal.
  private static func moves(_ old: [Trace.Move], _ new: [Trace.Move]) -> Change {
    let index =
      zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    let (was, now) = (old.dropFirst(index).first, new.dropFirst(index).first)
    let isEnd = was != nil && was?.begin == now?.begin
    return Change(
      what: .moves, was: (isEnd ? was?.end : was?.begin).map(TracedValue.number),
      now: (isEnd ? now?.end : now?.begin).map(TracedValue.number))
  }

  private static func changes(_ what: Aspect, _ old: TracedValue?, _ new: TracedValue?) -> [Change]
  {
    old?.withoutAddresses == new?.withoutAddresses ? [] : [Change(what: what, was: old, now: new)]
  }

  private static func changes(_ what: Aspect, _ old: Double, _ new: Double) -> [Change] {
    func value(_ number: Double) -> TracedValue {
      number.isFinite ? .number(number) : .text("∞")
    }
    return old == new ? [] : [Change(what: what, was: value(old), now: value(new))]
  }

  private static func changes(_ what: Aspect, _ old: String, _ new: String) -> [Change] {
    changes(what, .text(old), .text(new))
  }

  // MARK: Components

  /// Returns the component of a point, size or rectangle in which the values differ, and its
  /// changes; no component if several differ.
  static func narrow(_ changes: [Change], _ keyPath: String) -> (part: String, changes: [Change]) {
    guard let parts = parts[keyPath] else { return ("", changes) }
    var differing: Set<Int> = []
    for case (.numbers(let was)?, .numbers(let now)?) in changes.map({ ($0.was, $0.now) }) {
      guard was.count == parts.count, now.count == parts.count else { return ("", changes) }
      differing.formUnion(parts.indices.filter { was[$0] != now[$0] })
    }
    guard differing.count == 1, let component = differing.first else { return ("", changes) }
    func part(_ value: TracedValue?) -> TracedValue? {
      if case .numbers(let numbers) = value { .number(numbers[component]) } else { value }
    }
    let narrowed = changes.map { Change(what: $0.what, was: part($0.was), now: part($0.now)) }
    return ("." + parts[component], narrowed)
  }

  private static let parts: [String: [String]] = {
    let (point, size) = (["x", "y"], ["width", "height"])
    return [
      "position": point, "anchorPoint": point, "startPoint": point, "endPoint": point,
      "emitterPosition": point, "shadowOffset": size, "emitterSize": size,
      "bounds": ["origin.x", "origin.y", "size.width", "size.height"],
    ]
  }()

  // MARK: Differences that aren't visible

  /// Returns the first difference in completions, subscriptions or tasks, or in the film's length.
  static func quiet(from old: Trace, to new: Trace) -> [TraceDifference] {
    let record =
      first(.completion, from: old.completions, to: new.completions, completionChanges)
      ?? first(.subscription, from: old.subscriptions, to: new.subscriptions, subscriptionChanges)
      ?? first(.task, from: old.tasks ?? [], to: new.tasks ?? [], taskChanges)
    if let record { return [record] }
    guard old.frameCount != new.frameCount else { return [] }
    return [
      TraceDifference(
        subject: .film, time: min(old.duration, new.duration),
        changes: changes(.frameCount, Double(old.frameCount), Double(new.frameCount)))
    ]
  }

  /// Returns the first difference between records with the same index.
  private static func first<Record: QuietRecord>(
    _ subject: Subject, from old: [Record], to new: [Record],
    _ changes: (Record, Record) -> [Change]
  ) -> TraceDifference? {
    for index in 0..<max(old.count, new.count) {
      let (was, now) = (old[at: index], new[at: index])
      let found =
        if let was, let now { changes(was, now) } else { [Change(what: now == nil ? .gone : .new)] }
      guard let first = found.first else { continue }
      return TraceDifference(
        subject: subject, time: earliest(first, was?.begin, now?.begin),
        view: (now ?? was)?.label, changes: found, source: now?.source, oldSource: was?.source)
    }
    return nil
  }

  private static func completionChanges(
    _ old: Trace.Completion, _ new: Trace.Completion
  ) -> [Change] {
    changes(.of, old.of, new.of) + changes(.begin, old.begin, new.begin)
      + changes(.calls, .numbers(old.calls), .numbers(new.calls))
  }

  private static func subscriptionChanges(
    _ old: Trace.Subscription, _ new: Trace.Subscription
  ) -> [Change] {
    let both = max(old.events.count, new.events.count)
    let event = (0..<both).map { (old.events[at: $0]?.words, new.events[at: $0]?.words) }
      .first { $0 != $1 }
    return changes(.element, old.element, new.element) + changes(.begin, old.begin, new.begin)
      + (event.map { changes(.events, $0 ?? "nothing", $1 ?? "nothing") } ?? [])
      + changes(
        .disposed, old.disposed.map(TracedValue.number), new.disposed.map(TracedValue.number))
  }

  private static func taskChanges(_ old: Trace.Task, _ new: Trace.Task) -> [Change] {
    changes(.begin, old.begin, new.begin)
      + changes(.calls, .numbers(old.resumptions), .numbers(new.resumptions))
      + changes(.end, old.end.map(TracedValue.number), new.end.map(TracedValue.number))
  }

  /// Returns the earliest time at which a change of a record without a visible effect occurs.
  private static func earliest(_ change: Change, _ begins: Double?...) -> Double {
    var times = begins.compactMap { $0 }
    if case (.numbers(let was)?, .numbers(let now)?) = (change.was, change.now) {
      let index = zip(was, now).enumerated().first { $1.0 != $1.1 }?.offset
      let calls =
        index.map { [was[$0], now[$0]] } ?? Array(was.dropFirst(now.count))
        + now.dropFirst(was.count)
      if !calls.isEmpty { times = calls }
    }
    return times.min() ?? 0
  }
}

/// A record without a visible effect.
private protocol QuietRecord {
  var begin: Double { get }
  var source: CallSite? { get }
  /// The name of the record in a difference.
  var label: String? { get }
}

extension Trace.Completion: QuietRecord { fileprivate var label: String? { of } }
extension Trace.Subscription: QuietRecord { fileprivate var label: String? { element } }
extension Trace.Task: QuietRecord { fileprivate var label: String? { name } }

extension Trace.Event {
  /// The event as text for comparisons.
  fileprivate var words: String {
    let value = value.map { " \($0.withoutAddresses)" } ?? ""
    return "\(event.rawValue)\(value) at \(time.text) s"
  }
}

extension Array {
  /// The element at `index`; nil past the end.
  fileprivate subscript(at index: Int) -> Element? { index < count ? self[index] : nil }
}

extension TracedValue {
  /// The value without parts that differ between runs.
  fileprivate var withoutAddresses: TracedValue {
    if case .text(let text) = self { .text(text.withoutAddresses) } else { self }
  }
}

extension String {
  /// The text with all addresses ("0x…") replaced by the same text.
  fileprivate var withoutAddresses: String {
    guard contains("0x") else { return self }
    let parts = components(separatedBy: "0x")
    return parts[0] + parts.dropFirst().map { "0x" + $0.drop(while: \.isHexDigit) }.joined()
  }
}
