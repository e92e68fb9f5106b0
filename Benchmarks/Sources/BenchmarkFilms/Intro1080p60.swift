import Flipbook

/// The scene that speed is measured with, written like any film: 600 frames of 1920 × 1080 in which
/// a picture grows, twelve squares rotate and bob, a card rotates, steps and fades, and a title
/// rises. In the last two seconds nothing moves.
///
/// `scripts/bench` compares it with the same scene drawn with other libraries. With
/// `FLIPBOOK_BENCH_SECONDS=100` in the environment, the scene plays ten times; with
/// `FLIPBOOK_BENCH_SCALE=2`, everything is twice as large.
package struct Intro1080p60: Film {
  package static var assets: URL? { URL(fileURLWithPath: "output/bench/assets") }

  package let canvas: Canvas
  package let duration: TimeInterval?
  private let scale = Variant.number("SCALE", usual: 1)

  package init() {
    canvas = Canvas(
      width: (1920 * scale).rounded(), height: (1080 * scale).rounded(), framesPerSecond: 60,
      background: UIColor(0x10_1828))
    duration = Variant.number("SECONDS", usual: 10)
  }

  package func perform(on stage: Stage) -> Observable<Void>? {
    let content = content(on: stage.window)
    let scenes = Int(((duration ?? 10) / 10).rounded(.up))
    return Observable.concat((0..<scenes).map { _ in Observable.deferred { scene(in: content) } })
  }

  /// Returns the window, or a view in it that scales its contents.
  private func content(on window: UIWindow) -> UIView {
    guard scale != 1 else { return window }
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 1920, height: 1080))
    content.layer.anchorPoint = .zero
    content.center = .zero
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
    window.addSubview(content)
    return content
  }

  /// Plays the ten seconds of the scene, then removes its views.
  private func scene(in content: UIView) -> Observable<Void> {
    let picture = UIImageView(image: UIImage(named: "image-600x400"))
    let squares = Squares()
    let card = UIView(frame: CGRect(x: 760, y: 340, width: 400, height: 400))
    let title = UILabel()

    picture.center = CGPoint(x: 560, y: 740)
    picture.alpha = 0
    card.backgroundColor = UIColor(0x38_BDF8)
    card.layer.cornerRadius = 40
    title.text = "Hello, Flipbook"
    title.font = UIFont(name: "DejaVu Sans", size: 96)
    title.textColor = UIColor(0xF8_FAFC)
    title.alpha = 0
    title.sizeToFit()
    title.frame.origin = CGPoint(x: 960 - title.bounds.width / 2, y: 260 - title.font.ascender)

    content.addSubview(picture)
    squares.views.forEach(content.addSubview)
    content.addSubview(card)
    content.addSubview(title)

    return parallel(
      pause(4).concat(show(picture)),
      squares.rx.bob.take(until: pause(8)).concat(Observable.deferred { squares.remove() }),
      perform(card),
      pause(1).concat(rise(title)),
      pause(10)
    ).concat(
      Observable.deferred {
        [picture, card, title].forEach { $0.removeFromSuperview() }
        return .empty()
      })
  }

  /// Makes half a turn and four steps to the right, then fades out.
  private func perform(_ card: UIView) -> Observable<Void> {
    Observable.concat([
      card.rx.halfTurn(duration: 2),
      Observable.concat((0..<4).map { _ in card.rx.glide(duration: 0.5) { $0.center.x += 50 } }),
      card.rx.fade(to: 0, duration: 1, options: .curveLinear),
    ])
  }

  private func show(_ picture: UIView) -> Observable<Void> {
    parallel(
      picture.rx.scale(to: 1.3, duration: 4, options: .curveLinear),
      Observable.concat([
        picture.rx.fade(to: 1, duration: 1, options: .curveLinear),
        pause(2),
        picture.rx.fade(to: 0, duration: 1, options: .curveLinear),
      ]))
  }

  private func rise(_ title: UIView) -> Observable<Void> {
    parallel(
      title.rx.glide(duration: 1) { $0.center.y -= 60 },
      title.rx.fade(to: 1, duration: 1, options: .curveLinear))
  }
}

extension Reactive where Base: UIView {
  /// Animates changes along the smoothstep 3u² − 2u³.
  func glide(duration: TimeInterval, _ changes: @escaping (Base) -> Void) -> Observable<Void> {
    Observable.create { [base] observer in
      let animator = UIViewPropertyAnimator(
        duration: duration, controlPoint1: CGPoint(x: 1 / 3.0, y: 0),
        controlPoint2: CGPoint(x: 2 / 3.0, y: 1)
      ) { changes(base) }
      animator.addCompletion { _ in
        observer.onNext(())
        observer.onCompleted()
      }
      animator.startAnimation()
      return Disposables.create()
    }
  }

  /// Rotates the view by 180°, clockwise.
  func halfTurn(duration: TimeInterval) -> Observable<Void> {
    Observable.create { [base] observer in
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.fromValue = 0.0
      turn.toValue = Double.pi
      turn.duration = duration
      turn.timingFunction = CAMediaTimingFunction(controlPoints: 1 / 3.0, 0, 2 / 3.0, 1)
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        observer.onNext(())
        observer.onCompleted()
      }
      base.layer.add(turn, forKey: "turn")
      CATransaction.commit()
      return Disposables.create()
    }
  }
}

extension UIColor {
  /// Creates an opaque colour from 0xRRGGBB.
  convenience init(_ hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}
