import Flipbook

/// The view whose picture docs/testing.md compares.
final class CardView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemIndigo
    layer.cornerRadius = 24
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
