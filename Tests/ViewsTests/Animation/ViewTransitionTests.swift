import Drawing
import Foundation
import Geometry
import Layers
import Raster
import Rasterizer
import TestSupport
import Testing
import Views
import VirtualTime

// FIDELITY 32: transitions of views.
@Suite struct ViewTransitionTests {
  private let scene = Scene()
  private var view: UIView { scene.view }

  init() {
    scene.perform {
      view.backgroundColor = .red
      LayerWarnings.of(scene.clock).sink = { _ in }
    }
  }

  private func picture(at seconds: Double) -> Bitmap? {
    var items: [DisplayItem] = []
    scene.window.layer.appendItems(
      to: &items, toCanvas: .identity, at: Instant(seconds: seconds))
    var renderer = Renderer()
    return renderer.render(
      DisplayList(
        width: 120, height: 120, background: Color(red: 1, green: 1, blue: 1), items: items))
  }

  private func colour(at seconds: Double, _ x: Int = 50, _ y: Int = 50) -> [UInt8]? {
    picture(at: seconds)?[x, y].map { [$0.red, $0.green, $0.blue] }
  }

  /// The number of pixels in a column or row that aren't white.
  private func extent(at seconds: Double, column: Int? = nil, row: Int? = nil) -> Int {
    guard let picture = picture(at: seconds) else { return 0 }
    return (0..<120).count { other in
      picture[column ?? other, row ?? other] != Pixel(red: 255, green: 255, blue: 255)
    }
  }

  private func turnBlue(
    _ options: UIView.AnimationOptions, duration: Double = 1,
    completion: ((Bool) -> Void)? = nil
  ) {
    scene.perform {
      UIView.transition(
        with: view, duration: duration, options: options,
        animations: { view.backgroundColor = .blue }, completion: completion)
    }
  }

  @Test("FIDELITY 32: a cross-dissolve, on ease-in-out by default")
  func crossDissolve() {
    let log = Log(scene)
    turnBlue(.transitionCrossDissolve, completion: log.completion)
    #expect(colour(at: 0) == [255, 0, 0])
    // Ease-in-out: y(0.25) = 0.129162, 33 of 255.
    #expect(colour(at: 0.25) == [222, 0, 33])
    #expect(colour(at: 0.5) == [127, 0, 128])
    scene.run(to: 5)
    #expect(colour(at: 5) == [0, 0, 255])
    #expect(log.lines == ["finished at 1.0"])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("FIDELITY 32: flips rotate in perspective, the named side towards the viewer")
  func flips() {
    let flips: [(UIView.AnimationOptions, isUpright: Bool, firstIsNear: Bool)] = [
      (.transitionFlipFromLeft, true, true), (.transitionFlipFromRight, true, false),
      (.transitionFlipFromTop, false, true), (.transitionFlipFromBottom, false, false),
    ]
    view.center = CGPoint(x: 60, y: 60)
    view.bounds.size = CGSize(width: 80, height: 80)
    for (option, isUpright, firstIsNear) in flips {
      scene.run(to: scene.clock.now.seconds + 2)
      let now = scene.clock.now.seconds
      scene.perform { view.backgroundColor = .red }
      turnBlue([option, .curveLinear])
      func across(_ line: Int, at part: Double) -> Int {
        isUpright
          ? extent(at: now + part, column: line) : extent(at: now + part, row: line)
      }
      #expect(colour(at: now + 0.25, 60, 60) == [255, 0, 0], "\(option)")
      #expect(colour(at: now + 0.75, 60, 60) == [0, 0, 255], "\(option)")
      // At 45° the halves are 40 · cos 45° wide, changed by the perspective: at a viewing distance
      // of 2.5 times the side of 80, the nearer edge is about 93 long, and the farther edge doesn't
      // reach its column or row.
      let ends = [across(28, at: 0.25), across(91, at: 0.25)]
      let (nearer, farther) = firstIsNear ? (ends[0], ends[1]) : (ends[1], ends[0])
      #expect((93...95).contains(nearer) && farther == 0, "\(option)")
      // The new appearance comes in with that side away from the viewer.
      #expect((across(40, at: 0.75) < 80) == firstIsNear, "\(option)")
      #expect((across(80, at: 0.75) > 80) == firstIsNear, "\(option)")
      #expect(across(60, at: 0.5) == 0, "\(option)")
    }
  }

  @Test("FIDELITY 32: curls are drawn as a cross-dissolve, with a warning")
  func curls() {
    turnBlue([.transitionCurlUp, .curveLinear])
    #expect(colour(at: 0.5) == [127, 0, 128])
    scene.run(to: 2)
    scene.perform {
      UIView.transition(with: view, duration: 1, options: .transitionCurlDown, animations: nil)
    }
    let warnings = LayerWarnings.of(scene.clock).all
    #expect(warnings.map(\.code) == [.undrawnTransition, .undrawnTransition])
    #expect(warnings.first?.message.contains("card") == true)
  }

  @Test("FIDELITY 32: a transition from one view to another replaces the view")
  func fromOneViewToAnother() {
    let (front, other, log) = (UIView(frame: .zero), UIView(frame: view.frame), Log(scene))
    other.backgroundColor = .blue
    scene.perform {
      scene.window.addSubview(front)
      UIView.transition(
        from: view, to: other, duration: 1, options: .transitionCrossDissolve,
        completion: log.completion)
    }
    #expect(scene.window.subviews == [other, front] && view.superview == nil)
    #expect(scene.window.layer.animationKeys() == [kCATransition])
    #expect(colour(at: 0) == [255, 0, 0] && colour(at: 0.5) == [127, 0, 128])
    scene.run(to: 5)
    #expect(colour(at: 5) == [0, 0, 255] && log.lines == ["finished at 1.0"])
  }

  @Test("FIDELITY 32: showHideTransitionViews hides and shows")
  func showHide() {
    let other = UIView(frame: view.frame)
    other.backgroundColor = .blue
    other.isHidden = true
    scene.perform {
      scene.window.addSubview(other)
      UIView.transition(
        from: view, to: other, duration: 1,
        options: [.transitionCrossDissolve, .showHideTransitionViews])
    }
    #expect(scene.window.subviews == [view, other] && view.isHidden && !other.isHidden)
    #expect(colour(at: 0.5) == [127, 0, 128])
  }

  @Test func aViewWithoutASuperviewIsUnchanged() {
    let (loose, log) = (UIView(), Log(scene))
    scene.perform {
      UIView.transition(
        from: loose, to: view, duration: 1, options: .transitionCrossDissolve,
        completion: log.completion)
      UIView.transition(
        from: view, to: view, duration: 1, options: .transitionCrossDissolve,
        completion: log.completion)
      #expect(log.lines.isEmpty)
    }
    scene.run(to: 1)
    #expect(scene.window.subviews == [view] && scene.window.layer.animationKeys() == nil)
    #expect(log.lines == ["finished at 0.0", "finished at 0.0"])
  }

  @Test(arguments: [false, true])
  func changesInTheBlockAnimateOnlyIfAllowed(isAllowed: Bool) {
    scene.perform {
      UIView.transition(
        with: scene.window, duration: 1,
        options: [.transitionCrossDissolve, isAllowed ? .allowAnimatedContent : []],
        animations: { view.center.x += 100 })
    }
    #expect(near(scene.x(at: 0.5), isAllowed ? 100 : 150))
    scene.run(to: 2)
    #expect(near(scene.x(at: 2), 150))
  }

  @Test func nestedBlocksAnimateTheirOwnChanges() {
    scene.perform {
      UIView.transition(
        with: scene.window, duration: 2, options: .transitionCrossDissolve,
        animations: { UIView.animate(withDuration: 1) { view.center.x += 100 } })
    }
    // It inherits the transition's duration, like any nested block.
    #expect(near(scene.x(at: 1), 100))
  }

  @Test(arguments: [0, -1, 1, 1])
  func withoutADurationOrAnimationsTheChangeIsImmediate(duration: Double) {
    let log = Log(scene)
    let isOff = duration > 0
    scene.perform { if isOff { UIView.setAnimationsEnabled(false) } }
    turnBlue(
      .transitionCrossDissolve, duration: duration,
      completion: {
        log.completion($0)
      })
    #expect(log.lines.isEmpty && view.layer.animationKeys() == nil)
    #expect(colour(at: 0.5) == [0, 0, 255])
    scene.run(to: 2)
    #expect(log.lines == ["finished at 0.0"])
  }

  @Test func changesApplyImmediatelyInPerformWithoutAnimation() {
    scene.perform {
      UIView.performWithoutAnimation {
        UIView.transition(
          with: view, duration: 1, options: .transitionFlipFromTop,
          animations: { view.backgroundColor = .blue })
      }
    }
    #expect(view.layer.animationKeys() == nil && colour(at: 0.5) == [0, 0, 255])
  }

  @Test func withoutATransitionOptionTheChangesAreAnimated() {
    let log = Log(scene)
    turnBlue(.curveLinear, completion: log.completion)
    #expect(view.layer.animationKeys() == ["backgroundColor"])
    #expect([0.2, 0.8].map { colour(at: $0) } == [[204, 0, 51], [51, 0, 204]])
    scene.run(to: 2)
    #expect(log.lines == ["finished at 1.0"])
  }

  @Test func transitionsRepeatAndReverse() {
    let log = Log(scene)
    turnBlue(
      [.transitionCrossDissolve, .curveLinear, .repeat, .autoreverse],
      completion: log.completion)
    #expect([0.2, 1.8, 6.2].map { colour(at: $0) } == Array(repeating: [204, 0, 51], count: 3))
    scene.run(to: 10)
    #expect(log.lines.isEmpty)
    scene.perform { view.layer.removeAllAnimations() }
    scene.run(to: 11)
    #expect(log.lines == ["stopped at 10.0"])
  }

  @Test func nestedTransitionsInheritTheTimingOfTheBlock() {
    let log = Log(scene)
    scene.perform {
      UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) {
        UIView.transition(
          with: view, duration: 1, options: .transitionCrossDissolve,
          animations: { view.backgroundColor = .blue }, completion: log.completion)
      }
    }
    #expect(colour(at: 0.5) == [255, 0, 0] && colour(at: 1.4) == [204, 0, 51])
    scene.run(to: 5)
    #expect(log.lines == ["finished at 3.0"])
  }

  @Test func aSecondTransitionContinuesFromTheFirst() {
    let log = Log(scene)
    turnBlue(.transitionCrossDissolve, completion: log.completion)
    scene.run(to: 0.5)
    scene.perform {
      UIView.transition(
        with: view, duration: 1, options: .transitionCrossDissolve,
        animations: { view.backgroundColor = .green }, completion: log.completion)
    }
    #expect(colour(at: 0.5) == [127, 0, 128] && colour(at: 1) == [63, 128, 64])
    scene.run(to: 5)
    #expect(log.lines == ["stopped at 0.5", "finished at 1.5"])
  }

  @Test func aDurationOfNaNIsAWarning() {
    turnBlue(.transitionCrossDissolve, duration: .nan)
    #expect(scene.hasOneWarning(.notFinite))
    #expect(scene.warning?.contains("UIView.transition") == true)
  }

  @Test func transitionsCompleteImmediatelyWithoutAStage() {
    var ended = false
    UIView.transition(
      with: view, duration: 1, options: .transitionCrossDissolve,
      animations: { view.tag = 7 }, completion: { ended = $0 })
    #expect(ended && view.tag == 7)
  }
}
