import Foundation
import Geometry
package import VirtualTime

/// The animations on one layer, in the order in which they were added.
package struct ActiveAnimations {
  private(set) var list: [ActiveAnimation] = []

  package init() {}

  package var isEmpty: Bool { list.isEmpty }

  func find(_ key: String) -> ActiveAnimation? { list.first { $0.key == key } }

  mutating func append(_ animation: ActiveAnimation) { list.append(animation) }

  mutating func remove(_ animation: ActiveAnimation) { list.removeAll { $0 === animation } }

  /// `key`, or `key-2`, `key-3` … when that is taken: additive animations stand side by side.
  package func freeKey(_ key: String) -> String {
    guard find(key) != nil else { return key }
    var number = 2
    while find("\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }

  /// Those among them that change a property, or a key of one's own, whose name is of `kind`.
  package func changing(_ kind: (String) -> Bool) -> ActiveAnimations {
    var result = ActiveAnimations()
    result.list = list.filter { $0.played.track.changes(kind) }
    return result
  }

  /// Whether they are the same animations as `other`, in the same order.
  package func areSame(as other: ActiveAnimations) -> Bool {
    list.elementsEqual(other.list, by: ===)
  }

  /// The transition among them, the latest if there are several, and how it plays.
  var transition: (LayerTransition, PlayedAnimation)? {
    for animation in list.reversed() {
      if case .transition(let transition) = animation.played.track.curve {
        return (transition, animation.played)
      }
    }
    return nil
  }

  /// What the animations make of `model` at a time of the layer, in nanoseconds; those that follow a
  /// timeline go by the stage's clock.
  package func state(of model: LayerState, at time: Double, instant: Instant) -> LayerState {
    var sample = LayerSample(model)
    for animation in list {
      if let span = animation.animation.span {
        animation.played.track.apply(at: span.progress(at: instant), cycle: 0, to: &sample)
      } else {
        animation.played.apply(at: time, to: &sample)
      }
    }
    return sample.state
  }
}

/// An animation as it plays on a layer.
package final class ActiveAnimation {
  let key: String
  let animation: CAAnimation
  let played: PlayedAnimation
  private(set) var completions: [TransactionCompletion]
  private let running: RunningAnimations?
  private weak var layer: CALayer?
  private(set) var hasStopped = false
  /// Whether its delegate has heard of its beginning.
  var hasBegun = false
  /// Where it stands in the log of a traced stage, and what notes there that its delegate hears of the
  /// end.
  var traced: (places: Range<Int>, noteEnd: (() -> Void)?)?
  /// What waits on the clock: the call of didStart, the end.
  var work: [VirtualClock.Work] = []

  init(
    key: String, animation: CAAnimation, played: PlayedAnimation, on layer: CALayer,
    completions: [TransactionCompletion], running: RunningAnimations?
  ) {
    (self.key, self.animation, self.played) = (key, animation, played)
    (self.layer, self.completions, self.running) = (layer, completions, running)
    running?.add(self)
  }

  /// Once it has run out, was removed, or its layer has gone, it no longer keeps the stage going.
  func stop() {
    guard !hasStopped else { return }
    hasStopped = true
    running?.remove(self)
  }

  deinit { stop() }

  /// Nobody hears of its end.
  fileprivate func letGo() { (animation.delegate, completions) = (nil, []) }

  /// The animation as messages name it.
  fileprivate var nameInMessages: String {
    let what = (animation as? CAPropertyAnimation)?.keyPath ?? key
    return "the animation of \"\(what)\"" + (layer.map { " on \($0.nameInMessages)" } ?? "")
  }
}

/// How many animations of a stage have not stopped, endless ones included.
package final class RunningAnimations: StageLocal {
  package var count: Int { running.count }

  private struct Entry {
    unowned let animation: ActiveAnimation
    let number: Int
  }

  /// Each takes itself out before it goes.
  private var running: [ObjectIdentifier: Entry] = [:]
  private var lastNumber = 0

  package init(on clock: VirtualClock) {
    clock.atEnd(of: self) { animations in
      for animation in animations.running.values.map(\.animation) { animation.letGo() }
    }
  }

  /// The one that was added first, as messages name it; nil if there is none.
  package var first: String? {
    running.values.min { $0.number < $1.number }?.animation.nameInMessages
  }

  fileprivate func add(_ animation: ActiveAnimation) {
    lastNumber += 1
    running[ObjectIdentifier(animation)] = Entry(animation: animation, number: lastNumber)
  }

  fileprivate func remove(_ animation: ActiveAnimation) {
    running[ObjectIdentifier(animation)] = nil
  }
}
