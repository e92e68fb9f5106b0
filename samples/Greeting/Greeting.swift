import Flipbook

/// A title card with a name: one film for each row of people.csv.
@main
struct Greeting: Film, Codable {
  enum Theme: String, Codable, CaseIterable { case dark, light }

  var name = "Ada Lovelace"
  var role = "Wrote the first program"
  var accent = UIColor.systemOrange
  var theme = Theme.dark
  /// The path of a picture that replaces the initials.
  var portrait: String?

  var canvas: Canvas {
    Canvas(width: 640, height: 360, framesPerSecond: 60, background: theme.ground)
  }

  var duration: TimeInterval? { 2 }

  func perform(on stage: Stage) -> Observable<Void>? {
    let card = Card(self, in: stage.window)
    return Observable.concat([card.enter(), pause(0.55), card.leave()])
  }
}

extension Greeting.Theme {
  var ground: UIColor {
    switch self {
    case .dark: UIColor(red: 0.07, green: 0.08, blue: 0.13, alpha: 1)
    case .light: UIColor(red: 0.97, green: 0.96, blue: 0.94, alpha: 1)
    }
  }

  var ink: UIColor {
    switch self {
    case .dark: .white
    case .light: UIColor(red: 0.09, green: 0.1, blue: 0.16, alpha: 1)
    }
  }
}
