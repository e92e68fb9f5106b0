import UIKit

/// A burst of paper: three replicators, each of which rotates copies of a scrap around the centre
/// in another colour.
final class Confetti: UIView, GalleryScene {
  private let palette: [UIColor] = [.systemYellow, .systemPink, .systemTeal]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.22, green: 0.12, blue: 0.35, alpha: 1)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func start() {
    for (index, color) in palette.enumerated() {
      let count = 12 - index * 2
      let replicator = CAReplicatorLayer()
      replicator.frame = bounds
      replicator.instanceCount = count
      replicator.instanceTransform = CATransform3DMakeRotation(
        CGFloat.pi * 2 / CGFloat(count), 0, 0, 1)
      replicator.instanceColor = UIColor.white.cgColor
      replicator.instanceBlueOffset = -0.04
      replicator.instanceDelay = 0.02
      replicator.transform = CATransform3DMakeRotation(CGFloat(index) * 0.35, 0, 0, 1)
      layer.addSublayer(replicator)
      burst(color, from: replicator, reach: bounds.height * (0.48 - 0.13 * CGFloat(index)))
    }
  }

  private func burst(_ color: UIColor, from replicator: CAReplicatorLayer, reach: CGFloat) {
    let scrap = CALayer()
    scrap.bounds = CGRect(x: 0, y: 0, width: 9, height: 5)
    scrap.position = CGPoint(x: bounds.midX, y: bounds.midY)
    scrap.backgroundColor = color.cgColor
    scrap.opacity = 0
    replicator.addSublayer(scrap)

    let fly = CABasicAnimation(keyPath: "position.y")
    fly.fromValue = bounds.midY
    fly.toValue = bounds.midY - reach

    let tumble = CABasicAnimation(keyPath: "transform.rotation")
    tumble.fromValue = 0
    tumble.toValue = CGFloat.pi * 3

    let flutter = CABasicAnimation(keyPath: "transform.scale.x")
    flutter.fromValue = 1
    flutter.toValue = 0.2
    flutter.duration = 0.2
    flutter.autoreverses = true
    flutter.repeatCount = .infinity

    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = [0, 1, 1, 0]
    fade.keyTimes = [0, 0.05, 0.6, 1]

    let group = CAAnimationGroup()
    group.animations = [fly, tumble, flutter, fade]
    group.duration = 1.4
    group.timingFunction = CAMediaTimingFunction(controlPoints: 0.1, 0.7, 0.3, 1)
    group.repeatCount = .infinity
    scrap.add(group, forKey: "burst")
  }
}
