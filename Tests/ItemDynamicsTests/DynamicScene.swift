import FilmStage
import Foundation
import ItemDynamics
import Views

/// A stage with a view of 400 × 600 points and an animator of its subviews.
final class DynamicScene {
  let stage: Stage
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let animator: UIDynamicAnimator

  init(framesPerSecond: Double = 60) throws {
    stage = try Stage(
      canvas: Canvas(width: 400, height: 600, framesPerSecond: framesPerSecond))
    animator = UIDynamicAnimator(referenceView: view)
    stage.perform { stage.window.addSubview(view) }
  }

  /// Adds a square with its middle at a point.
  func add<Item: UIView>(_ item: Item, at x: CGFloat, _ y: CGFloat, size: CGFloat = 100) -> Item {
    item.bounds.size = CGSize(width: size, height: size)
    item.center = CGPoint(x: x, y: y)
    view.addSubview(item)
    return item
  }

  func add(_ behaviors: UIDynamicBehavior...) {
    stage.perform { behaviors.forEach(animator.addBehavior) }
  }
}
