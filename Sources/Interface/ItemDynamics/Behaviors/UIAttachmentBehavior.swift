public import Foundation
public import Geometry
import RigidBodies
public import Views

/// An attachment of an item to a point or to another item.
///
/// An attachment made by an initialiser keeps a distance, as a rod does, or as a spring if
/// `frequency` isn't 0. If the distance is at most a point, it holds the item's point at the anchor
/// (D). While an anchor is moved, it has the velocity of the movement, so an item that is let go
/// continues with it.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is attached to; the raw values are Apple's.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// A point.
    case anchor
  }

  /// What the attachment permits.
  private enum Kind {
    case distance
    case rope
    case pin
    case fixed
    /// Along an axis in the coordinates of the first item, or of the reference view.
    case sliding(Vector)
  }

  /// The attached points, and how they are attached.
  private struct Attachment {
    let items: [any UIDynamicItem]
    let offsets: [UIOffset]
    var kind = Kind.distance

    /// The difference of the items' angles.
    var angle: Double {
      let angles = items.map { Double($0.transform.angle) }
      return angles[angles.count - 1] - (angles.count == 2 ? angles[0] : 0)
    }

    /// Returns the distance of the points, or of the only one from the anchor.
    func length(to anchor: CGPoint) -> CGFloat {
      let ends = zip(items, offsets).map { item, offset in
        Vector(item.center)
          + Rotation(angle: Double(item.transform.angle))(
            Vector(Double(offset.horizontal), Double(offset.vertical)))
      }
      return CGFloat((ends[ends.count - 1] - (ends.count == 2 ? ends[0] : Vector(anchor))).length)
    }
  }

  private let attachment: Attachment
  /// The difference of the angles when the attachment was made.
  private let startAngle: Double

  private init(_ attachment: Attachment, anchor: CGPoint) {
    self.attachment = attachment
    startAngle = attachment.angle
    anchorPoint = anchor
    length = attachment.length(to: anchor)
    super.init()
  }

  /// Returns the offset of a point of the reference view from an item's middle, turned with it.
  private static func offset(_ point: CGPoint, in item: any UIDynamicItem) -> UIOffset {
    let rotation = Rotation(angle: Double(item.transform.angle))
    let offset = rotation.inverse(Vector(point) - Vector(item.center))
    return UIOffset(horizontal: CGFloat(offset.x), vertical: CGFloat(offset.y))
  }

  /// Attaches the middle of an item to a point of the reference view.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item to a point of the reference view. The offset from the item's
  /// middle turns with the item.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    attachment = Attachment(items: [item], offsets: [offset])
    startAngle = attachment.angle
    anchorPoint = point
    length = attachment.length(to: point)
    super.init()
  }

  /// Attaches the middles of two items to each other.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches points of two items to each other.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    attachment = Attachment(items: [item1, item2], offsets: [offset1, offset2])
    startAngle = attachment.angle
    anchorPoint = .zero
    length = attachment.length(to: .zero)
    super.init()
  }

  private convenience init(
    _ item1: any UIDynamicItem, _ item2: any UIDynamicItem, at point: CGPoint, kind: Kind
  ) {
    let items = [item1, item2]
    let offsets = items.map { Self.offset(point, in: $0) }
    self.init(Attachment(items: items, offsets: offsets, kind: kind), anchor: point)
  }

  /// Returns an attachment of two items that slide along an axis through a point and don't turn
  /// against each other.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    // The axis turns with the first item.
    let rotation = Rotation(angle: Double(item1.transform.angle))
    return UIAttachmentBehavior(
      item1, item2, at: point, kind: .sliding(rotation.inverse(Vector(axis))))
  }

  /// Returns an attachment of an item that slides along an axis through a point and doesn't turn.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let kind = Kind.sliding(Vector(axis))
    return UIAttachmentBehavior(
      Attachment(items: [item], offsets: [offset(point, in: item)], kind: kind), anchor: point)
  }

  /// Returns an attachment by a rope: the points of the items are at most at their present distance,
  /// or at `length`.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let attachment = Attachment(items: [item1, item2], offsets: [offset1, offset2], kind: .rope)
    return UIAttachmentBehavior(attachment, anchor: .zero)
  }

  /// Returns an attachment of two items that move as one.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item1, item2, at: point, kind: .fixed)
  }

  /// Returns an attachment of two items that turn around a point.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item1, item2, at: point, kind: .pin)
  }

  /// One or two items.
  open var items: [any UIDynamicItem] { attachment.items }

  /// What the item is attached to.
  open var attachedBehaviorType: AttachmentType { items.count == 2 ? .items : .anchor }

  /// The point that an item is attached to, in the coordinates of the reference view.
  open var anchorPoint: CGPoint {
    didSet { if anchorPoint != oldValue { dynamicAnimator?.wake() } }
  }

  /// The distance of the attached points, in points: at first the one that they have when the
  /// behavior is created.
  open var length: CGFloat { didSet { changed() } }

  /// The damping ratio of the spring: 0, the default, for an undamped one, 1 for one that doesn't
  /// oscillate.
  open var damping: CGFloat = 0 { didSet { changed() } }

  /// The frequency of the spring in hertz; 0, the default, for an attachment that doesn't give way.
  open var frequency: CGFloat = 0 { didSet { changed() } }

  /// The torque that is needed to turn the items of a pin attachment against each other, or the force
  /// to move sliding ones; 0 by default. A torque of 1 is that of a force of magnitude 1 at a
  /// distance of one point (D): Apple's documentation gives no unit.
  open var frictionTorque: CGFloat = 0 { didSet { changed() } }

  /// The permitted angles of a pin attachment in radians, or positions of a sliding attachment in
  /// points, relative to those at the start; all by default.
  open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }

  override var ownItems: [any UIDynamicItem] { items }

  override func configure(_ simulation: Simulation) {
    let bodies = items.compactMap { simulation.index(of: $0) }
    guard bodies.count == items.count else { return }
    let arms = zip(bodies, attachment.offsets).map { body, offset in
      simulation.arm(Vector(Double(offset.horizontal), Double(offset.vertical)), of: body)
    }
    let hasAnchor = bodies.count == 1
    var joint = Joint(
      id: number, kind: jointKind, first: hasAnchor ? 0 : bodies[0],
      second: bodies[bodies.count - 1],
      firstPoint: hasAnchor ? simulation.anchor(of: self) ?? Vector(anchorPoint) : arms[0],
      secondPoint: arms[arms.count - 1])
    joint.frequency = frequency.clamped(to: 0...1000)
    joint.damping = damping.clamped(to: 0...1000)
    joint.referenceAngle = startAngle
    joint.friction = 100 * frictionTorque.clamped(to: 0...1e9)
    if !attachmentRange.isInfinite, attachmentRange.minimum <= attachmentRange.maximum {
      let reach = -1e6...1e6
      joint.limits =
        attachmentRange.minimum.clamped(to: reach)...attachmentRange.maximum.clamped(to: reach)
    }
    guard joint.firstPoint.isFinite, joint.secondPoint.isFinite else { return }
    simulation.joints.append(joint)
  }

  private var jointKind: Joint.Kind {
    switch attachment.kind {
    case .distance: return .distance(length.clamped(to: 0...1e6))
    case .rope: return .rope(length.clamped(to: 0...1e6))
    case .pin: return .pin
    case .fixed: return .weld
    case .sliding(let axis): return .slide(axis)
    }
  }

  override func begin(_ simulation: Simulation, duration: Double) {
    guard attachedBehaviorType == .anchor, Vector(anchorPoint).isFinite else { return }
    simulation.moveAnchor(of: self, to: Vector(anchorPoint), within: duration)
  }
}
