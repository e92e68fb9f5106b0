import UIKit

/// Overrides the members of `CAShapeLayer` in the table.
class OverridingShapeLayer: CAShapeLayer {
  let calls = Calls()

  override var path: CGPath? {
    get { calls.noting(super.path) }
    set { calls.setting(super.path = newValue) }
  }

  override var fillColor: CGColor? {
    get { calls.noting(super.fillColor) }
    set { calls.setting(super.fillColor = newValue) }
  }

  override var fillRule: CAShapeLayerFillRule {
    get { calls.noting(super.fillRule) }
    set { calls.setting(super.fillRule = newValue) }
  }

  override var strokeColor: CGColor? {
    get { calls.noting(super.strokeColor) }
    set { calls.setting(super.strokeColor = newValue) }
  }

  override var strokeStart: CGFloat {
    get { calls.noting(super.strokeStart) }
    set { calls.setting(super.strokeStart = newValue) }
  }

  override var strokeEnd: CGFloat {
    get { calls.noting(super.strokeEnd) }
    set { calls.setting(super.strokeEnd = newValue) }
  }

  override var lineWidth: CGFloat {
    get { calls.noting(super.lineWidth) }
    set { calls.setting(super.lineWidth = newValue) }
  }

  override var miterLimit: CGFloat {
    get { calls.noting(super.miterLimit) }
    set { calls.setting(super.miterLimit = newValue) }
  }

  override var lineCap: CAShapeLayerLineCap {
    get { calls.noting(super.lineCap) }
    set { calls.setting(super.lineCap = newValue) }
  }

  override var lineJoin: CAShapeLayerLineJoin {
    get { calls.noting(super.lineJoin) }
    set { calls.setting(super.lineJoin = newValue) }
  }

  override var lineDashPhase: CGFloat {
    get { calls.noting(super.lineDashPhase) }
    set { calls.setting(super.lineDashPhase = newValue) }
  }

  override var lineDashPattern: [NSNumber]? {
    get { calls.noting(super.lineDashPattern) }
    set { calls.setting(super.lineDashPattern = newValue) }
  }
}
