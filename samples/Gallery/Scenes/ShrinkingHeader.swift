import UIKit

/// A header that shrinks while the list below it scrolls, by constraints of different priorities.
final class ShrinkingHeader: UIView, GalleryScene, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let header = UIView()
  private let titleLabel = UILabel()
  private var headerHeight: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    clipsToBounds = true
    header.backgroundColor = .systemPurple
    titleLabel.text = "Messages"
    titleLabel.textColor = .white
    titleLabel.font = .boldSystemFont(ofSize: 20)
    scrollView.delegate = self
    for view in [scrollView, header, titleLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    addSubview(scrollView)
    addSubview(header)
    header.addSubview(titleLabel)

    let rows = UIStackView(arrangedSubviews: (0..<12).map(makeRow))
    rows.axis = .vertical
    rows.spacing = 6
    rows.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(rows)
    scrollView.contentInset.top = 90

    headerHeight = header.heightAnchor.constraint(equalToConstant: 90)
    headerHeight.priority = .defaultHigh
    NSLayoutConstraint.activate([
      headerHeight,
      header.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      header.topAnchor.constraint(equalTo: topAnchor),
      header.leadingAnchor.constraint(equalTo: leadingAnchor),
      header.trailingAnchor.constraint(equalTo: trailingAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
      titleLabel.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10),
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      rows.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 6),
      rows.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      rows.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 16),
      rows.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -16),
      rows.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -32),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func makeRow(_ index: Int) -> UIView {
    let dot = UIView()
    dot.backgroundColor = UIColor(
      hue: CGFloat(index) / 12, saturation: 0.6, brightness: 0.9, alpha: 1)
    dot.layer.cornerRadius = 11
    let line = UIView()
    line.backgroundColor = UIColor(white: 0.88, alpha: 1)
    line.layer.cornerRadius = 4
    let row = UIStackView(arrangedSubviews: [dot, line])
    row.alignment = .center
    row.spacing = 10
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: 22),
      dot.heightAnchor.constraint(equalToConstant: 22),
      line.heightAnchor.constraint(equalToConstant: 10),
    ])
    return row
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    headerHeight.constant = -scrollView.contentOffset.y
  }

  func start() {
    layoutIfNeeded()
    scrollView.contentOffset = CGPoint(x: 0, y: -90)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
      self.scrollView.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.9) {
      self.scrollView.setContentOffset(CGPoint(x: 0, y: -90), animated: true)
    }
  }
}
