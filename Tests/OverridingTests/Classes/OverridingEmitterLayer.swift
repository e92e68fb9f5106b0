import UIKit

/// Overrides the members of `CAEmitterLayer` in the table.
class OverridingEmitterLayer: CAEmitterLayer {
  let calls = Calls()

  override var emitterCells: [CAEmitterCell]? {
    get { calls.noting(super.emitterCells) }
    set { calls.setting(super.emitterCells = newValue) }
  }

  override var birthRate: Float {
    get { calls.noting(super.birthRate) }
    set { calls.setting(super.birthRate = newValue) }
  }

  override var lifetime: Float {
    get { calls.noting(super.lifetime) }
    set { calls.setting(super.lifetime = newValue) }
  }

  override var emitterPosition: CGPoint {
    get { calls.noting(super.emitterPosition) }
    set { calls.setting(super.emitterPosition = newValue) }
  }

  override var emitterZPosition: CGFloat {
    get { calls.noting(super.emitterZPosition) }
    set { calls.setting(super.emitterZPosition = newValue) }
  }

  override var emitterSize: CGSize {
    get { calls.noting(super.emitterSize) }
    set { calls.setting(super.emitterSize = newValue) }
  }

  override var emitterDepth: CGFloat {
    get { calls.noting(super.emitterDepth) }
    set { calls.setting(super.emitterDepth = newValue) }
  }

  override var emitterShape: CAEmitterLayerEmitterShape {
    get { calls.noting(super.emitterShape) }
    set { calls.setting(super.emitterShape = newValue) }
  }

  override var emitterMode: CAEmitterLayerEmitterMode {
    get { calls.noting(super.emitterMode) }
    set { calls.setting(super.emitterMode = newValue) }
  }

  override var renderMode: CAEmitterLayerRenderMode {
    get { calls.noting(super.renderMode) }
    set { calls.setting(super.renderMode = newValue) }
  }

  override var preservesDepth: Bool {
    get { calls.noting(super.preservesDepth) }
    set { calls.setting(super.preservesDepth = newValue) }
  }

  override var velocity: Float {
    get { calls.noting(super.velocity) }
    set { calls.setting(super.velocity = newValue) }
  }

  override var scale: Float {
    get { calls.noting(super.scale) }
    set { calls.setting(super.scale = newValue) }
  }

  override var spin: Float {
    get { calls.noting(super.spin) }
    set { calls.setting(super.spin = newValue) }
  }

  override var seed: UInt32 {
    get { calls.noting(super.seed) }
    set { calls.setting(super.seed = newValue) }
  }
}
