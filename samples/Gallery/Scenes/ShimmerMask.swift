import UIKit

/// The grey placeholders of a page that is still loading, with a shine that a moving mask reveals.
final class ShimmerMask: UIView, GalleryScene {
  private let bones = UIView()
  private let shine = UIView()
  private let band = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    addSubview(bones)
    addSubview(shine)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func start() {
    for (view, color) in [(bones, UIColor(white: 0.88, alpha: 1)), (shine, .systemBlue)] {
      view.frame = bounds
      addBones(to: view, color: color)
    }
    // Strips of increasing, then decreasing opacity make soft edges.
    band.frame = CGRect(x: -90, y: 0, width: 90, height: bounds.height)
    for index in 0..<9 {
      let strip = CALayer()
      strip.frame = CGRect(x: CGFloat(index) * 10, y: 0, width: 10, height: bounds.height)
      strip.backgroundColor = UIColor.black.cgColor
      strip.opacity = 1 - abs(Float(index) - 4) / 5
      band.addSublayer(strip)
    }
    band.setAffineTransform(CGAffineTransform(a: 1, b: 0, c: -0.35, d: 1, tx: 0, ty: 0))
    shine.layer.mask = band

    let sweep = CABasicAnimation(keyPath: "position.x")
    sweep.fromValue = -60
    sweep.toValue = bounds.width + 60
    sweep.duration = 1.2
    sweep.repeatCount = .infinity
    band.add(sweep, forKey: "sweep")
  }

  private func addBones(to view: UIView, color: UIColor) {
    let height = bounds.height
    let frames = [
      CGRect(x: 20, y: 20, width: height * 0.3, height: height * 0.3),
      CGRect(x: 36 + height * 0.3, y: 26, width: bounds.width * 0.5, height: 14),
      CGRect(x: 36 + height * 0.3, y: 50, width: bounds.width * 0.35, height: 14),
      CGRect(x: 20, y: height * 0.55, width: bounds.width - 40, height: 14),
      CGRect(x: 20, y: height * 0.55 + 24, width: bounds.width - 80, height: 14),
    ]
    for (index, frame) in frames.enumerated() {
      let bone = UIView(frame: frame)
      bone.backgroundColor = color
      bone.layer.cornerRadius = index == 0 ? frame.height / 2 : 5
      view.addSubview(bone)
    }
  }
}
