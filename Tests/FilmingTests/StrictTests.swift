import Traces
import Flipbook
import TestSupport
import Testing

/// The warnings of `--strict`: each with the view, the key path and the instant.
@Suite struct StrictTests {
  private func warnings(
    duration: TimeInterval? = nil, _ perform: @escaping @Sendable (UIView) -> Observable<Void>?
  ) throws -> [Trace.Warning] {
    let script = Script(duration: duration) { stage, _ in
      let card = UIView(frame: CGRect(x: 2, y: 2, width: 8, height: 8))
      card.accessibilityIdentifier = "card"
      stage.window.addSubview(card)
      return perform(card)
    }
    return try script { try TestFilm.trace(limits: script.limits) }.warnings
  }

  @Test func aCorrectFilmHasNoWarnings() throws {
    let found = try warnings { card in
      UIView.animate(withDuration: 0.5) { card.center.x += 5 }
      return Observable.concat([
        card.rx.rotate(by: .pi / 2, duration: 0.5), card.rx.fade(to: 0, duration: 0.5),
        card.rx.spin(duration: 0.5),
      ])
    }
    #expect(found.map(\.description) == [])
  }

  @Test func framesUnderARotationAreUndefined() throws {
    let found = try warnings { card in
      card.transform = CGAffineTransform(rotationAngle: 0.3)
      return wait(0.5).do(onNext: { card.frame.origin.x = 9 })
    }
    let warning = try #require(found.first)
    #expect(found.map(\.code) == [.frameUnderTransform])
    #expect(warning.time == 0.5)
    #expect(warning.message.contains("UIView \"card\""))
    #expect(warning.source?.file.hasSuffix("StrictTests.swift") == true, "\(warning.source as Any)")
  }

  @Test func quarterTurnsAndScalesHaveAFrame() throws {
    let found = try warnings { card in
      card.transform = CGAffineTransform(rotationAngle: .pi / 2)
      card.frame.origin.x = 9
      card.transform = CGAffineTransform(scaleX: 2, y: 3)
      card.frame.origin.x = 3
      return nil
    }
    #expect(found.map(\.description) == [])
  }

  @Test(arguments: [CGFloat.pi, -CGFloat.pi]) func halfTurnsHaveNoDirection(angle: CGFloat) throws {
    let found = try warnings { $0.rx.rotate(by: angle, duration: 0.5) }
    #expect(found.map(\.code) == [.halfTurn])
    #expect(found.first?.message.contains("\"transform\" on UIView \"card\"") == true)
  }

  @Test func aMistypedKeyPathIsReported() throws {
    let found = try warnings { card in
      let animation = CABasicAnimation(keyPath: "opacty")
      animation.toValue = 0
      card.layer.add(animation, forKey: nil)
      return nil
    }
    #expect(found.map(\.code) == [.unknownKeyPath])
    #expect(found.first?.message.contains("opacty") == true)
    #expect(found.first?.hint.contains("opacity") == true)
  }

  private static func fade(
    _ keyPath: String = "opacity", on view: UIView, key: String?, duration: Double = 1
  ) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    view.layer.add(animation, forKey: key)
  }

  @Test func anAnimationReplacedInFlightIsReported() throws {
    let found = try warnings { card in
      Self.fade(on: card, key: "fade")
      return wait(0.4).do(onNext: { Self.fade(on: card, key: "fade", duration: 0.2) })
        .concat(wait(1))
    }
    #expect(found.map(\.code) == [.replacedInFlight])
    #expect(found.first?.time == 0.4)
    #expect(found.first?.message.contains("0.4 s after its start") == true)
  }

  @Test func twoAnimationsOfOnePropertyAreReported() throws {
    let found = try warnings { card in
      Self.fade("position.x", on: card, key: "one")
      Self.fade("position.x", on: card, key: "two", duration: 0.5)
      Self.fade("position.y", on: card, key: "three")
      return nil
    }
    #expect(found.map(\.code) == [.fighting])
    #expect(found.first?.message.contains("\"position.x\" on UIView \"card\"") == true)
  }

  @Test func consecutiveAnimationsAreNotReported() throws {
    let found = try warnings { card in
      Self.fade(on: card, key: "one", duration: 0.5)
      return wait(0.5).do(onNext: { Self.fade(on: card, key: "two", duration: 0.5) })
        .concat(wait(0.5))
    }
    #expect(found.map(\.description) == [])
  }

  @Test func aCompletionThatNeverRanIsReported() throws {
    let found = try warnings { card in
      UIView.animate(
        withDuration: 2, animations: { card.alpha = 0 }, completion: { _ in card.alpha = 1 })
      return wait(1)
    }
    #expect(Set(found.map(\.code)) == [.completionNeverRan, .workLeftOver])
    let completion = try #require(found.first { $0.code == .completionNeverRan })
    #expect(completion.message.contains("UIView.animate"))
  }

  @Test func theDelegateOfAnEndlessAnimationIsNotReported() throws {
    final class Listener: CAAnimationDelegate {}
    let found = try warnings(duration: 1) { card in
      let pulse = CABasicAnimation(keyPath: "opacity")
      pulse.fromValue = 0
      pulse.duration = 0.3
      pulse.repeatCount = .infinity
      pulse.delegate = Listener()
      card.layer.add(pulse, forKey: nil)
      return nil
    }
    #expect(found.map(\.description) == [])
  }

  @Test func anAnimatorsCompletionThatNeverRanIsReported() throws {
    let found = try warnings { card in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { card.center.x += 5 }
      animator.addCompletion { _ in card.alpha = 0 }
      animator.startAnimation()
      return wait(0.5)
    }
    #expect(found.contains { $0.code == .completionNeverRan && $0.message.contains("Animator") })
  }

  @Test func remainingWorkIsReported() throws {
    let found = try warnings { _ in
      _ = wait(5).subscribe()
      return wait(1)
    }
    #expect(found.map(\.code) == [.workLeftOver])
    #expect(found.first?.time == 1)
    #expect(found.first?.message.contains("1 piece of work was still waiting") == true)
  }

  @Test func anEndlessAnimationInAFilmWithADurationIsNotReported() throws {
    let found = try warnings(duration: 1) { card in
      UIView.animate(withDuration: 0.3, delay: 0, options: .repeat) { card.alpha = 0 }
      return nil
    }
    #expect(found.map(\.description) == [])
  }
}
