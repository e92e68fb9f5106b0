import Failures
import VirtualTime
import Drawing
import FilmStage
import Foundation
import Geometry
import Layers
import Motion
import Raster
import Rx
import Testing
import Views

@Suite struct MotionTests {
  let test: TestStage
  let view: UIView

  init() throws {
    test = try TestStage()
    view = test.add(UIView(at: 100, 100))
  }

  private typealias Motion = @Sendable (Reactive<UIView>) -> Observable<Void>

  /// Every motion, with a duration of one second.
  private static let all: [(name: String, motion: Motion)] = [
    ("animate", { $0.animate(duration: 1) { $0.alpha = 0 } }),
    ("move by", { $0.move(by: CGVector(dx: 10, dy: 0), duration: 1) }),
    ("move to", { $0.move(to: CGPoint(x: 5, y: 5), duration: 1) }),
    ("rotate", { $0.rotate(by: 1, duration: 1) }),
    ("scale", { $0.scale(to: 2, duration: 1) }),
    ("fade", { $0.fade(to: 0, duration: 1) }),
    ("resize", { $0.resize(to: CGSize(width: 40, height: 40), duration: 1) }),
    ("color", { $0.color(to: .red, duration: 1) }),
    ("spin", { $0.spin(duration: 1) }),
    ("shake", { $0.shake(duration: 1) }),
    ("pop", { $0.pop(duration: 1) }),
    ("transition", { $0.transition(to: UIView(), duration: 1) }),
    ("spring", { $0.move(to: .zero, duration: 1, spring: MotionSpring()) }),
  ]

  @Test(arguments: all.indices) func eachIsColdAndEmitsOnceAndCompletes(index: Int) throws {
    let (name, make) = Self.all[index]
    let before = view.layer.shown
    let motion = test.stage.perform { make(view.rx) }
    try test.stage.advance(to: 0.5)
    #expect(view.layer.shown == before, "\(name) moved before its subscription")
    test.record(motion)
    try test.stage.advance(to: 0.7)
    let moves = test.stage.perform { view.layer.shown != before || view.superview == nil }
    #expect(moves, "\(name) does not move")
    try test.stage.advance(to: 5)
    #expect(test.log == ["1500: next(())", "1500: completed"], "\(name)")
  }

  @Test(arguments: all.indices) func eachReleasesEverythingAfterItsEnd(index: Int) throws {
    weak var gone: UIView?
    do {
      let view = UIView(at: 10, 10)
      gone = view
      test.stage.perform {
        test.stage.window.addSubview(view)
        _ = Self.all[index].motion(view.rx).subscribe()
      }
      try test.stage.advance(to: 2)
      view.removeFromSuperview()
    }
    #expect(gone == nil, "\(Self.all[index].name)")
  }

  @Test func subscribingTwiceMovesTwice() throws {
    let motion = view.rx.move(by: CGVector(dx: 10, dy: 0), duration: 1)
    test.record(motion.concat(motion))
    try test.stage.advance(to: 2)
    #expect(view.center.x == 120)
    #expect(test.log == ["1000: next(())", "2000: next(())", "2000: completed"])
  }

  @Test func theOldValueShowsDuringADelay() throws {
    test.record(
      parallel(view.rx.fade(to: 0, duration: 1, delay: 1), view.rx.spin(duration: 1, delay: 1)))
    try test.stage.advance(to: 0.9)
    test.stage.perform { #expect(view.shown.alpha == 1 && abs(view.shown.angle) < 1e-9) }
    try test.stage.advance(to: 3)
    #expect(test.log == ["2000: next(())", "2000: completed"])
  }

  @Test func aSpinMakesFullTurns() throws {
    test.record(view.rx.spin(turns: 2, duration: 1, options: .curveLinear))
    for (time, angle) in [(0.125, Double.pi / 2), (0.3125, -.pi * 3 / 4), (0.625, .pi / 2)] {
      try test.stage.advance(to: time)
      test.stage.perform { #expect(abs(view.shown.angle - angle) < 1e-6, "\(time)") }
    }
    try test.stage.advance(to: 1)
    #expect(view.transform == .identity)
  }

  @Test func aFractionOfATurnRemains() throws {
    test.record(view.rx.spin(turns: -1.25, duration: 1))
    test.stage.perform { #expect(abs(view.shown.angle) < 1e-9) }
    try test.stage.advance(to: 2)
    test.stage.perform { #expect(abs(view.shown.angle + .pi / 2) < 1e-9) }
  }

  @Test func spinsAddToOtherAnimations() throws {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    test.record(parallel(view.rx.spin(duration: 1), view.rx.move(to: .zero, duration: 1)))
    try test.stage.advance(to: 0.5)
    test.stage.perform {
      #expect(abs(view.shown.scale - 2) < 1e-9 && abs(abs(view.shown.angle) - .pi) < 1e-6)
      #expect(abs(view.shown.x - 50) < 1e-6)
    }
  }

  @Test func aShakeEndsWhereItBegan() throws {
    test.record(view.rx.shake(by: 12, times: 2, duration: 1))
    var offsets: [CGFloat] = []
    for fifth in 1...5 {
      try test.stage.advance(to: Double(fifth) / 5)
      test.stage.perform { offsets.append((view.shown.x - 100).rounded()) }
    }
    #expect(offsets == [12, -9, 6, -3, 0])
    #expect(view.center.x == 100)
  }

  @Test func aPopKeepsTheShape() throws {
    view.transform = CGAffineTransform(scaleX: 3, y: 1)
    test.record(view.rx.pop(to: 1.5, duration: 1))
    try test.stage.advance(to: 0.4)
    test.stage.perform {
      let transform = view.layer.shown.transform.affine
      #expect(abs(transform.a - 4.5) < 1e-9 && abs(transform.d - 1.5) < 1e-9)
    }
  }

  @Test func curvesApplyToShakesAndPopsAsAWhole() throws {
    let other = test.add(UIView(at: 200, 100))
    test.record(view.rx.pop(to: 3, duration: 1, options: .curveEaseIn))
    test.record(other.rx.pop(to: 3, duration: 1))
    try test.stage.advance(to: 0.2)
    test.stage.perform { #expect(view.shown.scale < other.shown.scale - 0.5) }
    let (left, right) = (test.add(UIView(at: 100, 50)), test.add(UIView(at: 200, 50)))
    test.record(left.rx.shake(by: 20, times: 1, duration: 1, options: .curveEaseIn))
    test.record(right.rx.shake(by: 20, times: 1, duration: 1))
    try test.stage.advance(to: 0.4)
    test.stage.perform { #expect(left.shown.x - 100 < right.shown.x - 200 - 5) }
  }

  @Test func aTransitionReplacesTheView() throws {
    let front = test.add(UIView(at: 100, 100))
    let other = UIView(at: 100, 100)
    other.alpha = 0
    test.record(view.rx.transition(to: other, duration: 1))
    #expect(test.stage.window.subviews == [other, front])
    #expect(view.alpha == 1 && other.alpha == 1)
    try test.stage.advance(to: 1)
    #expect(test.stage.window.subviews == [other, front])
    test.record(view.rx.transition(to: front, duration: 1))
    try test.stage.advance(to: 1)
    #expect(test.log.suffix(2) == ["1000: next(())", "1000: completed"])
    #expect(test.stage.window.subviews == [other, front])
  }

  @Test func aTransitionDissolvesFromOneViewToTheOther() throws {
    view.backgroundColor = .red
    let other = UIView(at: 110, 100)
    other.backgroundColor = .blue
    other.transform = CGAffineTransform(scaleX: 1, y: 2)
    test.record(view.rx.transition(to: other, duration: 1, delay: 0.5, options: .curveLinear))
    let before = test.stage.snapshot().bitmap
    try test.stage.advance(to: 0.5)
    #expect(test.stage.window.subviews == [other])
    #expect(test.stage.snapshot().bitmap == before)
    try test.stage.advance(to: 1)
    let half = test.stage.snapshot().bitmap
    let ground = before[0, 0]
    #expect(half[105, 100] == Pixel(red: 127, green: 0, blue: 128))
    #expect(half[92, 100] != ground && half[92, 85] == ground && half[115, 85] != ground)
    try test.stage.advance(to: 2)
    #expect(test.log == ["1500: next(())", "1500: completed"])
  }

  @Test func simultaneousTransitionsAreIndependent() throws {
    let pairs = (0..<3).map { (test.add(UIView(at: 20 + 30 * CGFloat($0), 20)), UIView(at: 0, 0)) }
    test.record(
      stagger(pairs, by: 0.25) { pair, _ in
        pair.0.rx.transition(to: pair.1, duration: 1, options: .transitionFlipFromLeft)
      })
    try test.stage.advance(to: 1)
    #expect(pairs.map { $0.1.layer.animationKeys() != nil } == [false, true, true])
    try test.stage.advance(to: 3)
    #expect(test.log == ["1500: next(())", "1500: completed"])
  }

  @Test func aSpringOvershoots() throws {
    test.record(view.rx.scale(to: 2, duration: 1, spring: MotionSpring(damping: 0.5)))
    try test.stage.advance(to: 0.25)
    test.stage.perform { #expect(abs(view.shown.scale - 2.14422) < 1e-5) }
  }

  @Test func aSpringThatOvershootsBelowZeroStillDraws() throws {
    view.backgroundColor = .red
    view.layer.cornerRadius = 8
    view.clipsToBounds = true
    view.addSubview(UIView(at: 10, 10))
    let spring = MotionSpring(damping: 0.2)
    test.record(
      parallel(
        view.rx.resize(to: .zero, duration: 1, spring: spring),
        view.rx.animate(duration: 1, spring: spring) {
          $0.alpha = 0
          $0.backgroundColor = .clear
        }))
    for _ in 0..<20 {
      try test.stage.advance(by: 0.05)
      _ = test.stage.snapshot()
    }
    #expect(view.bounds.size == .zero)
    #expect(Set(test.stage.snapshot().bitmap.pixels).count == 1)
  }

  @Test("FIDELITY 38: disposal cancels pending motions; running ones play to their end")
  func disposalCancelsMotionsThatHaveNotStarted() throws {
    let subscription = test.record(
      Observable.concat([
        view.rx.move(to: CGPoint(x: 200, y: 100), duration: 1), view.rx.fade(to: 0, duration: 1),
      ]))
    try test.stage.advance(to: 0.5)
    subscription.dispose()
    test.stage.perform { #expect(abs(view.shown.x - 150) < 1e-9) }
    try test.stage.advance(to: 3)
    test.stage.perform { #expect(view.shown.x == 200 && view.shown.alpha == 1) }
    #expect(test.log.isEmpty)
  }

  @Test func runningMotionsContinueAfterDisposal() throws {
    let subscription = test.record(view.rx.spin(turns: 0.5, duration: 1))
    subscription.dispose()
    try test.stage.advance(to: 0.5)
    test.stage.perform { #expect(view.shown.angle > 0.1) }
    #expect(test.log.isEmpty)
  }

  @Test func aMotionWithoutADurationEndsImmediately() throws {
    test.record(view.rx.pop(duration: 0, delay: 0.5))
    test.record(view.rx.spin(turns: 0.25, duration: -1))
    try test.stage.advance(to: 1)
    #expect(
      test.log == ["0: next(())", "0: completed", "500: next(())", "500: completed"])
  }

  @Test func changesApplyImmediatelyOutsideAStage() {
    let view = UIView()
    var log: [String] = []
    for (_, motion) in Self.all.dropLast(2) {
      log = []
      _ = motion(view.rx).subscribe { log.append($0.debugDescription) }
      #expect(log == ["next(())", "completed"])
    }
  }

  @Test(arguments: 0..<5) func nonFiniteParametersAreAWarning(index: Int) {
    let bad: [Motion] = [
      { $0.shake(by: .infinity) }, { $0.pop(to: .nan) },
      { $0.spin(duration: .nan) }, { $0.pop(delay: .nan) }, { $0.shake(by: .nan) },
    ]
    test.record(bad[index](view.rx))
    #expect(test.failure(to: 3) == nil)
    #expect(LayerWarnings.of(test.stage.clock).all.map(\.code) == [.notFinite])
  }

  @Test(arguments: 0..<2) func nonFiniteTurnsAndPausesStopTheStage(index: Int) {
    let bad: [Motion] = [{ $0.spin(turns: .nan, duration: 1) }, { _ in pause(.nan) }]
    test.record(bad[index](view.rx))
    #expect(test.failure(to: 1)?.code == .notFinite)
  }
}

@Suite struct ChoreographyTests {
  let test: TestStage

  init() throws { test = try TestStage() }

  @Test func parallelEndsWithTheLast() throws {
    test.record(parallel([pause(0.2), pause(0.5), Observable.concat([pause(0.1), pause(0.1)])]))
    test.record(parallel(pause(0.1), pause(0.3)))
    try test.stage.advance(to: 1)
    #expect(
      test.log == ["300: next(())", "300: completed", "500: next(())", "500: completed"])
  }

  @Test func anEmptyListEndsImmediately() {
    test.record(parallel([]))
    test.record(stagger([], by: 1))
    #expect(test.log == ["0: next(())", "0: completed", "0: next(())", "0: completed"])
  }

  @Test func staggerStartsOneAfterAnother() throws {
    let motions = (0..<3).map { index in
      Observable<Void>.deferred {
        test.note("begin \(index)")
        return pause(1)
      }
    }
    test.record(stagger(motions, by: 0.2))
    try test.stage.advance(to: 2)
    #expect(
      test.log == [
        "0: begin 0", "200: begin 1", "400: begin 2", "1400: next(())", "1400: completed",
      ])
  }

  @Test func staggerCreatesAMotionWhenItStarts() throws {
    let source = stagger(["a", "b"], by: 0.5) { name, index in
      test.note("\(name)\(index)")
      return pause(0.1)
    }
    test.record(source)
    try test.stage.advance(to: 2)
    #expect(test.log == ["0: a0", "500: b1", "600: next(())", "600: completed"])
  }

  @Test func controllersCallAnAppsFunctionWithTheNameOfAMotion() {
    let screen = Screen()
    #expect(screen.fade() == "an app's animation")
    #expect(screen.card.alpha == 0.5)
  }

  @Test func anErrorEndsEverything() throws {
    struct Boom: Error {}
    test.record(parallel(pause(0.5), pause(0.1).flatMap { Observable<Void>.error(Boom()) }))
    try test.stage.advance(to: 1)
    #expect(test.log == ["100: error(Boom())"])
  }
}

private func animate(_ view: UIView, changes: (UIView) -> Void) -> String {
  changes(view)
  return "an app's animation"
}

/// A controller that calls an app's function by a name that views have for a method.
private final class Screen: UIViewController {
  let card = UIView()

  func fade() -> String { animate(card) { $0.alpha = 0.5 } }
}
