import Foundation
package import VirtualTime

// Layout and display before the next frame. A layer that needs an update marks all of its
// superlayers, so that a pass visits only the layers that need one and not the whole tree. When the
// mark reaches the root of a tree that is drawn, a pass is scheduled on the clock after all other
// work of the present instant. Like everything else on the clock, it doesn't depend on which frames
// are drawn.

/// The updates of a layer that are due before the next frame.
struct LayerUpdates: OptionSet {
  let rawValue: UInt16

  static let layout = LayerUpdates(rawValue: 1)
  static let display = LayerUpdates(rawValue: 2)
  static let layoutBelow = LayerUpdates(rawValue: 4)
  static let displayBelow = LayerUpdates(rawValue: 8)
  /// The layer's layout is in progress.
  static let inLayout = LayerUpdates(rawValue: 16)
  /// The layer's display is in progress.
  static let inDisplay = LayerUpdates(rawValue: 32)
  /// Requests made during the layer's own layout or display, due with the next frame.
  static let nextLayout = LayerUpdates(rawValue: 64)
  static let nextDisplay = LayerUpdates(rawValue: 128)
  static let nextBelow = LayerUpdates(rawValue: 256)
  /// The layout is due only because the layer is new: nothing has asked for it.
  static let new = LayerUpdates(rawValue: 512)

  static let next: LayerUpdates = [.nextLayout, .nextDisplay, .nextBelow]
  static let now: LayerUpdates = [.layout, .display, .layoutBelow, .displayBelow]

  /// The corresponding marks for a superlayer.
  var below: LayerUpdates {
    let deeper = intersection([.layoutBelow, .displayBelow])
    let later: LayerUpdates = isDisjoint(with: .next) ? [] : .nextBelow
    return LayerUpdates(rawValue: rawValue << 2 & 12).union(deeper).union(later)
  }
}

extension CALayer {
  /// The number of consecutive layout or display rounds of a tree that counts as an endless loop.
  private static let roundLimit = 100

  /// Marks the layer for an update.
  func mark(_ update: LayerUpdates) {
    updates.insert(update)
    if !update.isDisjoint(with: [.layout, .nextLayout]) { updates.remove(.new) }
    markSuperlayers()
  }

  /// Whether the layer's own layout is in progress; changes made there don't request another
  /// layout.
  package var isInLayout: Bool { updates.contains(.inLayout) }

  /// Marks the superlayers for this layer's updates; also called when the layer is added to a tree.
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

  /// Makes updates due, here and below, that were deferred to the next frame and aren't in
  /// progress: layout, display or both.
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

  /// Performs the marked updates, here and below, until none are left: one update can mark others.
  /// If that never happens, stops with a warning that names a layer.
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
        // An override might not clear the mark.
        updates.remove(.display)
      } else {
        layOutOnce()
      }
    }
    guard updates.remove(update.below) != nil else { return }
    for layer in held { layer.performOnce(update) }
  }

  private func layOutOnce() {
    updates.subtract([.layout, .new])
    updates.insert(.inLayout)
    layoutSublayers()
    updates.remove(.inLayout)
  }

  /// Returns the first marked layer, here or below.
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

  /// Performs pending layout and display in this tree. In a tree that is drawn, the changes belong to
  /// the commit in which they became due, as in the scheduled pass.
  package func updateIfNeeded() { updatePass.map { $0.run() } ?? performUpdates() }

  fileprivate func performUpdates() {
    perform(.layout)
    perform(.display)
  }

  /// Makes this layer the root of a tree that is drawn on `clock`; its layers are updated
  /// automatically from now on.
  package func keepUpToDate(by clock: VirtualClock) {
    let pass = LayerUpdatePass(of: self, on: clock)
    updatePass = pass
    LayerUpdatePasses.of(clock).add(pass)
    updates.remove(.new)
    markSuperlayers()
  }
}

/// A pass that updates one tree when updates are due.
final class LayerUpdatePass {
  private weak var root: CALayer?
  private weak var clock: VirtualClock?
  private var isScheduled = false
  /// The work scheduled for the next frame.
  private weak var next: VirtualClock.Work?
  /// The commit that the pass's changes belong to: the one in which the first of the pending updates
  /// became due.
  private var commit: UInt64?

  init(of root: CALayer, on clock: VirtualClock) {
    self.root = root
    self.clock = clock
  }

  func schedule() {
    guard let clock else { return }
    // A pass that was run early, for a frame or a snapshot, is still scheduled.
    if commit == nil { commit = TransactionStack.of(clock).commitCount }
    guard !isScheduled else { return }
    isScheduled = true
    clock.schedule(at: clock.now) { [weak self] in
      self?.isScheduled = false
      self?.run()
    }
  }

  /// Schedules deferred updates for the next frame. They don't keep a film running.
  func scheduleNext() {
    guard next?.isPending != true, let clock else { return }
    let rate = clock.context.frameRate
    let frame = rate.firstFrame(atOrAfter: clock.now.advanced(by: 1))
    let instant = rate.instant(ofFrame: frame)
    next = clock.schedule(at: instant, keepsFilmRunning: false) { [weak self] in
      guard let self, let root else { return }
      root.bringForward()
      // Updates in progress wait for another frame.
      if !root.updates.isDisjoint(with: .next) { scheduleNext() }
      run()
    }
  }

  func run() {
    guard let root, let clock else { return }
    TransactionStack.of(clock).during(commit) { root.performUpdates() }
    commit = nil
  }
}

/// The update passes of the trees that one stage draws.
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
