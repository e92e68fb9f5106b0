public import Drawing
public import Foundation

// The typed properties of transitions and reductions.

/// The properties of transitions.
public protocol CITransitionFilter: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The image that the transition ends with.
  var targetImage: CIImage? { get set }
  /// The time of the transition, 0…1.
  var time: Float { get set }
}

/// The properties of `CIDissolveTransition`: none of its own.
public protocol CIDissolveTransition: CITransitionFilter {}

/// The properties of `CISwipeTransition`.
public protocol CISwipeTransition: CITransitionFilter {
  /// The rectangle of the effect, in pixels.
  var extent: CGRect { get set }
  /// The colour.
  var color: CIColor { get set }
  /// The angle, in radians.
  var angle: Float { get set }
  /// The width, in pixels.
  var width: Float { get set }
  /// The opacity of the colour, 0…1.
  var opacity: Float { get set }
}

/// The properties of `CIRippleTransition`.
public protocol CIRippleTransition: CITransitionFilter {
  /// An image that shades the effect; not drawn here.
  var shadingImage: CIImage? { get set }
  /// The centre of the effect, in pixels.
  var center: CGPoint { get set }
  /// The rectangle of the effect, in pixels.
  var extent: CGRect { get set }
  /// The width, in pixels.
  var width: Float { get set }
  /// The size or strength of the effect.
  var scale: Float { get set }
}

/// The properties of `CIAreaAverage`.
public protocol CIAreaAverage: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The rectangle of the effect, in pixels.
  var extent: CGRect { get set }
}

/// The properties of `CIAreaMaximum`.
public protocol CIAreaMaximum: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The rectangle of the effect, in pixels.
  var extent: CGRect { get set }
}

/// The properties of `CIAreaMinimum`.
public protocol CIAreaMinimum: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The rectangle of the effect, in pixels.
  var extent: CGRect { get set }
}
