import Foundation
import Geometry
import RigidBodies
import Views

extension UIDynamicItem {
  /// The box around the item in the reference view.
  var box: CGRect {
    CGRect(
      x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height
    ).applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  /// The shape of the item's body. Items have at least the size of a point.
  var shape: Shape {
    let pieces = pieces
    return pieces.isEmpty
      ? Shape(
        width: bounds.width.clamped(to: Self.lengths),
        height: bounds.height.clamped(to: Self.lengths))
      : Shape(pieces)
  }

  /// The widths and heights that bodies can have.
  private static var lengths: ClosedRange<Double> { 1...1e6 }

  /// The convex parts of the item around its middle; none for the rectangle of the bounds.
  fileprivate var pieces: [Piece] {
    if let group = self as? UIDynamicItemGroup { return group.memberPieces }
    let x = bounds.width.clamped(to: Self.lengths) / 2
    let y = bounds.height.clamped(to: Self.lengths) / 2
    switch collisionBoundsType {
    case .rectangle: return []
    case .ellipse where abs(x - y) < 0.01: return [Piece(disc: .zero, radius: x)]
    case .ellipse:
      // With 48 corners, the outline deviates by 0.2 % of the radius.
      let corners = (0..<48).map { index in
        let point = Rotation(angle: 2 * Double.pi * Double(index) / 48)(Vector(1, 0))
        return Vector(x * point.x, y * point.y)
      }
      return Piece(hullOf: corners).map { [$0] } ?? []
    case .path:
      var corners: [Vector] = []
      collisionBoundingPath.cgPath.path.flatten(tolerance: 0.2) { segment in
        switch segment {
        case .move(let point), .line(let point): corners.append(Vector(point))
        case .close: break
        }
      }
      return Piece(hullOf: corners.filter(\.isFinite)).map { [$0] } ?? []
    }
  }
}

extension UIDynamicItemGroup {
  /// The parts of the members, around the middle of the group.
  fileprivate var memberPieces: [Piece] {
    members.flatMap { member, offset, angle -> [Piece] in
      let rotation = Rotation(angle: angle)
      let pieces = member.shape.pieces.map { $0.moved(by: member.shape.centroid) }
      return pieces.compactMap { piece in
        guard !piece.isDisc else {
          return Piece(disc: offset + rotation(piece.corners[0]), radius: piece.radius)
        }
        return Piece(hullOf: piece.corners.map { offset + rotation($0) })
      }
    }
  }
}
