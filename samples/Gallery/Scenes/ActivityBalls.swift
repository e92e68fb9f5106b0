import UIKit

/// The classic activity indicator: eight balls on a circle grow and fade, each with the same group
/// of keyframe animations, started an eighth of a turn after the previous one.
final class ActivityBalls: UIView, GalleryScene {
  private let count = 8
  private let duration: CFTimeInterval = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.93, green: 0.33, blue: 0.40, alpha: 1)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func start() {
    let beginTime = CACurrentMediaTime()
    for index in 0..<count {
      let ball = makeBall(at: CGFloat(index) / CGFloat(count) * 2 * CGFloat.pi - CGFloat.pi / 2)
      let animation = self.animation
      animation.beginTime = beginTime + duration / Double(count) * Double(index)
      ball.add(animation, forKey: "animation")
      layer.addSublayer(ball)
    }
  }

  private var animation: CAAnimationGroup {
    let scale = CAKeyframeAnimation(keyPath: "transform.scale")
    scale.keyTimes = [0, 0.5, 1]
    scale.values = [1, 0.4, 1]
    scale.duration = duration

    let opacity = CAKeyframeAnimation(keyPath: "opacity")
    opacity.keyTimes = [0, 0.5, 1]
    opacity.values = [1, 0.3, 1]
    opacity.duration = duration

    let animation = CAAnimationGroup()
    animation.animations = [scale, opacity]
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.duration = duration
    animation.repeatCount = HUGE
    animation.isRemovedOnCompletion = false
    return animation
  }

  private func makeBall(at angle: CGFloat) -> CALayer {
    let radius = bounds.height * 0.3
    let size = bounds.height * 0.13
    let ball = CALayer()
    ball.backgroundColor = UIColor.white.cgColor
    ball.cornerRadius = size / 2
    ball.frame = CGRect(
      x: bounds.midX + radius * cos(angle) - size / 2,
      y: bounds.midY + radius * sin(angle) - size / 2, width: size, height: size)
    return ball
  }
}
