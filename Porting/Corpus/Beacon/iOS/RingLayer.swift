import UIKit

let ringCount = 3
var ringDuration = 1.2

/// A ring that grows and fades.
class RingLayer: CAShapeLayer {
  init(color: UIColor) {
    super.init()
    fillColor = nil
    strokeColor = color.cgColor
    lineWidth = 2
    opacity = 0
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func grow(by radius: CGFloat, after delay: TimeInterval) {
    path = circle(in: bounds)
    let size = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.path))
    size.toValue = circle(in: bounds.insetBy(dx: -radius, dy: -radius))
    let fade = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
    fade.fromValue = 1
    let group = CAAnimationGroup()
    group.animations = [size, fade]
    group.duration = ringDuration
    group.beginTime = CACurrentMediaTime() + delay
    add(group, forKey: "grow")
  }
}

private func circle(in rect: CGRect) -> CGPath {
  UIBezierPath(ovalIn: rect).cgPath
}

extension UIView {
  func makeRound() {
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}
