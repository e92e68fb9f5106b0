import UIKit

/// A sheet that a finger pulls up, simulated by a timer: a paused property animator is scrubbed
/// forwards and backwards, then continued.
final class ScrubbedCard: UIView, GalleryScene {
  private let sheet = UIView()
  private let dimming = UIView()
  private var animator: UIViewPropertyAnimator?
  private var ticks = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemYellow
    dimming.backgroundColor = .black
    dimming.alpha = 0
    sheet.backgroundColor = .white
    sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    addSubview(dimming)
    addSubview(sheet)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    sheet.frame = bounds.offsetBy(dx: 0, dy: bounds.height * 0.8)
  }

  func start() {
    layoutIfNeeded()
    let animator = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.8) {
      self.sheet.frame = self.bounds.offsetBy(dx: 0, dy: self.bounds.height * 0.25)
      self.sheet.layer.cornerRadius = 16
      self.dimming.alpha = 0.5
    }
    animator.pauseAnimation()
    self.animator = animator
    Timer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      self.ticks += 1
      // Up to 70 % in two thirds of a second, back by 30 %, then continue.
      switch self.ticks {
      case ...40: animator.fractionComplete = CGFloat(self.ticks) / 40 * 0.7
      case ...60: animator.fractionComplete = 0.7 - CGFloat(self.ticks - 40) / 20 * 0.3
      default:
        timer.invalidate()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
    }
  }
}
