import Controls
import FilmStage
import Foundation
import Geometry
import Messaging
import ScriptedUsers
import Testing
import Views

/// Touches that recognizers delay until their gestures have failed.
@Suite struct DelayedTouchTests {
  /// A view that logs its touches with the time, in hundredths of a second.
  private final class Pad: UIView {
    var log: [String] = []
    weak var stage: Stage?

    private func note(_ event: String) {
      log.append("\(event) \(Int((100 * (stage?.time ?? 0)).rounded()))")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled")
    }
  }

  /// Plays two seconds with a pad of 100 × 100 at (50, 50); returns its log.
  private func play(_ script: (Stage, UIView) -> Void) throws -> [String] {
    let stage = try Stage(canvas: Canvas(width: 200, height: 200, framesPerSecond: 50))
    let pad = Pad(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    pad.stage = stage
    stage.perform {
      stage.window.addSubview(pad)
      script(stage, pad)
    }
    try stage.advance(to: 2)
    return pad.log
  }

  private func doubleTap(in view: UIView) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)
    return tap
  }

  @Test func theEndOfATapWaitsForASecondOne() throws {
    let log = try play { stage, pad in
      _ = doubleTap(in: stage.window)
      stage.touch(pad, at: 0.1)
    }
    #expect(log == ["began 10", "ended 55"])
  }

  @Test func aDoubleTapCancelsBothTouches() throws {
    let log = try play { stage, pad in
      _ = doubleTap(in: stage.window)
      stage.touch(pad, at: 0.1)
      stage.touch(pad, at: 0.3)
    }
    #expect(log == ["began 10", "began 30", "cancelled 40", "cancelled 40"])
  }

  @Test func theEndIsNotDelayedIfTheRecognizerLetsIt() throws {
    let log = try play { stage, pad in
      doubleTap(in: stage.window).delaysTouchesEnded = false
      stage.touch(pad, at: 0.1)
    }
    #expect(log == ["began 10", "ended 20"])
  }

  @Test func theActionOfAControlWaitsToo() throws {
    var times: [Double] = []
    _ = try play { stage, pad in
      _ = doubleTap(in: stage.window)
      let button = UIButton(frame: pad.bounds)
      button.addAction(UIAction { _ in times.append(stage.time) }, for: .touchUpInside)
      pad.addSubview(button)
      stage.touch(button, at: 0.1)
    }
    #expect(times.count == 1 && abs((times.first ?? 0) - 0.55) < 1e-6)
  }

  @Test("A pan that delays the beginning", arguments: [true, false])
  func theBeginningWaitsForAFailure(moves: Bool) throws {
    let log = try play { stage, pad in
      let pan = UIPanGestureRecognizer()
      pan.delaysTouchesBegan = true
      pad.addGestureRecognizer(pan)
      if moves {
        stage.drag(pad, by: CGVector(dx: 40, dy: 0), at: 0.1, duration: 0.2)
      } else {
        stage.touch(pad, at: 0.1)
      }
    }
    #expect(log == (moves ? [] : ["began 20", "ended 20"]))
  }
}
