import Foundation
import Layers
import VirtualTime

/// The animation blocks that are open on one stage, and whether views animate at all.
final class ViewAnimations: StageLocal {
  /// Blocks from the outermost to the innermost.
  private(set) var blocks: [ViewAnimationBlock] = []
  var areEnabled = true

  init(on clock: VirtualClock) {}

  /// The innermost open block.
  var innermost: ViewAnimationBlock? { blocks.last }

  /// What a change of `event` on a view's layer shall do; nil where it just changes.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard areEnabled, let block = innermost, block.animates else { return nil }
    return block.action(for: layer, forKey: event)
  }

  /// The pace of a block that is opened now, inside of the innermost one if there is any.
  func pace(
    at now: Instant, delay: TimeInterval = 0, duration: TimeInterval,
    options: UIView.AnimationOptions, spring: SpringParameters? = nil
  ) -> ViewPace {
    innermost?.pace.nested(delay: delay, duration: duration, options: options, spring: spring)
      ?? ViewPace(
        begin: now.advanced(bySeconds: max(delay, 0)), duration: duration, options: options,
        spring: duration > 0 ? spring?.curve(settlingIn: duration) : nil)
  }

  /// Runs `changes` inside of `block`; what they have begun and not committed is closed with it.
  func open(_ block: ViewAnimationBlock, _ changes: () -> Void) {
    blocks.append(block)
    changes()
    guard blocks.contains(where: { $0 === block }) else { return }
    while let last = blocks.popLast() {
      last.close()
      if last === block { return }
    }
  }

  /// Opens `block` until `commit`.
  func begin(_ block: ViewAnimationBlock) {
    block.awaitsCommit = true
    blocks.append(block)
  }

  /// Closes the block that was begun last; inside of any other it does nothing.
  func commit() {
    guard let block = blocks.last, block.awaitsCommit else { return }
    blocks.removeLast()
    block.close()
  }
}
