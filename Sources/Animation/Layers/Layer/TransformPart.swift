import Foundation
import Geometry

/// A numeric part of one of a layer's transforms, as named by a key path such as
/// `transform.rotation.y`.
package struct TransformPart: Sendable {
  /// The transform that contains the part.
  package enum Matrix: Sendable {
    case transform, sublayerTransform
  }

  let matrix: Matrix
  let get: @Sendable (TransformParts) -> Double
  let set: @Sendable (inout TransformParts, Double) -> Void
}

extension LayerState {
  subscript(matrix: TransformPart.Matrix) -> CATransform3D {
    get { matrix == .transform ? transform : sublayerTransform }
    set {
      switch matrix {
      case .transform: transform = newValue
      case .sublayerTransform: sublayerTransform = newValue
      }
    }
  }
}

// The key paths into a transform, by the suffix after the transform's name.
extension LayerProperty {
  /// Returns all parts of `matrix`, whose own key path is `name`.
  static func parts(of matrix: TransformPart.Matrix, _ name: String) -> [LayerProperty] {
    func part(
      _ path: String, _ get: @escaping @Sendable (TransformParts) -> Double,
      _ set: @escaping @Sendable (inout TransformParts, Double) -> Void
    ) -> LayerProperty {
      LayerProperty(
        name: "\(name).\(path)", part: TransformPart(matrix: matrix, get: get, set: set))
    }
    return [
      LayerProperty(
        name: name, kind: .transform, get: { .transform($0[matrix]) },
        set: { if case .transform(let transform) = $1 { $0[matrix] = transform } }),
      part("rotation", { $0.angles.z }, { $0.angles.z = $1 }),
      part("rotation.x", { $0.angles.x }, { $0.angles.x = $1 }),
      part("rotation.y", { $0.angles.y }, { $0.angles.y = $1 }),
      part("rotation.z", { $0.angles.z }, { $0.angles.z = $1 }),
      part(
        "scale", { $0.isFlat ? ($0.scale.x + $0.scale.y) / 2 : $0.scale.sum() / 3 },
        { $0.scale = [$1, $1, $0.isFlat ? 1 : $1] }),
      part("scale.xy", { $0.scale.x }, { ($0.scale.x, $0.scale.y) = ($1, $1) }),
      part("scale.x", { $0.scale.x }, { $0.scale.x = $1 }),
      part("scale.y", { $0.scale.y }, { $0.scale.y = $1 }),
      part("scale.z", { $0.scale.z }, { $0.scale.z = $1 }),
      part("translation.x", { $0.translation.x }, { $0.translation.x = $1 }),
      part("translation.y", { $0.translation.y }, { $0.translation.y = $1 }),
      part("translation.z", { $0.translation.z }, { $0.translation.z = $1 }),
      pair(
        "\(name).translation", .size, { ($0[matrix].m41, $0[matrix].m42) },
        { ($0[matrix].m41, $0[matrix].m42) = ($1, $2) }),
    ]
  }
}
