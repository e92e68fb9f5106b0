public import Drawing
public import Foundation

// The typed properties of generators and gradients.

/// The properties of `CICheckerboardGenerator`.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// The centre of the effect, in pixels.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
  /// The width, in pixels.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}

/// The properties of `CIStripesGenerator`.
public protocol CIStripesGenerator: CIFilterProtocol {
  /// The centre of the effect, in pixels.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
  /// The width, in pixels.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}

/// The properties of `CIRandomGenerator`: none of its own.
public protocol CIRandomGenerator: CIFilterProtocol {}

/// The properties of `CILinearGradient`.
public protocol CILinearGradient: CIFilterProtocol {
  /// The place of the first colour.
  var point0: CGPoint { get set }
  /// The place of the second colour.
  var point1: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}

/// The properties of `CISmoothLinearGradient`.
public protocol CISmoothLinearGradient: CIFilterProtocol {
  /// The place of the first colour.
  var point0: CGPoint { get set }
  /// The place of the second colour.
  var point1: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}

/// The properties of `CIRadialGradient`.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The centre of the effect, in pixels.
  var center: CGPoint { get set }
  /// The radius of the first colour, in pixels.
  var radius0: Float { get set }
  /// The radius of the second colour, in pixels.
  var radius1: Float { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}

/// The properties of `CIGaussianGradient`.
public protocol CIGaussianGradient: CIFilterProtocol {
  /// The centre of the effect, in pixels.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}

/// The properties of `CIHueSaturationValueGradient`.
public protocol CIHueSaturationValueGradient: CIFilterProtocol {
  /// The value of all colours, from 0 for black to 1.
  var value: Float { get set }
  /// The radius of the wheel, in pixels.
  var radius: Float { get set }
  /// The width of the edge, in pixels.
  var softness: Float { get set }
  /// The strength of dithering; it has no effect.
  var dither: Float { get set }
  /// The colour space; it has no effect, and sRGB is used.
  var colorSpace: CGColorSpace? { get set }
}
