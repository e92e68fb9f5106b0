import UIKit

/// A ring that animates its stroke with the duration and curve of the animation that UIKit would
/// add for the view's opacity.
private final class RingView: UIView {
  private let track = CAShapeLayer()
  private let ring = CAShapeLayer()
  private weak var gradient: CAGradientLayer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradient = makeGradient()
    for shape in [track, ring] {
      shape.fillColor = nil
      shape.lineWidth = 14
      shape.lineCap = .round
    }
    track.strokeColor = UIColor(white: 1, alpha: 0.1).cgColor
    ring.strokeColor = UIColor.white.cgColor
    ring.strokeEnd = 0
    gradient?.mask = ring
    layer.addSublayer(track)
    if let gradient { layer.addSublayer(gradient) }
  }

  private func makeGradient() -> CAGradientLayer {
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.systemPurple.cgColor, UIColor.systemTeal.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    return gradient
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 7,
      startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
    track.path = circle.cgPath
    ring.path = circle.cgPath
    ring.frame = bounds
    gradient?.frame = bounds
  }

  var progress: CGFloat = 0 {
    didSet {
      let stroke = CABasicAnimation(keyPath: "strokeEnd")
      stroke.fromValue = ring.presentation()?.strokeEnd ?? oldValue
      stroke.toValue = progress
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      ring.strokeEnd = progress
      CATransaction.commit()
      guard let action = layer.action(forKey: "opacity") as? CABasicAnimation else { return }
      stroke.duration = action.duration
      stroke.timingFunction = action.timingFunction
      stroke.fillMode = .backwards
      ring.add(stroke, forKey: "progress")
    }
  }
}

/// The progress of a download, in steps.
final class ProgressRing: UIView, GalleryScene {
  private let ring = RingView()
  private let label = UILabel()
  private let steps: [CGFloat] = [0.25, 0.45, 0.8, 1]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.05, green: 0.07, blue: 0.12, alpha: 1)
    label.textColor = .white
    label.font = .monospacedDigitSystemFont(ofSize: 24, weight: .medium)
    label.textAlignment = .center
    addSubview(ring)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.height * 0.7
    ring.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    ring.center = CGPoint(x: bounds.midX, y: bounds.midY)
    label.frame = CGRect(x: bounds.midX - 50, y: bounds.midY - 15, width: 100, height: 30)
  }

  func start() { advance(to: 0) }

  private func advance(to step: Int) {
    guard step < steps.count else { return }
    label.text = "\(Int(steps[step] * 100)) %"
    UIView.animate(withDuration: 0.45, delay: 0, options: .curveEaseInOut) {
      self.ring.progress = self.steps[step]
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.55) { self.advance(to: step + 1) }
  }
}
