import Failures
import FilmStage
import Layers

extension TraceDifference: CustomStringConvertible {
  /// A sentence with the time, the view, the key path, the values and the line.
  package var description: String {
    let line = source.map { ": \($0)" } ?? oldSource.map { " (previously at \($0))" } ?? ""
    return "\(sentence)\(line)"
  }

  /// A sentence with the time, the view, the key path and the values.
  package var sentence: String {
    switch subject {
    case .layer: "\(start) \(name) is \(isNew ? "new" : "gone")"
    case .setting: setting
    case .animation: animation
    case .completion:
      "\(start) the completion passed to \(name) \(eventPhrase("is called", "is passed"))"
    case .subscription: "\(start) the subscription of \(name) \(eventPhrase("receives", "is made"))"
    case .task:
      "\(start) the task\(view.map { " \"\($0)\"" } ?? "") \(eventPhrase("continues", "starts"))"
    case .film: "The film has \(values.now) frames instead of \(values.was)"
    }
  }

  private var first: Change { changes[0] }
  private var isNew: Bool { first.what == .new }
  private var start: String { (subject == .animation ? "From " : "At ") + "\(time.text) s" }
  private var name: String { view ?? "something" }
  private var property: String { "\"\(keyPath ?? "it")\"" }

  private var values: (was: String, now: String) { Self.words(first) }

  private static func words(_ change: Change) -> (was: String, now: String) {
    (change.was?.words ?? "nothing", change.now?.words ?? "nothing")
  }

  private var setting: String {
    let (was, now) = values
    let what = "\(property) of \(name)"
    return switch first.what {
    case .new: "\(start) \(what) is now set to \(now)"
    case .gone: "\(start) \(what) is no longer set to \(was)"
    case .begin: "\(what) is set at \(now) s instead of \(was) s"
    default: "\(start) \(what) is \(now) instead of \(was)"
    }
  }

  private var animation: String {
    let (was, now) = values
    let subject = "\(start) an animation on \(name)"
    switch first.what {
    case .new: return "\(start) \(property) of \(name) is now animated to \(now)"
    case .gone: return "\(start) \(property) of \(name) is no longer animated to \(was)"
    case .keyPath: return "\(subject) animates \"\(now)\" instead of \"\(was)\""
    default:
      let phrases = changes.prefix(3).map(Self.phrase)
      let list =
        phrases.dropLast().joined(separator: ", ") + (phrases.count > 1 ? " and " : "")
      return "\(subject) animates \(property) \(list)\(phrases.last ?? "")"
    }
  }

  /// Returns a phrase for a change of an animation.
  private static func phrase(_ change: Change) -> String {
    let (was, now) = words(change)
    let (before, after) = (moment(change.was), moment(change.now))
    return switch change.what {
    case .to: "to \(now) instead of \(was)"
    case .from: "from \(now) instead of \(was)"
    case .added: "added at \(now) s instead of \(was) s"
    case .begin: "beginning at \(now) s instead of \(was) s"
    case .duration: "for \(now) s instead of \(was) s"
    case .curve: "with the curve \(now) instead of \(was)"
    case .repeatCount: "with a repeat count of \(now) instead of \(was)"
    case .autoreverses:
      now == "true"
        ? "forward and back instead of only forward" : "only forward instead of forward and back"
    case .isAdditive:
      now == "true"
        ? "additively instead of replacing the value"
        : "replacing the value instead of adding to it"
    case .moves: "with its animator moving \(after) instead of \(before)"
    case .end: "ending \(after) instead of \(before)"
    default: "differently"
    }
  }

  /// Returns the time or times of an event as text.
  private static func moment(_ value: TracedValue?) -> String {
    switch value {
    case .numbers(let times) where !times.isEmpty:
      "at \(times.map(\.text).joined(separator: ", ")) s"
    case .number(let time): "at \(time.text) s"
    default: "never"
    }
  }

  /// Returns a phrase for something that happens at other times.
  private static func moved(_ happens: String, _ change: Change) -> String {
    "\(happens) \(moment(change.now)) instead of \(moment(change.was))"
  }

  /// Returns a phrase for a change of a completion, a subscription or a task.
  private func eventPhrase(_ happens: String, _ begins: String) -> String {
    let (was, now) = values
    return switch first.what {
    case .new: "is new"
    case .gone: "is gone"
    case .begin: "\(begins) at \(now) s instead of \(was) s"
    case .calls: Self.moved(happens, first)
    case .disposed: Self.moved("is disposed of", first)
    case .end: Self.moved("ends", first)
    default: "\(happens) \(now) instead of \(was)"
    }
  }
}

extension TracedValue {
  /// The value as text; whole numbers have no fraction.
  fileprivate var words: String {
    switch self {
    case .number(let number): number.text
    case .numbers(let numbers): "(\(numbers.map(\.text).joined(separator: ", ")))"
    case .text(let text): text
    }
  }
}
