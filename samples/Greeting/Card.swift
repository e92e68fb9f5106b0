import Flipbook

/// The contents of the film: a disc with the initials or a portrait, a name, a line and a role.
struct Card {
  private let disc = UIView(frame: CGRect(x: 56, y: 116, width: 128, height: 128))
  private let ring = CAShapeLayer()
  private let glow = UIView()
  private let name: UIView
  private let line = UIView(frame: CGRect(x: 224, y: 190, width: 0, height: 4))
  private let role: UIView
  private let all = UIView()

  init(_ greeting: Greeting, in window: UIView) {
    all.frame = window.bounds
    window.addSubview(all)
    name = Self.text(
      greeting.name, size: 44, weight: .bold, color: greeting.theme.ink, bottom: 180, in: all)
    role = Self.text(
      greeting.role, size: 21, weight: .medium,
      color: greeting.theme.ink.withAlphaComponent(0.62), bottom: 236, in: all)
    addGlow(greeting)
    addDisc(greeting)
    line.backgroundColor = greeting.accent
    line.layer.cornerRadius = 2
    all.addSubview(line)
  }

  /// Adds a line of text that starts below a clipping view of its own size.
  private static func text(
    _ text: String, size: CGFloat, weight: UIFont.Weight, color: UIColor, bottom: CGFloat,
    in all: UIView
  ) -> UIView {
    let width = CGFloat(360)
    let label = UILabel()
    label.text = text
    label.textColor = color
    label.font = .systemFont(ofSize: size, weight: weight)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.4
    label.sizeToFit()
    let height = label.bounds.height.rounded(.up)
    let window = UIView(frame: CGRect(x: 224, y: bottom - height, width: width + 8, height: height))
    window.clipsToBounds = true
    label.frame = CGRect(x: 0, y: height, width: width, height: height)
    window.addSubview(label)
    all.addSubview(window)
    return label
  }

  private func addGlow(_ greeting: Greeting) {
    let light = CAGradientLayer()
    light.type = .radial
    light.frame = CGRect(x: -200, y: -140, width: 640, height: 640)
    light.startPoint = CGPoint(x: 0.5, y: 0.5)
    light.endPoint = CGPoint(x: 1, y: 1)
    light.colors = [0.34, 0.12, 0].map { greeting.accent.withAlphaComponent($0).cgColor }
    light.locations = [0, 0.5, 1]
    glow.frame = all.bounds
    glow.layer.addSublayer(light)
    glow.alpha = 0
    all.insertSubview(glow, at: 0)
  }

  private func addDisc(_ greeting: Greeting) {
    disc.backgroundColor = greeting.accent
    disc.layer.cornerRadius = 64
    disc.clipsToBounds = true
    disc.transform = CGAffineTransform(scaleX: 0, y: 0)
    all.addSubview(disc)
    if let file = greeting.portrait, let picture = UIImage(contentsOfFile: file) {
      let view = UIImageView(image: picture)
      view.frame = disc.bounds
      view.contentMode = .scaleAspectFill
      disc.addSubview(view)
    } else {
      let initials = UILabel(frame: disc.bounds)
      initials.text = Self.initials(of: greeting.name)
      initials.textAlignment = .center
      initials.font = .systemFont(ofSize: 48, weight: .semibold)
      initials.textColor = greeting.theme.ground
      disc.addSubview(initials)
    }
    ring.path =
      UIBezierPath(
        arcCenter: CGPoint(x: 120, y: 180), radius: 76, startAngle: -.pi / 2,
        endAngle: 1.5 * .pi, clockwise: true
      ).cgPath
    ring.fillColor = nil
    ring.lineWidth = 3
    ring.lineCap = .round
    ring.strokeColor = greeting.accent.withAlphaComponent(0.7).cgColor
    ring.strokeEnd = 0
    all.layer.addSublayer(ring)
  }

  /// Returns the first letters of the first and the last capitalized word, or the name's first
  /// letter if no word is capitalized.
  private static func initials(of name: String) -> String {
    let words = name.split(separator: " ")
    let capitals = words.compactMap(\.first).filter(\.isUppercase)
    guard let first = capitals.first, let last = capitals.last else {
      return String(name.prefix(1))
    }
    return capitals.count > 1 ? "\(first)\(last)" : "\(first)"
  }

  // MARK: Animations

  func enter() -> Observable<Void> {
    parallel([
      disc.rx.scale(to: 1, duration: 0.6, spring: MotionSpring(damping: 0.62)),
      glow.rx.fade(to: 1, duration: 0.8),
      drawRing(),
      name.rx.move(
        by: CGVector(dx: 0, dy: -name.bounds.height), duration: 0.55, delay: 0.25,
        options: .curveEaseOut),
      line.rx.animate(duration: 0.6, delay: 0.35, options: .curveEaseInOut) {
        $0.frame.size.width = 88
      },
      role.rx.move(
        by: CGVector(dx: 0, dy: -role.bounds.height), duration: 0.55, delay: 0.5,
        options: .curveEaseOut),
    ])
  }

  func leave() -> Observable<Void> {
    parallel([
      all.rx.fade(to: 0, duration: 0.4),
      all.rx.move(by: CGVector(dx: -24, dy: 0), duration: 0.4, options: .curveEaseIn),
    ])
  }

  private func drawRing() -> Observable<Void> {
    Observable.create { observer in
      let draw = CABasicAnimation(keyPath: "strokeEnd")
      draw.fromValue = 0
      draw.toValue = 1
      draw.duration = 0.9
      draw.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        observer.onNext(())
        observer.onCompleted()
      }
      ring.strokeEnd = 1
      ring.add(draw, forKey: "draw")
      CATransaction.commit()
      return Disposables.create()
    }
  }
}
