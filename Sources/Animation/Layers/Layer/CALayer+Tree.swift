import Failures
import Foundation
import VirtualTime

// The tree of layers.
extension CALayer {
  /// Replaces all sublayers.
  func setSublayers(_ layers: [CALayer]) {
    for child in children { child.removeFromSuperlayer() }
    for layer in layers { addSublayer(layer) }
  }

  /// Replaces `oldLayer` with `newLayer`; does nothing if `oldLayer` isn't a sublayer.
  func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insert(newLayer) { children.firstIndex { $0 === oldLayer }.map { $0 + 1 } ?? children.count }
    oldLayer.removeFromSuperlayer()
  }

  /// Exchanges two sublayers; the layers between them keep their positions.
  package func exchangeSublayers(_ one: CALayer, _ other: CALayer) {
    guard let first = children.firstIndex(where: { $0 === one }),
      let second = children.firstIndex(where: { $0 === other })
    else { return }
    children.swapAt(first, second)
  }

  /// Removes this layer from its superlayer.
  func leaveSuperlayer() {
    guard let superlayer else { return }
    func leave() {
      superlayer.detach(self)
      self.superlayer = nil
    }
    runAction(forKey: kCAOnOrderOut) {
      // A mask isn't a sublayer: removing it doesn't call for layout.
      if superlayer.maskLayer === self { leave() } else { superlayer.changeChildren(leave) }
    }
    guard let clock = VirtualClock.current, hasAnimationsBelow else { return }
    // Retains the layer until then, so that the delegates of its animations are notified of the
    // end.
    clock.schedule(at: clock.now) {
      if self.superlayer == nil { self.removeAnimationsBelow() }
    }
  }

  /// This layer and its superlayers, up to the root of the tree.
  var lineage: UnfoldFirstSequence<CALayer> { sequence(first: self) { $0.superlayer } }

  /// The root of the layer's tree.
  var top: CALayer { superlayer?.top ?? self }

  /// Returns whether this layer is `other` or one of its superlayers.
  package func contains(_ other: CALayer) -> Bool { other.depth(below: self) == nil }

  /// Reports that `layer` can't be added to this layer, which is inside it.
  package func reportCycle(adding layer: CALayer) {
    FlipbookError(
      .cyclicTree, "\(layer.nameInMessages) was added to \(nameInMessages), which is inside it.",
      hint: "A layer or view cannot contain itself. Check what is added to what."
    ).report()
  }

  /// Inserts `layer` among the sublayers; `place` is evaluated after the layer has left its old
  /// position.
  func insert(_ layer: CALayer, at place: () -> Int) {
    guard let depth = depth(below: layer) else { return reportCycle(adding: layer) }
    guard canNest(layer, at: depth) else { return }
    changeChildren { move(layer) { children.insert(layer, at: place()) } }
  }

  /// The number of levels that layers can be nested. Functions call themselves for each level, and
  /// the stack (see `StackSpace`) has room for several times as many.
  static var levelLimit: Int { 20_000 }

  /// Returns whether `layer` and the layers in it can be nested in this layer, at `depth`; reports an
  /// error if not.
  private func canNest(_ layer: CALayer, at depth: Int) -> Bool {
    guard depth + layer.height >= Self.levelLimit else {
      raiseHeights(layer.height + 1)
      return true
    }
    FlipbookError(
      .tooDeep,
      "\(layer.nameInMessages) can't be added to \(nameInMessages): it would be nested more than "
        + "\(Self.levelLimit) levels deep.",
      hint: "Check for a loop that adds each view or layer to the previous one."
    ).report()
    return false
  }

  private func changeChildren(_ change: () -> Void) {
    runAction(forKey: "sublayers") {
      change()
      if !isInLayout { setNeedsLayout() }
    }
  }

  /// Sets the mask and removes it from its previous superlayer.
  func setMask(_ mask: CALayer?) {
    guard mask !== maskLayer else { return }
    if let mask {
      guard let depth = depth(below: mask) else {
        return FlipbookError(
          .cyclicTree,
          "\(mask.nameInMessages) was made the mask of \(nameInMessages), which it contains.",
          hint: "Use a separate layer or view, outside the tree that it masks."
        ).report()
      }
      guard canNest(mask, at: depth) else { return }
    }
    runAction(forKey: "mask") {
      maskLayer?.removeFromSuperlayer()
      if let mask { move(mask) { maskLayer = mask } }
    }
  }

  /// Moves `layer` from its previous position into this layer, and updates its time if that
  /// changes.
  private func move(_ layer: CALayer, _ put: () -> Void) {
    func carry() {
      // Only animations depend on time.
      let hasTime = layer.height > 0 || !layer.animations.isEmpty
      let times = hasTime ? layer.timeChain : []
      layer.superlayer?.detach(layer)
      put()
      layer.superlayer = self
      if hasTime, layer.timeChain != times { layer.retime() }
      layer.updates.remove(.new)
      layer.markSuperlayers()
    }
    guard let old = layer.superlayer else {
      return layer.runAction(forKey: kCAOnOrderIn, for: carry)
    }
    if old === self { carry() } else { old.changeChildren(carry) }
  }

  /// The layers that this layer holds: its sublayers and its mask.
  var held: [CALayer] { maskLayer.map { children + [$0] } ?? children }

  private func detach(_ layer: CALayer?) {
    children.removeAll { $0 === layer }
    if maskLayer === layer { maskLayer = nil }
  }

  private var hasAnimationsBelow: Bool {
    !animations.isEmpty || held.contains { $0.hasAnimationsBelow }
  }

  private func removeAnimationsBelow() {
    removeAllAnimations()
    for layer in held { layer.removeAnimationsBelow() }
  }
}
