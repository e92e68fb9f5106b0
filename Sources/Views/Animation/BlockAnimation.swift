import Foundation
import Layers

// The actions of animation blocks: basic animations with the duration, curve and delay of the block, as
// UIKit's are, so that code can read these or make the animation its own. Run as it was handed out, one
// gives its changes to the block, which plays them so that they add to others; what was changed plays as
// it is.

/// An animation that a block hands out as an action.
protocol BlockAnimation: AnyObject {
  /// What it stands for; nil in copies.
  var origin: BlockChange? { get set }
}

/// What a block is asked to animate.
struct BlockChange {
  let block: ViewAnimationBlock
  let changes: [ViewChange]
  /// The timing that was handed out.
  let timing: BlockTiming
}

/// What makes an action another one when it is changed.
struct BlockTiming: Equatable {
  private let keyPath: String?
  private let times: [CFTimeInterval]
  private let curve: CAMediaTimingFunction?
  private let hasEnd: Bool

  init(_ animation: CABasicAnimation) {
    keyPath = animation.keyPath
    times = [
      animation.beginTime, animation.duration, animation.timeOffset, animation.repeatDuration,
      Double(animation.speed), Double(animation.repeatCount), animation.autoreverses ? 1 : 0,
    ]
    curve = animation.timingFunction
    hasEnd = animation.toValue != nil || animation.byValue != nil
  }
}

extension BlockAnimation where Self: CABasicAnimation {
  /// Hands the changes to their block once the model has them; false for what is to be played as it is.
  fileprivate func handOver(forKey event: String) -> Bool {
    guard let origin else { return false }
    guard event == keyPath, BlockTiming(self) == origin.timing else {
      origin.block.adopt(self)
      return false
    }
    for change in origin.changes { origin.block.take(change) }
    return true
  }
}

/// The action of a block with a curve.
final class BlockCurve: CABasicAnimation, BlockAnimation {
  var origin: BlockChange?

  override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    if !handOver(forKey: event) { super.run(forKey: event, object: anObject, arguments: dict) }
  }
}

/// The action of a block with a spring.
final class BlockSpring: CASpringAnimation, BlockAnimation {
  var origin: BlockChange?

  override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    if !handOver(forKey: event) { super.run(forKey: event, object: anObject, arguments: dict) }
  }
}
