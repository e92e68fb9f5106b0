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

  /// Puts `newLayer` in the place of `oldLayer`; does nothing if that is not in here.
  func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insert(newLayer) { children.firstIndex { $0 === oldLayer }.map { $0 + 1 } ?? children.count }
    oldLayer.removeFromSuperlayer()
  }

  /// Swaps the places of two sublayers; what lies between stays.
  package func exchangeSublayers(_ one: CALayer, _ other: CALayer) {
    guard let first = children.firstIndex(where: { $0 === one }),
      let second = children.firstIndex(where: { $0 === other })
    else { return }
    children.swapAt(first, second)
  }

  /// Takes this layer out of its superlayer.
  func leaveSuperlayer() {
    guard let superlayer else { return }
    func leave() {
      superlayer.letGo(of: self)
      self.superlayer = nil
    }
    runAction(forKey: kCAOnOrderOut) {
      // A mask isn't a sublayer: removing it doesn't call for layout.
      if superlayer.maskLayer === self { leave() } else { superlayer.changeChildren(leave) }
    }
    guard let clock = VirtualClock.current, hasAnimationsBelow else { return }
    // Holds the layer until then, so that its animations' delegates hear of their end.
    clock.schedule(at: clock.now) {
      if self.superlayer == nil { self.removeAnimationsBelow() }
    }
  }

  /// This layer and those that hold it, from here up to the top of the tree.
  var lineage: UnfoldFirstSequence<CALayer> { sequence(first: self) { $0.superlayer } }

  /// The top of the tree that it is in.
  var top: CALayer { superlayer?.top ?? self }

  /// Whether this layer is `other` or lies anywhere above it.
  package func contains(_ other: CALayer) -> Bool { other.lineage.contains { $0 === self } }

  /// Reports that `layer` cannot be put into this one, which lies inside of it.
  package func reportCycle(adding layer: CALayer) {
    FlipbookError(
      .cyclicTree, "\(layer.nameInMessages) was added to \(nameInMessages), which is inside it.",
      hint: "A layer or view cannot hold itself; check what is added to what."
    ).report()
  }

  /// Puts `layer` at `place` among the sublayers, which is asked once it has left where it was.
  func insert(_ layer: CALayer, at place: () -> Int) {
    guard !layer.contains(self) else { return reportCycle(adding: layer) }
    changeChildren { move(layer) { children.insert(layer, at: place()) } }
  }

  private func changeChildren(_ change: () -> Void) {
    runAction(forKey: "sublayers") {
      change()
      if !isInLayout { setNeedsLayout() }
    }
  }

  /// Sets the mask, which leaves the layer that it was in.
  func setMask(_ mask: CALayer?) {
    guard mask !== maskLayer else { return }
    guard mask?.contains(self) != true else {
      return FlipbookError(
        .cyclicTree,
        "\(mask?.nameInMessages ?? "") was made the mask of \(nameInMessages), which it is or holds.",
        hint: "A mask is a layer or view of its own, outside of the tree that it masks."
      ).report()
    }
    runAction(forKey: "mask") {
      maskLayer?.removeFromSuperlayer()
      if let mask { move(mask) { maskLayer = mask } }
    }
  }

  /// Takes `layer` from where it was and puts it in here, in time as in space.
  private func move(_ layer: CALayer, _ put: () -> Void) {
    func carry() {
      let times = layer.timeChain
      layer.superlayer?.letGo(of: layer)
      put()
      layer.superlayer = self
      if layer.timeChain != times { layer.retime() }
      layer.markSuperlayers()
    }
    guard let old = layer.superlayer else {
      return layer.runAction(forKey: kCAOnOrderIn, for: carry)
    }
    if old === self { carry() } else { old.changeChildren(carry) }
  }

  /// What this layer holds: its sublayers and its mask.
  var held: [CALayer] { maskLayer.map { children + [$0] } ?? children }

  private func letGo(of layer: CALayer?) {
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
