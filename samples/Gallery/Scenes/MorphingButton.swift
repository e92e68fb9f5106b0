import UIKit

/// A button that shrinks to a circle, spins a knob inside it while it loads, and springs back in
/// another colour.
final class MorphingButton: UIView, GalleryScene {
  private let button = UIButton(frame: .zero)
  private let orbit = CALayer()
  private let knob = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.96, green: 0.95, blue: 0.92, alpha: 1)
    button.backgroundColor = .systemPurple
    addSubview(button)
    orbit.opacity = 0
    knob.backgroundColor = UIColor.white.cgColor
    orbit.addSublayer(knob)
    button.layer.addSublayer(orbit)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height * 0.3
    button.bounds = CGRect(x: 0, y: 0, width: bounds.width * 0.6, height: height)
    button.center = CGPoint(x: bounds.midX, y: bounds.midY)
    button.layer.cornerRadius = height / 2
    orbit.bounds = CGRect(x: 0, y: 0, width: height, height: height)
    knob.bounds = CGRect(x: 0, y: 0, width: height * 0.2, height: height * 0.2)
    knob.position = CGPoint(x: height / 2, y: height * 0.2)
    knob.cornerRadius = height * 0.1
  }

  func start() {
    layoutIfNeeded()
    let shrink = CABasicAnimation(keyPath: "bounds.size.width")
    shrink.fromValue = button.bounds.width
    shrink.toValue = button.bounds.height
    shrink.duration = 0.4
    shrink.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    shrink.fillMode = .forwards
    shrink.isRemovedOnCompletion = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in self?.load() }
    button.layer.add(shrink, forKey: shrink.keyPath)
    CATransaction.commit()
  }

  private func load() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    orbit.position = CGPoint(x: button.bounds.height / 2, y: button.bounds.midY)
    orbit.opacity = 1
    CATransaction.commit()
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.byValue = CGFloat.pi * 2
    spin.duration = 0.6
    spin.repeatCount = .greatestFiniteMagnitude
    orbit.add(spin, forKey: "spin")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.9) { [weak self] in self?.grow() }
  }

  private func grow() {
    orbit.removeAllAnimations()
    orbit.opacity = 0
    UIView.animate(withDuration: 0.3) { self.button.backgroundColor = .systemGreen }
    let grow = CASpringAnimation(keyPath: "bounds.size.width")
    grow.fromValue = button.bounds.height
    grow.toValue = button.bounds.width
    grow.damping = 12
    grow.duration = grow.settlingDuration
    button.layer.removeAnimation(forKey: "bounds.size.width")
    button.layer.add(grow, forKey: "grow")
  }
}
