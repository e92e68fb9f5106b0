import Foundation
import Layers

// The actions of animation blocks. As in UIKit, they are basic animations with the duration, curve
// and delay of the block, so that code can read or modify them. When an unmodified action runs, it
// passes its changes to the block, which plays them additively; a modified action plays as it is.

/// An animation that a block returns as an action.
protocol BlockAnimation: AnyObject {
  /// The changes that the animation represents; nil in copies.
  var origin: BlockChange? { get set }
}

/// The changes that an action animates in its block.
struct BlockChange {
  let block: ViewAnimationBlock
  let changes: [ViewChange]
  /// The timing of the action when it was returned.
  let timing: BlockTiming
}

/// The properties of an action, compared to detect modifications.
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

/// The objects that form a value. Until the value is replaced, they are identical.
private struct ObjectList: Equatable {
  /// Nil for values that aren't objects.
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
  /// Passes the changes to the block after the model has been updated; returns false if the action
  /// was modified and plays as it is.
  fileprivate func handOver(forKey event: String, object: Any) -> Bool {
    guard let origin, !origin.block.isClosed else { return false }
    let layer = object as? CALayer
    guard event == keyPath, origin.changes.allSatisfy({ $0.layer === layer }),
      BlockTiming(self) == origin.timing
    else {
      // If the action has a delegate of its own, the delegate receives the end instead of the
      // block.
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
