import Flipbook

/// A scripted user flips a switch, drags a slider, types and taps. Observable chains turn the
/// control events into animations: day turns to night, the moon rises, stars light up and dance.
/// Ten seconds.
@main
struct Settings: Film {
  let canvas = Canvas(width: 1280, height: 720, framesPerSecond: 60, background: Palette.paper)
  private let bag = DisposeBag()

  func perform(on stage: Stage) -> Observable<Void>? {
    let panel = Panel(center: CGPoint(x: 360, y: 360))
    let sky = Sky(center: CGPoint(x: 920, y: 360))
    for card in [panel, sky] { stage.window.addSubview(card) }

    connect(panel, to: sky)
    script(on: stage, panel)
    return .concat([
      enter([panel, sky]),
      pause(7.9),
      leave([panel, sky]),
    ])
  }

  /// Connects the controls to the animations that they start.
  private func connect(_ panel: Panel, to sky: Sky) {
    panel.night.rx.isOn.skip(1)
      .flatMapLatest { isNight in parallel(panel.dim(isNight), sky.turn(toNight: isNight)) }
      .subscribe()
      .disposed(by: bag)
    panel.height.rx.value
      .bind(with: sky) { sky, value in sky.raise(to: CGFloat(value)) }
      .disposed(by: bag)
    panel.name.rx.controlEvent(.editingChanged)
      .map { panel.name.text?.count ?? 0 }
      .flatMap { count in parallel(panel.showDots(count), sky.light(star: count - 1)) }
      .subscribe()
      .disposed(by: bag)
    panel.dance.rx.tap
      .flatMapFirst { parallel(panel.dance.rx.pop(to: 1.06), sky.dance()) }
      .subscribe()
      .disposed(by: bag)
  }

  /// Schedules the touches and key presses of the user.
  private func script(on stage: Stage, _ panel: Panel) {
    stage.showsTouches = true
    stage.touch(panel.night, at: 1.2)
    stage.drag(panel.height, to: 0.9, at: 2.3, duration: 1.1)
    stage.type("stella", into: panel.name, at: 3.9, interval: 0.18)
    stage.touch(panel.dance, at: 5.5)
    stage.drag(panel.height, to: 0.35, at: 6.9, duration: 0.7)
    stage.touch(panel.night, at: 7.9)
  }

  private func enter(_ cards: [UIView]) -> Observable<Void> {
    for card in cards { card.center.y += 720 }
    return stagger(cards, by: 0.12) { card, _ in
      card.rx.move(
        by: CGVector(dx: 0, dy: -720), duration: 1, spring: MotionSpring(damping: 0.75))
    }
  }

  private func leave(_ cards: [UIView]) -> Observable<Void> {
    stagger(cards, by: 0.1) { card, _ in
      parallel(
        card.rx.move(by: CGVector(dx: 0, dy: -720), duration: 0.7, options: .curveEaseIn),
        card.rx.fade(to: 0, duration: 0.7, options: .curveEaseIn))
    }
  }
}
