import Flipbook

/// The same opening, written in one of six dialects: `Dialects render --set dialect=combine`.
@main
struct Dialects: Film, Codable {
  /// How the opening is written.
  enum Dialect: String, Codable, CaseIterable {
    case rxSwift, uiKit, combine, async, signals, promises
  }

  var dialect = Dialect.rxSwift

  var canvas: Canvas { Opening.canvas }

  func perform(on stage: Stage) throws -> Observable<Void>? {
    try film.perform(on: stage)
  }

  private var film: any Film {
    switch dialect {
    case .rxSwift: RxOpening()
    case .uiKit: UIKitOpening()
    case .combine: CombineOpening()
    case .async: AsyncOpening()
    case .signals: SignalOpening()
    case .promises: PromiseOpening()
    }
  }
}

/// What the openings have in common.
enum Opening {
  static let canvas = Canvas(width: 320, height: 180, framesPerSecond: 30, background: .white)

  /// Adds the card to the stage's window, transparent at first.
  static func card(on stage: Stage) -> UIView {
    let card = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 60))
    card.backgroundColor = .systemIndigo
    card.layer.cornerRadius = 10
    card.alpha = 0
    stage.window.addSubview(card)
    return card
  }
}
