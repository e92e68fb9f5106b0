import UIKit

/// Rings that spread from a dot and fade: one animated layer, copied by a replicator with a delay.
final class PulseRings: UIView, GalleryScene {
  private let replicator = CAReplicatorLayer()
  private let ring = CALayer()
  private let dot = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.07, green: 0.08, blue: 0.16, alpha: 1)
    ring.borderWidth = 2
    ring.borderColor = UIColor.systemTeal.cgColor
    ring.backgroundColor = UIColor.systemTeal.withAlphaComponent(0.15).cgColor
    ring.opacity = 0
    replicator.instanceCount = 3
    replicator.instanceDelay = 0.5
    replicator.addSublayer(ring)
    layer.addSublayer(replicator)
    dot.backgroundColor = .systemTeal
    addSubview(dot)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.height * 0.85
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    replicator.frame = bounds
    ring.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    ring.position = CGPoint(x: bounds.midX, y: bounds.midY)
    ring.cornerRadius = side / 2
    CATransaction.commit()
    dot.bounds.size = CGSize(width: side * 0.16, height: side * 0.16)
    dot.center = CGPoint(x: bounds.midX, y: bounds.midY)
    dot.layer.cornerRadius = dot.bounds.width / 2
  }

  func start() {
    let scale = CABasicAnimation(keyPath: "transform.scale.xy")
    scale.fromValue = 0.15
    scale.toValue = 1.0

    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = [0.9, 0.5, 0]
    fade.keyTimes = [0, 0.3, 1]

    let pulse = CAAnimationGroup()
    pulse.animations = [scale, fade]
    pulse.duration = 1.5
    pulse.repeatCount = .infinity
    pulse.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionDefault)
    ring.add(pulse, forKey: "pulse")
  }
}
