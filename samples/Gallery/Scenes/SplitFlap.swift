import UIKit

/// A flap of a split-flap display: its upper half falls over the lower one, in perspective.
final class SplitFlap: UIView, GalleryScene, CAAnimationDelegate {
  private let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue]
  private var step = 0
  private let top = CALayer()
  private let bottom = CALayer()
  private let flap = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.13, alpha: 1)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 300
    layer.sublayerTransform = perspective
    for half in [top, bottom, flap] {
      half.cornerRadius = 10
      layer.addSublayer(half)
    }
    top.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    flap.maskedCorners = top.maskedCorners
    bottom.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    flap.zPosition = 1
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.height * 0.7, height: bounds.height * 0.36)
    let left = bounds.midX - size.width / 2
    top.frame = CGRect(
      x: left, y: bounds.midY - size.height - 1, width: size.width, height: size.height)
    bottom.frame = CGRect(x: left, y: bounds.midY + 1, width: size.width, height: size.height)
    flap.anchorPoint = CGPoint(x: 0.5, y: 1)
    flap.bounds.size = size
    flap.position = CGPoint(x: bounds.midX, y: bounds.midY - 1)
  }

  func start() {
    show(color(step), on: [top, bottom, flap])
    fall()
  }

  /// Drops the old upper half to the horizontal; the new lower half then completes the fall.
  private func fall() {
    let (old, new) = (color(step), color(step + 1))
    show(new, on: [top])
    show(old, on: [bottom, flap])
    turn(from: 0, to: -CGFloat.pi / 2, timing: .easeIn, name: "upper")
  }

  private func turn(
    from: CGFloat, to: CGFloat, timing: CAMediaTimingFunctionName, name: String
  ) {
    let rotation = CABasicAnimation(keyPath: "transform.rotation.x")
    rotation.fromValue = from
    rotation.toValue = to
    rotation.duration = 0.25
    rotation.timingFunction = CAMediaTimingFunction(name: timing)
    rotation.fillMode = .forwards
    rotation.isRemovedOnCompletion = false
    rotation.delegate = self
    rotation.setValue(name, forKey: "half")
    flap.add(rotation, forKey: "fall")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard flag else { return }
    switch anim.value(forKey: "half") as? String {
    case "upper":
      show(color(step + 1), on: [flap])
      turn(from: -CGFloat.pi / 2, to: -CGFloat.pi, timing: .easeOut, name: "lower")
    default:
      step += 1
      show(color(step), on: [bottom])
      flap.removeAnimation(forKey: "fall")
      fall()
    }
  }

  private func color(_ step: Int) -> CGColor { colors[step % colors.count].cgColor }

  private func show(_ color: CGColor, on layers: [CALayer]) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layers.forEach { $0.backgroundColor = color }
    CATransaction.commit()
  }
}
