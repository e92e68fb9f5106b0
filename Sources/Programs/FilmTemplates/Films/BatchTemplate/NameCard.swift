import Flipbook

/// A name and a role beside a coloured bar.
final class NameCard: UIView {
  private let bar = UIView()
  private let nameLabel = UILabel()
  private let roleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.12, alpha: 1)
    nameLabel.textColor = .white
    nameLabel.adjustsFontSizeToFitWidth = true
    roleLabel.textColor = UIColor(white: 1, alpha: 0.7)
    roleLabel.adjustsFontSizeToFitWidth = true
    for view in [bar, nameLabel, roleLabel] { addSubview(view) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(name: String, role: String, accent: UIColor) {
    nameLabel.text = name
    roleLabel.text = role
    bar.backgroundColor = accent
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let unit = bounds.height / 160
    bar.frame = CGRect(x: 0, y: 0, width: 12 * unit, height: bounds.height)
    nameLabel.font = .systemFont(ofSize: 56 * unit, weight: .bold)
    nameLabel.frame = CGRect(
      x: 44 * unit, y: 22 * unit, width: bounds.width - 76 * unit, height: 68 * unit)
    roleLabel.font = .systemFont(ofSize: 32 * unit, weight: .regular)
    roleLabel.frame = CGRect(
      x: 44 * unit, y: 94 * unit, width: bounds.width - 76 * unit, height: 42 * unit)
  }
}
