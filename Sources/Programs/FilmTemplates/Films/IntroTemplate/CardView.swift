import Flipbook

/// A rounded square with a gradient and a shadow.
final class CardView: UIView {
  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemPink.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.cornerRadius = 36
    layer.addSublayer(gradient)
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 12)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }
}
