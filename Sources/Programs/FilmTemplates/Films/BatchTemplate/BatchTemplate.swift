import Flipbook

/// A name card: one film for each row of people.csv.
///
/// Each stored property is a parameter: `--set name="Grace Hopper"` on the command line, or a
/// column of the table.
@main
struct BatchTemplate: Film, Codable {
  var name = "Ada Lovelace"
  var role = "Mathematician"
  var accent = UIColor.systemTeal

  var canvas: Canvas { Canvas(width: 1280, height: 720, framesPerSecond: 60, background: .black) }

  func perform(on stage: Stage) -> Observable<Void>? {
    let card = NameCard(frame: CGRect(x: -760, y: 480, width: 760, height: 160))
    card.show(name: name, role: role, accent: accent)
    stage.window.addSubview(card)
    let distance = CGVector(dx: 840, dy: 0)
    return Observable.concat([
      card.rx.move(by: distance, duration: 0.6, options: .curveEaseOut),
      pause(2),
      card.rx.move(
        by: CGVector(dx: -distance.dx, dy: 0), duration: 0.5, options: .curveEaseIn),
    ])
  }
}
