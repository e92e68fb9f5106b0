import Flipbook

/// The card, and the cannons behind and in front of it.
final class Party {
  private let card: UIView
  private let cannons: [Cannon]

  /// Adds the card and the cannons to `view`. Lengths are in points for a width of 1280 and are
  /// scaled to the view.
  init(in view: UIView) {
    let unit = view.bounds.width / 1280
    let left = CGPoint(x: view.bounds.minX - 20 * unit, y: view.bounds.maxY - 40 * unit)
    let right = CGPoint(x: view.bounds.maxX + 20 * unit, y: view.bounds.maxY - 40 * unit)
    func cannon(_ seed: UInt32, _ mouth: CGPoint, _ angle: CGFloat, isNear: Bool) -> Cannon {
      Cannon(seed: seed, at: mouth, angle: angle, isNear: isNear, unit: unit, in: view)
    }
    let steep = CGFloat.pi * 0.32
    let far = [
      cannon(1, left, -steep, isNear: false), cannon(2, right, steep - .pi, isNear: false),
    ]
    card = Party.makeCard(unit)
    card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    card.alpha = 0
    card.transform = CGAffineTransform(scaleX: 0.4, y: 0.4).rotated(by: -0.12)
    view.addSubview(card)
    cannons =
      far + [cannon(3, left, -steep, isNear: true), cannon(4, right, steep - .pi, isNear: true)]
  }

  /// Fires all cannons together, each with the given fraction of its charge.
  func fire(share: Float = 1) -> Observable<Void> {
    Observable.deferred { [cannons] in
      for cannon in cannons { cannon.fire(share) }
      return .empty()
    }
  }

  /// Springs the card up.
  func popUp() -> Observable<Void> {
    Observable.create { [card] observer in
      UIView.animate(withDuration: 0.2) { card.alpha = 1 }
      UIView.animate(
        withDuration: 0.9, delay: 0, usingSpringWithDamping: 0.55, initialSpringVelocity: 0,
        animations: { card.transform = .identity },
        completion: { _ in observer.onCompleted() })
      return Disposables.create()
    }
  }

  /// Fades the card out.
  func bow() -> Observable<Void> {
    Observable.create { [card] observer in
      UIView.animate(
        withDuration: 0.35, delay: 0, options: .curveEaseIn,
        animations: {
          card.alpha = 0
          card.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
        },
        completion: { _ in observer.onCompleted() })
      return Disposables.create()
    }
  }

  /// A card with a medal, and bars where a headline would be.
  private static func makeCard(_ unit: CGFloat) -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 560 * unit, height: 300 * unit))
    card.backgroundColor = Palette.card
    card.layer.cornerRadius = 36 * unit
    func part(_ width: CGFloat, _ height: CGFloat, y: CGFloat, _ color: UIColor) -> UIView {
      let part = UIView(
        frame: CGRect(x: 0, y: 0, width: width * unit, height: height * unit))
      part.center = CGPoint(x: card.bounds.midX, y: y * unit)
      part.backgroundColor = color
      part.layer.cornerRadius = min(width, height) * unit / 2
      card.addSubview(part)
      return part
    }
    let medal = part(112, 112, y: 92, Palette.paper[1])
    let star = CAShapeLayer()
    star.frame = medal.bounds
    star.path = Self.star(around: CGPoint(x: 56 * unit, y: 58 * unit), radius: 38 * unit)
    star.fillColor = Palette.card.cgColor
    medal.layer.addSublayer(star)
    _ = part(360, 34, y: 196, Palette.night)
    _ = part(230, 20, y: 246, Palette.ink)
    return card
  }

  private static func star(around centre: CGPoint, radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    for tip in 0..<10 {
      let reach = tip.isMultiple(of: 2) ? radius : radius * 0.45
      let turn = CGAffineTransform(rotationAngle: CGFloat(tip) * .pi / 5)
        .concatenating(CGAffineTransform(translationX: centre.x, y: centre.y))
      let point = CGPoint(x: 0, y: -reach).applying(turn)
      if tip == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}
