import UIKit

/// A stack of cards; one is inserted, and another one collapses.
final class CardList: UIView, GalleryScene {
  private let stack = UIStackView()
  private var cards: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.9, alpha: 1)
    stack.axis = .vertical
    stack.spacing = 8
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 12, left: 40, bottom: 12, right: 40)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange, .systemPink]
    for (color, title) in zip(colors, ["Inbox", "Later", "Today", "Done"]) {
      let card = makeCard(color, title)
      cards.append(card)
      stack.addArrangedSubview(card)
    }
    cards[2].isHidden = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func makeCard(_ color: UIColor, _ title: String) -> UIView {
    let card = UIView()
    card.backgroundColor = color
    card.layer.cornerRadius = 8
    card.clipsToBounds = true
    let label = UILabel()
    label.text = title
    label.textColor = .white
    label.font = .boldSystemFont(ofSize: 14)
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    let height = card.heightAnchor.constraint(equalToConstant: 34)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      height,
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      label.centerYAnchor.constraint(equalTo: card.centerYAnchor),
    ])
    return card
  }

  func start() {
    layoutIfNeeded()
    UIView.animate(withDuration: 0.5, delay: 0.4, options: .curveEaseInOut) {
      self.cards[2].isHidden = false
      self.layoutIfNeeded()
    }
    UIView.animate(withDuration: 0.5, delay: 1.6, options: .curveEaseInOut) {
      self.cards[0].isHidden = true
      self.cards[0].alpha = 0
      self.layoutIfNeeded()
    }
  }
}
