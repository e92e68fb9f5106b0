import Foundation
import Layers
import Messaging
import Testing
import Views
import VirtualTime

/// The messages about blocks between `beginAnimations` and `commitAnimations`.
@Suite struct BlockMessageTests {
  private final class Receiver: NSObject {
    var log: [String] = []

    func start(_ id: String?, _ context: UnsafeMutableRawPointer?) {
      let time = VirtualClock.current?.now.seconds ?? -1
      log.append("\(id ?? "none") starts \(context == nil) \(time)")
    }

    func stop(_ id: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?) {
      log.append("\(id ?? "none") stops \(finished) \(VirtualClock.current?.now.seconds ?? -1)")
    }

    static let willStart = Selector("animationWillStart:context:") {
      (receiver: Receiver, arguments) in
      try receiver.start(arguments.next(), arguments.next())
    }
    static let didStop = Selector("animationDidStop:finished:context:") {
      (receiver: Receiver, arguments) in
      try receiver.stop(arguments.next(), arguments.next(), arguments.next())
    }
  }

  private let receiver = Receiver()
  private let clock = VirtualClock()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    window.addSubview(view)
    window.layer.keepUpToDate(by: clock)
  }

  /// Animates a view in a block with messages.
  private func animate(
    _ id: String?, delay: Double = 0, context: UnsafeMutableRawPointer? = nil,
    _ changes: () -> Void
  ) {
    clock.asCurrent {
      UIView.beginAnimations(id, context: context)
      UIView.setAnimationDelegate(receiver)
      UIView.setAnimationWillStart(Receiver.willStart)
      UIView.setAnimationDidStop(Receiver.didStop)
      UIView.setAnimationDuration(0.5)
      UIView.setAnimationDelay(delay)
      changes()
      UIView.commitAnimations()
    }
  }

  private func run(to seconds: Double) { clock.run(through: Instant(seconds: seconds)) }

  @Test func theDelegateGetsMessagesAtTheStartAndTheEnd() {
    animate("move", delay: 0.25) { view.center.x = 50 }
    run(to: 2)
    #expect(receiver.log == ["move starts true 0.25", "move stops 1 0.75"])
  }

  @Test func anAnimationThatIsReplacedHasNotFinished() {
    animate("first") { view.alpha = 0 }
    run(to: 0.25)
    clock.asCurrent { view.layer.removeAllAnimations() }
    run(to: 1)
    #expect(receiver.log == ["first starts true 0.0", "first stops 0 0.25"])
  }

  @Test func aBlockWithoutAnimationsStopsAtOnce() {
    let context = UnsafeMutableRawPointer(bitPattern: 1)
    animate(nil, context: context) {}
    run(to: 1)
    #expect(receiver.log == ["none starts false 0.0", "none stops 1 0.0"])
  }

  @Test func aDelegateLivesUntilTheEnd() {
    weak var weak: Receiver?
    clock.asCurrent {
      let receiver = Receiver()
      weak = receiver
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDelegate(receiver)
      UIView.setAnimationDidStop(Receiver.didStop)
      view.alpha = 0
      UIView.commitAnimations()
    }
    #expect(weak != nil)
    run(to: 1)
    #expect(weak == nil)
  }

  @Test func settersOutsideABlockDoNothing() {
    clock.asCurrent {
      UIView.setAnimationDelegate(receiver)
      UIView.setAnimationDidStop(Receiver.didStop)
      UIView.animate(withDuration: 0.1) { view.alpha = 0 }
    }
    run(to: 1)
    #expect(receiver.log.isEmpty)
  }
}
