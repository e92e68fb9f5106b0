import FilmStage
import Foundation
import Geometry
import ItemDynamics
import Testing
import Views

@Suite struct BehaviorTests {
  @Test func pushesHaveUIKitsUnit() throws {
    let scene = try DynamicScene()
    let (box, small) = (
      scene.add(UIView(), at: 100, 100), scene.add(UIView(), at: 100, 300, size: 50)
    )
    let push = UIPushBehavior(items: [box, small], mode: .continuous)
    push.setAngle(0, magnitude: 1)
    scene.add(push)
    try scene.stage.advance(to: 1)
    #expect(abs(box.center.x - 150) < 0.01 && abs(small.center.x - 300) < 0.01)
    #expect(push.active && push.pushDirection == CGVector(dx: 1, dy: 0))
  }

  @Test func instantaneousPushesActOnce() throws {
    let scene = try DynamicScene()
    let box = scene.add(UIView(), at: 200, 300)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.6, dy: -0.8)
    #expect(abs(push.magnitude - 1) < 1e-12)
    push.magnitude = 0.5
    scene.add(push)
    try scene.stage.advance(to: 1)
    #expect(!push.active && abs(box.center.x - 230) < 1e-6 && abs(box.center.y - 260) < 1e-6)
    scene.stage.perform { push.active = true }
    try scene.stage.advance(to: 2)
    #expect(abs(box.center.x - 290) < 1e-6)
  }

  @Test func pushesBesideTheMiddleTurn() throws {
    let scene = try DynamicScene()
    let box = scene.add(UIView(), at: 200, 300)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: -0.5)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 20, vertical: 0), for: box)
    let item = UIDynamicItemBehavior(items: [box])
    scene.add(push, item)
    try scene.stage.advance(to: 0.5)
    // r × J / I, counterclockwise: 20 · 50 / (10 000 / 6).
    #expect(abs(item.angularVelocity(for: box) + 0.6) < 1e-9)
    #expect(abs(atan2(box.transform.b, box.transform.a) + 0.3) < 1e-6)
  }

  @Test func theDensityChangesTheMass() throws {
    let scene = try DynamicScene()
    let box = scene.add(UIView(), at: 100, 100)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let item = UIDynamicItemBehavior(items: [box])
    item.density = 4
    scene.add(item, push)
    try scene.stage.advance(to: 1)
    #expect(abs(item.linearVelocity(for: box).x - 25) < 1e-9)
  }

  @Test func velocitiesAddUpBeforeAndWhileTheAnimatorRuns() throws {
    let scene = try DynamicScene()
    let box = scene.add(UIView(), at: 100, 100)
    let item = UIDynamicItemBehavior(items: [box])
    item.addLinearVelocity(CGPoint(x: 10, y: 0), for: box)
    item.addLinearVelocity(CGPoint(x: 20, y: 5), for: box)
    #expect(item.linearVelocity(for: box) == CGPoint(x: 30, y: 5))
    scene.add(item)
    try scene.stage.advance(to: 1)
    scene.stage.perform { item.addLinearVelocity(CGPoint(x: 30, y: -5), for: box) }
    #expect(item.linearVelocity(for: box) == CGPoint(x: 60, y: 0))
    try scene.stage.advance(to: 2)
    #expect(abs(box.center.x - 190) < 1e-6 && abs(box.center.y - 105) < 1e-6)
  }

  @Test func resetsOfPropertiesKeepVelocities() throws {
    let scene = try DynamicScene()
    let box = scene.add(UIView(), at: 100, 100)
    let item = UIDynamicItemBehavior(items: [box])
    item.allowsRotation = false
    item.addLinearVelocity(CGPoint(x: 30, y: 0), for: box)
    scene.add(item)
    try scene.stage.advance(to: 1)
    scene.stage.perform { item.elasticity = 0.5 }
    try scene.stage.advance(to: 2)
    #expect(abs(box.center.x - 160) < 1e-6)
  }

  @Test func collisionsAreReported() throws {
    final class Log: NSObject, UICollisionBehaviorDelegate {
      var events: [String] = []
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
      ) { events.append("\(identifier.map { "\($0)" } ?? "edge") at \(p.y.rounded())") }
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint
      ) { events.append("items at \(p.y.rounded())") }
    }
    let scene = try DynamicScene()
    let (upper, lower) = (scene.add(UIView(), at: 200, 100), scene.add(UIView(), at: 200, 350))
    let collision = UICollisionBehavior(items: [upper, lower])
    let log = Log()
    collision.collisionDelegate = log
    collision.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 450), to: CGPoint(x: 400, y: 450))
    collision.translatesReferenceBoundsIntoBoundary = true
    let item = UIDynamicItemBehavior(items: [upper, lower])
    (item.elasticity, item.allowsRotation) = (0, false)
    scene.add(UIGravityBehavior(items: [upper, lower]), collision, item)
    try scene.stage.advance(to: 2)
    #expect(log.events == ["shelf at 450.0", "items at 350.0"])
    #expect(collision.boundaryIdentifiers?.count == 1)
    scene.stage.perform { collision.removeBoundary(withIdentifier: "shelf" as NSString) }
    try scene.stage.advance(to: 4)
    #expect(log.events.last == "edge at 600.0" && abs(lower.center.y - 550) < 0.2)
  }

  @Test func modesSelectWhatCollides() throws {
    let scene = try DynamicScene()
    let (first, second) = (scene.add(UIView(), at: 200, 100), scene.add(UIView(), at: 200, 300))
    let collision = UICollisionBehavior(items: [first, second])
    collision.collisionMode = .boundaries
    collision.translatesReferenceBoundsIntoBoundary = true
    scene.add(UIGravityBehavior(items: [first]), collision)
    try scene.stage.advance(to: 3)
    #expect(abs(first.center.y - 550) < 0.2 && second.center.y == 300)
  }

  @Test func ellipsesAndPathsHaveTheirShapes() throws {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    final class Wedge: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
      override var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -50, y: 20))
        path.addLine(to: CGPoint(x: 50, y: 20))
        path.addLine(to: CGPoint(x: 0, y: -20))
        path.close()
        return path
      }
    }
    let scene = try DynamicScene()
    let ball = scene.add(Ball(), at: 60, 100)
    let oval = scene.add(Ball(), at: 200, 100)
    oval.bounds.size = CGSize(width: 120, height: 60)
    let wedge = scene.add(Wedge(), at: 330, 100)
    let items = [ball, oval, wedge]
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    let item = UIDynamicItemBehavior(items: items)
    item.elasticity = 0
    scene.add(UIGravityBehavior(items: items), collision, item)
    try scene.stage.advance(to: 4)
    #expect(abs(ball.center.y - 550) < 0.2 && abs(oval.center.y - 570) < 0.3)
    #expect(abs(wedge.center.y - 580) < 0.2)
  }

  @Test func heldItemsFollowTheFingerAndKeepItsVelocity() throws {
    let scene = try DynamicScene(framesPerSecond: 60)
    let box = scene.add(UIView(), at: 100, 300)
    let hold = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
    let item = UIDynamicItemBehavior(items: [box])
    scene.add(hold, item)
    #expect(hold.length == 0 && hold.attachedBehaviorType == .anchor)
    // A finger at 120 points per second.
    for frame in 1...30 {
      scene.stage.perform { hold.anchorPoint = CGPoint(x: 100 + 2 * CGFloat(frame), y: 300) }
      try scene.stage.advance(to: Double(frame) / 60)
    }
    #expect(abs(box.center.x - 160) < 0.5 && abs(box.center.y - 300) < 1e-6)
    #expect(abs(item.linearVelocity(for: box).x - 120) < 3)
    scene.stage.perform { scene.animator.removeBehavior(hold) }
    try scene.stage.advance(to: 1)
    #expect(abs(box.center.x - 220) < 2)
  }

  @Test func attachmentsKeepTheirLength() throws {
    let scene = try DynamicScene()
    let (first, second) = (scene.add(UIView(), at: 200, 100), scene.add(UIView(), at: 200, 260))
    let rod = UIAttachmentBehavior(item: first, attachedTo: second)
    let hook = UIAttachmentBehavior(item: first, attachedToAnchor: CGPoint(x: 200, y: 20))
    #expect(rod.length == 160 && hook.length == 80 && rod.attachedBehaviorType == .items)
    let push = UIPushBehavior(items: [second], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 2, dy: 0)
    scene.add(UIGravityBehavior(items: [first, second]), rod, hook, push)
    for time in [0.3, 0.7, 1.5] {
      try scene.stage.advance(to: time)
      let apart = hypot(first.center.x - second.center.x, first.center.y - second.center.y)
      #expect(abs(apart - 160) < 0.5)
      #expect(abs(hypot(first.center.x - 200, first.center.y - 20) - 80) < 0.5)
    }
    #expect(second.center.x != 200)
  }

  @Test func slidingAttachmentsStayInTheirRange() throws {
    let scene = try DynamicScene()
    let box = scene.add(UIView(), at: 200, 100)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: CGPoint(x: 200, y: 100),
      axisOfTranslation: CGVector(dx: 0, dy: 1))
    slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 150)
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: 3, dy: 0)
    scene.add(UIGravityBehavior(items: [box]), slide, push)
    try scene.stage.advance(to: 3)
    #expect(abs(box.center.y - 250) < 0.5 && abs(box.center.x - 200) < 0.5)
  }

  @Test func groupsMoveTheirItemsAsOneBody() throws {
    let scene = try DynamicScene()
    let (left, right) = (
      scene.add(UIView(), at: 150, 100, size: 40), scene.add(UIView(), at: 250, 100, size: 40)
    )
    let group = UIDynamicItemGroup(items: [left, right])
    #expect(group.center == CGPoint(x: 200, y: 100) && group.bounds.size.width == 140)
    let item = UIDynamicItemBehavior(items: [group])
    item.addAngularVelocity(.pi, for: group)
    scene.add(item)
    try scene.stage.advance(to: 0.5)
    #expect(hypot(left.center.x - 200, left.center.y - 50) < 1e-3)
    #expect(hypot(right.center.x - 200, right.center.y - 150) < 1e-3)
    #expect(abs(left.transform.b - 1) < 1e-6)
  }

  @Test func fieldsActInTheirRegions() throws {
    let scene = try DynamicScene()
    let (near, far) = (scene.add(UIView(), at: 150, 300), scene.add(UIView(), at: 350, 300))
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 100, y: 300))
    field.region = UIRegion(radius: 120)
    [near, far].forEach(field.addItem)
    scene.add(field)
    try scene.stage.advance(to: 0.4)
    #expect(abs(near.center.x - (150 - 8)) < 0.1 && far.center.x == 350)
  }

  @Test func springAndDragFieldsFollowTheirFormulas() throws {
    let scene = try DynamicScene()
    let (swinging, braked) = (scene.add(UIView(), at: 300, 100), scene.add(UIView(), at: 100, 400))
    let spring = UIFieldBehavior.springField()
    spring.position = CGPoint(x: 200, y: 100)
    spring.strength = 4
    spring.addItem(swinging)
    let drag = UIFieldBehavior.dragField()
    drag.strength = 2
    drag.addItem(braked)
    let item = UIDynamicItemBehavior(items: [braked])
    item.addLinearVelocity(CGPoint(x: 100, y: 0), for: braked)
    scene.add(spring, drag, item)
    try scene.stage.advance(to: 1)
    // 100 cos 2t, and 100 e⁻²ᵗ.
    #expect(abs(swinging.center.x - (200 + 100 * cos(2.0))) < 1.5)
    #expect(abs(item.linearVelocity(for: braked).x - 100 * exp(-2)) < 0.2)
  }

  @Test func valuesThatAreNotNumbersDoNotStopTheFilm() throws {
    let scene = try DynamicScene()
    let box = scene.add(UIView(), at: 200, 300)
    let gravity = UIGravityBehavior(items: [box])
    gravity.gravityDirection = CGVector(dx: CGFloat.nan, dy: 0)
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: CGFloat.infinity, dy: 0)
    let item = UIDynamicItemBehavior(items: [box])
    (item.density, item.elasticity, item.resistance) = (.infinity, .nan, -1)
    item.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 0), for: box)
    let hold = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 100))
    (hold.length, hold.frequency, hold.damping) = (.nan, .infinity, .nan)
    let empty = scene.add(UIView(), at: 0, 0, size: 0)
    scene.add(gravity, push, item, hold, UIGravityBehavior(items: [empty]))
    try scene.stage.advance(to: 1)
    scene.stage.perform { hold.anchorPoint = CGPoint(x: CGFloat.nan, y: 0) }
    try scene.stage.advance(to: 2)
    #expect(box.center.x.isFinite && box.center.y.isFinite && empty.center.y > 1000)
  }

  @Test func noiseIsTheSameOnEveryRun() throws {
    func end() throws -> CGPoint {
      let scene = try DynamicScene()
      let box = scene.add(UIView(), at: 200, 300)
      let noise = UIFieldBehavior.noiseField(smoothness: 0.2, animationSpeed: 2)
      noise.strength = 5
      noise.addItem(box)
      scene.add(noise)
      try scene.stage.advance(to: 2)
      return box.center
    }
    let first = try end()
    #expect(try end() == first)
    #expect(hypot(first.x - 200, first.y - 300) > 5)
  }
}
