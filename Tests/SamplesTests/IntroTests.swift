import FilmStage
import Stills
import Flipbook
import TestSupport
import Testing

@testable import Intro

@Suite struct IntroTests {
  /// The expected state of the card at an instant, from the film's script: five quarter turns of
  /// half a second, a pause of half a second, 400 points to the right, a pause, a fade.
  struct Pose {
    var center = CGPoint(x: 440, y: 360)
    var quarterTurns = 0.0
    var alpha = 1.0

    init(at time: Double) {
      let step = time / 0.5
      let turn = min(step, 5)
      quarterTurns = turn.rounded(.down) + easeInOut(turn - turn.rounded(.down))
      center.x += 400 * easeInOut(min(max(step - 6, 0), 1))
      alpha = 1 - easeInOut(min(max(step - 8, 0), 1))
    }
  }

  static let instants = [
    0, 0.125, 0.25, 0.4375, 0.5, 0.8, 1, 1.75, 2.4, 2.5, 2.75, 3, 3.05, 3.25, 3.5, 3.9, 4, 4.125,
    4.25, 4.5,
  ]

  private func isNear(_ value: CGFloat, _ expected: CGFloat) -> Bool {
    abs(value - expected) < 1e-4
  }

  @Test func theFilmHas271Frames() throws {
    #expect(try Intro.countFrames(FilmLimits()) == 271)
  }

  @Test(arguments: instants) func theCardFollowsTheCurve(time: Double) throws {
    let run = try FilmRun(Intro.self)
    try run.stage.advance(to: time)
    let card = try #require(run.stage.window.subviews.first)
    let shown = try #require(run.stage.perform { card.layer.presentation() })
    let pose = Pose(at: time)
    #expect(isNear(shown.position.x, pose.center.x) && isNear(shown.position.y, pose.center.y))
    #expect(isNear(CGFloat(shown.opacity), pose.alpha))
    let angle = pose.quarterTurns * .pi / 2
    let transform = shown.affineTransform()
    #expect(isNear(transform.a, cos(angle)) && isNear(transform.b, sin(angle)))
    #expect(isNear(transform.c, -sin(angle)) && isNear(transform.d, cos(angle)))
    #expect(shown.bounds.size == CGSize(width: 200, height: 200))
  }

  /// Returns whether a pixel is .systemIndigo with the given alpha over white.
  private func isIndigo(_ pixel: Pixel?, alpha: Double) -> Bool {
    guard let pixel else { return false }
    let shown = [pixel.red, pixel.green, pixel.blue].map { Double($0) }
    let expected = [88.0, 86, 214].map { $0 * alpha + 255 * (1 - alpha) }
    return zip(shown, expected).allSatisfy { abs($0 - $1) <= 1 }
  }

  @Test(arguments: instants) func pixelsAtCentreAndCornerAreRight(time: Double) throws {
    let picture = try Intro.still(at: time).bitmap
    let pose = Pose(at: time)
    let centre = (x: Int(pose.center.x), y: Int(pose.center.y))
    #expect(isIndigo(picture[centre.x, centre.y], alpha: pose.alpha))
    #expect(picture[5, 5] == Pixel(red: 255, green: 255, blue: 255))
    // Two points on the diagonal to the corner, whose radius is 24: 4 points inside the curve and
    // 4 points outside.
    let angle = pose.quarterTurns * .pi / 2 + .pi / 4
    let reach = 100 * 2.0.squareRoot() - 24 * (2.0.squareRoot() - 1)
    func pixel(at distance: Double) -> Pixel? {
      let x = pose.center.x + distance * cos(angle)
      let y = pose.center.y + distance * sin(angle)
      return picture[Int(x.rounded(.down)), Int(y.rounded(.down))]
    }
    #expect(isIndigo(pixel(at: reach - 4), alpha: pose.alpha))
    #expect(pixel(at: reach + 4) == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func everyStepStartsAtTheEndOfThePreviousOne() throws {
    let run = try FilmRun(Intro.self)
    let card = try #require(run.stage.window.subviews.first)
    // A nanosecond before its end, a step still plays; at its end, the next one starts.
    for step in 1...5 {
      try run.stage.advance(to: Double(step) * 0.5 - 1e-9)
      let last = try #require(run.stage.perform { card.layer.animationKeys() })
      #expect(last == ["transform"])
      let before = run.stage.perform { card.transform }
      try run.stage.advance(to: Double(step) * 0.5)
      let keys = run.stage.perform { card.layer.animationKeys() }
      #expect(keys == (step < 5 ? ["transform"] : nil))
      #expect((run.stage.perform { card.transform } != before) == (step < 5))
      let shown = try #require(run.stage.perform { card.layer.presentation() })
      let expected = CGAffineTransform(rotationAngle: CGFloat(step) * .pi / 2)
      #expect(isNear(shown.affineTransform().a, expected.a))
      #expect(isNear(shown.affineTransform().b, expected.b))
    }
    for (instant, key) in [(3.0, "position"), (4.0, "opacity")] {
      try run.stage.advance(to: instant - 1e-9)
      #expect(run.stage.perform { card.layer.animationKeys() } == nil)
      try run.stage.advance(to: instant)
      #expect(run.stage.perform { card.layer.animationKeys() } == [key])
    }
  }
}
