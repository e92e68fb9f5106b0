public import Foundation
import Geometry
import Layers
import RigidBodies
public import Views

/// Collisions of items with each other and with boundaries.
///
/// A boundary is a line or the outline of a path, with two sides: an item on the other side of the
/// reference view's edge stays there.
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with; the raw values are Apple's.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mode from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The other items of the behavior.
    public static let items = Mode(rawValue: 1)
    /// The boundaries of the behavior.
    public static let boundaries = Mode(rawValue: 2)
    /// Items and boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  private var list: ItemList
  private var paths: [(identifier: any NSCopying, path: CGPath)] = []

  /// Creates a behavior for items, without boundaries.
  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }

  /// Creates a behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The items that collide.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    dynamicAnimator?.itemsRemoved()
  }

  /// What items collide with; `everything` by default.
  open var collisionMode = Mode.everything { didSet { changed() } }

  /// The object that is told of collisions.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// A Boolean value that indicates whether the bounds of the reference view, or the contents of the
  /// collection, are a boundary; false by default.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }

  private var insets = UIEdgeInsets.zero

  /// Makes the bounds of the reference view, less insets, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds the outline of a path as a boundary; one with an equal identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    paths.append((identifier, CGPath(bezierPath.cgPath.path)))
    changed()
  }

  /// Adds a line as a boundary; one with an equal identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary; nil if there is none with the identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    paths.first { Self.areEqual($0.identifier, identifier) }.map { UIBezierPath(cgPath: $0.path) }
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    paths.removeAll { Self.areEqual($0.identifier, identifier) }
    changed()
  }

  /// The identifiers of the boundaries that were added, in this order; nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    paths.isEmpty ? nil : paths.map(\.identifier)
  }

  /// Removes the boundaries that were added.
  open func removeAllBoundaries() {
    paths = []
    changed()
  }

  private static func areEqual(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
    (first as? NSObject)?.isEqual(second) ?? (first as AnyObject === second as AnyObject)
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func configure(_ simulation: Simulation) {
    var lines: [Boundary] = []
    for (index, boundary) in paths.enumerated() {
      lines += Self.lines(of: boundary.path.path, id: index + 1)
    }
    if translatesReferenceBoundsIntoBoundary, let bounds = simulation.referenceBounds {
      var path = Path()
      path.addRect(bounds.inset(by: insets))
      lines += Self.lines(of: path, id: 0)
    }
    simulation.world.groups.append(
      CollisionGroup(
        id: number, members: items.compactMap { simulation.index(of: $0) }, boundaries: lines,
        membersCollide: collisionMode.contains(.items),
        boundariesCollide: collisionMode.contains(.boundaries)))
  }

  /// Returns the straight lines of a path; curves deviate by less than a fifth of a point.
  private static func lines(of path: Path, id: Int) -> [Boundary] {
    var lines: [Boundary] = []
    var (start, current) = (Vector.zero, Vector.zero)
    func line(to end: Vector) {
      if current.isFinite, end.isFinite, (end - current).length > 1e-3 {
        lines.append(Boundary(id: id, from: current, to: end))
      }
      current = end
    }
    path.flatten(tolerance: 0.2) { segment in
      switch segment {
      case .move(let point):
        start = Vector(point)
        current = start
      case .line(let point): line(to: Vector(point))
      case .close: line(to: start)
      }
    }
    return lines
  }

  /// Tells the delegate of a touch that began or ended.
  func report(_ change: TouchChange, in simulation: Simulation) {
    guard let collisionDelegate, let item = simulation.item(at: change.body) else { return }
    let point = CGPoint(change.point)
    switch change.other {
    case .body(let index):
      guard let other = simulation.item(at: index) else { return }
      if change.isBeginning {
        collisionDelegate.collisionBehavior(self, beganContactFor: item, with: other, at: point)
      } else {
        collisionDelegate.collisionBehavior(self, endedContactFor: item, with: other)
      }
    case .boundary(let id):
      let identifier = paths.indices.contains(id - 1) ? paths[id - 1].identifier : nil
      if change.isBeginning {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: item, withBoundaryIdentifier: identifier, at: point)
      } else {
        collisionDelegate.collisionBehavior(
          self, endedContactFor: item, withBoundaryIdentifier: identifier)
      }
    }
  }
}
