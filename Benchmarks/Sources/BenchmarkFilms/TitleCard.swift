import Flipbook

/// A title card of two seconds and 640 × 360, one film of a batch: a disc that grows, a name and a
/// line.
package struct TitleCard: Film, Codable {
  package var name = "Ada Lovelace"
  package var accent = UIColor.systemOrange
  package var canvas: Canvas { Canvas(width: 640, height: 360) }
  package var duration: TimeInterval? { 2 }

  package init() {}

  package func perform(on stage: Stage) -> Observable<Void>? {
    let disc = UIView(frame: CGRect(x: 56, y: 116, width: 128, height: 128))
    disc.backgroundColor = accent
    disc.layer.cornerRadius = 64
    disc.transform = CGAffineTransform(scaleX: 0, y: 0)
    let label = UILabel(frame: CGRect(x: 224, y: 140, width: 360, height: 56))
    label.text = name
    label.font = .systemFont(ofSize: 44, weight: .bold)
    label.alpha = 0
    let line = UIView(frame: CGRect(x: 224, y: 204, width: 0, height: 4))
    line.backgroundColor = accent
    for view in [disc, label, line] { stage.window.addSubview(view) }
    return .concat([
      disc.rx.scale(to: 1, duration: 0.6, spring: MotionSpring(damping: 0.6)),
      label.rx.fade(to: 1, duration: 0.4),
      line.rx.animate(duration: 0.5, options: .curveEaseInOut) { $0.frame.size.width = 320 },
      disc.rx.move(by: CGVector(dx: 0, dy: -20), duration: 0.5),
    ])
  }
}
