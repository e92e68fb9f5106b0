import UIKit

/// Balls that chase each other around a circle; the balls and their orbit are counterclockwise
/// paths.
final class BallSpinner: UIView, GalleryScene {
  private let count = 5
  private var balls: [CAShapeLayer] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.11, green: 0.09, blue: 0.2, alpha: 1)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func start() {
    let radius = bounds.height * 0.28
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    for index in 0..<count {
      let ball = CAShapeLayer()
      let size = 14 - CGFloat(index) * 2
      ball.path =
        UIBezierPath(
          arcCenter: CGPoint(x: size / 2, y: size / 2), radius: size / 2, startAngle: 0,
          endAngle: 2 * .pi, clockwise: false
        ).cgPath
      ball.fillColor = UIColor.systemPink.cgColor
      ball.opacity = 1 - Float(index) * 0.15
      ball.frame = CGRect(x: 0, y: 0, width: size, height: size)
      ball.position = CGPoint(x: center.x, y: center.y - radius)
      layer.addSublayer(ball)
      ball.add(orbit(index, around: center, radius: radius), forKey: "orbit")
      balls.append(ball)
    }
  }

  private func orbit(_ index: Int, around center: CGPoint, radius: CGFloat) -> CAAnimation {
    let lead = CGFloat(index) * 0.06
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path =
      UIBezierPath(
        arcCenter: center, radius: radius, startAngle: 1.5 * .pi, endAngle: -0.5 * .pi,
        clockwise: false
      ).cgPath
    animation.duration = 1.4
    animation.timingFunction = CAMediaTimingFunction(
      controlPoints: 0.4, Float(0.15 + lead), 0.25, 1)
    animation.calculationMode = .paced
    animation.repeatCount = .infinity
    return animation
  }
}
