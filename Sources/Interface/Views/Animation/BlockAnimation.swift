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
  private let flags: [Bool]
  private let fillMode: CAMediaTimingFillMode
  private let start: ObjectList

  init(_ animation: CABasicAnimation) {
    keyPath = animation.keyPath
    times = [
      animation.beginTime, animation.duration, animation.timeOffset, animation.repeatDuration,
      Double(animation.speed), Double(animation.repeatCount), animation.autoreverses ? 1 : 0,
    ]
    curve = animation.timingFunction
    hasEnd = animation.toValue != nil || animation.byValue != nil
    flags = [
      animation.isAdditive, animation.isCumulative, animation.isRemovedOnCompletion,
      animation.delegate != nil,
    ]
    fillMode = animation.fillMode
    start = ObjectList(animation.fromValue)
  }
}

/// The objects that make up a value: as long as nobody has set another value, they are the same ones.
private struct ObjectList: Equatable {
  /// Nil stands for what is no object.
  private let objects: [AnyObject?]

  init(_ value: Any?) {
    let parts = value as? [Any] ?? value.map { [$0] } ?? []
    objects = parts.map { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
  }

  static func == (left: ObjectList, right: ObjectList) -> Bool {
    left.objects.elementsEqual(right.objects) { $0 === $1 }
  }
}

extension BlockAnimation where Self: CABasicAnimation {
  /// Hands the changes to their block once the model has them; false for what is to be played as it is.
  fileprivate func handOver(forKey event: String, object: Any) -> Bool {
    guard let origin, !origin.block.isClosed else { return false }
    let layer = object as? CALayer
    guard event == keyPath, origin.changes.allSatisfy({ $0.layer === layer }),
      BlockTiming(self) == origin.timing
    else {
      // Code that has set a delegate of its own wants to hear of the end itself.
      if delegate == nil, layer != nil { origin.block.adopt(self) }
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
    guard !handOver(forKey: event, object: anObject) else { return }
    super.run(forKey: event, object: anObject, arguments: dict)
  }
}

/// The action of a block with a spring.
final class BlockSpring: CASpringAnimation, BlockAnimation {
  var origin: BlockChange?

  override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    guard !handOver(forKey: event, object: anObject) else { return }
    super.run(forKey: event, object: anObject, arguments: dict)
  }
}
