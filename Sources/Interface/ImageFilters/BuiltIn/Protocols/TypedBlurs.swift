public import Foundation

// The typed properties of blurs.

/// A filter with typed properties.
public protocol CIFilterProtocol: NSObject {
  /// The computed image; nil if an image that it needs isn't set.
  var outputImage: CIImage? { get }
}

/// The properties of `CIGaussianBlur`.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}

/// The properties of `CIBoxBlur`.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}

/// The properties of `CIDiscBlur`.
public protocol CIDiscBlur: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}

/// The properties of `CIMotionBlur`.
public protocol CIMotionBlur: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The angle, in radians.
  var angle: Float { get set }
}

/// The properties of `CIZoomBlur`.
public protocol CIZoomBlur: CIFilterProtocol {
  /// The image that the filter is applied to.
  var inputImage: CIImage? { get set }
  /// The centre of the effect, in pixels.
  var center: CGPoint { get set }
  /// The strength of the effect.
  var amount: Float { get set }
}
