import UIKit

/// The pages of a walk-through: the hills behind the scroll view move at half and a quarter of its
/// speed.
final class ParallaxScroll: UIView, GalleryScene, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let far = UIView()
  private let near = UIView()
  private let pages = 3

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.99, green: 0.80, blue: 0.58, alpha: 1)
    clipsToBounds = true
    scrollView.isPagingEnabled = true
    scrollView.delegate = self
    [far, near, scrollView].forEach(addSubview)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func start() {
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(width: bounds.width * CGFloat(pages), height: bounds.height)
    addHills(to: far, color: UIColor(hue: 0.97, saturation: 0.45, brightness: 0.75, alpha: 1))
    addHills(to: near, color: UIColor(hue: 0.93, saturation: 0.6, brightness: 0.45, alpha: 1))
    near.frame.origin.y = bounds.height * 0.2
    for page in 0..<pages {
      let card = UIView(
        frame: CGRect(
          x: bounds.width * (CGFloat(page) + 0.35), y: bounds.height * 0.25,
          width: bounds.width * 0.3, height: bounds.height * 0.5))
      card.backgroundColor = .white
      card.layer.cornerRadius = 12
      card.layer.borderWidth = 3
      card.layer.borderColor = [UIColor.systemRed, .systemGreen, .systemBlue][page].cgColor
      scrollView.addSubview(card)
    }
    turn(to: 1)
  }

  private func turn(to page: Int) {
    guard page < pages else { return }
    UIView.animate(
      withDuration: 0.7, delay: 0.2, options: .curveEaseInOut,
      animations: {
        self.scrollView.contentOffset = CGPoint(x: self.bounds.width * CGFloat(page), y: 0)
      },
      completion: { _ in self.turn(to: page + 1) })
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    far.frame.origin.x = -scrollView.contentOffset.x * 0.25
    near.frame.origin.x = -scrollView.contentOffset.x * 0.5
  }

  private func addHills(to view: UIView, color: UIColor) {
    view.frame = CGRect(origin: .zero, size: scrollView.contentSize)
    for index in 0..<9 {
      let side = bounds.height * (0.8 + 0.15 * CGFloat(index % 3))
      let hill = UIView(
        frame: CGRect(
          x: CGFloat(index) * bounds.width * 0.3 - side * 0.3, y: bounds.height * 0.6, width: side,
          height: side))
      hill.backgroundColor = color
      hill.layer.cornerRadius = side / 2
      view.addSubview(hill)
    }
  }
}
