import Foundation
import Layers
import VirtualTime

// The older way to animate: a block between two calls, with its settings in between. Settings count
// for the changes after them; outside of such a block they do nothing, but those of repetition count
// in `UIView.animate` too, as in UIKit. A delegate and its selectors, and a start by `Date`, have no
// counterpart here.
extension UIView {
  /// The named curves; the raw values are Apple's.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Even.
    case linear

    var options: AnimationOptions { AnimationOptions(rawValue: UInt(rawValue) << 16) }
  }

  class func beginBlock() {
    guard let clock = VirtualClock.current, let stack = ViewAnimations.current else { return }
    let pace =
      stack.innermost?.pace.nested(delay: 0, duration: 0.2, options: [], spring: nil)
      ?? ViewPace(begin: clock.now, duration: 0.2)
    let block = ViewAnimationBlock(on: clock, pace: pace)
    block.noteChange = stack.innermost?.noteChange
    stack.begin(block)
  }

  class func setBlockDuration(_ duration: TimeInterval) {
    guard LayerWarning.check(duration, "the animation duration of UIView") else { return }
    change { $0.duration = duration }
  }

  class func setBlockDelay(_ delay: TimeInterval) {
    guard LayerWarning.check(delay, "the animation delay of UIView"),
      let now = VirtualClock.current?.now
    else { return }
    change { $0.begin = now.advanced(bySeconds: max(delay, 0)) }
  }

  class func setBlockCurve(_ curve: AnimationCurve) {
    change {
      $0.timingFunction = curve.options.timingFunction
      $0.spring = nil
    }
  }

  class func setBlockRepeatCount(_ repeatCount: Float) {
    guard let block = ViewAnimations.current?.innermost else { return }
    block.repetition = ViewRepetition(
      count: repeatCount, autoreverses: block.repetition?.autoreverses ?? false)
  }

  class func setBlockAutoreverses(_ repeatAutoreverses: Bool) {
    guard let block = ViewAnimations.current?.innermost else { return }
    block.repetition = ViewRepetition(
      count: block.repetition?.count ?? 0, autoreverses: repeatAutoreverses)
  }

  class func setBlockBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change {
      if fromCurrentState { $0.options.insert(.beginFromCurrentState) }
    }
  }

  /// The block between `beginAnimations` and `commitAnimations` around the call.
  private static var block: ViewAnimationBlock? {
    ViewAnimations.current?.innermost.flatMap { $0.awaitsCommit ? $0 : nil }
  }

  private static func change(_ body: (inout ViewPace) -> Void) { block?.change(body) }
}
