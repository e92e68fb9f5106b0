import Foundation
import Layers
import VirtualTime

// The older API for animations: a block between two calls, with setters in between. Each setter
// applies to the changes after it, except those of the delegate, which apply to the whole block. Outside
// such a block, the setters have no effect, except that those for repetition also apply in
// `UIView.animate`, as in UIKit. A start `Date` isn't supported.
extension UIView {
  /// The named curves; the raw values are Apple's.
  public enum AnimationCurve: Int, Sendable {
    /// Ease-in-out.
    case easeInOut = 0
    /// Ease-in.
    case easeIn
    /// Ease-out.
    case easeOut
    /// Linear.
    case linear

    /// Returns the curve with a raw value. UIKit accepts other values, too, such as the one in the
    /// keyboard's notifications; here they mean the default curve.
    public init?(rawValue: Int) {
      let all: [Self] = [.easeInOut, .easeIn, .easeOut, .linear]
      self = all.first { $0.rawValue == rawValue } ?? .easeInOut
    }

    var options: AnimationOptions { AnimationOptions(rawValue: UInt(rawValue) << 16) }
  }

  /// The transitions of a block; the raw values are Apple's. Curls are drawn as cross-dissolves.
  public enum AnimationTransition: Int, Sendable {
    /// No transition.
    case none = 0
    /// A flip from left to right around a vertical axis.
    case flipFromLeft
    /// A flip from right to left around a vertical axis.
    case flipFromRight
    /// A page that curls up.
    case curlUp
    /// A page that curls down.
    case curlDown

    var options: AnimationOptions {
      switch self {
      case .none: []
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      }
    }
  }

  class func beginBlock(_ animationID: String?, _ context: UnsafeMutableRawPointer?) {
    guard let clock = VirtualClock.current, let stack = ViewAnimations.current else { return }
    let timing =
      stack.innermost?.timing.nested(delay: 0, duration: 0.2, options: [], spring: nil)
      ?? ViewTiming(begin: clock.now, duration: 0.2)
    let block = ViewAnimationBlock(on: clock, timing: timing)
    block.noteChange = stack.innermost?.noteChange
    block.messages = BlockMessages(animationID, context)
    stack.begin(block)
  }

  /// Changes the messages about the enclosing block.
  class func changeMessages(_ body: (BlockMessages) -> Void) {
    if let messages = block?.messages { body(messages) }
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

  class func beginTransition(_ transition: AnimationTransition, of view: UIView) {
    guard let block, ViewAnimations.current?.areEnabled == true,
      let animation = transition.options.transition
    else { return }
    block.begin(animation, on: view.layer)
  }

  /// The enclosing block between `beginAnimations` and `commitAnimations`.
  private static var block: ViewAnimationBlock? {
    ViewAnimations.current?.innermost.flatMap { $0.awaitsCommit ? $0 : nil }
  }

  private static func change(_ body: (inout ViewTiming) -> Void) { block?.change(body) }
}
