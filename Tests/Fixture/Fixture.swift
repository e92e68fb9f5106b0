import Flipbook

/// A film whose behaviour is selected by the environment variable FIXTURE.
@main
struct Fixture: Film {
  enum Behaviour: String {
    case short, long, odd, endless, repeating, nan, loop, throwing, erring
    case hugeCanvas, blocking, blockingLate, blockingInit, leftOver, edited, steady, waiting
    case realClock, misfit, extreme, exiting, misusing, trapping, changingFolder, replacingOutput
    case unordered
  }

  let behaviour: Behaviour
  let extreme: Extremes?

  init() {
    let name = ProcessInfo.processInfo.environment["FIXTURE"] ?? "short"
    extreme = Extremes(rawValue: name)
    behaviour = extreme == nil ? Behaviour(rawValue: name) ?? .short : .extreme
    if behaviour == .blockingInit { block() }
  }

  var canvas: Canvas {
    switch behaviour {
    case .odd: Canvas(width: 33, height: 21, framesPerSecond: 10)
    case .hugeCanvas: Canvas(width: 20_000, height: 20)
    case .edited where edit == "background":
      Canvas(width: 32, height: 20, framesPerSecond: 10, background: .systemTeal)
    case .long, .steady, .waiting: Canvas(width: 320, height: 180, framesPerSecond: 60)
    default: Canvas(width: 32, height: 20, framesPerSecond: 10)
    }
  }

  // A film that blocks must not be played to determine its length.
  var duration: TimeInterval? {
    switch behaviour {
    case .blockingLate: 100
    case .waiting: 2
    default: nil
    }
  }

  func perform(on stage: Stage) throws -> Observable<Void>? {
    let card = UIView(frame: CGRect(x: 2, y: 2, width: 8, height: 8))
    card.backgroundColor = .systemRed
    card.accessibilityIdentifier = "card"
    stage.window.addSubview(card)
    switch behaviour {
    case .short, .odd, .hugeCanvas, .blockingInit:
      return card.rx.move(by: CGVector(dx: 20, dy: 0), duration: 1)
    case .misfit:
      let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
      shake.values = [0, 4, -4, 4, 0]
      shake.keyTimes = [0, 0.2, 0.4, 0.6, 0.8, 1]
      shake.duration = 1
      card.layer.add(shake, forKey: "shake")
      return pause(1)
    case .unordered:
      let places = Array(Set(0..<20))
      card.frame.origin = CGPoint(x: places[0], y: places[1])
      card.bounds.size = CGSize(width: places[2], height: places[3])
      return pause(0.1)
    case .leftOver:
      _ = pause(60).subscribe()
      return card.rx.move(by: CGVector(dx: 20, dy: 0), duration: 1)
    case .long: return card.rx.move(by: CGVector(dx: 200, dy: 90), duration: 300)
    case .steady:
      card.layer.cornerRadius = 4
      return card.rx.move(by: CGVector(dx: 200, dy: 90), duration: 2)
    case .waiting:
      _ = pause(1.25).do(onNext: { if isFirstAttemptOfThirdTask { block() } }).subscribe()
      return card.rx.move(by: CGVector(dx: 200, dy: 90), duration: 2)
    case .edited: return edited(card)
    case .endless: return Observable<Int>.interval(.seconds(1), scheduler: clock).map { _ in () }
    case .repeating:
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { card.alpha = 0 }
      return nil
    case .nan: return pause(0.5).do(onNext: { card.center.x = .nan })
    case .loop:
      fadeAtOnce(card)
      return nil
    case .throwing: throw Mishap.noPaint
    case .erring: return pause(0.5).flatMap { Observable.error(Mishap.noPaint) }
    case .realClock:
      useRealClock()
      return pause(0.5)
    case .extreme: return extreme?.perform(on: stage)
    case .changingFolder: return pause(0.5).do(onNext: { chdir("/") }).concat(pause(0.5))
    case .replacingOutput:
      // Played once to count the frames, when there is no folder yet.
      return pause(1).do(onNext: {
        if rename("frames", "moved") == 0 { mkdir("frames", 0o777) }
      }).concat(pause(0.5))
    case .exiting: return pause(0.5).do(onNext: { exit(0) })
    case .trapping:
      return pause(0.5).do(onNext: { precondition(card.alpha < 0, "The card is visible.") })
    case .misusing: return pause(0.5).take(-1)
    case .blocking: block()
    case .blockingLate: return pause(5).do(onNext: { block() })
    }
  }

  private var edit: String { ProcessInfo.processInfo.environment["EDIT"] ?? "" }

  /// A film in which the environment variable EDIT changes one detail.
  private func edited(_ card: UIView) -> Observable<Void> {
    card.backgroundColor = edit == "colour" ? .systemBlue : .systemRed
    if edit == "view" {
      card.superview?.addSubview(UIView(frame: CGRect(x: 1, y: 1, width: 9, height: 9)))
    }
    if edit.hasSuffix("Dot") {
      let dot = Dot(frame: CGRect(x: 20, y: 12, width: 6, height: 6))
      dot.isRound = edit == "roundDot"
      card.superview?.addSubview(dot)
    }
    let length = edit == "duration" ? 0.75 : 0.5
    return pause(0.5).do(onNext: {
      UIView.animate(withDuration: length) {
        if edit == "keyPath" {
          card.alpha = 0.5
        } else {
          card.center = CGPoint(x: edit == "value" ? 22 : 20, y: 6)
        }
        // The last call of a function might leave no trace of its caller.
        card.tag = 1
      }
    }).concat(pause(1))
  }

  /// Whether this is the first attempt of the third task of a Slurm array.
  private var isFirstAttemptOfThirdTask: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["SLURM_ARRAY_TASK_ID"] == "3" && environment["SLURM_RESTART_COUNT"] == nil
  }

  private func block() -> Never {
    FileHandle.standardError.write(Data("blocked\n".utf8))
    // A sleep would cause a warning.
    while true { poll(nil, 0, 1000) }
  }

  private var clock: MainScheduler { MainScheduler.instance }

  private func fadeAtOnce(_ view: UIView) {
    UIView.animate(withDuration: 0) {
      view.alpha = 0
    } completion: { _ in
      fadeAtOnce(view)
    }
  }
}

/// A view that draws itself.
private final class Dot: UIView {
  var isRound = false

  override func draw(_ rect: CGRect) {
    UIColor.black.setFill()
    (isRound ? UIBezierPath(ovalIn: bounds) : UIBezierPath(rect: bounds)).fill()
  }
}

/// The film's errors.
enum Mishap: LocalizedError {
  case noPaint

  var errorDescription: String? { "the paint has run out" }
}
