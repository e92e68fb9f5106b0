import Foundation
package import VirtualTime

// Layout and display before the next frame. A layer that needs it marks the way to it in all layers
// above, so that a pass visits what needs it and not the whole tree. The mark that reaches the top of
// a tree that is drawn puts a pass on the clock, for the end of what the present instant holds: like
// all else that happens it then does not depend on which frames are drawn.

/// What has to be done to a layer before the next frame.
struct LayerUpdates: OptionSet {
  let rawValue: UInt16

  static let layout = LayerUpdates(rawValue: 1)
  static let display = LayerUpdates(rawValue: 2)
  static let layoutBelow = LayerUpdates(rawValue: 4)
  static let displayBelow = LayerUpdates(rawValue: 8)
  /// Its layout is under way.
  static let inLayout = LayerUpdates(rawValue: 16)
  /// Its display is under way.
  static let inDisplay = LayerUpdates(rawValue: 32)
  /// What it asked for from within its own layout or display: due with the next frame.
  static let nextLayout = LayerUpdates(rawValue: 64)
  static let nextDisplay = LayerUpdates(rawValue: 128)
  static let nextBelow = LayerUpdates(rawValue: 256)

  static let next: LayerUpdates = [.nextLayout, .nextDisplay, .nextBelow]
  static let now: LayerUpdates = [.layout, .display, .layoutBelow, .displayBelow]

  /// The same for layers further down.
  var below: LayerUpdates {
    let deeper = intersection([.layoutBelow, .displayBelow])
    let later: LayerUpdates = isDisjoint(with: .next) ? [] : .nextBelow
    return LayerUpdates(rawValue: rawValue << 2 & 12).union(deeper).union(later)
  }
}

extension CALayer {
  /// How often the layers of a tree are laid out, or displayed, in one go before that is taken for a
  /// loop.
  private static let roundLimit = 100

  /// Notes what the layer needs.
  func mark(_ update: LayerUpdates) {
    updates.insert(update)
    markSuperlayers()
  }

  /// Whether the layer's own layout is under way: what it changes there calls for no other.
  package var isInLayout: Bool { updates.contains(.inLayout) }

  /// Notes above what is needed here, once the layer has been put somewhere too.
  func markSuperlayers() {
    var layer = self
    while let next = layer.superlayer {
      let below = layer.updates.below
      if next.updates.isSuperset(of: below) { return }
      next.updates.formUnion(below)
      layer = next
    }
    if !layer.updates.isDisjoint(with: .now) { layer.updatePass?.schedule() }
    if !layer.updates.isDisjoint(with: .next) { layer.updatePass?.scheduleNext() }
  }

  /// Makes due, here and below, what was put off to the next frame and is not under way: layout,
  /// display or both.
  func bringForward(_ put: LayerUpdates = .next) {
    guard !updates.isDisjoint(with: .next) else { return }
    if put.contains(.nextLayout), !updates.contains(.inLayout),
      updates.remove(.nextLayout) != nil
    {
      updates.insert(.layout)
    }
    if put.contains(.nextDisplay), !updates.contains(.inDisplay),
      updates.remove(.nextDisplay) != nil
    {
      updates.insert(.display)
    }
    guard updates.remove(.nextBelow) != nil else { return }
    for layer in held {
      layer.bringForward(put)
      updates.formUnion(layer.updates.below)
    }
  }

  /// Does what is marked, here and below, until nothing is left: doing one may mark others. Where that
  /// has no end it stops with a warning that names a layer.
  func perform(_ update: LayerUpdates) {
    var rounds = 0
    while !updates.isDisjoint(with: update.union(update.below)) {
      rounds += 1
      guard rounds <= Self.roundLimit else {
        if let layer = first(marked: update) {
          LayerWarning.endlessUpdates(update == .layout ? "Layout" : "Display", of: layer).report()
        }
        return forget(update)
      }
      performOnce(update)
    }
  }

  private func performOnce(_ update: LayerUpdates) {
    if updates.contains(update) {
      if update == .display {
        displayIfNeeded()
        // An override may leave the mark.
        updates.remove(.display)
      } else {
        layOutOnce()
      }
    }
    guard updates.remove(update.below) != nil else { return }
    for layer in held { layer.performOnce(update) }
  }

  private func layOutOnce() {
    updates.remove(.layout)
    updates.insert(.inLayout)
    layoutSublayers()
    updates.remove(.inLayout)
  }

  /// Displays the layer.
  func displayOnce() {
    updates.remove(.display)
    updates.insert(.inDisplay)
    display()
    updates.remove(.inDisplay)
  }

  /// The first layer, here or below, that is marked.
  private func first(marked update: LayerUpdates) -> CALayer? {
    if updates.contains(update) { return self }
    guard updates.contains(update.below) else { return nil }
    for layer in held {
      if let found = layer.first(marked: update) { return found }
    }
    return nil
  }

  private func forget(_ update: LayerUpdates) {
    updates.remove(update)
    guard updates.remove(update.below) != nil else { return }
    for layer in held { layer.forget(update) }
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
    markSuperlayers()
  }
}

/// Updates one tree when it is due.
final class LayerUpdatePass {
  private weak var root: CALayer?
  private weak var clock: VirtualClock?
  private var isScheduled = false
  /// What waits for the next frame.
  private weak var next: VirtualClock.Work?
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

  /// Has what was put off done at the next frame. No film goes on for that alone.
  func scheduleNext() {
    guard next?.isPending != true, let clock else { return }
    let rate = clock.context.frameRate
    let frame = rate.firstFrame(atOrAfter: clock.now.advanced(by: 1))
    next = clock.schedule(at: rate.instant(ofFrame: frame), keepsGoing: false) { [weak self] in
      guard let self, let root else { return }
      root.bringForward()
      // What is under way waits once more.
      if !root.updates.isDisjoint(with: .next) { scheduleNext() }
      run()
    }
  }

  func run() {
    guard let root, let clock else { return }
    TransactionStack.of(clock).during(commit) { root.updateIfNeeded() }
    commit = nil
  }
}

/// The trees that one stage draws.
final class LayerUpdatePasses: StageLocal {
  private struct Entry { weak var pass: LayerUpdatePass? }
  private var entries: [Entry] = []

  init(on clock: VirtualClock) {}

  func add(_ pass: LayerUpdatePass) {
    entries.removeAll { $0.pass == nil }
    entries.append(Entry(pass: pass))
  }

  func run() { for entry in entries { entry.pass?.run() } }
}
