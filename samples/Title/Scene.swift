import Flipbook

/// The views and layers of the film.
struct Scene {
  let logo = UIImageView(image: UIImage(named: "logo"))
  private let title = UILabel()
  private let subtitle = UILabel()
  private let card = UIView(frame: CGRect(x: 190, y: 190, width: 900, height: 340))
  private let line = CAShapeLayer()

  init(in window: UIView) {
    let ground = CAGradientLayer()
    ground.frame = window.bounds
    ground.colors = [
      UIColor(red: 0.16, green: 0.13, blue: 0.36, alpha: 1).cgColor,
      UIColor(red: 0.35, green: 0.17, blue: 0.45, alpha: 1).cgColor,
      UIColor(red: 0.93, green: 0.45, blue: 0.41, alpha: 1).cgColor,
    ]
    ground.startPoint = .zero
    ground.endPoint = CGPoint(x: 1, y: 1)
    window.layer.addSublayer(ground)

    card.backgroundColor = .white
    card.layer.cornerRadius = 28
    card.layer.shadowOpacity = 0.35
    card.layer.shadowRadius = 40
    card.layer.shadowOffset = CGSize(width: 0, height: 18)
    window.addSubview(card)

    logo.frame = CGRect(x: 56, y: 110, width: 120, height: 120)
    logo.alpha = 0
    card.addSubview(logo)
    addTitle()
    addSubtitle()
    addLine()
  }

  private func addTitle() {
    title.text = "Flipbook 🎬"
    title.font = .systemFont(ofSize: 88, weight: .bold)
    title.textColor = UIColor(red: 0.16, green: 0.13, blue: 0.36, alpha: 1)
    title.sizeToFit()
    title.frame.origin = CGPoint(x: 220, y: 76)
    title.isHidden = true
    card.addSubview(title)
  }

  /// Adds the subtitle, clipped to its final frame, so that it slides out from beneath the title.
  private func addSubtitle() {
    subtitle.text = "Animation code, rendered anywhere"
    subtitle.font = .systemFont(ofSize: 34, weight: .medium)
    subtitle.textColor = .systemGray
    subtitle.sizeToFit()
    let window = UIView(
      frame: CGRect(origin: CGPoint(x: 224, y: 208), size: subtitle.bounds.size))
    window.clipsToBounds = true
    subtitle.frame.origin.y = -window.bounds.height
    window.addSubview(subtitle)
    card.addSubview(window)
  }

  private func addLine() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 226, y: 186))
    path.addCurve(
      to: CGPoint(x: 760, y: 182), controlPoint1: CGPoint(x: 400, y: 206),
      controlPoint2: CGPoint(x: 590, y: 160))
    line.path = path.cgPath
    line.fillColor = nil
    line.lineWidth = 7
    line.lineCap = .round
    line.strokeColor = UIColor(red: 0.93, green: 0.45, blue: 0.41, alpha: 1).cgColor
    line.strokeEnd = 0
    card.layer.addSublayer(line)
  }

  /// Pops up the letters of the title one after the other.
  func type() -> Observable<Void> {
    Observable.deferred { [title] in
      title.isHidden = false
      let letters = title.layersOfCharacters()
      for (number, letter) in letters.enumerated() {
        letter.add(Self.pop(after: 0.06 * Double(number)), forKey: "pop")
      }
      return pause(0.06 * Double(letters.count) + 0.3)
    }
  }

  private static func pop(after delay: TimeInterval) -> CAAnimation {
    let pop = CASpringAnimation(keyPath: "transform.scale")
    pop.fromValue = 0.2
    pop.toValue = 1
    pop.damping = 12
    pop.stiffness = 220
    let appear = CABasicAnimation(keyPath: "opacity")
    appear.fromValue = 0
    appear.toValue = 1
    let both = CAAnimationGroup()
    both.animations = [pop, appear]
    both.duration = 0.5
    both.fillMode = .backwards
    both.beginTime = CACurrentMediaTime() + delay
    return both
  }

  func slideIn() -> Observable<Void> {
    subtitle.rx.move(by: CGVector(dx: 0, dy: subtitle.bounds.height), duration: 0.6)
  }

  func underline() -> Observable<Void> {
    Observable.create { observer in
      let draw = CABasicAnimation(keyPath: "strokeEnd")
      draw.fromValue = 0
      draw.toValue = 1
      draw.duration = 0.8
      draw.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        observer.onNext(())
        observer.onCompleted()
      }
      line.strokeEnd = 1
      line.add(draw, forKey: "draw")
      CATransaction.commit()
      return Disposables.create()
    }
  }
}
