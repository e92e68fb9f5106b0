import UIKit

/// Overrides the members of `CAShapeLayer` in the table.
class OverridingShapeLayer: CAShapeLayer {
  let calls = Calls()

  override var path: CGPath? {
    get { calls.record(super.path) }
    set { calls.recordSet(super.path = newValue) }
  }

  override var fillColor: CGColor? {
    get { calls.record(super.fillColor) }
    set { calls.recordSet(super.fillColor = newValue) }
  }

  override var fillRule: CAShapeLayerFillRule {
    get { calls.record(super.fillRule) }
    set { calls.recordSet(super.fillRule = newValue) }
  }

  override var strokeColor: CGColor? {
    get { calls.record(super.strokeColor) }
    set { calls.recordSet(super.strokeColor = newValue) }
  }

  override var strokeStart: CGFloat {
    get { calls.record(super.strokeStart) }
    set { calls.recordSet(super.strokeStart = newValue) }
  }

  override var strokeEnd: CGFloat {
    get { calls.record(super.strokeEnd) }
    set { calls.recordSet(super.strokeEnd = newValue) }
  }

  override var lineWidth: CGFloat {
    get { calls.record(super.lineWidth) }
    set { calls.recordSet(super.lineWidth = newValue) }
  }

  override var miterLimit: CGFloat {
    get { calls.record(super.miterLimit) }
    set { calls.recordSet(super.miterLimit = newValue) }
  }

  override var lineCap: CAShapeLayerLineCap {
    get { calls.record(super.lineCap) }
    set { calls.recordSet(super.lineCap = newValue) }
  }

  override var lineJoin: CAShapeLayerLineJoin {
    get { calls.record(super.lineJoin) }
    set { calls.recordSet(super.lineJoin = newValue) }
  }

  override var lineDashPhase: CGFloat {
    get { calls.record(super.lineDashPhase) }
    set { calls.recordSet(super.lineDashPhase = newValue) }
  }

  override var lineDashPattern: [NSNumber]? {
    get { calls.record(super.lineDashPattern) }
    set { calls.recordSet(super.lineDashPattern = newValue) }
  }
}
