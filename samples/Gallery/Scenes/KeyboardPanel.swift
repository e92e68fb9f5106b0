import UIKit

/// A panel of keys in nested stack views, which slides up from below and whose keys light up.
final class KeyboardPanel: UIView, GalleryScene {
  private let panel = UIView()
  private var keys: [UILabel] = []
  private var bottom: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    clipsToBounds = true
    panel.backgroundColor = UIColor(white: 0.82, alpha: 1)
    panel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(panel)

    let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"].map(makeRow)
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.alignment = .center
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(stack)

    bottom = panel.topAnchor.constraint(equalTo: bottomAnchor)
    NSLayoutConstraint.activate([
      bottom,
      panel.leadingAnchor.constraint(equalTo: leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: trailingAnchor),
      panel.heightAnchor.constraint(equalToConstant: 124),
      stack.topAnchor.constraint(equalTo: panel.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -8),
      stack.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func makeRow(_ letters: String) -> UIView {
    let row = UIStackView()
    row.distribution = .fillEqually
    row.spacing = 5
    for letter in letters {
      let key = UILabel()
      key.text = String(letter)
      key.textAlignment = .center
      key.font = .systemFont(ofSize: 16)
      key.backgroundColor = .white
      key.layer.cornerRadius = 5
      key.layer.masksToBounds = true
      key.widthAnchor.constraint(equalToConstant: 26).isActive = true
      row.addArrangedSubview(key)
      keys.append(key)
    }
    return row
  }

  func start() {
    layoutIfNeeded()
    bottom.constant = -124
    UIView.animate(withDuration: 0.35, delay: 0.2, options: .curveEaseOut) {
      self.layoutIfNeeded()
    }
    for (index, letter) in "FLIPBOOK".enumerated() {
      guard let key = keys.first(where: { $0.text == String(letter) }) else { continue }
      UIView.animate(withDuration: 0.12, delay: 0.8 + Double(index) * 0.2, options: []) {
        key.layer.backgroundColor = UIColor.systemYellow.cgColor
      } completion: { _ in
        key.layer.backgroundColor = UIColor.white.cgColor
      }
    }
  }
}
