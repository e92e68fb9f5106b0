import UIKit

/// One half of a digit: a label whose mask and font size are set when the half is laid out.
private final class DigitHalf: UIView {
  let label = UILabel()
  private let isTop: Bool

  init(isTop: Bool) {
    self.isTop = isTop
    super.init(frame: .zero)
    label.textAlignment = .center
    label.textColor = .white
    label.backgroundColor = UIColor(white: isTop ? 0.2 : 0.24, alpha: 1)
    addSubview(label)
    layer.isDoubleSided = false
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    label.font = UIFont.boldSystemFont(ofSize: bounds.height * 0.8)
    label.layer.cornerRadius = bounds.height * 0.1
    label.clipsToBounds = true
    let half = CGRect(
      x: 0, y: isTop ? 0 : bounds.midY + 1, width: bounds.width, height: bounds.height / 2 - 1)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: half).cgPath
    layer.mask = mask
  }
}

/// The digit of a clock, which flips over one half at a time.
final class FlipClock: UIView, GalleryScene {
  private let digits = ["3", "2", "1", "0"]
  private let backTop = DigitHalf(isTop: true)
  private let backBottom = DigitHalf(isTop: false)
  private let frontTop = DigitHalf(isTop: true)
  private let frontBottom = DigitHalf(isTop: false)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.08, alpha: 1)
    for half in [backTop, backBottom, frontTop, frontBottom] { addSubview(half) }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for half in [backTop, backBottom, frontTop, frontBottom] {
      half.bounds = CGRect(x: 0, y: 0, width: bounds.height * 0.55, height: bounds.height * 0.72)
      half.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  func start() { flip(from: 0) }

  private func turned(by angle: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    return CATransform3DRotate(transform, angle, 1, 0, 0)
  }

  private func flip(from index: Int) {
    let old = digits[index % digits.count]
    let new = digits[(index + 1) % digits.count]
    backTop.label.text = new
    backBottom.label.text = old
    frontTop.label.text = old
    frontBottom.label.text = new
    frontTop.layer.transform = turned(by: 0)
    frontBottom.layer.transform = turned(by: .pi / 2)
    UIView.animate(withDuration: 0.25, delay: 0.35, options: .curveEaseIn) {
      self.frontTop.layer.transform = self.turned(by: -.pi / 2)
    } completion: { _ in
      UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut) {
        self.frontBottom.layer.transform = self.turned(by: 0)
      } completion: { _ in
        self.flip(from: index + 1)
      }
    }
  }
}
