import UIKit

/// A splash screen that opens: its cut-out shrinks a little, then zooms past the viewer by additive
/// keyframes of the mask's size, and the content behind it settles.
final class SplashZoom: UIView, GalleryScene {
  private let content = UIView()
  private let cutout = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.11, green: 0.63, blue: 0.95, alpha: 1)
    content.backgroundColor = .white
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard content.layer.mask == nil else { return }
    content.frame = bounds
    for row in 0..<4 {
      let line = UIView(
        frame: CGRect(
          x: bounds.width * 0.1, y: bounds.height * (0.12 + 0.2 * CGFloat(row)),
          width: bounds.width * (row % 2 == 0 ? 0.8 : 0.55), height: bounds.height * 0.1))
      line.backgroundColor = row == 0 ? .systemIndigo : .systemGray4
      line.layer.cornerRadius = 4
      content.addSubview(line)
    }
    cutout.backgroundColor = UIColor.black.cgColor
    cutout.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
    cutout.position = CGPoint(x: bounds.midX, y: bounds.midY)
    cutout.cornerRadius = 18
    cutout.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    content.layer.mask = cutout
  }

  func start() {
    layoutIfNeeded()
    let zoom = CAKeyframeAnimation(keyPath: "bounds.size")
    zoom.isAdditive = true
    zoom.values = [
      NSValue(cgSize: .zero),
      NSValue(cgSize: CGSize(width: -18, height: -18)),
      NSValue(cgSize: CGSize(width: 900, height: 900)),
    ]
    zoom.keyTimes = [0, 0.4, 1]
    zoom.timingFunctions = [
      CAMediaTimingFunction(name: .easeInEaseOut), CAMediaTimingFunction(name: .easeIn),
    ]
    zoom.duration = 1.2
    zoom.beginTime = CACurrentMediaTime() + 0.3
    zoom.fillMode = kCAFillModeForwards
    zoom.isRemovedOnCompletion = false
    cutout.add(zoom, forKey: "zoom")

    content.transform = CGAffineTransform(scaleX: 1.08, y: 1.08)
    UIView.animate(
      withDuration: 0.6, delay: 1.1, usingSpringWithDamping: 0.55, initialSpringVelocity: 0,
      options: [],
      animations: { self.content.transform = .identity }, completion: nil)
  }
}
