import UIKit

/// Three dots that pulse in turn. Replace it with a view of your app, whose file needs no changes.
final class LoadingView: UIView {
  private var dots: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    for _ in 0..<3 {
      let dot = UIView()
      dot.backgroundColor = .systemBlue
      addSubview(dot)
      dots.append(dot)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, dot) in dots.enumerated() {
      dot.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
      dot.center = CGPoint(x: bounds.midX + CGFloat(index - 1) * 36, y: bounds.midY)
      dot.layer.cornerRadius = 10
    }
  }

  func startAnimating() {
    layoutIfNeeded()
    for (index, dot) in dots.enumerated() {
      UIView.animate(
        withDuration: 0.5, delay: 0.15 * Double(index), options: [.repeat, .autoreverse],
        animations: {
          dot.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
          dot.alpha = 0.3
        })
    }
  }
}
