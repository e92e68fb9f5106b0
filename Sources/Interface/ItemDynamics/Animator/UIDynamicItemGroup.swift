public import Foundation
public import Geometry
import RigidBodies
public import Views

/// Several items that move as one body, whose shape is made of theirs.
///
/// Its middle is that of the box around the items. The items keep their places in the group; they
/// can't be in behaviors themselves.
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items, with their places at the angle 0 of the group, relative to its middle.
  let members: [(item: any UIDynamicItem, offset: Vector, angle: Double)]
  private let size: CGSize

  /// Creates a group of items at their present places.
  public init(items: [any UIDynamicItem]) {
    let boxes = items.map(\.box)
    let box = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    let middle = CGPoint(x: box.midX, y: box.midY)
    members = items.map {
      ($0, Vector($0.center) - Vector(middle), Double($0.transform.angle))
    }
    size = box.size
    storedCenter = middle
    super.init()
  }

  /// The items.
  open var items: [any UIDynamicItem] { members.map(\.item) }

  private var storedCenter: CGPoint
  private var storedTransform = CGAffineTransform.identity

  /// The middle of the group. Moving it moves the items.
  open var center: CGPoint {
    get { storedCenter }
    set {
      storedCenter = newValue
      place()
    }
  }

  /// The size of the box around the items when the group was created.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The rotation of the group. Turning it turns the items around its middle.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      storedTransform = newValue
      place()
    }
  }

  private func place() {
    let angle = Double(storedTransform.angle)
    let rotation = Rotation(angle: angle)
    for (item, offset, start) in members {
      item.center = CGPoint(Vector(storedCenter) + rotation(offset))
      let transform = CGAffineTransform(rotationAngle: CGFloat(start + angle))
      if item.transform != transform { item.transform = transform }
    }
  }
}
