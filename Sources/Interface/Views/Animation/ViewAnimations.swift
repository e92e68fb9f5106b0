import Foundation
import Layers
import VirtualTime

/// The open animation blocks of one stage, and whether view animations are enabled.
final class ViewAnimations: StageLocal {
  /// The open blocks, from the outermost to the innermost.
  private(set) var blocks: [ViewAnimationBlock] = []
  var areEnabled = true
  /// Whether views that get their first size from constraints have it at once, in blocks, too.
  var newViewsAppearInPlace = false
  /// The transition between controllers whose animations are being started.
  var transition: ControllerTransition?

  init(on clock: VirtualClock) {}

  /// The innermost open block.
  var innermost: ViewAnimationBlock? { blocks.last }

  /// When the animations of the innermost open block end, without repetition; nil if changes aren't
  /// animated.
  var endOfBlock: Instant? {
    guard areEnabled, let block = innermost, block.animates else { return nil }
    return block.timing.begin.advanced(bySeconds: block.timing.duration)
  }

  /// Returns the action for a change of `event` on a view's layer; nil if the change isn't
  /// animated.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard areEnabled, let block = innermost, block.animates else { return nil }
    return block.action(for: layer, forKey: event)
  }

  /// Returns the timing of a block that is opened now, nested in the innermost block if there is
  /// one.
  func timing(
    at now: Instant, delay: TimeInterval = 0, duration: TimeInterval,
    options: UIView.AnimationOptions, spring: SpringParameters? = nil
  ) -> ViewTiming {
    innermost?.timing.nested(delay: delay, duration: duration, options: options, spring: spring)
      ?? ViewTiming(
        begin: now.advanced(bySeconds: isNeverReached(delay) ? 0 : max(delay, 0)),
        duration: duration, options: options,
        spring: duration > 0 ? spring?.curve(settlingIn: duration) : nil)
  }

  /// Returns whether an interactive transition would end before an animation with `delay` starts.
  /// Such animations follow the interaction without their delay (D): SideMenu's animator, which
  /// delays its animation by the transition's duration, relies on it.
  private func isNeverReached(_ delay: TimeInterval) -> Bool {
    guard let transition, transition.isInteractive else { return false }
    return delay > 0 && delay >= transition.transitionDuration
  }

  /// Runs `changes` in `block`. Blocks that they begin and don't commit are closed with it. The
  /// animations alongside a transition between controllers join its first block.
  func open(_ block: ViewAnimationBlock, _ changes: () -> Void) {
    let joining = blocks.isEmpty && block.animates ? transition : nil
    joining?.record(block)
    blocks.append(block)
    changes()
    joining?.runPending()
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

  /// Closes the block that was begun last; does nothing in any other block.
  func commit() {
    guard let block = blocks.last, block.awaitsCommit else { return }
    blocks.removeLast()
    block.close()
  }
}
