package import Foundation
package import Geometry
package import Raster

// Parts of a layer's values that belong together.

/// What a layer shows in its bounds, and how.
package struct ContentsState: Hashable, Sendable {
  package var picture = DiscreteValue(nil)
  package var scale: CGFloat = 1
  package var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var center = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var gravity = CALayerContentsGravity.resize
}

/// A layer's shadow.
package struct ShadowState: Hashable, Sendable {
  package var opacity = 0.0
  package var radius: CGFloat = 3
  package var offset = CGSize(width: 0, height: -3)
  package var color: Color? = Color(red: 0, green: 0, blue: 0)
  package var path: Path?
}

extension LayerState {
  /// The values of a `CAShapeLayer`; what a fresh one has, for others.
  package var shape: ShapeState {
    get { if case .shape(let state) = kind { state } else { ShapeState() } }
    set { kind = .shape(newValue) }
  }

  /// The values of a `CAGradientLayer`; what a fresh one has, for others.
  package var gradient: GradientState {
    get { if case .gradient(let state) = kind { state } else { GradientState() } }
    set { kind = .gradient(newValue) }
  }

  /// The values of a `CATextLayer`; what a fresh one has, for others.
  package var text: TextState {
    get { if case .text(let state) = kind { state } else { TextState() } }
    set { kind = .text(newValue) }
  }

  /// The values of a `CAEmitterLayer`; what a fresh one has, for others.
  package var emitter: EmitterState {
    get { if case .emitter(let state) = kind { state } else { EmitterState() } }
    set { kind = .emitter(newValue) }
  }
}
