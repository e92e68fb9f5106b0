import Foundation
package import VirtualTime

// Layout and display before the next frame. A layer that needs it marks the way to it in all layers
// above, so that a pass visits what needs it and not the whole tree. The mark that reaches the top of
// a tree that is drawn puts a pass on the clock, for the end of what the present instant holds: like
// all else that happens it then does not depend on which frames are drawn.

/// What has to be done to a layer before the next frame.
struct LayerUpdates: OptionSet {
  let rawValue: UInt8

  static let layout = LayerUpdates(rawValue: 1)
  static let display = LayerUpdates(rawValue: 2)
  static let layoutBelow = LayerUpdates(rawValue: 4)
  static let displayBelow = LayerUpdates(rawValue: 8)
  /// Its layout is under way.
  static let inLayout = LayerUpdates(rawValue: 16)

  /// The same for layers further down.
  var below: LayerUpdates { LayerUpdates(rawValue: rawValue << 2 & 12) }
}

extension CALayer {
  /// Notes what the layer needs.
  func mark(_ update: LayerUpdates) {
    updates.insert(update)
    markSuperlayers()
  }

  /// Notes above what is needed here, once the layer has been put somewhere too.
  func markSuperlayers() {
    var layer = self
    while true {
      let deeper = layer.updates.intersection([.layoutBelow, .displayBelow])
      let below = layer.updates.below.union(deeper)
      guard let next = layer.superlayer else { break }
      if next.updates.isSuperset(of: below) { return }
      next.updates.formUnion(below)
      layer = next
    }
    if !layer.updates.isEmpty { layer.updatePass?.schedule() }
  }

  /// Does what is marked, here and below, until nothing is left: doing one may mark others.
  func perform(_ update: LayerUpdates) {
    var rounds = 0
    while !updates.isDisjoint(with: update.union(update.below)) {
      guard VirtualClock.current?.admitTurn() ?? (rounds < 1000) else { return }
      rounds += 1
      performOnce(update)
    }
  }

  private func performOnce(_ update: LayerUpdates) {
    if update == .display {
      displayIfNeeded()
    } else if updates.remove(.layout) != nil {
      updates.insert(.inLayout)
      layoutSublayers()
      updates.remove(.inLayout)
    }
    guard updates.remove(update.below) != nil else { return }
    for layer in held { layer.performOnce(update) }
  }

  /// Lays out and displays all that needs it in this tree.
  package func updateIfNeeded() {
    perform(.layout)
    perform(.display)
  }

  /// Makes this layer the top of a tree that is drawn by `clock`'s time: from now on all in it is
  /// kept up to date.
  package func keepUpToDate(by clock: VirtualClock) {
    let pass = LayerUpdatePass(of: self, on: clock)
    updatePass = pass
    LayerUpdatePasses.of(clock).add(pass)
    if !updates.isEmpty { pass.schedule() }
  }
}

/// Updates one tree when it is due.
final class LayerUpdatePass {
  private weak var root: CALayer?
  private weak var clock: VirtualClock?
  private var isScheduled = false
  /// The commit to which what the pass does belongs: the one that was under way when it became due.
  private var commit: UInt64?

  init(of root: CALayer, on clock: VirtualClock) { (self.root, self.clock) = (root, clock) }

  func schedule() {
    guard !isScheduled, let clock else { return }
    isScheduled = true
    commit = TransactionStack.of(clock).commitCount
    clock.schedule(at: clock.now) { [weak self] in
      self?.isScheduled = false
      self?.run()
    }
  }

  func run() {
    guard let root, let clock else { return }
    TransactionStack.of(clock).during(commit) { root.updateIfNeeded() }
    commit = nil
  }
}

/// The trees that one stage draws.
final class LayerUpdatePasses {
  private struct Entry { weak var pass: LayerUpdatePass? }
  private var entries: [Entry] = []

  private init() {}

  static func of(_ clock: VirtualClock) -> LayerUpdatePasses {
    clock.local(LayerUpdatePasses.self) { LayerUpdatePasses() }
  }

  func add(_ pass: LayerUpdatePass) {
    entries.removeAll { $0.pass == nil }
    entries.append(Entry(pass: pass))
  }

  func run() { for entry in entries { entry.pass?.run() } }
}
