import Flipbook

/// Paper cannons on the left and right fire over a card that pops up. Five seconds.
@main
struct Confetti: Film {
  let canvas = Canvas(width: 1280, height: 720, framesPerSecond: 60, background: Palette.night)

  func perform(on stage: Stage) -> Observable<Void>? {
    let party = Party(in: stage.window)
    return Observable.concat([
      pause(0.15),
      party.fire(),
      party.popUp(),
      pause(1.1),
      party.fire(share: 0.5),
      pause(2.35),
      party.bow(),
    ])
  }
}

/// The film's colours.
enum Palette {
  static let night = UIColor(red: 0.10, green: 0.08, blue: 0.22, alpha: 1)
  static let card = UIColor(red: 1, green: 0.98, blue: 0.95, alpha: 1)
  static let ink = UIColor(red: 0.85, green: 0.83, blue: 0.88, alpha: 1)
  static let paper: [UIColor] = [
    UIColor(red: 1.00, green: 0.36, blue: 0.36, alpha: 1),
    UIColor(red: 1.00, green: 0.80, blue: 0.22, alpha: 1),
    UIColor(red: 0.16, green: 0.80, blue: 0.70, alpha: 1),
    UIColor(red: 0.26, green: 0.56, blue: 1.00, alpha: 1),
    UIColor(red: 0.65, green: 0.40, blue: 0.95, alpha: 1),
    UIColor(red: 1.00, green: 0.55, blue: 0.75, alpha: 1),
  ]
}
