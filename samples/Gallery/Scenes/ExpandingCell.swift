import UIKit

/// A cell that grows to the height of its text.
final class ExpandingCell: UIView, GalleryScene {
  private let cell = UIView()
  private let titleLabel = UILabel()
  private let textLabel = UILabel()
  private let arrow = UILabel()
  private var collapsed: NSLayoutConstraint!
  private var expanded: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.9, green: 0.93, blue: 0.97, alpha: 1)
    cell.backgroundColor = .white
    cell.layer.cornerRadius = 10
    cell.clipsToBounds = true
    titleLabel.text = "How are views placed?"
    titleLabel.font = .boldSystemFont(ofSize: 14)
    textLabel.text =
      "A solver finds the places that satisfy all constraints, the most important ones first."
    textLabel.font = .systemFont(ofSize: 13)
    textLabel.numberOfLines = 0
    textLabel.textColor = .darkGray
    textLabel.alpha = 0
    arrow.text = "›"
    arrow.font = .systemFont(ofSize: 20)

    addSubview(cell)
    for view in [titleLabel, textLabel, arrow] {
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.addSubview(view)
    }
    cell.translatesAutoresizingMaskIntoConstraints = false
    collapsed = cell.bottomAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12)
    expanded = cell.bottomAnchor.constraint(equalTo: textLabel.bottomAnchor, constant: 12)
    NSLayoutConstraint.activate([
      cell.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 30),
      cell.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -30),
      cell.topAnchor.constraint(equalTo: topAnchor, constant: 30),
      titleLabel.leadingAnchor.constraint(equalTo: cell.layoutMarginsGuide.leadingAnchor),
      titleLabel.topAnchor.constraint(equalTo: cell.topAnchor, constant: 12),
      arrow.trailingAnchor.constraint(equalTo: cell.layoutMarginsGuide.trailingAnchor),
      arrow.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
      textLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      textLabel.trailingAnchor.constraint(equalTo: arrow.trailingAnchor),
      textLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
      collapsed,
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func start() {
    layoutIfNeeded()
    collapsed.isActive = false
    expanded.isActive = true
    UIView.animate(
      withDuration: 0.8, delay: 0.5, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: []
    ) {
      self.layoutIfNeeded()
      self.textLabel.alpha = 1
      self.arrow.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
  }
}
