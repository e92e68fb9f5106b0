import Flipbook

/// The scene that the controls change: hills below a sun, or below a moon and stars.
final class Sky: UIView {
  private let light = UIView.piece(240, 260, 110, 110, Palette.sun)
  private let halo = UIView.piece(240, 260, 190, 190, Palette.moon)
  private let far = UIView.piece(370, 620, 620, 420, Palette.farMeadow, radius: 210)
  private let near = UIView.piece(110, 660, 640, 420, Palette.meadow, radius: 210)
  private let stars: [Star]

  init(center: CGPoint) {
    let centers = [(70, 110), (150, 190), (180, 70), (400, 180), (390, 80), (330, 270)]
    stars = centers.enumerated().map { index, center in
      Star(center: CGPoint(x: center.0, y: center.1), side: index.isMultiple(of: 2) ? 40 : 30)
    }
    super.init(frame: CGRect(x: center.x - 240, y: center.y - 260, width: 480, height: 520))
    backgroundColor = Palette.day
    layer.cornerRadius = 40
    clipsToBounds = true
    halo.alpha = 0.4
    for view in [halo, light] + stars + [far, near] { addSubview(view) }
    for star in stars { star.alpha = 0 }
  }

  required init?(coder: NSCoder) { nil }

  /// Changes from day to night or back; by day, the stars fade out.
  func turn(toNight isNight: Bool) -> Observable<Void> {
    let colors: [(UIView, UIColor)] = [
      (self, isNight ? Palette.night : Palette.day),
      (light, isNight ? Palette.moon : Palette.sun),
      (far, isNight ? Palette.farDarkMeadow : Palette.farMeadow),
      (near, isNight ? Palette.darkMeadow : Palette.meadow),
    ]
    let goingStars = isNight ? [] : stars
    return parallel(
      colors.map { view, color in view.rx.color(to: color, duration: 0.9) } + [
        light.rx.pop(to: 0.8, duration: 0.9),
        halo.rx.fade(to: isNight ? 0.12 : 0.4, duration: 0.9),
        stagger(goingStars, by: 0.05) { star, _ in star.rx.fade(to: 0, duration: 0.3) },
      ])
  }

  /// Sets the height of the sun or moon above the hills, from 0 to 1.
  func raise(to share: CGFloat) {
    for view in [light, halo] { view.center = CGPoint(x: 170 + 130 * share, y: 400 - 270 * share) }
  }

  /// Lights up a star.
  func light(star index: Int) -> Observable<Void> {
    guard stars.indices.contains(index) else { return .empty() }
    let star = stars[index]
    star.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
    return parallel(
      star.rx.fade(to: 1, duration: 0.15),
      star.rx.scale(to: 1, duration: 0.8, spring: MotionSpring(damping: 0.4)))
  }

  /// Spins the stars one after the other and shakes the hills.
  func dance() -> Observable<Void> {
    parallel(
      stagger(stars, by: 0.09) { star, index in
        parallel(
          star.rx.spin(turns: index.isMultiple(of: 2) ? 1 : -1, duration: 0.9),
          star.rx.pop(to: 1.5, duration: 0.9))
      },
      halo.rx.pop(to: 1.25, duration: 0.8),
      far.rx.shake(by: 14, duration: 1.1),
      near.rx.shake(by: -14, duration: 1.1))
  }
}

/// A star that consists of two crossed rays and a disc.
private final class Star: UIView {
  init(center: CGPoint, side: CGFloat) {
    super.init(
      frame: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
    let middle = side / 2
    addSubview(.piece(middle, middle, side, side / 5, Palette.star))
    addSubview(.piece(middle, middle, side / 5, side, Palette.star))
    addSubview(.piece(middle, middle, side / 2.2, side / 2.2, Palette.star))
  }

  required init?(coder: NSCoder) { nil }
}
