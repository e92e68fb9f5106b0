import FilmStage
import Foundation
import Geometry
import ItemDynamics
import Layers
import Lists
import Testing
import Views

@Suite struct AnimatorTests {
  @Test(arguments: [24.0, 25, 30, 60, 120]) func motionDoesNotDependOnTheFrameRate(
    rate: Double
  ) throws {
    let scene = try DynamicScene(framesPerSecond: rate)
    let box = scene.add(UIView(), at: 110, 80)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let item = UIDynamicItemBehavior(items: [box])
    item.addAngularVelocity(2, for: box)
    item.addLinearVelocity(CGPoint(x: 150, y: 0), for: box)
    scene.add(UIGravityBehavior(items: [box]), collision, item)
    var seen: [CGPoint] = []
    for _ in 0..<4 {
      try scene.stage.advance(by: 0.5)
      seen.append(box.center)
    }
    let reference = try DynamicScene(framesPerSecond: 60)
    let other = reference.add(UIView(), at: 110, 80)
    let walls = UICollisionBehavior(items: [other])
    walls.translatesReferenceBoundsIntoBoundary = true
    let motion = UIDynamicItemBehavior(items: [other])
    motion.addAngularVelocity(2, for: other)
    motion.addLinearVelocity(CGPoint(x: 150, y: 0), for: other)
    reference.add(UIGravityBehavior(items: [other]), walls, motion)
    for place in seen {
      try reference.stage.advance(by: 0.5)
      #expect(other.center == place)
    }
    #expect(seen[3].y > 500 && box.transform != .identity)
  }

  @Test func gravityIsAThousandPointsPerSquareSecond() throws {
    let scene = try DynamicScene()
    let box = scene.add(UIView(), at: 100, 50)
    let gravity = UIGravityBehavior(items: [box])
    scene.add(gravity)
    try scene.stage.advance(to: 0.5)
    #expect(abs(box.center.y - 175) < 1e-6 && box.center.x == 100)
    #expect(scene.animator.isRunning && abs(scene.animator.elapsedTime - 0.5) < 1e-9)
    // Changes take effect in the next step.
    scene.stage.perform { gravity.gravityDirection = CGVector(dx: 0, dy: -1) }
    try scene.stage.advance(to: 1)
    #expect(abs(box.center.y - (175 + 250 - 125)) < 1e-6)
  }

  @Test func anglesAreClockwiseFromTheRight() throws {
    let scene = try DynamicScene()
    let box = scene.add(UIView(), at: 100, 100)
    let gravity = UIGravityBehavior(items: [box])
    #expect(gravity.magnitude == 1 && abs(gravity.angle - .pi / 2) < 1e-12)
    gravity.setAngle(.pi / 6, magnitude: 0.2)
    scene.add(gravity)
    try scene.stage.advance(to: 1)
    #expect(abs(box.center.x - 100 - 100 * cos(.pi / 6)) < 1e-4)
    #expect(abs(box.center.y - 150) < 1e-4)
  }

  @Test func theAnimatorPausesAtRestAndResumes() throws {
    final class Log: NSObject, UIDynamicAnimatorDelegate {
      var events: [String] = []
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resume") }
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pause") }
    }
    let scene = try DynamicScene()
    let log = Log()
    scene.animator.delegate = log
    let box = scene.add(UIView(), at: 100, 500)
    let collision = UICollisionBehavior(items: [box])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    let gravity = UIGravityBehavior(items: [box])
    scene.add(gravity, collision)
    try scene.stage.advance(to: 3)
    #expect(log.events == ["resume", "pause"] && !scene.animator.isRunning)
    #expect(abs(box.center.y - 530) < 0.1)
    scene.stage.perform { gravity.gravityDirection = CGVector(dx: 0, dy: -1) }
    try scene.stage.advance(to: 3.2)
    #expect(log.events == ["resume", "pause", "resume"])
    #expect(abs(box.center.y - (530 - 20)) < 0.2)
  }

  @Test func aFilmOfItemsEndsWhenTheyAreAtRest() throws {
    let scene = try DynamicScene()
    let box = scene.add(UIView(), at: 100, 100)
    scene.add(UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 200)))
    try scene.stage.advance(to: 5)
    #expect(!scene.animator.isRunning)
    #expect(hypot(box.center.x - 200, box.center.y - 200) < 0.1 && box.transform.b.magnitude < 1e-3)
  }

  @Test func actionsAreCalledAfterEachStep() throws {
    let scene = try DynamicScene(framesPerSecond: 30)
    let box = scene.add(UIView(), at: 100, 100)
    let (parent, child) = (UIDynamicBehavior(), UIGravityBehavior(items: [box]))
    parent.addChildBehavior(child)
    var places: [CGFloat] = []
    parent.action = { places.append(box.center.y) }
    scene.add(parent)
    #expect(child.dynamicAnimator === scene.animator && scene.animator.behaviors == [parent])
    try scene.stage.advance(to: 0.5)
    #expect(places.count == 30 && abs(places[0] - (100 + 500 / 3600.0)) < 1e-6)
    scene.stage.perform { scene.animator.removeAllBehaviors() }
    #expect(child.dynamicAnimator == nil)
    let place = box.center
    try scene.stage.advance(to: 1)
    #expect(box.center == place)
  }

  @Test func itemsKeepTheirScale() throws {
    let scene = try DynamicScene()
    let box = scene.add(UIView(), at: 200, 200)
    box.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let item = UIDynamicItemBehavior(items: [box])
    item.addAngularVelocity(.pi / 2, for: box)
    scene.add(item)
    try scene.stage.advance(to: 1)
    #expect(abs(box.transform.a) < 1e-6 && abs(box.transform.b - 0.5) < 1e-6)
    #expect(abs(item.angularVelocity(for: box) - .pi / 2) < 1e-9)
  }

  @Test func updatedItemsContinueFromTheirNewPlace() throws {
    let scene = try DynamicScene()
    let box = scene.add(UIView(), at: 100, 100)
    let item = UIDynamicItemBehavior(items: [box])
    item.addLinearVelocity(CGPoint(x: 60, y: 0), for: box)
    scene.add(item)
    try scene.stage.advance(to: 1)
    scene.stage.perform {
      box.center = CGPoint(x: 20, y: 300)
      scene.animator.updateItem(usingCurrentState: box)
    }
    try scene.stage.advance(to: 2)
    #expect(abs(box.center.x - 80) < 1e-6 && box.center.y == 300)
    #expect(scene.animator.items(in: CGRect(x: 0, y: 250, width: 40, height: 10)).count == 1)
    #expect(scene.animator.items(in: CGRect(x: 0, y: 0, width: 40, height: 10)).isEmpty)
  }

  @Test func layoutAttributesMove() throws {
    let scene = try DynamicScene()
    let animator = UIDynamicAnimator(collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 2, section: 0)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    scene.stage.perform { animator.addBehavior(UIGravityBehavior(items: [attributes])) }
    try scene.stage.advance(to: 0.2)
    #expect(abs(attributes.center.y - 45) < 1e-6)
    #expect(animator.layoutAttributesForCell(at: path) === attributes)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 1, section: 0)) == nil)
  }

  @Test func aReleasedAnimatorStops() throws {
    let scene = try DynamicScene()
    let box = scene.add(UIView(), at: 100, 100)
    var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: scene.view)
    scene.stage.perform { animator?.addBehavior(UIGravityBehavior(items: [box])) }
    try scene.stage.advance(to: 0.1)
    let place = box.center
    #expect(place.y > 104)
    animator = nil
    try scene.stage.advance(to: 1)
    #expect(box.center == place)
  }
}
