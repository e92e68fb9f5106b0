import UIKit

/// A password field that shakes and drops its dots when the password is wrong.
final class PasswordShake: UIView, GalleryScene {
  private let field = UIView()
  private let dots = (0..<6).map { _ in UIView() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.95, alpha: 1)
    field.backgroundColor = .white
    field.layer.cornerRadius = 12
    field.layer.cornerCurve = .continuous
    field.layer.shadowOpacity = 0.15
    field.layer.shadowRadius = 8
    field.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(field)
    for dot in dots {
      dot.backgroundColor = UIColor(white: 0.2, alpha: 1)
      field.addSubview(dot)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.bounds = CGRect(x: 0, y: 0, width: 200, height: 54)
    field.center = CGPoint(x: bounds.midX, y: bounds.midY)
    for (index, dot) in dots.enumerated() {
      dot.bounds = CGRect(x: 0, y: 0, width: 14, height: 14)
      dot.center = CGPoint(x: 35 + CGFloat(index) * 26, y: 27)
      dot.layer.cornerRadius = 7
    }
  }

  func start() {
    shake()
    for (index, dot) in dots.enumerated() {
      UIView.animate(
        withDuration: 0.25, delay: 0.7 + Double(dots.count - index) * 0.06, options: .curveEaseIn
      ) {
        dot.alpha = 0
        dot.transform = CGAffineTransform(translationX: 0, y: 30)
      }
    }
  }

  private func shake() {
    let color = CAKeyframeAnimation(keyPath: "borderColor")
    color.values = [UIColor.systemRed.cgColor]
    color.duration = 1.2
    field.layer.add(color, forKey: "color")
    let width = CAKeyframeAnimation(keyPath: "borderWidth")
    width.values = [0, 2, 0]
    width.duration = 1.2
    field.layer.add(width, forKey: "width")

    let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
    animation.values = [0, 14, -14, 10, 0]
    animation.keyTimes = [0, 0.16, 0.5, 0.83, 1, 1]
    animation.duration = 0.3
    animation.repeatCount = 2
    animation.isAdditive = true
    field.layer.add(animation, forKey: "shake")
  }
}
