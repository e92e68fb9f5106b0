package import Foundation
import Geometry
import Raster
package import VirtualTime

/// A layer of a frame: its position in the tree and on the canvas, and its presentation values.
package struct LayerOutline {
  /// The layer's number in traces; nil if nothing was recorded for it.
  package let number: Int?
  /// The layer's name, as in traces.
  package let name: String
  /// The name of the layer's class.
  package let kind: String
  /// The number of layers that contain it.
  package let depth: Int
  /// The corners of its bounds on the canvas, in order around it.
  package let corners: [CGPoint]
  /// Whether the layer and the layers around it are neither hidden nor transparent.
  package let isVisible: Bool
  /// Whether the layer is the mask of the layer that contains it.
  package let isMask: Bool
  /// The presentation values that differ from a new layer's, by key path.
  package let values: [(keyPath: String, value: TracedValue)]
  /// The key paths that an animation changes.
  package let animated: [String]
}

extension CALayer {
  /// Returns this layer and the layers in it at `instant`, each before those in front of it.
  ///
  /// Transitions and the copies of replicator layers aren't taken into account.
  package func outlines(at instant: Instant) -> [LayerOutline] {
    var list: [LayerOutline] = []
    appendOutlines(
      to: &list, OutlineSurroundings(plane: .affine(.identity), space: nil, instant: instant))
    return list
  }

  private func appendOutlines(
    to list: inout [LayerOutline], _ around: OutlineSurroundings, isMask: Bool = false
  ) {
    let state = state(at: around.instant)
    let own = state.toSuperlayer
    let space = around.space.map(own.concatenating) ?? own
    let projection = Projection(space).concatenating(around.plane)
    let isVisible = around.isVisible && !state.isHidden && state.opacity > 0
    list.append(
      LayerOutline(
        number: traced?.number, name: nameInTraces, kind: String(describing: type(of: self)),
        depth: around.depth, corners: state.bounds.corners.map { $0.applying(projection) },
        isVisible: isVisible, isMask: isMask, values: outlineValues(of: state),
        animated: (animationKeys() ?? []).sorted()))
    var inside = around
    inside.depth += 1
    inside.isVisible = isVisible
    (inside.plane, inside.space) =
      flattensSublayers
      ? (projection, state.ofSublayers)
      : (around.plane, state.ofSublayers?.concatenating(space) ?? space)
    if let maskLayer {
      var behind = inside
      (behind.plane, behind.space) = (projection, nil)
      maskLayer.appendOutlines(to: &list, behind, isMask: true)
    }
    for child in children { child.appendOutlines(to: &list, inside) }
  }

  private func outlineValues(of state: LayerState) -> [(keyPath: String, value: TracedValue)] {
    let fresh = LayerState()
    return Self.outlined.compactMap { name in
      guard let property = LayerProperty.named[name] else { return nil }
      let value = TracedValue(property.get(state), count: property.kind.count)
      let isOrdinary = value == TracedValue(property.get(fresh), count: property.kind.count)
      if isOrdinary && !Self.alwaysOutlined.contains(name) { return nil }
      return (name, name == "contents" ? Self.distinguished(value, state) : value)
    }
  }

  /// Returns the description of the contents with a checksum of a drawing, which traces don't have:
  /// drawings are often made for each frame.
  private static func distinguished(_ value: TracedValue, _ state: LayerState) -> TracedValue {
    guard let drawing = state.contents.picture.object as? LayerDrawing else { return value }
    let list = DisplayList(width: 1, height: 1, background: .clear, items: drawing.items)
    return .text("\(value), #\(String(list.digest, radix: 16))")
  }

  private static let alwaysOutlined: Set = ["position", "bounds", "opacity"]

  /// The properties of an outline, in order.
  private static let outlined = [
    "position", "bounds", "anchorPoint", "zPosition", "transform", "opacity", "hidden",
    "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "masksToBounds", "contents",
    "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor",
  ]
}

/// The plane and the space that the layers in a layer are in.
private struct OutlineSurroundings {
  var plane: Projection
  var space: CATransform3D?
  let instant: Instant
  var depth = 0
  var isVisible = true
}

extension CGRect {
  /// The corners, in order around the rectangle.
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
