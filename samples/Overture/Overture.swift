import Flipbook

/// Ten bars rise, dance, form a ring around a moving sun, and spell an F followed by a full stop.
/// Eleven seconds.
@main
struct Overture: Film {
  let canvas = Canvas(width: 1280, height: 720, framesPerSecond: 60, background: Palette.night)

  func perform(on stage: Stage) -> Observable<Void>? {
    let scene = Scene(in: stage.window)
    return Observable.concat([
      scene.rise(),
      scene.dance(),
      scene.gather(),
      scene.revolve(),
      scene.spell(),
      scene.bow(),
    ])
  }
}

/// The views of the film, with one method for each act.
final class Scene {
  private let root: UIView
  private let ring: UIView
  private let tiles: [UIView]
  private let sun: UIView
  private let line: UIView
  private let glows: [UIView]
  private let centre: CGPoint

  init(in window: UIWindow) {
    let whole = window.bounds
    centre = CGPoint(x: whole.midX, y: whole.midY)
    root = UIView(frame: whole)
    ring = UIView(frame: whole)
    glows = [(250, 610, 420), (1090, 150, 340), (760, 800, 300)].enumerated().map { index, spot in
      let glow = UIView.disc(radius: CGFloat(spot.2), color: Palette.color(index * 4, of: 12))
      glow.center = CGPoint(x: spot.0, y: spot.1)
      glow.alpha = 0
      return glow
    }
    tiles = (0..<Layout.count).map { index in
      let bar = UIView(frame: Layout.bar(index, in: whole))
      bar.backgroundColor = Palette.color(index, of: Layout.count)
      bar.layer.cornerRadius = 18
      bar.center.y += whole.height
      return bar
    }
    sun = .disc(radius: 22, color: Palette.sun)
    sun.center = CGPoint(x: -60, y: 180)
    line = UIView(frame: CGRect(x: centre.x, y: Layout.lineY, width: 0, height: 8))
    line.backgroundColor = Palette.chalk
    line.layer.cornerRadius = 4

    window.addSubview(root)
    for view in glows + [ring, line, sun] { root.addSubview(view) }
    tiles.forEach(ring.addSubview)
  }

  /// Raises the bars one after the other, each slightly past its final position and back, while the
  /// lights fade in.
  func rise() -> Observable<Void> {
    let height = root.bounds.height
    let bars = stagger(tiles, by: 0.07) { bar, _ in
      .concat([
        bar.rx.move(by: CGVector(dx: 0, dy: -height - 34), duration: 0.55, options: .curveEaseOut),
        bar.rx.move(by: CGVector(dx: 0, dy: 34), duration: 0.3),
      ])
    }
    let lights = stagger(glows, by: 0.3) { glow, _ in glow.rx.fade(to: 0.1, duration: 1.2) }
    return parallel([bars, lights])
  }

  /// Runs a wave through the bars. Each bar starts to move down before its move up has ended: the
  /// two moves overlap and add up.
  func dance() -> Observable<Void> {
    stagger(tiles, by: 0.06) { bar, _ in
      parallel([
        bar.rx.move(by: CGVector(dx: 0, dy: -90), duration: 0.6),
        bar.rx.move(by: CGVector(dx: 0, dy: 90), duration: 0.6, delay: 0.35),
        bar.rx.animate(duration: 0.45) { $0.transform = CGAffineTransform(scaleX: 0.8, y: 1.12) },
        bar.rx.scale(to: 1, duration: 0.5, delay: 0.45),
      ])
    }
  }

  /// Shrinks the bars to tiles and moves them onto a ring, with their tops facing outwards.
  func gather() -> Observable<Void> {
    stagger(tiles, by: 0.04) { [centre] tile, index in
      let angle = Layout.angle(index)
      return parallel([
        tile.rx.animate(duration: 0.8) { $0.bounds.size = Layout.tile },
        tile.rx.move(to: Layout.onRing(angle, around: centre), duration: 0.8),
        tile.rx.rotate(by: angle.remainder(dividingBy: 2 * .pi), duration: 0.8),
      ])
    }
  }

  /// Turns the ring once while its tiles swell and the sun flies around it into the middle.
  func revolve() -> Observable<Void> {
    let quarter = { [ring] (duration: TimeInterval, options: UIView.AnimationOptions) in
      ring.rx.rotate(by: .pi / 2, duration: duration, options: options)
    }
    let turn = Observable.concat([
      quarter(0.7, .curveEaseIn), quarter(0.45, .curveLinear), quarter(0.45, .curveLinear),
      quarter(0.7, .curveEaseOut),
    ])
    let breath = stagger(tiles, by: 0.1) { tile, _ in
      .concat([
        tile.rx.animate(duration: 0.4) { $0.bounds.size = Layout.swollenTile },
        tile.rx.animate(duration: 0.5) { $0.bounds.size = Layout.tile },
      ])
    }
    return parallel([turn, breath, flight()])
  }

  /// Moves the sun along a smooth curve, by keyframes.
  private func flight() -> Observable<Void> {
    let stops = [
      CGPoint(x: 300, y: 130), CGPoint(x: 700, y: 70), CGPoint(x: 1010, y: 330),
      CGPoint(x: 720, y: 640), CGPoint(x: 380, y: 480), CGPoint(x: 560, y: 300), centre,
    ]
    return Observable.create { [sun] observer in
      UIView.animateKeyframes(withDuration: 2.3, delay: 0, options: .calculationModeCubic) {
        for (index, stop) in stops.enumerated() {
          let share = 1 / Double(stops.count)
          UIView.addKeyframe(withRelativeStartTime: Double(index) * share, relativeDuration: share)
          {
            sun.center = stop
          }
        }
      } completion: { _ in
        observer.onNext(())
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }

  /// Moves the tiles from the ring to the letter, horizontally and vertically at different speeds,
  /// so that they follow curves; the sun becomes the full stop, and a line underlines both.
  func spell() -> Observable<Void> {
    let letter = stagger(tiles, by: 0.05) { tile, index in
      let (target, current) = (Layout.inLetter(index), tile.center)
      return parallel([
        tile.rx.move(by: CGVector(dx: target.x - current.x, dy: 0), duration: 0.9),
        tile.rx.move(
          by: CGVector(dx: 0, dy: target.y - current.y), duration: 0.6, delay: 0.2,
          options: .curveEaseOut),
        tile.rx.animate(duration: 0.8) { $0.transform = .identity },
      ])
    }
    let stop = Observable.concat([
      pause(0.5),
      sun.rx.move(to: Layout.fullStop, duration: 0.6, options: .curveEaseIn),
      sun.rx.animate(duration: 0.12) { $0.transform = CGAffineTransform(scaleX: 1.35, y: 0.7) },
      sun.rx.animate(duration: 0.18) { $0.transform = CGAffineTransform(scaleX: 0.9, y: 1.12) },
      sun.rx.scale(to: 1, duration: 0.15),
    ])
    return .concat([
      parallel([letter, stop]),
      line.rx.animate(duration: 0.5) { $0.frame = Layout.line },
      pause(0.9),
    ])
  }

  /// Retracts the line, drops the tiles out of the letter, and fades everything as one picture.
  func bow() -> Observable<Void> {
    let fall = stagger(tiles.reversed(), by: 0.04) { tile, index in
      parallel([
        tile.rx.move(by: CGVector(dx: 0, dy: 130), duration: 0.9, options: .curveEaseIn),
        tile.rx.rotate(by: index.isMultiple(of: 2) ? 0.6 : -0.6, duration: 0.9),
      ])
    }
    let curtain = pause(0.35).flatMap { [root] in root.rx.fade(to: 0, duration: 0.9) }
    return .concat([
      parallel([
        line.rx.animate(duration: 0.4) { [centre] in
          $0.frame = CGRect(x: centre.x, y: Layout.lineY, width: 0, height: 8)
        },
        fall, curtain,
      ]),
      pause(0.3),
    ])
  }
}
