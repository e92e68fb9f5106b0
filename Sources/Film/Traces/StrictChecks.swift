import Failures
import FilmStage
import Foundation
import Geometry
import Layers
import RenderStore
import VirtualTime

// The checks of `--strict` on a complete trace: code that is allowed but rarely intended.
extension Trace {
  /// Warnings about the mistakes in the trace.
  var findings: [Warning] {
    halfTurns + replacements + overlaps + uncalledCompletions + remainingWork + waitingTasks
  }

  private var halfTurns: [Warning] {
    animations.compactMap { animation in
      guard animation.isHalfTurn else { return nil }
      return warning(
        .halfTurn, animation, "turns by half a turn: which way round is left to rounding",
        "Turn in two steps, or animate \"transform.rotation\", which turns by the number you give.")
    }
  }

  /// Warnings about animations that were replaced by another one with the same key.
  private var replacements: [Warning] {
    animations.filter { $0.finished == false }.compactMap { old in
      let next = animations.last {
        $0.layer == old.layer && $0.key == old.key && $0 != old && $0.added == old.end
      }
      guard let next else { return nil }
      return warning(
        .replacedInFlight, old,
        "was replaced \(((old.end ?? 0) - old.begin).text) s after its start by another one with "
          + "the key \"\(old.key)\"\(location(next))",
        "Let it end first, or add the other one with a different key.", at: old.end)
    }
  }

  /// Warnings about animations that set the same property at the same time, so that only the last
  /// one is visible.
  private var overlaps: [Warning] {
    let setting = animations.indices.filter {
      !animations[$0].isAdditive && animations[$0].keyPath != nil
    }
    let byLayer = Dictionary(grouping: setting) { animations[$0].layer }
    return byLayer.sorted { $0.key < $1.key }.flatMap { _, indices in
      indices.enumerated().flatMap { position, later in
        indices[..<position].compactMap { overlap(animations[$0], animations[later]) }
      }
    }
  }

  private func overlap(_ first: Animation, _ second: Animation) -> Warning? {
    guard let firstPath = first.keyPath, let secondPath = second.keyPath,
      firstPath == secondPath || firstPath.hasPrefix(secondPath + ".")
        || secondPath.hasPrefix(firstPath + "."),
      first.begin < (second.end ?? .infinity), second.begin < (first.end ?? .infinity)
    else { return nil }
    return warning(
      .fighting, second,
      "overlaps the animation of \"\(firstPath)\" on the same layer, started at \(first.begin.text) s"
        + "\(location(first)): only the one added last is visible",
      "Start it after the other one has ended, or make it additive.",
      at: max(first.begin, second.begin))
  }

  /// Warnings about completions that weren't called. Delegates aren't included: animations that are
  /// still running are reported as remaining work.
  private var uncalledCompletions: [Warning] {
    completions.filter { $0.calls.isEmpty && $0.of != CompletionLog.delegate }.map {
      Warning(
        code: .completionNeverRan, time: $0.begin,
        message: "The completion passed to \($0.of) at \($0.begin.text) s never ran.",
        hint: "The film ended before it, or the work that it waits for repeats forever.",
        source: $0.source)
    }
  }

  private var remainingWork: [Warning] {
    // The last frame is shown until the time of the next one: animations that end by then have
    // ended.
    let end = duration + 1 / canvas.framesPerSecond.framesPerSecond
    var all = animations.filter { $0.end == nil && $0.lastsBeyond(end) }.map {
      warning(
        .workLeftOver, $0, "was still running when the film ended",
        "Let the film wait for it, or give the film a longer duration.", at: duration)
    }
    if waitingWork > 0 {
      let pieces = waitingWork == 1 ? "1 piece of work was" : "\(waitingWork) pieces of work were"
      all.append(
        Warning(
          code: .workLeftOver, time: duration,
          message: "\(pieces) still waiting when the film ended at "
            + "\(duration.text) s, such as a timer, a delay or a task.",
          hint: "Let the film wait for this work, or end it with take(until:) or a DisposeBag.",
          source: nil))
    }
    return all
  }

  /// Warnings about tasks that nothing on the stage could resume any more when the film ended.
  private var waitingTasks: [Warning] {
    guard remainingWork.isEmpty else { return [] }
    return (tasks ?? []).filter { $0.end == nil }.compactMap { task in
      guard let place = task.waiting else { return nil }
      return Warning(
        code: .waitingTask, time: duration,
        message: "The task\(task.name.map { " \"\($0)\"" } ?? "") that started at "
          + "\(task.begin.text) s\(location(task.source)) was still waiting at \(place) when the "
          + "film ended at \(duration.text) s.",
        hint: "Await only what runs on the stage's clock: results of the network and of other "
          + "threads don't arrive on it. Cancel a task that waits for events until the film ends.",
        source: place)
    }
  }

  // MARK: Messages

  private func warning(
    _ code: Warning.Code, _ animation: Animation, _ what: String, _ hint: String,
    at time: Double? = nil
  ) -> Warning {
    let time = time ?? animation.begin
    return Warning(
      code: code, time: time,
      message: "At \(time.text) s the animation of \"\(animation.keyPath ?? animation.key)\" on "
        + "\(animation.view) \(what).",
      hint: hint, source: animation.source)
  }

  private func location(_ animation: Animation) -> String { location(animation.source) }

  private func location(_ site: CallSite?) -> String {
    site.map { " (\($0))" } ?? ""
  }
}

extension Trace.Animation {
  /// Returns whether the animation ends, and does so after `time`.
  fileprivate func lastsBeyond(_ time: Double) -> Bool {
    guard let repeatCount else { return false }
    return begin + duration * repeatCount * (autoreverses ? 2 : 1) > time + 1e-9
  }

  /// Whether the animation rotates a transform by half a turn in the plane.
  fileprivate var isHalfTurn: Bool {
    guard keyPath == "transform", case .numbers(let from) = from, case .numbers(let to) = to,
      let start = CGAffineTransform(entries: from), let end = CGAffineTransform(entries: to)
    else { return false }
    let turn = AffineDecomposition.difference(from: start, to: end).rotation
    return abs(abs(turn) - .pi) < 1e-9
  }
}

extension CGAffineTransform {
  /// Creates the transform with six entries.
  fileprivate init?(entries: [Double]) {
    guard entries.count == 6 else { return nil }
    self.init(
      a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4], ty: entries[5])
  }
}
