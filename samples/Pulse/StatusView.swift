import UIKit

/// A view written for the iPhone: rings pulse, a timer raises bars, and a display link moves a dot.
/// Only the creation of the display link was changed, because Linux has no selectors.
@IBDesignable
class StatusView: UIView {
  @IBInspectable var ringColor: UIColor = UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1)
  @IBInspectable var barColor: UIColor = .systemOrange

  var whenDone: (() -> Void)?

  private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
  private var bars: [UIView] = []
  private var timer: Timer?
  private var displayLink: CADisplayLink?
  private var startedAt = Date()
  private var hide: DispatchWorkItem?

  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY - 30) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    backgroundColor = UIColor(white: 0.97, alpha: 1)
    dot.backgroundColor = ringColor
    dot.layer.cornerRadius = dot.bounds.width / 2
    dot.center = middle
    addSubview(dot)
  }

  func start() {
    startedAt = Date()
    for index in 0..<3 {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4 * Double(index)) { [weak self] in
        self?.addRing()
      }
    }
    timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [weak self] timer in
      guard let self = self else { return timer.invalidate() }
      self.addBar()
      if self.bars.count == 8 { self.finish() }
    }
    displayLink = CADisplayLink { [weak self] link in self?.tick(link) }
    displayLink?.add(to: .main, forMode: .common)
  }

  private func addRing() {
    let ring = CALayer()
    ring.frame = CGRect(x: middle.x - 70, y: middle.y - 70, width: 140, height: 140)
    ring.cornerRadius = 70
    ring.backgroundColor = ringColor.withAlphaComponent(0.35).cgColor
    ring.opacity = 0
    layer.insertSublayer(ring, at: 0)

    let grow = CABasicAnimation(keyPath: "transform.scale")
    grow.fromValue = 0.1
    grow.toValue = 1
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = NSNumber(value: 1)
    fade.toValue = NSNumber(value: 0)
    for animation in [grow, fade] {
      animation.duration = 1.2
      animation.repeatCount = HUGE
      animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)
      animation.fillMode = kCAFillModeForwards
      ring.add(animation, forKey: animation.keyPath)
    }
  }

  private func addBar() {
    let x = bounds.midX - 139 + CGFloat(bars.count) * 36
    let bar = UIView(frame: CGRect(x: x, y: bounds.maxY - 40, width: 26, height: 4))
    bar.backgroundColor = barColor
    bar.layer.cornerRadius = 2
    addSubview(bar)
    bars.append(bar)
    let height = 20 + CGFloat(arc4random_uniform(50))
    UIView.animate(withDuration: 0.3) {
      bar.frame = CGRect(x: x, y: self.bounds.maxY - 40 - height, width: 26, height: height)
    }
  }

  private func tick(_ link: CADisplayLink) {
    let angle = CGFloat(Date().timeIntervalSince(startedAt)) * .pi
    dot.center = CGPoint(x: middle.x + 70 * cos(angle), y: middle.y + 70 * sin(angle))
  }

  private func finish() {
    timer?.invalidate()
    timer = nil
    let item = DispatchWorkItem { [weak self] in
      UIView.animate(withDuration: 0.5, animations: { self?.alpha = 0 }) { _ in
        self?.displayLink?.invalidate()
        self?.whenDone?()
      }
    }
    hide = item
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500), execute: item)
  }
}
