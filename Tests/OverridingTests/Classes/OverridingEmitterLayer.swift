import UIKit

/// Overrides the members of `CAEmitterLayer` in the table.
class OverridingEmitterLayer: CAEmitterLayer {
  let calls = Calls()

  override var emitterCells: [CAEmitterCell]? {
    get { calls.record(super.emitterCells) }
    set { calls.recordSet(super.emitterCells = newValue) }
  }

  override var birthRate: Float {
    get { calls.record(super.birthRate) }
    set { calls.recordSet(super.birthRate = newValue) }
  }

  override var lifetime: Float {
    get { calls.record(super.lifetime) }
    set { calls.recordSet(super.lifetime = newValue) }
  }

  override var emitterPosition: CGPoint {
    get { calls.record(super.emitterPosition) }
    set { calls.recordSet(super.emitterPosition = newValue) }
  }

  override var emitterZPosition: CGFloat {
    get { calls.record(super.emitterZPosition) }
    set { calls.recordSet(super.emitterZPosition = newValue) }
  }

  override var emitterSize: CGSize {
    get { calls.record(super.emitterSize) }
    set { calls.recordSet(super.emitterSize = newValue) }
  }

  override var emitterDepth: CGFloat {
    get { calls.record(super.emitterDepth) }
    set { calls.recordSet(super.emitterDepth = newValue) }
  }

  override var emitterShape: CAEmitterLayerEmitterShape {
    get { calls.record(super.emitterShape) }
    set { calls.recordSet(super.emitterShape = newValue) }
  }

  override var emitterMode: CAEmitterLayerEmitterMode {
    get { calls.record(super.emitterMode) }
    set { calls.recordSet(super.emitterMode = newValue) }
  }

  override var renderMode: CAEmitterLayerRenderMode {
    get { calls.record(super.renderMode) }
    set { calls.recordSet(super.renderMode = newValue) }
  }

  override var preservesDepth: Bool {
    get { calls.record(super.preservesDepth) }
    set { calls.recordSet(super.preservesDepth = newValue) }
  }

  override var velocity: Float {
    get { calls.record(super.velocity) }
    set { calls.recordSet(super.velocity = newValue) }
  }

  override var scale: Float {
    get { calls.record(super.scale) }
    set { calls.recordSet(super.scale = newValue) }
  }

  override var spin: Float {
    get { calls.record(super.spin) }
    set { calls.recordSet(super.spin = newValue) }
  }

  override var seed: UInt32 {
    get { calls.record(super.seed) }
    set { calls.recordSet(super.seed = newValue) }
  }
}
